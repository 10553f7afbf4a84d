// What the system says when a file cannot be read or written.

/** The system's code of an error, such as ENOENT; anything else is not the system's, and is thrown on. */
export function codeOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string')
    return error.code;
  throw error;
}
