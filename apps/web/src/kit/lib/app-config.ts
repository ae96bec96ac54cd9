import { defaultExempt } from '@jianwei/wire-cipher/exempt-list';

/** Configuration of a deployment, served as `/config.js` before the application starts. */
export interface AppConfig {
  /** Origin (and base path) of the back end without a trailing slash; empty means this site. */
  readonly backendServer: string;
  /** Base64 of the 32-byte key of encrypted bodies. It hides, TLS protects. */
  readonly wireKey: string;
  readonly wire: 'encrypted' | 'plain';
  /** Path patterns whose bodies are never encrypted. */
  readonly exempt: readonly string[];
  readonly hospitalName: string;
  /** Whom to ask for a forgotten password, shown on the login page. */
  readonly helpText?: string;
  /** Text of the blacklist prompt by business status (1001, 1002). */
  readonly blacklistText: Readonly<Record<string, string>>;
  /** True where the back end is the mock hospital: only then the world of local storage is read. */
  readonly mock: boolean;
  readonly world?: string;
}

declare global {
  interface Window {
    __APP_CONFIG__?: Partial<AppConfig>;
  }
}

/** The deployment's configuration with a default for what `/config.js` leaves out. */
export function appConfig(): AppConfig {
  const given = window.__APP_CONFIG__ ?? {};
  return {
    backendServer: (given.backendServer ?? '').replace(/\/$/, ''),
    wireKey: given.wireKey ?? '',
    wire: given.wire ?? 'encrypted',
    exempt: given.exempt ?? defaultExempt,
    hospitalName: given.hospitalName ?? '',
    blacklistText: given.blacklistText ?? {},
    mock: given.mock ?? false,
    ...(given.helpText === undefined ? {} : { helpText: given.helpText }),
    ...(given.world === undefined ? {} : { world: given.world }),
  };
}
