import type { TransportConfig } from '@jianwei/api-client/transport/transport';
import type { CipherEngine } from '@jianwei/wire-cipher/cipher-engine';
import { pickEngine } from '@jianwei/wire-cipher/pick-engine';
import { appConfig } from '../kit/lib/app-config.ts';
import { readStored } from '../kit/lib/storage.ts';

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

/** What every entry of the web app tells the transport: where the back end is and how bodies travel. */
export function transportBase(): Pick<TransportConfig, 'backendServer' | 'exempt' | 'cipher' | 'world' | 'headers'> {
  const { backendServer, exempt, wire } = appConfig();
  return {
    backendServer,
    exempt,
    cipher: wire === 'encrypted' ? pageCipher() : undefined,
    world: mockWorld(),
    ...(wire === 'plain' ? { headers: { 'x-wire': 'plain' } } : {}),
  };
}
