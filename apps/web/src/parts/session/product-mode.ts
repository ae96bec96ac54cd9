import { create } from 'zustand';
import { useSession, type EmbedMode } from './session-store.ts';

const useEnteringMode = create<{ readonly mode: EmbedMode | undefined }>(() => ({ mode: undefined }));

/** Which mode the other system asked for, from the plug-in login until there is a session that says it. */
export function setEnteringMode(mode: EmbedMode | undefined): void {
  useEnteringMode.setState({ mode });
}

/**
 * How the product runs inside another system: undefined by itself, else 'embedded' or 'patch'. In both there is no header, no
 * menu, and no way to a login page.
 */
export function useProductMode(): EmbedMode | undefined {
  const session = useSession();
  const asked = useEnteringMode((state) => state.mode);
  return session === null ? asked : session.mode;
}
