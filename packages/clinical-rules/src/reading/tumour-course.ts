import { isAtLeast } from '../core/number.ts';
import { findDiagnosis } from '../lab-inference/rule-base.ts';
import type { DiagnosisId } from '../lab-inference/rule-base.ts';
import type { JudgedReport } from '../record/judged.ts';
import { findingOfRow } from './flag-findings.ts';
import type { Finding } from './reading.ts';
import { organOf } from './organs.ts';
import type { Row } from './rows.ts';
import { knownName } from './words.ts';

/** Markers by which those who have had a tumour are followed. */
const MARKERS: readonly (readonly [DiagnosisId, readonly string[]])[] = [
  ['PCA', ['PSA']],
  ['CEAX', ['CEA', 'CA199', 'CA724']],
  ['PACA', ['CA199']],
  ['BRCA', ['CA153', 'CEA']],
  ['OVCA', ['CA125', 'HE4']],
  ['HCC', ['AFP', 'PIVKA']],
  ['MTC', ['CT', 'CEA']],
  ['GCT', ['AFP', 'HCG']],
  ['SQCA', ['SCC']],
  ['SCLC', ['PROGRP', 'NSE']],
  ['NSCLC', ['CYFRA', 'CEA']],
];

/** Risen to so many times the last result, and by so much of the upper limit: of PSA 0.2 ng/mL (EAU 2023, relapse after surgery); the factor is ours. */
const TIMES = 2;
const SHARE_OF_LIMIT = 0.05;

function hasTurned({ judged: { flag }, change }: Row): boolean {
  if (flag.state !== 'normal' || change === null) return false;
  // Where nothing limits it above, no rise is a share of that.
  const limit = flag.interval?.high ?? Infinity;
  return isAtLeast(change.to.value, TIMES * change.from.value) && isAtLeast(change.difference, SHARE_OF_LIMIT * limit);
}

/** A marker of a known tumour that rises inside its interval: the interval is one of people without it (J-24). */
export function tumourCourse(rows: readonly Row[], judged: JudgedReport, known: ReadonlySet<string>): Finding[] {
  const told = new Set<string>();
  return MARKERS.flatMap(([id, codes]) => {
    const rule = known.has(id) ? findDiagnosis(id) : undefined;
    if (rule === undefined) return [];
    return rows.flatMap((row) => {
      if (!codes.includes(row.code) || told.has(row.id) || !hasTurned(row)) return [];
      told.add(row.id);
      const change = row.change?.text ?? '';
      const head = `已知${knownName(rule.id, rule.name)}，${row.subject} ${row.valueText}，${change}`;
      return [
        findingOfRow(
          row,
          {
            id: `tumour:${row.id}`,
            title: `${row.subject} ${change}`,
            text: `${head}，仍在参考区间内，请与既往结果比较`,
            lead: head,
            urgency: 3,
            actions: [],
            rank: { harm: 'E', organ: organOf(row.code) },
          },
          judged,
        ),
      ];
    });
  });
}
