import type { Finding } from './reading.ts';
import { saysMore } from './row-findings.ts';
import type { Row } from './rows.ts';

// What of a row is said beside the other findings of the report that rest on it.

/** True when another finding tells the row at least as urgently. */
export function isToldAsUrgent(findings: readonly Finding[], evidences: readonly string[], urgency: number): boolean {
  return findings.some(
    (finding) => finding.urgency <= urgency && evidences.every((id) => finding.evidences.includes(id)),
  );
}

/** True when the line of a disease that is known rests on the row. */
export function isOfKnown(findings: readonly Finding[], evidences: readonly string[]): boolean {
  return findings.some((finding) => finding.isKnown && evidences.every((id) => finding.evidences.includes(id)));
}

/** A row that stays for what else it says is no second alarm where another finding tells its speed as urgently. */
export const belowOthers =
  (others: readonly Finding[]) =>
  (row: Finding): Finding =>
    row.rank.isFast && !row.rank.isCriticalValue && saysMore(row) && isToldAsUrgent(others, row.evidences, row.urgency)
      ? { ...row, urgency: 3, actions: [], rank: { ...row.rank, isFast: false } }
      : row;

/** A known disease does not explain away a result of the day that is new or worse (J-34), unless its line tells the result as urgently. */
export function isNewOfKnown({ urgency, status, evidences, valueText }: Finding, others: readonly Finding[]): boolean {
  if (urgency !== 2 || (status !== 'new' && status !== 'worse')) return false;
  const telling = others.filter((finding) => evidences.every((id) => finding.evidences.includes(id)));
  const isTold = telling.some((each) => each.urgency <= urgency && (!each.isKnown || each.text.includes(valueText)));
  return !isTold && telling.some(({ isKnown }) => isKnown);
}

/** A result of the day without steps of its own takes those of what it is part of: 血钠 156 those of a diabetes insipidus. */
export function withStepsOf(row: Finding, touching: readonly Finding[]): Finding {
  if (row.urgency !== 2 || row.isKnown || row.actions.length > 0) return row;
  const picture = touching.find(({ urgency, isKnown, actions }) => urgency <= 2 && !isKnown && actions.length > 0);
  if (picture === undefined) return row;
  const { findingId: of, title: name, kind, actions } = picture;
  if (kind !== 'diagnosis') return { ...row, actions };
  // Steps of a picture are not told without its name, which says more than that the result is out of its interval.
  const lead = row.words.lead.replace(/，[高低]于[^，]*区间$/, '');
  return { ...row, actions, words: { ...row.words, lead, picture: { of, name } } };
}

/** What a doctor looks for in every report: its figure is told even where it only supports a diagnosis of another organ. */
const LOOKED_FOR: readonly string[] = [
  'CREA',
  'HGB',
  'PLT',
  'NA',
  'K',
  'CRP',
  'PCT',
  'TBIL',
  'CUS',
  'ABTITER',
  'F8',
  'F9',
];

/** True for such a row that is evidence of other findings while no text tells its value, nor another row of its organ as urgent. */
export function isUntold(finding: Finding, others: readonly Finding[], rows: readonly Row[]): boolean {
  const row = rows.find(({ id }) => id === finding.evidences[0]);
  if (row === undefined || !LOOKED_FOR.includes(row.code)) return false;
  // Platelets above 50 are no danger of their own.
  if (row.code === 'PLT' && finding.urgency === 3) return false;
  return !others.some(
    ({ evidences, text, rank }) =>
      evidences.includes(row.id) && (text.includes(row.valueText) || rank.organ === finding.rank.organ),
  );
}
