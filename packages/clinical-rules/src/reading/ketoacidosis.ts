import { isAtLeast, isBelow } from '../core/number.ts';
import { gradeOf } from '../flags/grade.ts';
import type { JudgedReport } from '../record/judged.ts';
import { actionsFor } from './actions.ts';
import { plainFinding } from './flag-findings.ts';
import type { Finding } from './reading.ts';
import { leastOf, mostOf } from './rows.ts';
import type { Row } from './rows.ts';

/** Ketones (mmol/L, or so many + of a strip), pH and bicarbonate of a ketoacidosis (ADA/EASD 2024). */
const LIMITS = { BHB: 3, UKET: 2, PH: 7.3, BICARBONATE: 18 } as const;
const BICARBONATES: readonly string[] = ['HCO3', 'CO2CP'];
const OF_THEM: readonly string[] = ['DM', 'T1A'];
/** That of a pregnancy too (ACOG 201; ADA/EASD 2024). */
const DIABETES: readonly string[] = [...OF_THEM, 'GDM', 'ODM'];

export const KETOACIDOSIS_ID = 'ketoacidosis:known';
const TITLE = '糖尿病酮症酸中毒可能（血糖不高）';

const isKetotic = (row: Row): boolean =>
  (row.code === 'BHB' && isAtLeast(leastOf(row), LIMITS.BHB)) ||
  (row.code === 'UKET' && (gradeOf(row.judged.flag.parsed) ?? 0) >= LIMITS.UKET);

const isAcid = (row: Row): boolean =>
  (row.code === 'PH' && isBelow(mostOf(row), LIMITS.PH)) ||
  (BICARBONATES.includes(row.code) && isBelow(mostOf(row), LIMITS.BICARBONATE));

/**
 * Ketones and acid of somebody who is known to have diabetes are a ketoacidosis whatever the glucose (ADA/EASD 2024): SGLT2 inhibitors,
 * fasting and pregnancy keep it low. With a high glucose the rule base says it.
 */
export function euglycaemicKetoacidosis(
  rows: readonly Row[],
  judged: JudgedReport,
  known: ReadonlySet<string>,
): Finding[] {
  if (!DIABETES.some((id) => known.has(id)) || judged.inference.diagnoses.some(({ id }) => id === 'DKA')) return [];
  const believed = rows.filter(({ judged: { suspicion } }) => suspicion === undefined);
  const [ketone, acid] = [believed.find(isKetotic), believed.find(isAcid)];
  if (ketone === undefined || acid === undefined) return [];
  const glucose = believed.find(({ code }) => code === 'GLU' || code === 'GLU-R');
  const told = [ketone, acid, glucose].flatMap((row) => (row === undefined ? [] : [`${row.subject} ${row.valueText}`]));
  const finding = plainFinding(
    {
      id: KETOACIDOSIS_ID,
      kind: 'row',
      title: TITLE,
      text: `${told.join('，')}，已知${OF_THEM.some((id) => known.has(id)) ? '糖尿病' : '妊娠期糖尿病'}，${TITLE}`,
      lead: `${told.slice(0, 2).join('，')}，${TITLE}`,
      urgency: 1,
      evidences: [ketone.id, acid.id],
      valueText: ketone.valueText,
      actions: actionsFor('DKA') ?? [],
      rank: { harm: 'C', organ: 'ketones', catalogueOrder: ketone.catalogueOrder, rowOrder: ketone.order },
    },
    judged.report.report_time,
  );
  // Behind a clause of the ketones what is acid stands in brackets.
  return [
    {
      ...finding,
      words: { ...finding.words, phrase: `${TITLE.replace(/（.*）/, '')}（${acid.subject} ${acid.valueText}）` },
    },
  ];
}
