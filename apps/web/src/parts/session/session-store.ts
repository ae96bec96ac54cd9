import { create } from 'zustand';
import { readStored, readStoredJson, removeStored, STORAGE_PREFIX, writeStored } from '../../kit/lib/storage.ts';
import { forgetWallToken } from './wall-session.ts';

/** How the product runs inside another hospital system; absent when it runs by itself. */
export type EmbedMode = 'embedded' | 'patch';

/** The signed-in user as the browser keeps it. */
export interface SessionRecord {
  readonly token: string;
  readonly user_id: string;
  /** Role number; what it may open is decided by verifyArr. */
  readonly role: number;
  readonly nickname: string;
  /** Allowed paths: exact, with leading slash, without query. */
  readonly verifyArr: readonly string[];
  /** Column permissions '1' to '4', as strings. */
  readonly permission_column: readonly string[];
  readonly login_path: string;
  readonly department?: string;
  /** Professional title, for example 主治医师. */
  readonly title?: string;
  /** Masked telephone number. */
  readonly phone?: string;
  readonly mode?: EmbedMode;
}

const SESSION_NAME = 'session';
const LOGIN_PATH_NAME = 'login-path';
// Set by a logout until somebody signs in: other tabs see it too.
const LOGGED_OUT_NAME = 'logged-out';
const DEFAULT_LOGIN_PATH = '/login';

/** In this tab or in another one. */
type Origin = 'here' | 'elsewhere';

// Local storage holds the session, for all tabs; the store tells that it changed, and where.
const useChange = create<{ readonly origin: Origin }>(() => ({ origin: 'here' }));

function isRecord(value: unknown): value is SessionRecord {
  const record = value as Record<string, unknown> | null;
  return (
    typeof record?.token === 'string' &&
    typeof record.user_id === 'string' &&
    typeof record.role === 'number' &&
    Array.isArray(record.verifyArr) &&
    Array.isArray(record.permission_column)
  );
}

/** The present session, or null. The same object is returned until the session changes. */
export function getSession(): SessionRecord | null {
  const value = readStoredJson(SESSION_NAME);
  return isRecord(value) ? value : null;
}

/** Keeps a session in local storage and remembers its login path for the time after it. */
export function setSession(record: SessionRecord): void {
  writeStored(SESSION_NAME, JSON.stringify(record));
  writeStored(LOGIN_PATH_NAME, record.login_path);
  removeStored(LOGGED_OUT_NAME);
  forgetWallToken();
  useChange.setState({ origin: 'here' });
}

/** Keeps what the present session may do now, where it is still the one of this token; whatever else runs goes on. */
export function renewSession(token: string, now: Partial<SessionRecord>): void {
  const session = getSession();
  if (session?.token !== token) return;
  writeStored(SESSION_NAME, JSON.stringify({ ...session, ...now, token }));
  useChange.setState({ origin: 'here' });
}

/** Notes that the user is logging out: what ends now was meant to end. Call it before the session is cleared. */
export function noteLogout(): void {
  writeStored(LOGGED_OUT_NAME, 'true');
}

/** Whether the last session was ended by a logout, here or in another tab, and not by the server. */
export function hasLoggedOut(): boolean {
  return readStored(LOGGED_OUT_NAME) !== null;
}

/** Forgets the session; other tabs learn it through the storage event. */
export function clearSession(): void {
  removeStored(SESSION_NAME);
  forgetWallToken();
  useChange.setState({ origin: 'here' });
}

/** Where to sign in: the session's login path, else the one of the last session here, else `/login`. */
export function loginPath(): string {
  const path = getSession()?.login_path ?? readStored(LOGIN_PATH_NAME);
  return path?.startsWith('/') === true ? path : DEFAULT_LOGIN_PATH;
}

/** Calls back on every change of the session, with where it was made. Returns the function that stops it. */
export function subscribeSession(listener: (origin: Origin) => void): () => void {
  return useChange.subscribe(({ origin }) => listener(origin));
}

/** Passes on what other tabs do to the session. Returns the function that stops listening. */
export function listenToOtherTabs(): () => void {
  const onStorage = (event: StorageEvent): void => {
    // A null key means that another tab emptied the storage.
    if (event.key === null || event.key === STORAGE_PREFIX + SESSION_NAME) useChange.setState({ origin: 'elsewhere' });
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** The session inside a component; null when nobody is signed in. */
export function useSession(): SessionRecord | null {
  return useChange(getSession);
}

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
