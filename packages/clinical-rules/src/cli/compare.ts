/** Numbers of test vectors agree within this. */
export const TOLERANCE = 0.01;

/** True when both hold the same facts: numbers within ±0.01, lists in order, objects with the same keys. */
export function isSame(expected: unknown, actual: unknown): boolean {
  if (typeof expected === 'number' && typeof actual === 'number')
    return Math.abs(expected - actual) <= TOLERANCE + 1e-9;
  if (Array.isArray(expected) && Array.isArray(actual)) {
    return expected.length === actual.length && expected.every((value, index) => isSame(value, actual[index]));
  }
  if (isPlain(expected) && isPlain(actual)) {
    const keys = new Set([...Object.keys(expected), ...Object.keys(actual)]);
    return [...keys].every((key) => isSame(expected[key], actual[key]));
  }
  return expected === actual;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
