import type { SuiteVersion } from './suites.ts';

/** The bytes of the version and its dot, which the tag covers first. */
export function prefixOf(version: SuiteVersion): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${version}.`);
}

export function joined(...parts: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

/** `crypto.getRandomValues` is there on plain-http pages too; only `crypto.subtle` is not. */
export function randomBytes(count: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(count));
}
