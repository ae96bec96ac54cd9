import { findItem, intervalFor } from '@jianwei/clinical-rules/catalogue/catalogue';
import { number, oneOf, optional, record, text, words } from '@jianwei/clinical-rules/tables/shapes';
import type { Read } from '@jianwei/clinical-rules/tables/shapes';
import { mapRow } from '../../import/map-row.ts';
import { unreadableRow, usableRow } from '../../import/new-row.ts';
import { rowOfItem } from '../../import/stored-source-row.ts';
import type { SourceRow } from '../../import/source.ts';
import { insertLaboratory } from '../../store/clinical-laboratories.ts';
import { itemOfKey, keepSourceRow, putMapping, type SourceItem } from '../../store/source-records.ts';
import { Query } from '../../store/sql.ts';
import { minutesAfter } from '../../store/time.ts';
import type { World } from '../../store/world.ts';
import { readTsv } from '../../tables/read-table.ts';
import { seededShare } from '../laboratory/seeded-share.ts';
import type { SeedCalendar } from '../seed-calendar.ts';
import { SEED_MODEL_REPORT_IDS, SEED_SPECIAL_REPORT_IDS } from '../seed-ids.ts';
import { arriveReports, SEEDED_SOURCES } from './arrivals.ts';

const ITEM = record({
  source: oneOf(...SEEDED_SOURCES.map(({ id }) => id)),
  kind: oneOf('no_item', 'no_unit', 'no_value'),
  code: text,
  name: text,
  specimen: optional(text),
  unit: optional(text),
  truth: optional(text),
  factor: number,
  addend: optional(number),
  since: text,
  share: number,
  range: optional(text),
  wordings: optional(words(text)),
  fate: optional(text),
});
type SeededItem = Read<typeof ITEM>;

const ITEMS = readTsv('sources/unread-items.tsv', ITEM);

/** Patients of the pictures and of the tests, and those whose reports are a river of one a day: their reports stay as they are drawn. */
const DRAWN = new Set([1015, 1016, 1017, 1020, 1027, 1028]);
const isDrawn = (number: number) => number < 1013 || DRAWN.has(number) || (number >= 1090 && number < 1100);
const DRAWN_REPORTS = new Set<string>([
  ...Object.values(SEED_SPECIAL_REPORT_IDS),
  ...Object.values(SEED_MODEL_REPORT_IDS),
]);

interface ReportOfSource {
  readonly report_id: string;
  readonly patient_id: string;
  readonly report_time: string;
  readonly source_id: string;
  readonly received_at: string;
  readonly rows: number;
  /** Codes that it has already: an item is on a report once. */
  readonly codes: string;
}

const recentReports = new Query<ReportOfSource, [string]>(
  `SELECT report_id, patient_id, report_time, source_id, received_at, count(*) AS rows, group_concat(code, ' ') AS codes
  FROM report JOIN laboratory USING (report_id) WHERE report_time >= ? GROUP BY report_id ORDER BY report_time, report_id`,
);
const resultsOf = new Query<{ code: string; result: string }, [string]>(
  `SELECT code, result FROM laboratory WHERE error IS NULL AND code IN (SELECT value FROM json_each(?)) ORDER BY laboratory_id`,
);

/** How far a drawn value lies from the result it is drawn from. */
const SPREAD = 0.22;
/** Fewer results than this are no distribution to draw from: then values lie around the catalogue's interval. */
const ENOUGH = 20;
const PRINTED_DIGITS = 3;
const WORDING_EVERY = 0.06;

/** Values as the source prints them, drawn from the results that this hospital has of the true item. */
function drawnValue({ truth, factor, addend = 0 }: SeededItem, known: readonly number[], seed: string): string {
  const item = truth === undefined ? undefined : findItem(truth);
  if (item === undefined) return String(1 + Math.floor(seededShare(seed) * 90));
  const share = seededShare(`${seed}:which`);
  const near = Math.exp(SPREAD * 2 * (seededShare(`${seed}:near`) - 0.5));
  const found = intervalFor(item, 'male', null);
  const { low, high } = found.status === 'found' ? found.interval : { low: 1, high: 2 };
  const top = high ?? (low ?? 1) * 1.5;
  const bottom = low !== undefined && low > 0 ? low : top / 8;
  // Around the interval most lie inside it.
  const around = bottom * (top / bottom) ** (-0.1 + 1.2 * share);
  const result = (known.length >= ENOUGH ? (known[Math.floor(share * known.length)] ?? around) : around) * near;
  const value = (result - addend) / factor;
  return value >= 1000 ? String(Math.round(value)) : String(Number(Math.max(value, 0.001).toPrecision(PRINTED_DIGITS)));
}

/** What stands in place of a value: for an item that is held back by its text always, for others now and then. */
function printedOf(item: SeededItem, known: readonly number[], seed: string): string {
  const [wording] = item.wordings ?? [];
  const isText = item.kind === 'no_value' || seededShare(`${seed}:text`) < WORDING_EVERY;
  return wording !== undefined && isText ? wording : drawnValue(item, known, seed);
}

/** Why a row is not read; an item that the catalogue has come to know is none to be seeded as unread. */
function reasonOf(row: SourceRow): string {
  const reading = mapRow(row);
  if ('reason' in reading) return reading.reason;
  throw new Error(`${row.name} is read as ${reading.item.code} without any mapping`);
}

/** Adds the rows of one item to the reports of its source. */
class ItemSeed {
  readonly #world: World;
  readonly #item: SeededItem;
  readonly #known: readonly number[];
  #reason: string | undefined;

  constructor(world: World, item: SeededItem, known: readonly number[]) {
    this.#world = world;
    this.#item = item;
    this.#known = known;
  }

  add(report: ReportOfSource, position: number, mappedAt: string | undefined): void {
    const { code, name, specimen = '', unit = '', kind, range = '', truth = '' } = this.#item;
    const rowId = `${report.report_id}-${String(position).padStart(2, '0')}`;
    const value = printedOf(this.#item, this.#known, rowId);
    const base = rowOfItem({ code, name, specimen, unit }, { value, range });
    const row: SourceRow = {
      ...base,
      place: '',
      patient: { id: report.patient_id, number: '', name: '', gender: '男', birthDate: '' },
      reportId: report.report_id,
      rowId,
      time: report.report_time,
      flag: '',
      status: 'final',
      statusText: '',
    };
    const isRead = mappedAt !== undefined || kind === 'no_value';
    if (isRead) this.#insert(position, row, truth);
    else insertLaboratory(this.#world, { ...unreadableRow(row, (this.#reason ??= reasonOf(row))), position });
    const wording = kind === 'no_value' ? value : '';
    const key = { source_id: report.source_id, kind, code, name, specimen, unit, wording };
    const { item_id: itemId } = this.#stored(key);
    const readAt = mappedAt === undefined ? '' : mappedAt > report.received_at ? mappedAt : report.received_at;
    keepSourceRow(this.#world, {
      laboratory_id: rowId,
      item_id: itemId,
      value,
      range_text: range,
      read_at: readAt,
      raw: '',
    });
  }

  #insert(position: number, row: SourceRow, code: string): void {
    const reading = mapRow({ ...row, itemCode: code });
    if ('reason' in reading) throw new Error(`${row.name} is not read as ${code}: ${reading.reason}`);
    insertLaboratory(this.#world, { ...usableRow(row, reading), position });
  }

  #stored(key: Parameters<typeof itemOfKey>[1]): SourceItem {
    const { kind, truth = '', fate = '' } = this.#item;
    const dismissed = fate.startsWith('dismissed ') ? fate.slice('dismissed '.length) : '';
    return itemOfKey(this.#world, key, kind === 'no_item' ? '' : truth, dismissed);
  }
}

/** Days after its first row on which somebody mapped an item. */
const MAPPED_AFTER_MINUTES = 3 * 1440 + 125;

/** Sources, their runs of 90 days, and what was not read: as the importer would have left it. */
export function seedSources(world: World, calendar: SeedCalendar): void {
  arriveReports(world);
  const codes = [...new Set(ITEMS.flatMap(({ truth }) => truth ?? []))];
  const known = Map.groupBy(resultsOf.all(world, JSON.stringify(codes)), ({ code }) => code);
  const first = calendar.time(`${ITEMS.map(({ since }) => since).toSorted()[0] ?? ''} 00:00`);
  const reports = recentReports
    .all(world, first)
    .filter(({ report_id: id, patient_id: patient }) => !isDrawn(Number(patient.slice(1))) && !DRAWN_REPORTS.has(id));
  const nextPosition = new Map(reports.map(({ report_id: id, rows }) => [id, rows + 1]));
  const held = new Set(reports.flatMap(({ report_id: id, codes }) => codes.split(' ').map((code) => `${id} ${code}`)));
  for (const item of ITEMS) {
    const values = (known.get(item.truth ?? '') ?? []).map(({ result }) => Number(result)).filter((value) => value > 0);
    const seed = new ItemSeed(world, item, values);
    const since = calendar.time(`${item.since} 00:00`);
    const own = reports.filter(
      ({ report_id: id, source_id: source, report_time: time }) =>
        source === item.source &&
        time >= since &&
        !held.has(`${id} ${item.truth ?? item.code}`) &&
        seededShare(`${id}:${item.code}:${item.name}`) * 100 < item.share,
    );
    const mappedAt = item.fate === 'mapped' ? minutesAfter(since, MAPPED_AFTER_MINUTES) : undefined;
    for (const report of own) {
      const position = nextPosition.get(report.report_id) ?? 1;
      nextPosition.set(report.report_id, position + 1);
      held.add(`${report.report_id} ${item.truth ?? item.code}`);
      seed.add(report, position, mappedAt);
    }
    if (mappedAt !== undefined) mapItem(world, item, mappedAt);
  }
}

function mapItem(world: World, item: SeededItem, mappedAt: string): void {
  const { source, kind, code, name, specimen = '', unit = '', truth = '' } = item;
  const { item_id: itemId } = itemOfKey(world, { source_id: source, kind, code, name, specimen, unit, wording: '' });
  const by = { mapped_at: mappedAt, mapped_by: '唐越' };
  putMapping(world, itemId, { code: truth, factor: null, addend: 0, reread: 1, ...by });
}
