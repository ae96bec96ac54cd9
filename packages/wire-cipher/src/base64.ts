import { CipherError } from './cipher-engine.ts';
import { decodedBytes } from './envelope.ts';

// The native pair (ES2026) is some ten times faster than atob on a large body; the type is written out because it is
// missing in older libraries and in older browsers alike.
interface NativeBase64 {
  fromBase64?: (base64: string) => Uint8Array<ArrayBuffer>;
  prototype: { toBase64?: () => string };
}

const native = (): NativeBase64 => Uint8Array as unknown as NativeBase64;

/**
 * Strict decoding: white space and foreign characters are refused by every browser alike.
 * @throws CipherError not-an-envelope.
 */
export function bytesFromBase64(base64: string): Uint8Array<ArrayBuffer> {
  const bytes = decode(base64);
  // Both decoders skip white space; then the length gives it away.
  if (bytes?.length !== decodedBytes(base64)) throw new CipherError('not-an-envelope');
  return bytes;
}

function decode(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const { fromBase64 } = native();
    if (fromBase64 !== undefined) return fromBase64.call(Uint8Array, base64);
    const binary = atob(base64);
    const bytes = new Uint8Array(binary.length);
    for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
    return bytes;
  } catch {
    return undefined;
  }
}

// String.fromCharCode takes its bytes as arguments, and engines limit how many there may be.
const chunkBytes = 0x8000;

export function bytesToBase64(bytes: Uint8Array<ArrayBuffer>): string {
  const { toBase64 } = native().prototype;
  if (toBase64 !== undefined) return toBase64.call(bytes);
  let binary = '';
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    binary += String.fromCharCode(...bytes.subarray(start, start + chunkBytes));
  }
  return btoa(binary);
}

/** A key given as base64 text or as bytes, as bytes. @throws RangeError when it is not base64. */
export function bytesOfKey(key: string | Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (typeof key !== 'string') return key;
  const bytes = decode(key);
  if (bytes === undefined) throw new RangeError('the wire key is not base64');
  return bytes;
}
