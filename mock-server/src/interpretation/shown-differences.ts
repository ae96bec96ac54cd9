import { findItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import type { PrintedRow } from '@jianwei/clinical-rules/record/printed';
import type { ActedRule } from '@jianwei/clinical-rules/reading/rule-findings';
import { findSourceRow, mappingOf } from '../store/source-records.ts';
import { findShown } from '../store/interpretation-log.ts';
import type { World } from '../store/world.ts';
import type { ReportView } from './report-view.ts';
import { basisNow, readShown, replay, shownNow } from './shown.ts';
import type { Shown, ShownPatient } from './shown.ts';

/** One thing that is said otherwise, with why. */
export interface ShownDifference {
  readonly what: string;
  readonly before: string;
  readonly after: string;
  readonly cause: string;
  /** Of the diagnosis that is said otherwise; absent for the conclusion. */
  readonly diagnosis_id?: string;
}

const reliableText = ['低', '中', '高'] as const;

/** What one interpretation says otherwise than another. */
export function saidOtherwise(before: Shown, after: Shown): Omit<ShownDifference, 'cause'>[] {
  const lines = (from: readonly string[], to: readonly string[]) =>
    from.filter((line) => !to.includes(line)).join('；');
  const [gone, come] = [lines(before.conclusion, after.conclusion), lines(after.conclusion, before.conclusion)];
  const conclusion = gone === '' && come === '' ? [] : [{ what: '结论', before: gone, after: come }];
  const names = new Map([...before.diagnoses, ...after.diagnoses].map(({ id, name }) => [id, name]));
  const diagnoses = [...names].flatMap(([id, name]) => {
    const [then, now] = [before, after].map((said) => said.diagnoses.find((diagnosis) => diagnosis.id === id));
    const text = (of: typeof then) => (of === undefined ? '' : `${name}（可靠性${reliableText[of.reliable]}）`);
    return text(then) === text(now) ? [] : [{ what: '诊断', before: text(then), after: text(now), diagnosis_id: id }];
  });
  return [...conclusion, ...diagnoses];
}

const valueText = ({ result, unit }: PrintedRow) => [result, unit].filter(Boolean).join(' ');

/** Who mapped the row of a source, if it was a mapping that read it. */
function mappedBy(world: World, laboratoryId: string): string | undefined {
  const source = findSourceRow(world, laboratoryId);
  const mapping = source && mappingOf(world, source.item_id);
  return mapping?.mapped_by;
}

function rowCause(world: World, before: PrintedRow | undefined, after: PrintedRow | undefined): string | undefined {
  if (before === undefined) return after && `来源新增 ${after.name} ${valueText(after)}`;
  if (after === undefined) return `来源撤回 ${before.name}`;
  const isRead = before.error !== null && after.error === null;
  const by = isRead || before.code !== after.code ? mappedBy(world, after.laboratory_id) : undefined;
  if (by !== undefined) return `映射已批准（${by}）：${before.name} → ${findItem(after.code)?.name ?? after.name}`;
  if (isRead) return `补充读出 ${after.name} ${valueText(after)}`;
  if (valueText(before) !== valueText(after)) return `来源更正 ${after.name} ${before.result} → ${after.result}`;
  return before.code === after.code && before.range_text === after.range_text ? undefined : `来源更正 ${after.name}`;
}

/** What became of the rows of a report, in words. */
function rowCauses(world: World, before: readonly PrintedRow[], after: readonly PrintedRow[]): string[] {
  const ids = new Set([...before, ...after].map(({ laboratory_id: id }) => id));
  const of = (rows: readonly PrintedRow[], id: string) => rows.find((row) => row.laboratory_id === id);
  return [...ids].flatMap((id) => rowCause(world, of(before, id), of(after, id)) ?? []);
}

function ruleCause(before: ActedRule | undefined, after: ActedRule | undefined): string | undefined {
  if (before === undefined) return after && `规则 ${after.ruleId} v${after.version} 起作用`;
  if (after === undefined) return `规则 ${before.ruleId} v${before.version} ${before.isHeld ? '已放行' : '不再作用'}`;
  if (before.version !== after.version) return `规则 ${after.ruleId} v${before.version} → v${after.version}`;
  return before.isHeld === after.isHeld ? undefined : `规则 ${after.ruleId} ${after.isHeld ? '暂缓解读' : '已放行'}`;
}

function ruleCauses(before: readonly ActedRule[], after: readonly ActedRule[]): string[] {
  const ids = new Set([...before, ...after].map(({ ruleId }) => ruleId));
  const of = (rules: readonly ActedRule[], id: string) => rules.find(({ ruleId }) => ruleId === id);
  return [...ids].flatMap((id) => ruleCause(of(before, id), of(after, id)) ?? []);
}

const PATIENT_TEXT = [
  ['gender', '性别'],
  ['birth_date', '出生日期'],
  ['tags', '标签'],
] as const;

/** What of the patient's data is another today. */
function patientCauses(before: ShownPatient | undefined, after: ShownPatient | undefined): string[] {
  const text = (value: string | readonly string[]) => [value].flat().join('、') || '无';
  return PATIENT_TEXT.flatMap(([item, label]) => {
    const [then, now] = [text(before?.[item] ?? ''), text(after?.[item] ?? '')];
    return then === now ? [] : [`患者${label}已更正（${then} → ${now}）`];
  });
}

function engineCause(then: Shown, now: Shown): string {
  const changed = [
    then.inference !== now.inference && `检验解读规则库 ${then.inference} → ${now.inference}`,
    then.reading !== now.reading && `报告解读规则 ${then.reading} → ${now.reading}`,
  ].filter((text) => text !== false);
  if (changed.length > 0) return changed.join('，');
  return `患者的${then.patient === undefined ? '资料、' : ''}其他报告或已保存的表单有变化`;
}

export interface Compared {
  readonly then: Shown;
  readonly now: Shown;
  /** From its own rows and rules it is said today as it was then. */
  readonly isReplayed: boolean;
  readonly differences: readonly ShownDifference[];
}

/**
 * What was shown first beside what is said now. The report is computed again with everything of that day, then with the patient's data, the
 * rows and the rules of now: what changes at a step is caused by it.
 */
export function compareShown(world: World, view: ReportView, shown: string): Compared {
  const { report_id: reportId } = view.judged.report;
  const then = readShown(shown);
  const now = shownNow(world, view);
  const { rows } = basisNow(world, reportId);
  const again = replay(world, reportId, then) ?? then;
  const withPatient = replay(world, reportId, { rows: then.rows, rules: then.rules }) ?? again;
  const withRows = replay(world, reportId, { rows, rules: then.rules }) ?? now;
  const step = (before: Shown, after: Shown, causes: () => string): ShownDifference[] => {
    const said = saidOtherwise(before, after);
    return said.length === 0 ? [] : said.map((one) => ({ ...one, cause: causes() }));
  };
  const differences = [
    ...step(then, again, () => engineCause(then, now)),
    ...step(again, withPatient, () => patientCauses(then.patient, now.patient).join('；')),
    ...step(withPatient, withRows, () => rowCauses(world, then.rows, rows).join('；')),
    ...step(withRows, now, () => ruleCauses(then.rules, now.rules).join('；')),
  ];
  return { then, now, isReplayed: saidOtherwise(then, again).length === 0, differences };
}

/** What is told to somebody who read a report before: that its conclusion is another now, and why; undefined where it is not. */
export function conclusionUpdate(world: World, view: ReportView) {
  const row = findShown(world, view.judged.report.report_id);
  if (row === undefined || saidOtherwise(readShown(row.shown), shownNow(world, view)).length === 0) return undefined;
  const { differences } = compareShown(world, view, row.shown);
  return { shown_at: row.shown_at, causes: [...new Set(differences.map(({ cause }) => cause))] };
}
