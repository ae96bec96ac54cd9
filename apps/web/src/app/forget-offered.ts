import type { QueryClient } from '@tanstack/react-query';

/** What of the wire hangs on the models that are on and the applications that are offered. */
const HANGING: ReadonlySet<unknown> = new Set([
  'ai',
  'application',
  'home',
  'knowledge',
  'reading2',
  'reports',
  'worklist',
]);
/** What administrators switch: their pages read it again themselves. */
const SWITCHED = ['application', 'manage'];

/**
 * A model or an application was switched elsewhere: what hangs on it is asked again where it is shown, and before it is shown where it
 * is not, so that what was switched off is not read on.
 */
export function forgetOffered(client: QueryClient): void {
  void client.invalidateQueries({
    predicate: ({ queryKey: [, , ...names] }) =>
      HANGING.has(names[0]) && !SWITCHED.every((name, at) => names[at] === name),
  });
}
