import type {
  Interpretability,
  InterpretabilityCounted,
  InterpretabilityGain,
  InterpretabilityLoss,
} from '@jianwei/api-client/model';
import { findItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { NO_GROUP, type Loss, type LossReason } from '../interpretation/losses.ts';
import { reportSummaries, type ReportSummary } from '../interpretation/report-summaries.ts';
import { reportSources } from '../store/report-sources.ts';
import { Query } from '../store/sql.ts';
import type { UnreadKind } from '../store/source-records.ts';
import { listSources } from '../store/sync-records.ts';
import type { World } from '../store/world.ts';
import { listItemGroups } from './items.ts';

type Share = Pick<Interpretability, 'numerator' | 'denominator' | 'rate'>;

/** Days, both among them, and what they are narrowed to. */
export interface InterpretabilityFilter {
  readonly from: string;
  readonly to: string;
  readonly source?: string | undefined;
  readonly group?: string | undefined;
}

/** A report as far as the rate needs it: its rows by group and those that were lost. */
export interface ReportLoss {
  readonly day: string;
  readonly source: string;
  readonly groups: readonly (readonly [string, number])[];
  readonly losses: readonly (Loss & { readonly itemId?: number })[];
  /** Something was found in it and is told: its conclusion is not held. */
  readonly isConcluded: boolean;
  readonly summary: ReportSummary;
}

const heldRows = new Query<{ laboratory_id: string; item_id: number; kind: UnreadKind }>(
  "SELECT laboratory_id, item_id, kind FROM source_row JOIN source_item USING (item_id) WHERE read_at = ''",
);
const rereadRows = new Query<{ code: string; source_id: string }, [string, string]>(`
SELECT laboratory.code, report.source_id
FROM source_row JOIN laboratory USING (laboratory_id) JOIN report USING (report_id)
WHERE read_at >= ? AND read_at < ? AND read_at > received_at`);
const firstDays = new Query<{ source_id: string; day: string }>(`
SELECT source_item.source_id, substr(min(report_time), 1, 10) AS day
FROM source_item JOIN source_row USING (item_id) JOIN laboratory USING (laboratory_id) JOIN report USING (report_id)
WHERE kind = 'no_item' GROUP BY item_id`);

/** Issued reports of the range with their losses; an unread row has the reason that its source's row was held back for. */
export function reportLosses(world: World, { from, to, source, group }: InterpretabilityFilter): ReportLoss[] {
  const sources = reportSources(world);
  const held = new Map(heldRows.all(world).map((row) => [row.laboratory_id, row]));
  const now = world.nowText();
  return reportSummaries(world).flatMap((summary) => {
    const { report, groupCounts, losses, reading, isHeld } = summary;
    const day = report.report_time.slice(0, 10);
    const own = sources.get(report.report_id) ?? '';
    if (day < from || day > to || report.report_time > now || (source !== undefined && own !== source)) return [];
    const isMeant = (name: string) => group === undefined || name === group;
    const groups = groupCounts.filter(([name]) => isMeant(name));
    if (groups.length === 0) return [];
    return {
      day,
      summary,
      source: own,
      groups,
      isConcluded: !isHeld && (reading.level === 'critical' || reading.level === 'focus'),
      losses: losses
        .filter((loss) => isMeant(loss.group))
        .map((loss) => {
          const row = held.get(loss.laboratoryId);
          return row === undefined ? loss : { ...loss, reason: row.kind, itemId: row.item_id };
        }),
    };
  });
}

const PERCENT = 100;
const twoDigits = (value: number): number => Math.round(value * PERCENT) / PERCENT;
const percentOf = (part: number, all: number): number => twoDigits((part / all) * PERCENT);

/** Judged of all results; without any result there is no rate. */
export function shareOf(reports: readonly ReportLoss[]): Share {
  const denominator = reports.reduce(
    (sum, { groups }) => sum + groups.reduce((all, [, results]) => all + results, 0),
    0,
  );
  const numerator = denominator - reports.reduce((sum, { losses }) => sum + losses.length, 0);
  return { numerator, denominator, ...(denominator > 0 && { rate: percentOf(numerator, denominator) }) };
}

const COUNTED: Readonly<Record<InterpretabilityCounted, (report: ReportLoss) => boolean>> = {
  all: () => true,
  whole: ({ losses }) => losses.length === 0,
  concluded: ({ isConcluded }) => isConcluded,
};

/** Which reports a count is made of: all, those that lost no row, those in which something was found. */
export const countedReports = (reports: readonly ReportLoss[], counted: InterpretabilityCounted): ReportLoss[] =>
  reports.filter(COUNTED[counted]);

/** How many reports there are, how many of them lost no row, and in how many something was found. */
export function reportCounts(reports: readonly ReportLoss[]) {
  return {
    reports: reports.length,
    whole_reports: countedReports(reports, 'whole').length,
    concluded_reports: countedReports(reports, 'concluded').length,
  };
}

/** Results that were held back when they came, and were read on a day of the range because somebody cleaned their item. */
export function rereadResults(world: World, { from, to, source, group }: InterpretabilityFilter): number {
  const rows = rereadRows
    .all(world, from, `${to}T24`)
    .filter((row) => source === undefined || row.source_id === source);
  if (group === undefined) return rows.length;
  return rows.filter(({ code }) => (findItem(code)?.group ?? NO_GROUP) === group).length;
}

/** The losses by reason, the largest first; `waiting` are those that stand in the cleaning queue. */
export function lossesByReason(reports: readonly ReportLoss[]): InterpretabilityLoss[] {
  const { denominator } = shareOf(reports);
  const byReason = Map.groupBy(
    reports.flatMap(({ losses }) => losses),
    ({ reason }): LossReason => reason,
  );
  return [...byReason]
    .map(([reason, rows]) => ({
      reason,
      results: rows.length,
      points: percentOf(rows.length, denominator),
      items: new Set(rows.map(({ itemId, item }) => itemId ?? item)).size,
      waiting: rows.filter(({ itemId }) => itemId !== undefined).length,
    }))
    .toSorted((a, b) => b.results - a.results || a.reason.localeCompare(b.reason));
}

/** The rate after the source items that free most rows, one after the other, as though every freed row could then be judged. */
export function gainsOf(world: World, reports: readonly ReportLoss[], most: number): InterpretabilityGain[] {
  const { numerator, denominator } = shareOf(reports);
  const rows = reports.flatMap(({ losses }) => losses.flatMap(({ itemId }) => itemId ?? []));
  const counts = new Map([...Map.groupBy(rows, (id) => id)].map(([id, all]) => [id, all.length]));
  const ranked = listItemGroups(world)
    .filter(({ main }) => main.state !== 'mapped' && main.state !== 'dismissed')
    .map(({ main, spellings }) => ({
      main,
      results: spellings.reduce((sum, { item_id: id }) => sum + (counts.get(id) ?? 0), 0),
    }))
    .filter(({ results }) => results > 0)
    .toSorted((a, b) => b.results - a.results || a.main.item_id - b.main.item_id)
    .slice(0, most);
  let freed = 0;
  return ranked.map(({ main, results }) => {
    freed += results;
    const { item_id: id, name, code, kind } = main;
    return { item_id: id, name: name || code, kind, results, rate_after: percentOf(numerator + freed, denominator) };
  });
}

/** Every source, also one that sent nothing in the range, with its rate in the span before. */
export function sharesBySource(world: World, reports: readonly ReportLoss[], earlier: readonly ReportLoss[]) {
  const bySource = Map.groupBy(reports, ({ source }) => source);
  const before = Map.groupBy(earlier, ({ source }) => source);
  const known = listSources(world).map(({ source_id: id, name }) => ({ id, name }));
  const others = [...bySource.keys()]
    .filter((id) => known.every((source) => source.id !== id))
    .map((id) => ({ id, name: '未注明来源' }));
  return [...known, ...others].map(({ id, name }) => {
    const { rate } = shareOf(before.get(id) ?? []);
    const share = shareOf(bySource.get(id) ?? []);
    return { source_id: id, name, ...share, ...(rate !== undefined && { before_rate: rate }) };
  });
}

/** Groups of the catalogue, the lowest rate first. */
export function sharesByGroup(reports: readonly ReportLoss[]) {
  const names = new Set(reports.flatMap(({ groups }) => groups.map(([name]) => name)));
  return [...names]
    .map((name) => ({
      group: name,
      ...shareOf(
        reports.map((report) => ({
          ...report,
          groups: report.groups.filter(([one]) => one === name),
          losses: report.losses.filter(({ group }) => group === name),
        })),
      ),
    }))
    .toSorted((a, b) => (a.rate ?? 0) - (b.rate ?? 0) || a.group.localeCompare(b.group, 'zh-CN'));
}

/** Days of the range on which items came that a source had never sent. */
export function newCodeDays(world: World, { from, to, source }: InterpretabilityFilter) {
  const meant = firstDays
    .all(world)
    .filter((row) => row.day >= from && row.day <= to && (source === undefined || row.source_id === source));
  return [...Map.groupBy(meant, ({ day }) => day)]
    .map(([date, rows]) => ({ date, items: rows.length }))
    .toSorted((a, b) => a.date.localeCompare(b.date));
}
