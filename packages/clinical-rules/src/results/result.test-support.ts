import { parseResult } from './result.ts';

/** The result in short: a grade, a number with its sign, a side, or what kind it is. */
export function said(printed: string): string | number {
  const parsed = parseResult(printed);
  if (parsed.kind === 'qualitative') return parsed.grade;
  if (parsed.kind === 'number') return `${parsed.comparator ?? '='}${parsed.value}`;
  return parsed.kind === 'beyond' ? parsed.side : parsed.kind;
}
