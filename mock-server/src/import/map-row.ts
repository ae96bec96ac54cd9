import { findItem, findItemByName, type CatalogueItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { isFeuLoinc, isUreaNitrogen, itemOfLoinc } from './loinc.ts';
import { mapRange } from './map-range.ts';
import { NO_RESULT, readValue, type Measure } from './map-value.ts';
import type { SourceRow } from './source.ts';
import { isForeignSpecimen, specimenTerm } from './specimen.ts';
import { substanceOf, unitObstacle } from './substances.ts';

/** A row as it is stored: in the catalogue's unit, with the source's own interval. */
export interface MappedRow {
  readonly item: CatalogueItem;
  readonly specimen: string;
  readonly result: string;
  readonly unit: string;
  /** The source's own interval in the unit of the result, '' where it has none. */
  readonly range: string;
  /** Value and unit as the source printed them, where these differ from what is stored; else ''. */
  readonly source: string;
}

/** What a row means in the catalogue, or why it means nothing there. */
export type RowReading = MappedRow | Reason;

/** Why a row is not read: its item, its unit or its value. */
export type ReasonKind = 'no_item' | 'no_unit' | 'no_value';

interface Reason {
  readonly reason: string;
  readonly kind: ReasonKind;
  /** Code of the item, where only unit or value stand in the way. */
  readonly code?: string;
}

const noItem = (reason: string): Reason => ({ reason, kind: 'no_item' });

const SPECIMENS_OF_CATALOGUE = ['血清', '血浆', '全血', '动脉血', '尿液', '粪便', '脑脊液', '胸水'];

/** The catalogue names items of these specimens with the specimen in front: 脑脊液葡萄糖, 尿葡萄糖. */
const NAME_PREFIXES = new Map([
  ['尿液', '尿'],
  ['脑脊液', '脑脊液'],
  ['胸水', '胸水'],
]);

function findLocal(row: SourceRow, specimen: string): CatalogueItem | Reason {
  const prefix = NAME_PREFIXES.get(specimen);
  for (const name of row.localNames) {
    const item =
      findItemByName(name, specimen) ??
      (prefix === undefined ? undefined : findItemByName(`${prefix}${name}`, specimen));
    if (item) return item;
  }
  const [name = row.name] = row.localNames;
  const isAmbiguous = specimen === '' && SPECIMENS_OF_CATALOGUE.some((other) => findItemByName(name, other));
  if (isAmbiguous) return noItem(`「${name}」须有标本才能确定项目`);
  return noItem(`检验目录中没有「${name}」${specimen === '' ? '' : `（${specimen}）`}`);
}

function findCatalogueItem(row: SourceRow, specimen: string): CatalogueItem | Reason {
  const code = row.itemCode === '' ? itemOfLoinc(row.loinc) : row.itemCode;
  const item = code === undefined ? undefined : findItem(code);
  if (row.itemCode !== '' && !item) return noItem(`检验目录中没有项目代码 ${row.itemCode}`);
  if (row.itemCode === '' && row.loinc === '') return findLocal(row, specimen);
  if (!item) return noItem(`检验目录中没有 LOINC ${row.loinc}`);
  if (isForeignSpecimen(row.specimen, item.specimen)) {
    return noItem(`标本为${specimen}，而 ${item.name} 的标本是${item.specimen}`);
  }
  return item;
}

/** Finds the item of a row and brings result and interval into its unit, or tells why the row cannot be judged. */
export function mapRow(row: SourceRow): RowReading {
  const specimen = specimenTerm(row.specimen);
  const item = findCatalogueItem(row, specimen);
  if ('reason' in item) return item;
  const measure: Measure = {
    item,
    units: row.units,
    substance: substanceOf(item.code, isUreaNitrogen(row.loinc) ? 'nitrogen' : row.loinc === '' ? row.name : ''),
    obstacle: unitObstacle(item.code, row.units, isFeuLoinc(row.loinc)),
  };
  const value = readValue(row, measure);
  if ('reason' in value) {
    return { reason: value.reason, kind: value.reason === NO_RESULT ? 'no_value' : 'no_unit', code: item.code };
  }
  const isNumber = value.factor !== undefined;
  const printed = `${value.printed} ${row.printedUnit}`.trim();
  const stored = `${value.result} ${value.unit}`.trim();
  return {
    item,
    specimen: specimen === '' ? item.specimen : specimen,
    result: value.result,
    unit: value.unit,
    range: mapRange(row.range, measure, value.factor),
    source: isNumber && printed !== stored ? printed : '',
  };
}
