import { isAbove, isAtLeast } from '../core/number.ts';
import type { JudgedReport } from '../record/judged.ts';
import { actionsFor } from './actions.ts';
import { findingOfRow } from './flag-findings.ts';
import type { Finding } from './reading.ts';
import { organOf } from './organs.ts';
import { leastOf, sideOf } from './rows.ts';
import type { Row } from './rows.ts';

const CODE = 'CSF-XAN';

/** A fluid as rich in protein (g/L), or blood as rich in bilirubin (μmol/L), is yellow by itself (UK NEQAS 2008). */
const YELLOW_BY: readonly (readonly [code: string, above: number])[] = [
  ['CSF-TP', 1],
  ['TBIL', 171],
];
/** Red cells (10^6/L) from which the tool of the fluid tells the bleeding. */
const TOLD_FROM = 2000;

/** A yellow fluid with few red cells, or without a count, is an old bleeding until that is refuted (UK NEQAS 2008; Perry 2015). */
export function xanthochromia(rows: readonly Row[], judged: JudgedReport): Finding[] {
  const row = rows.find(({ code }) => code === CODE);
  if (row === undefined || sideOf(row) !== 'high') return [];
  const of = (code: string) => leastOf(rows.find((each) => each.code === code));
  if (isAtLeast(of('CSF-RBC'), TOLD_FROM) || YELLOW_BY.some(([code, above]) => isAbove(of(code), above))) return [];
  const title = '不能除外蛛网膜下腔出血（脑脊液黄变）';
  return [
    findingOfRow(
      row,
      {
        id: `xanthochromia:${row.id}`,
        title,
        text: `${row.subject} ${row.valueText}，${title}`,
        lead: title,
        urgency: 1,
        actions: actionsFor('csf:bleeding') ?? [],
        rank: {
          harm: 'B',
          organ: organOf(CODE),
          isLifeThreatening: true,
        },
      },
      judged,
    ),
  ];
}
