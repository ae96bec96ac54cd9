/** Labels under which the encryption and the MAC key are derived from the configured key. */
export const keyLabels = { encryption: 'enc', mac: 'mac' } as const;

/** Length of the configured key. */
export const wireKeyBytes = 32;

/**
 * @returns the same key.
 * @throws RangeError when the key is not 32 bytes. The message never holds the key.
 */
export function checkedKey<T extends Uint8Array>(key: T): T {
  if (key.length !== wireKeyBytes) {
    throw new RangeError(`the wire key must be ${wireKeyBytes} bytes, this one has ${key.length}`);
  }
  return key;
}
