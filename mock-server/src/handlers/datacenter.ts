import type { DataItem, NewCode, QualityCheck, QualityRow } from '@jianwei/api-client/model';
import { findItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { foundText, pageOfItem, type FailedRow } from '../sources/data-checks.ts';
import { isGap } from '../sources/data-gaps.ts';
import { namedSources, qualityCells, qualityPage, type RefusedPerson } from '../sources/data-quality.ts';
import { listCountedItems } from '../sources/items.ts';
import { findSource } from '../store/sync-records.ts';
import { hospitalDate } from '../store/time.ts';
import { firstVolumeDay, listItemDays, type VolumeFilter } from '../store/volumes.ts';
import type { World } from '../store/world.ts';
import { mondayOf, rangeOf, type RangeLimit } from './day-range.ts';
import { pageOf } from './paging.ts';
import { busyDays, daysOf, dayVolumes, monthVolumes, sum, volumesOf } from './data-volumes.ts';
import { maskedName } from './rule-wire.ts';
import { sortedBy } from './sorting.ts';

const TWO_YEARS: RangeLimit = { usual: 365, most: 731, message: '时间范围最多 2 年' };

interface Asked {
  readonly from?: string;
  readonly to?: string;
  readonly source?: string;
}

function sourceOf(world: World, source = ''): string {
  if (source !== '' && findSource(world, source) === undefined) throw new Refusal('没有这个来源');
  return source;
}

function filterOf(world: World, query: Asked): VolumeFilter {
  return { ...rangeOf(world, query, TWO_YEARS), source: sourceOf(world, query.source) };
}

function wireRefused(row: RefusedPerson, nameOf: (id: string) => string): QualityRow {
  return {
    row_id: `S-${row.row_id}`,
    time: row.started_at,
    report_id: '',
    source_id: row.source_id,
    source_name: nameOf(row.source_id),
    patient_name: '',
    item: row.place,
    result: '',
    unit: '',
    range: '',
    found: `拒收：${row.reason}`,
  };
}

function wireFailed(row: FailedRow, found: string, nameOf: (id: string) => string): QualityRow {
  return {
    row_id: row.laboratory_id,
    time: row.report_time,
    report_id: row.report_id,
    source_id: row.source_id,
    source_name: nameOf(row.source_id),
    patient_name: maskedName(row.patient_name),
    item: row.name,
    result: row.result,
    unit: row.unit,
    range: row.range_text,
    found,
    ...(row.item_id !== null && row.read_at === '' && { item_id: row.item_id }),
  };
}

interface AskedOf {
  readonly check?: QualityCheck;
  readonly code?: string;
  readonly name?: string;
  readonly item_id?: number;
}

/** Rows that fail a check, or all results of an item: one of them is asked for. */
function askedRows(
  world: World,
  { check, code, name, item_id: itemId }: AskedOf,
  filter: VolumeFilter,
  { page, size }: { readonly page: number; readonly size: number },
) {
  const items = [
    ...(code === undefined ? [] : [['code', code] as const]),
    ...(name === undefined ? [] : [['name', name] as const]),
    ...(itemId === undefined ? [] : [['item_id', String(itemId)] as const]),
  ];
  const [item, ...more] = items;
  if (check !== undefined && item === undefined)
    return { ...qualityPage(world, check, filter, { page, size }), found: (row: FailedRow) => foundText(check, row) };
  if (check !== undefined || item === undefined || more.length > 0) throw new Refusal('请选择检查或项目');
  const { total, rows } = pageOfItem(world, item, filter, { offset: page * size, most: size });
  return { total, refused: [], failed: rows, found: () => '' };
}

/** What each column of the rows that fail a check is ordered by; a result that is a number as a number. */
const QUALITY_COLUMNS = {
  time: ({ time }: QualityRow) => time,
  source: ({ source_name: name }: QualityRow) => name,
  patient: ({ patient_name: name }: QualityRow) => name,
  report: ({ report_id: id }: QualityRow) => id,
  item: ({ item }: QualityRow) => item,
  result: ({ result }: QualityRow) => result,
  unit: ({ unit }: QualityRow) => unit,
  range: ({ range }: QualityRow) => range,
  found: ({ found }: QualityRow) => found,
};

/** Items of the catalogue by their own name; spellings and sources of one item are one line. */
function itemsOf(world: World, filter: VolumeFilter): DataItem[] {
  const items = new Map<string, DataItem>();
  for (const { code, name, results, first, last } of listItemDays(world, filter)) {
    const key = code === '' ? `name ${name}` : code;
    const known = items.get(key) ?? { code, name: findItem(code)?.name ?? name, results: 0, first, last };
    items.set(key, {
      ...known,
      results: known.results + results,
      first: first < known.first ? first : known.first,
      last: last > known.last ? last : known.last,
    });
  }
  return [...items.values()];
}

type Order = (a: DataItem, b: DataItem) => number;
const collator = new Intl.Collator('zh-CN');
const byName: Order = (a, b) => collator.compare(a.name, b.name) || collator.compare(a.code, b.code);
const ORDERS: Readonly<Record<string, Order>> = {
  results: (a, b) => a.results - b.results,
  name: byName,
  code: (a, b) => a.code.localeCompare(b.code),
  first: (a, b) => a.first.localeCompare(b.first),
  last: (a, b) => a.last.localeCompare(b.last),
};

/** By a column, descending with `-`; what is equal goes by its name. */
function orderOf(sort: string): Order {
  const isDescending = sort.startsWith('-');
  const order = ORDERS[isDescending ? sort.slice(1) : sort] ?? byName;
  return (a, b) => (isDescending ? order(b, a) : order(a, b)) || byName(a, b);
}

const STATES: Readonly<Record<string, NewCode['state']>> = { mapped: 'mapped', dismissed: 'dismissed' };

export const datacenterHandlers = {
  getDataVolumes: ({ query, world }) => {
    const filter = filterOf(world, query);
    const { from, to, source } = filter;
    const { by = 'day' } = query;
    const days = dayVolumes(world, filter);
    const began = firstVolumeDay(world, source);
    return {
      from,
      to,
      as_of: world.nowText(),
      by,
      ...(began !== undefined && { began }),
      reports: sum(days.map(({ reports }) => reports)),
      results: sum(days.map(({ results }) => results)),
      days: by === 'month' ? monthVolumes(days) : days,
    };
  },

  getDataQuality: ({ query, world }) => {
    const filter = filterOf(world, query);
    const { from, to, source } = filter;
    const { rows, earlier } = volumesOf(world, filter);
    const sources = namedSources(world, source, new Set(rows.map((row) => row.source_id)));
    const days = daysOf(world, filter);
    const today = hospitalDate(world.now());
    return {
      from,
      to,
      as_of: world.nowText(),
      sources: sources.map(({ id, name }) => {
        const own = rows.filter((row) => row.source_id === id);
        const busy = busyDays(earlier.filter((row) => row.source_id === id));
        const last = own.at(-1)?.day;
        return {
          source_id: id,
          name,
          reports: sum(own.map(({ reports }) => reports)),
          results: sum(own.map(({ results }) => results)),
          gap_days: days.filter((day) => isGap(day, today, busy)).length,
          ...(last !== undefined && { last }),
        };
      }),
      cells: qualityCells(
        world,
        filter,
        sources.map(({ id }) => id),
      ),
    };
  },

  listQualityRows: ({ query, world }) => {
    const filter = filterOf(world, query);
    const { page, page_size: size, sort } = query;
    // In another order than that of the store the whole list is put in order first.
    const { total, refused, failed, found } = askedRows(world, query, filter, {
      page: sort === undefined ? page : 0,
      size: sort === undefined ? size : Number.MAX_SAFE_INTEGER,
    });
    const names = new Map(
      namedSources(
        world,
        '',
        failed.map((row) => row.source_id),
      ).map(({ id, name }) => [id, name]),
    );
    const nameOf = (id: string) => names.get(id) ?? '';
    const rows = [
      ...refused.map((row) => wireRefused(row, nameOf)),
      ...failed.map((row) => wireFailed(row, found(row), nameOf)),
    ];
    if (sort === undefined) return { page, page_size: size, total_elements: total, data: rows };
    return pageOf(sortedBy(rows, sort, QUALITY_COLUMNS), query, (ordered) => [...ordered]);
  },

  listDataItems: ({ query, world }) => {
    const filter = filterOf(world, query);
    const { q = '', sort = '-results' } = query;
    const text = q.trim().toLowerCase();
    // Pages, orders and searches of one range are of the same items.
    const key = ['data-items', filter.from, filter.to, filter.source].join(' ');
    const items = world
      .memo(key, () => itemsOf(world, filter))
      .filter(({ code, name }) => [code, name].some((part) => part.toLowerCase().includes(text)))
      .toSorted(orderOf(sort));
    return pageOf(items, query, (page) => [...page]);
  },

  listNewCodes: ({ query, world }) => {
    const source = sourceOf(world, query.source);
    const since = mondayOf(hospitalDate(world.now()));
    const names = new Map(namedSources(world, '', []).map(({ id, name }) => [id, name]));
    const items = listCountedItems(world).filter(
      (item) => item.kind === 'no_item' && item.first_at >= since && (source === '' || item.source_id === source),
    );
    return {
      since,
      data: items
        .toSorted((a, b) => b.first_at.localeCompare(a.first_at) || a.item_id - b.item_id)
        .map(({ item_id: itemId, source_id: id, code, name, specimen, unit, first_at: first, results, state }) => ({
          item_id: itemId,
          source_id: id,
          source_name: names.get(id) ?? '',
          code,
          name,
          specimen,
          unit,
          first_at: first,
          results,
          state: STATES[state] ?? 'waiting',
        })),
    };
  },
} satisfies Handlers;
