import { createTransport, type Transport, type TransportConfig } from './transport.ts';

let transport: Transport | undefined;

/** Sets what every call of the generated client goes through; called once at start, again to change it. */
export function configureTransport(config: TransportConfig): void {
  transport = createTransport(config);
}

/** @throws Error when nothing was configured yet: a fault of the program, not of a call. */
export function currentTransport(): Transport {
  if (transport === undefined) throw new Error('configureTransport was not called before the first request');
  return transport;
}
