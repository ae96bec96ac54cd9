/** The last four digits of a seeded patient's telephone: made of the number, so that tests and demonstrations know it. */
export function seededPhoneTail(number: number | string): string {
  return String((Number(number) * 7919 + 1013) % 10_000).padStart(4, '0');
}
