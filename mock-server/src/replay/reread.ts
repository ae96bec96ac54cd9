import type { HospitalRecord } from '../interpretation/patient-record.ts';
import type { Reading } from '../store/saved-assessments.ts';
import type { Judged, ReplayTool } from './replay-tool.ts';

/** What an input was taken from then, and what stands there today. */
export interface Reread {
  readonly item: string;
  readonly kind: 'corrected' | 'newer' | 'patient';
  readonly today: Reading;
}

/** An input that cannot be read again, in words. */
export interface Unread {
  readonly item: string;
  readonly text: string;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function byItem(readings: readonly Reading[]): ReadonlyMap<string, readonly Reading[]> {
  return Map.groupBy(readings, ({ item }) => item);
}

/** The readings that a form was filled with: of each input the newest one, up to the saving, that says what the form holds. */
export function takenReadings<Form extends object>(
  tool: ReplayTool<Form>,
  record: HospitalRecord,
  row: Judged<Form>,
): Reading[] {
  const known = tool
    .read(record, row)
    .filter(({ source, value }) => value !== null && (source?.report_time ?? '') <= row.saved_time);
  return [...byItem(known).values()].flatMap((readings) => {
    const taken = readings.find((reading) => tool.isTaken(row.form, reading));
    return taken === undefined ? [] : [taken];
  });
}

/** What became of the reading that an input was taken from. */
function changeOf(taken: Reading, candidates: readonly Reading[]): Reread | Unread | undefined {
  const { item, source } = taken;
  if (source === undefined) {
    const [today] = candidates;
    if (today === undefined) return { item, text: '患者资料中已没有' };
    return isSame(today.value, taken.value) ? undefined : { item, kind: 'patient', today };
  }
  const today = candidates.find((one) => one.source?.report_id === source.report_id);
  if (today === undefined || today.value === null) {
    const now = today?.source === undefined ? '已读不到' : `现为 ${today.source.text}，不能代入`;
    return { item, text: `来源报告（${source.report_id}）中的结果${now}` };
  }
  return isSame(today.value, taken.value) ? undefined : { item, kind: 'corrected', today };
}

/** The newest reading of an input, where it came after the saving and the form does not hold it. */
function newerOf<Form extends object>(
  tool: ReplayTool<Form>,
  { form, saved_time: savedTime }: Judged<Form>,
  [newest]: readonly Reading[],
): Reread | Unread | undefined {
  if (newest?.source === undefined || newest.source.report_time <= savedTime) return undefined;
  const { item, source } = newest;
  if (newest.value === null) return { item, text: `有更新的结果 ${source.text}，不能代入` };
  return tool.isTaken(form, newest) ? undefined : { item, kind: 'newer', today: newest };
}

/** Of two inputs of one sample the other is emptied, where the newer sample does not hold it. */
function withoutOldSample<Form extends object>(
  { oneSample = [] }: ReplayTool<Form>,
  changes: readonly Reread[],
): readonly Reread[] {
  const newer = changes.find(({ item, kind }) => kind === 'newer' && oneSample.includes(item));
  const source = newer?.today.source;
  if (source === undefined) return changes;
  const isOfIt = ({ item, today }: Reread) => !oneSample.includes(item) || today.source?.report_id === source.report_id;
  const kept = changes.filter(isOfIt);
  const lacking = oneSample.filter((item) => !kept.some((change) => change.item === item));
  return [...kept, ...lacking.map((item): Reread => ({ item, kind: 'newer', today: { item, value: null, source } }))];
}

/**
 * What reports and the patient's data say today of the inputs of a form.
 * @param taken what it was filled with when it was saved
 * @param isOvertaken results after the saving do not count: a later record took them up
 */
export function reread<Form extends object>(
  tool: ReplayTool<Form>,
  record: HospitalRecord,
  row: Judged<Form>,
  { taken, isOvertaken }: { taken: readonly Reading[]; isOvertaken: boolean },
): { changes: readonly Reread[]; unread: readonly Unread[] } {
  const today = byItem(tool.read(record, row));
  const items = new Set([...taken.map(({ item }) => item), ...today.keys()]);
  const found = [...items].flatMap((item) => {
    const candidates = today.get(item) ?? [];
    const before = taken.find((reading) => reading.item === item);
    const newer = isOvertaken ? undefined : newerOf(tool, row, candidates);
    return newer ?? (before && changeOf(before, candidates)) ?? [];
  });
  return {
    changes: withoutOldSample(
      tool,
      found.filter((one) => 'kind' in one),
    ),
    unread: found.filter((one) => 'text' in one),
  };
}
