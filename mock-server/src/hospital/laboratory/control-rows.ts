import { readTsv } from '../../tables/read-table.ts';
import { number, record, text } from '@jianwei/clinical-rules/tables/shapes';

import { seededShare } from './seeded-share.ts';
import type { SeedSpecialRow } from './special-row.ts';

/** One control sample in this many lies outside its printed range. */
const OUT_OF_RANGE = 40;

const CONTROL = record({ name: text, code: text, unit: text, target: number, tolerance: number, decimals: number });

/** Rows of a control programme: its materials in turn, batch after batch. */
export function controlRows(count: number): SeedSpecialRow[] {
  const controls = readTsv('laboratory/control-materials.tsv', CONTROL, 'code');
  const batches = Array.from({ length: Math.ceil(count / controls.length) }, (_, index) => index + 1);
  return batches
    .flatMap((number) => controls.map((control) => ({ control, batch: String(number).padStart(3, '0') })))
    .slice(0, count)
    .map(({ control: { name, code, unit, target, tolerance, decimals }, batch }, index) => {
      const isOutOfRange = index % OUT_OF_RANGE === OUT_OF_RANGE - 1;
      const share = isOutOfRange ? 1.4 : (seededShare(`${code} ${batch} control`) * 2 - 1) * 0.8;
      return {
        // Codes of the control programme, outside the catalogue: the rows are judged by their printed range alone.
        code: `QC-${code}-${batch}`,
        name: `${name}（质控 ${batch}）`,
        result: (target + share * tolerance).toFixed(decimals),
        unit,
        range: `${(target - tolerance).toFixed(decimals)}–${(target + tolerance).toFixed(decimals)}`,
        specimen: '质控血清',
        group: `质控：${name}`,
      };
    });
}
