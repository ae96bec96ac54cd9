import { findItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { parseResult } from '@jianwei/clinical-rules/results/result';
import {
  findItemByKey,
  mappingOf,
  wordingOf,
  type ItemKey,
  type MappingRule,
  type SourceItem,
} from '../store/source-records.ts';
import type { SqlTarget } from '../store/sql.ts';
import { mapRow, type ReasonKind, type RowReading } from './map-row.ts';
import { printNumber } from './map-value.ts';
import type { SourceBound, SourceRow, SourceValue } from './source.ts';

/** A row as the rules of its source read it. */
export interface RuledReading {
  readonly reading: RowReading;
  /** What still stands in its way; undefined for a row that was read. */
  readonly kind?: ReasonKind;
  /** What would have to be decided, or the decision by which it was read; undefined where nobody was asked. */
  readonly key?: ItemKey;
  /** Catalogue code that is known beside an obstacle of unit or value. */
  readonly code?: string;
}

/** The value of a row as it is printed, without unit. */
export function printedValue({ value }: Pick<SourceRow, 'value'>): string {
  return value.kind === 'text' ? value.text : `${value.comparator}${value.digits}`;
}

function keyOf(row: SourceRow, sourceId: string, kind: ReasonKind): ItemKey {
  const ownCode = row.localNames.find((name) => name !== row.name) ?? '';
  return {
    source_id: sourceId,
    kind,
    code: row.itemCode || row.loinc || ownCode,
    name: row.name,
    specimen: row.specimen.text || (row.specimen.codes[0] ?? ''),
    unit: row.printedUnit,
    wording: kind === 'no_value' ? printedValue(row).slice(0, 100) : '',
  };
}

/** A text in place of a number is no result, though it is kept as it is printed. */
function obstacleOf(row: SourceRow, reading: RowReading): { kind: ReasonKind; code: string } | undefined {
  if ('reason' in reading) return { kind: reading.kind, code: reading.code ?? '' };
  const isWords = parseResult(printedValue(row)).kind === 'text';
  return isWords ? { kind: 'no_value', code: reading.item.code } : undefined;
}

const scaled =
  ({ factor, addend }: MappingRule) =>
  (value: number): number =>
    value * (factor ?? 1) + addend;

function convertedText(text: string, scale: (value: number) => number): string {
  const parsed = parseResult(text);
  if (parsed.kind === 'number') return `${parsed.comparator ?? ''}${printNumber(scale(parsed.value), true)}`;
  if (parsed.kind !== 'between') return text;
  return `${printNumber(scale(parsed.low), true)}-${printNumber(scale(parsed.high), true)}`;
}

function convertedValue(value: SourceValue, scale: (value: number) => number): SourceValue {
  if (value.kind === 'text') return { kind: 'text', text: convertedText(value.text, scale) };
  const number = scale(value.value);
  return { ...value, value: number, digits: printNumber(number, true) };
}

function convertedBound(bound: SourceBound | undefined, scale: (value: number) => number, unit: string) {
  if (bound === undefined) return undefined;
  const value = scale(bound.value);
  return { value, digits: printNumber(value, true), units: [unit] };
}

/** The row as if its source had named the item of the catalogue, and had printed its unit where the rule converts. */
export function mappedRow(row: SourceRow, rule: MappingRule): SourceRow {
  const named: SourceRow = { ...row, itemCode: rule.code, loinc: '' };
  if (rule.factor === null) return named;
  const scale = scaled(rule);
  const unit = findItem(rule.code)?.unit ?? '';
  const { range } = row;
  return {
    ...named,
    value: convertedValue(row.value, scale),
    units: [unit],
    range:
      range.kind === 'text'
        ? { kind: 'text', text: convertedText(range.text, scale) }
        : {
            kind: 'bounds',
            low: convertedBound(range.low, scale, unit),
            high: convertedBound(range.high, scale, unit),
          },
  };
}

/** As read with a rule, but telling the printed value and unit, which the rule has changed. */
function asPrinted(row: SourceRow, reading: RowReading): RowReading {
  if ('reason' in reading) return reading;
  const printed = `${printedValue(row)} ${row.printedUnit}`.trim();
  const stored = `${reading.result} ${reading.unit}`.trim();
  return { ...reading, source: printed === stored ? '' : printed };
}

/** Rules that are tried before they are approved stand in for those of the store. */
export interface RulesOfSource {
  readonly find: (key: ItemKey) => SourceItem | undefined;
  readonly mapping: (item: SourceItem) => MappingRule | undefined;
  /** Meaning of a text; '' is no result. */
  readonly wording: (item: SourceItem) => string | undefined;
}

export function storedRules(world: SqlTarget): RulesOfSource {
  return {
    find: (key) => findItemByKey(world, key),
    mapping: ({ item_id: id }) => mappingOf(world, id),
    wording: ({ item_id: id }) => wordingOf(world, id)?.reading,
  };
}

/**
 * Reads a row by what was decided of its source: first the item and its unit by a mapping, then the text by a wording. Import, reading
 * again and preview are this one function; the same rules give the same rows.
 * @param plain what the importer makes of the row without any rule
 */
export function readByRules(row: SourceRow, plain: RowReading, sourceId: string, rules: RulesOfSource): RuledReading {
  let current = row;
  let reading = plain;
  let used: ItemKey | undefined;
  // Item or unit, then the text: each obstacle is taken at most once.
  for (let step = 0; step < 3; step += 1) {
    const obstacle = obstacleOf(current, reading);
    if (obstacle === undefined)
      return { reading: asPrinted(row, reading), ...(used === undefined ? {} : { key: used }) };
    const { kind, code } = obstacle;
    const key = keyOf(row, sourceId, kind);
    const blocked: RuledReading = { reading: asPrinted(row, reading), kind, key, code };
    const item = rules.find(key);
    if (item === undefined || item.dismissed !== '') return blocked;
    if (kind === 'no_value') {
      const meaning = rules.wording(item);
      if (meaning === undefined) return blocked;
      if (meaning === '') {
        return { reading: { reason: `来源注明「${key.wording}」，没有结果`, kind, code }, key };
      }
      current = { ...current, value: { kind: 'text', text: meaning } };
    } else {
      const rule = rules.mapping(item);
      if (rule === undefined) return blocked;
      current = mappedRow(current, rule);
    }
    used = key;
    reading = mapRow(current);
  }
  return { reading, kind: 'no_unit', key: keyOf(row, sourceId, 'no_unit') };
}
