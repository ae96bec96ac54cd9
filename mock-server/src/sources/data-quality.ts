import type { DataQuality, QualityCheck } from '@jianwei/api-client/model';
import { Query } from '../store/sql.ts';
import { listSources } from '../store/sync-records.ts';
import { listItemVolumes, listVolumes, type ItemVolume, type VolumeFilter, type VolumeRow } from '../store/volumes.ts';
import type { World } from '../store/world.ts';
import { CHECK_NAMES, countFailed, listFailed, WITH_LOINC, WITH_UNIT, type FailedRow } from './data-checks.ts';

type Counts = ReadonlyMap<string, number>;

/** A row that was refused for its patient: it has no report. */
export interface RefusedPerson {
  readonly row_id: number;
  readonly source_id: string;
  readonly started_at: string;
  readonly reason: string;
  readonly place: string;
}

/** How the importer ends its refusal of a row whose patient lacks what the check asks for. */
const REFUSALS: Partial<Record<QualityCheck, string>> = {
  sex: '患者没有可用的性别',
  birth_date: '患者没有完整的出生日期',
};
const PERSON_CHECKS: readonly QualityCheck[] = ['sex', 'birth_date'];
const REFUSED = `FROM sync_row JOIN sync_run USING (run_id) WHERE reason_kind = 'no_patient' AND started_at BETWEEN ?1 AND ?2 || 'Z'
  AND (?3 = '' OR source_id = ?3) AND reason LIKE '%' || ?4`;
const refusedBySource = new Query<{ source_id: string; n: number }, [string, string, string, string]>(
  `SELECT source_id, count(*) AS n ${REFUSED} GROUP BY source_id`,
);
const refusedPage = new Query<RefusedPerson, [string, string, string, string, number, number]>(
  `SELECT row_id, source_id, started_at, reason, place ${REFUSED} ORDER BY started_at DESC, row_id LIMIT ?6 OFFSET ?5`,
);

/** Rows that were refused for their patient before they had a report, by source. */
function countRefused(world: World, check: QualityCheck, { from, to, source }: VolumeFilter): Map<string, number> {
  const reason = REFUSALS[check];
  const rows = reason === undefined ? [] : refusedBySource.all(world, from, to, source, reason);
  return new Map(rows.map(({ source_id: id, n }) => [id, n]));
}

const heldUnits = new Query<{ source_id: string; n: number }, [string, string, string]>(`
SELECT report.source_id, count(*) AS n FROM source_item CROSS JOIN source_row USING (item_id) CROSS JOIN laboratory USING (laboratory_id)
CROSS JOIN report USING (report_id) WHERE kind = 'no_unit' AND read_at = '' AND report_time BETWEEN ?1 AND ?2 || 'Z'
AND (?3 = '' OR report.source_id = ?3) GROUP BY 1`);

function heldBySource(world: World, { from, to, source }: VolumeFilter): Counts {
  return new Map(heldUnits.all(world, from, to, source).map(({ source_id: id, n }) => [id, n]));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const resultsOf = (items: readonly ItemVolume[], isMeant: (code: string) => boolean = () => true): number =>
  sum(items.filter(({ code }) => isMeant(code)).map(({ results }) => results));
const hasUnit = (code: string) => WITH_UNIT.has(code);
const hasLoinc = (code: string) => WITH_LOINC.has(code);

/** Sources by their names: all of them, or the one that is asked for, and '' where reports name none. */
export function namedSources(world: World, asked: string, seen: Iterable<string>): { id: string; name: string }[] {
  const known = listSources(world).map(({ source_id: id, name }) => ({ id, name }));
  const names = new Set(known.map(({ id }) => id));
  const others = [...new Set(seen)].filter((id) => !names.has(id)).map((id) => ({ id, name: '未注明来源' }));
  return [...known, ...others].filter(({ id }) => asked === '' || id === asked);
}

type BySource<Row> = () => ReadonlyMap<string, readonly Row[]>;

/** What the counts by day know of a filter, asked for where it is needed. */
interface Volumes {
  readonly days: BySource<VolumeRow>;
  readonly items: BySource<ItemVolume>;
}

const volumesOf = (world: World, filter: VolumeFilter): Volumes => ({
  days: () => Map.groupBy(listVolumes(world, filter), ({ source_id: id }) => id),
  items: () => Map.groupBy(listItemVolumes(world, filter), ({ source_id: id }) => id),
});

function countsOf<Row>(
  rows: ReadonlyMap<string, readonly Row[]>,
  count: (own: readonly Row[], source: string) => number,
) {
  return new Map([...rows].map(([source, own]) => [source, count(own, source)]));
}

/** How many results fail a check, by source: from the counts by day where these know it, from the rows else. */
function failedBySource(world: World, check: QualityCheck, filter: VolumeFilter, { days, items }: Volumes): Counts {
  const ofDays = (column: 'no_specimen' | 'no_range' | 'corrected') =>
    countsOf(days(), (own) => sum(own.map((row) => row[column])));
  switch (check) {
    case 'specimen':
      return ofDays('no_specimen');
    case 'range':
      return ofDays('no_range');
    case 'corrected':
      return ofDays('corrected');
    case 'loinc':
      return countsOf(items(), (own) => resultsOf(own) - resultsOf(own, hasLoinc));
    case 'unit': {
      const held = heldBySource(world, filter);
      const unitless = (own: readonly ItemVolume[]) =>
        own.filter(({ code }) => hasUnit(code)).map((row) => row.no_unit);
      return countsOf(items(), (own, source) => sum(unitless(own)) + (held.get(source) ?? 0));
    }
    default: {
      const counts = [countFailed(world, check, filter), countRefused(world, check, filter)];
      const sources = new Set(counts.flatMap((one) => [...one.keys()]));
      return new Map([...sources].map((id) => [id, sum(counts.map((one) => one.get(id) ?? 0))]));
    }
  }
}

/** Every source with every check: results that fail of those it applies to. */
export function qualityCells(world: World, filter: VolumeFilter, sources: readonly string[]): DataQuality['cells'] {
  const asked = volumesOf(world, filter);
  const [days, items] = [asked.days(), asked.items()];
  const held = heldBySource(world, filter);
  // What was refused for one of the two counts as received for the other.
  const turnedAway = PERSON_CHECKS.map((check) => countRefused(world, check, filter));
  const applicable = (check: QualityCheck, source: string): number => {
    const own = items.get(source) ?? [];
    if (check === 'unit') return resultsOf(own, hasUnit) + (held.get(source) ?? 0);
    const more = PERSON_CHECKS.includes(check) ? sum(turnedAway.map((counts) => counts.get(source) ?? 0)) : 0;
    return resultsOf(own) + more;
  };
  return CHECK_NAMES.flatMap((check) => {
    const failed = failedBySource(world, check, filter, { days: () => days, items: () => items });
    return sources.map((source) => ({ source, check, n: failed.get(source) ?? 0, of: applicable(check, source) }));
  });
}

export interface QualityPage {
  readonly total: number;
  readonly refused: readonly RefusedPerson[];
  readonly failed: readonly FailedRow[];
}

/** One page of the rows behind a cell (or, without a source, behind a check): what never had a report first, then the newest report. */
export function qualityPage(
  world: World,
  check: QualityCheck,
  filter: VolumeFilter,
  { page, size }: { readonly page: number; readonly size: number },
): QualityPage {
  const { from, to, source } = filter;
  const reason = REFUSALS[check];
  const turnedAway = sum([...countRefused(world, check, filter).values()]);
  const total = sum([...failedBySource(world, check, filter, volumesOf(world, filter)).values()]);
  const start = page * size;
  const refused = reason === undefined ? [] : refusedPage.all(world, from, to, source, reason, start, size);
  const offset = Math.max(0, start - turnedAway);
  const failed = listFailed(world, check, filter, { offset, most: size - refused.length });
  return { total, refused, failed };
}
