import { useSyncExternalStore } from 'react';
import { subscribeSession, useSession, type EmbedMode } from './session-store.ts';

let entering: EmbedMode | undefined;
const listeners = new Set<() => void>();

/** Which mode the other system asked for, from the plug-in login until there is a session that says it. */
export function setEnteringMode(mode: EmbedMode | undefined): void {
  entering = mode;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = subscribeSession(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/**
 * How the product runs inside another system: undefined by itself, else 'embedded' or 'patch'. In both there is no header, no
 * menu, and no way to a login page.
 */
export function useProductMode(): EmbedMode | undefined {
  const session = useSession();
  const asked = useSyncExternalStore(subscribe, () => entering);
  return session === null ? asked : session.mode;
}
