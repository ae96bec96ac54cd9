import { readTsv } from '../../tables/read-table.ts';
import { number, optional, record } from '@jianwei/clinical-rules/tables/shapes';
import { LABORATORY_CODE } from './laboratory-code.ts';

const ROW = record({ code: LABORATORY_CODE, decimals: number, low: optional(number), high: optional(number) });

const BY_CODE = new Map(readTsv('laboratory/printed-results.tsv', ROW, 'code').map((row) => [row.code, row]));
const USUAL_DECIMALS = 1;

/** Digits after the decimal point that analysers print. */
export function decimalsOf(code: string): number {
  return BY_CODE.get(code)?.decimals ?? USUAL_DECIMALS;
}

/** Between what unremarkable results lie, where that is narrower than the interval allows. */
export function typicalBounds(code: string): readonly [number, number] | undefined {
  const { low, high } = BY_CODE.get(code) ?? {};
  return low === undefined || high === undefined ? undefined : [low, high];
}
