// The exit codes; docs/command-line.md explains them.
export const EXIT = {
  done: 0,
  refused: 1,
  usage: 2,
  diverged: 3,
  version: 4,
  unreadable: 5,
  bug: 70,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
