import type { PrintedRow } from '@jianwei/clinical-rules/record/printed';
import type { ReplayRow } from '@jianwei/clinical-rules/replay/replay';
import { PREGNANT_STATUS_TEXT } from '@jianwei/clinical-rules/thyroid-function/wording';
import type { CauseKind, FoundCause } from './causes.ts';
import type { ReadAgain, ReadingBasis } from './reading-basis.ts';
import type { ReadingTool } from './reading-tools.ts';

/** Something that a reading rests on, as a reader sees it. */
export interface BasisRow extends ReplayRow {
  readonly kind: Exclude<CauseKind, 'rule'>;
  /** Of a result: the report that prints it. */
  readonly report?: { readonly report_id: string; readonly report_time: string };
  /** The tool took it. */
  readonly isTaken: boolean;
}

function printedText({ result, unit, range_text: range }: PrintedRow): string {
  const value = [result, unit].filter(Boolean).join(' ');
  return range === '' ? value : `${value}（参考区间 ${range}）`;
}

/** The patient as the tool sees one; the pregnancy is told where nobody saved one. */
function patientRows(tool: ReadingTool, basis: ReadingBasis, { said }: ReadAgain): [string, string, string][] {
  const { gender, birth_date: birth, tags } = basis.patient;
  const pregnancy = said?.pregnancy?.source === 'tag' ? PREGNANT_STATUS_TEXT[said.pregnancy.status] : '';
  return [
    ['gender', '性别', gender],
    ['birth_date', '出生日期', birth],
    ['tags', '患者标签', tool.readsTags === true ? tags.join('、') : ''],
    ['tagged_pregnancy', '由标签推算的妊娠状态', pregnancy],
  ];
}

/** Everything that a reading rests on: what was saved, the patient, and each result that the tool looks at. */
export function basisRows(tool: ReadingTool, basis: ReadingBasis, read: ReadAgain, reportId: string): BasisRow[] {
  const taken = new Set(read.said?.laboratoryIds);
  const saved = tool.choiceRows?.(basis.choice) ?? [];
  const results = read.record.reports.flatMap(({ report: { report_id, report_time }, rows }) =>
    rows.map(({ code, item, printed }): BasisRow => {
      const name = item?.name ?? printed.name;
      return {
        kind: 'evidence',
        item: `${report_id} ${code || printed.name}`,
        label: report_id === reportId ? name : `${name}（${report_time.slice(0, 10)}）`,
        value: printedText(printed),
        report: { report_id, report_time },
        isTaken: taken.has(printed.laboratory_id),
      };
    }),
  );
  return [
    ...saved.map((row): BasisRow => ({ ...row, kind: 'input', isTaken: true })),
    ...patientRows(tool, basis, read)
      .filter(([, , value]) => value !== '')
      .map(([item, label, value]): BasisRow => ({ kind: 'patient', item, label, value, isTaken: true })),
    ...results,
  ];
}

function changeOf({ kind, report }: BasisRow, { then, now, at }: { then: string; now: string; at: string }) {
  if (kind === 'input') return 'edited';
  if (kind === 'patient' || (then !== '' && now !== '')) return 'corrected';
  return then === '' && report !== undefined && report.report_time > at ? 'newer' : 'changed';
}

/**
 * What a reading rests on otherwise today.
 * @param at when it was shown or saved: a result of after it is a newer one
 */
export function basisCauses(then: readonly BasisRow[], now: readonly BasisRow[], at: string): FoundCause[] {
  const rows = new Map([...then, ...now].map((row) => [row.item, row]));
  const of = (from: readonly BasisRow[], item: string) => from.find((row) => row.item === item)?.value ?? '';
  return [...rows.values()].flatMap((row) => {
    const [before, after] = [of(then, row.item), of(now, row.item)];
    if (before === after) return [];
    const { kind, item, label, report } = row;
    const change = changeOf(row, { then: before, now: after, at });
    return [{ kind, change, item, label, then: before, now: after, ...(report && { report }) }];
  });
}
