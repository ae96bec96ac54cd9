import { configureTransport } from '@jianwei/api-client/transport/configure';
import { pickEngine } from '@jianwei/wire-cipher/pick-engine';
import type { CipherEngine } from '@jianwei/wire-cipher/cipher-engine';
import { appConfig } from '../kit/lib/app-config.ts';
import { pageNavigator } from '../kit/lib/page-navigator.ts';
import { readStored } from '../kit/lib/storage.ts';
import { getSession } from '../parts/session/session-store.ts';
import { notice } from '../kit/ui/notice.tsx';
import { openBlacklistPrompt } from './blacklist-prompt.tsx';

/** The engine of this page, made once: the guard opens `encrypt` links with it, the transport bodies. */
let engine: Promise<CipherEngine> | undefined;

/** The cipher of the configured key. */
export function pageCipher(): Promise<CipherEngine> {
  engine ??= pickEngine(appConfig().wireKey);
  return engine;
}

/** The mock hospital's world this browser works in; a real back end never sees one. */
function mockWorld(): string | undefined {
  const { mock, world } = appConfig();
  return mock ? (world ?? readStored('world') ?? undefined) : undefined;
}

/**
 * Gives the generated client its way to the server.
 * @param reactions.onSessionEnd what a 401 or 403 does after its message
 * @param overrides.fetch replaces the network, for tests and the demo
 * @param overrides.cipher undefined: bodies are plain
 */
export function setUpTransport(
  reactions: { onSessionEnd: () => void },
  overrides: { fetch?: typeof globalThis.fetch; cipher?: undefined } = {},
): void {
  const { backendServer, exempt, wire } = appConfig();
  configureTransport({
    backendServer,
    exempt,
    token: () => getSession()?.token,
    cipher: wire === 'encrypted' ? pageCipher() : undefined,
    world: mockWorld(),
    ...(wire === 'plain' ? { headers: { 'x-wire': 'plain' } } : {}),
    ...overrides,
    reactions: {
      onSessionEnd: reactions.onSessionEnd,
      onBlacklisted: (status, message) => openBlacklistPrompt({ status, message }),
      onReload: () => pageNavigator.reload(),
      notify: (message) => notice.error(message),
    },
  });
}
