import { parseResult } from '@jianwei/clinical-rules/results/result';
import { mappingOf, wordingOf, type SourceItem } from '../store/source-records.ts';
import { Query } from '../store/sql.ts';
import type { World } from '../store/world.ts';
import { spellingKey, suggestionsFor, type Evidence, type Sample } from './evidence.ts';

export type CleaningState = 'no_item' | 'no_unit' | 'no_value' | 'mapped' | 'dismissed';

/** An item of a source with what is known of its rows. */
export interface CountedItem extends SourceItem {
  readonly state: CleaningState;
  /** Rows held back, of a decided item all rows. */
  readonly results: number;
  readonly reports: number;
  readonly patients: number;
  readonly first_at: string;
  readonly last_at: string;
}

/** Near-equal spellings of one item of one source: the one with most rows first. */
export interface ItemGroup {
  readonly main: CountedItem;
  readonly spellings: readonly CountedItem[];
  readonly results: number;
  /** First and last report of all spellings. */
  readonly first_at: string;
  readonly last_at: string;
}

type Counted = SourceItem & {
  readonly decided: number;
  readonly held: number;
  readonly all_rows: number;
  readonly reports: number;
  readonly patients: number;
  readonly first_at: string;
  readonly last_at: string;
};

const counted = new Query<Counted>(`
SELECT source_item.*, item_id IN (SELECT item_id FROM mapping UNION SELECT item_id FROM wording_rule) AS decided,
  count(*) FILTER (WHERE read_at = '') AS held, count(*) AS all_rows, count(DISTINCT report_id) AS reports,
  count(DISTINCT patient_id) AS patients, min(report_time) AS first_at, max(report_time) AS last_at
FROM source_item JOIN source_row USING (item_id) JOIN laboratory USING (laboratory_id) JOIN report USING (report_id)
GROUP BY item_id`);

function stateOf({ decided, dismissed, kind }: Counted): CleaningState {
  if (decided === 1) return 'mapped';
  return dismissed === '' ? kind : 'dismissed';
}

/** Every item of every source that was ever held back. An item without a row left is not listed. */
export function listCountedItems(world: World): readonly CountedItem[] {
  return world.memo('source-items', () =>
    counted.all(world).map((row) => {
      const { decided: _decided, held, all_rows: all, ...item } = row;
      const state = stateOf(row);
      return { ...item, state, results: state === 'mapped' || state === 'dismissed' ? all : held };
    }),
  );
}

export function listItemGroups(world: World): readonly ItemGroup[] {
  const groups = Map.groupBy(listCountedItems(world), (item) =>
    JSON.stringify([
      item.state,
      item.source_id,
      item.kind,
      spellingKey(item.name),
      item.specimen,
      item.unit,
      item.wording,
    ]),
  );
  return [...groups.values()].flatMap((items): ItemGroup[] => {
    const spellings = items.toSorted((a, b) => b.results - a.results || a.item_id - b.item_id);
    const [main] = spellings;
    if (main === undefined) return [];
    const results = items.reduce((sum, one) => sum + one.results, 0);
    const first = items.reduce((at, one) => (one.first_at < at ? one.first_at : at), main.first_at);
    const last = items.reduce((at, one) => (one.last_at > at ? one.last_at : at), main.last_at);
    return [{ main, spellings, results, first_at: first, last_at: last }];
  });
}

const knownResults = new Query<{ code: string; result: string }>(
  `SELECT code, result FROM laboratory WHERE error IS NULL AND code <> ''`,
);

/** Results of this hospital by catalogue code: what a distribution is compared with. */
export function resultsByCode(world: World): (code: string) => readonly number[] {
  const known = world.memoClinical('results-by-code', () => {
    const byCode = new Map<string, number[]>();
    for (const { code, result } of knownResults.all(world)) {
      const parsed = parseResult(result);
      if (parsed.kind !== 'number' || parsed.value <= 0) continue;
      const values = byCode.get(code);
      if (values === undefined) byCode.set(code, [parsed.value]);
      else values.push(parsed.value);
    }
    return byCode;
  });
  return (code) => known.get(code) ?? [];
}

const heldValues = new Query<{ value: string }, [string]>(
  'SELECT value FROM source_row WHERE item_id IN (SELECT value FROM json_each(?)) ORDER BY laboratory_id',
);

export function valuesOf(world: World, itemIds: readonly number[]): number[] {
  return heldValues.all(world, JSON.stringify(itemIds)).flatMap(({ value }) => {
    const parsed = parseResult(value);
    return parsed.kind === 'number' && parsed.value > 0 ? [parsed.value] : [];
  });
}

export function sampleOf(world: World, { main, spellings }: ItemGroup): Sample {
  const { name, code, specimen, unit } = main;
  return {
    name,
    code,
    specimen,
    unit,
    values: valuesOf(
      world,
      spellings.map(({ item_id: id }) => id),
    ),
  };
}

/** The likeliest items of the catalogue for a group; those of `codes`, where they are named. */
export function suggestionsOf(world: World, group: ItemGroup, codes?: readonly string[]): readonly Evidence[] {
  const key = `suggestions:${group.main.item_id}:${group.spellings.length}:${codes?.join() ?? ''}`;
  const found = group.main.found_code;
  const asked = codes ?? (found === '' ? undefined : [found]);
  return world.memo(key, () => suggestionsFor(sampleOf(world, group), resultsByCode(world), asked));
}

/** Below these nothing of the catalogue is meant: a unit alone is no reason to map. */
const LEAST_SCORE = 0.5;
const LEAST_NAME = 0.45;
const LEAST_OVERLAP = 0.6;

export const isInCatalogue = (suggestions: readonly Evidence[]): boolean =>
  suggestions.some(
    ({ score, name, overlap = 0, known }) =>
      score >= LEAST_SCORE && (name >= LEAST_NAME || (known > 0 && overlap >= LEAST_OVERLAP)),
  );

export interface Decision {
  readonly code: string;
  readonly factor: number | null;
  readonly addend: number;
  readonly reading: string | undefined;
  readonly by: string;
  readonly at: string;
  readonly reread: boolean;
}

/** What was decided about an item; undefined while nobody did. */
export function decisionOf(world: World, item: SourceItem): Decision | undefined {
  const mapping = mappingOf(world, item.item_id);
  if (mapping !== undefined) {
    const { code, factor, addend, mapped_by: by, mapped_at: at, reread } = mapping;
    return { code, factor, addend, reading: undefined, by, at, reread: reread === 1 };
  }
  const rule = wordingOf(world, item.item_id);
  if (rule === undefined) return undefined;
  const { reading, made_by: by, made_at: at } = rule;
  return { code: item.found_code, factor: null, addend: 0, reading, by, at, reread: true };
}
