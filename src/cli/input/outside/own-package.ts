// A hook of Node's: modules from outside that import `hotseat/…` get this very program's.
import type { ResolveHook } from 'node:module';

export const resolve: ResolveHook = (specifier, context, nextResolve) =>
  nextResolve(
    specifier,
    specifier === 'hotseat' || specifier.startsWith('hotseat/') ? { ...context, parentURL: import.meta.url } : context,
  );
