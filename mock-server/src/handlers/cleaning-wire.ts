import type { CleaningItem, CleaningPreviewRow, CleaningSuggestion } from '@jianwei/api-client/model';
import { findItem, intervalFor } from '@jianwei/clinical-rules/catalogue/catalogue';
import { wireGender } from '../interpretation/wire-patient.ts';
import { histogram, type Evidence } from '../sources/evidence.ts';
import {
  decisionOf,
  isInCatalogue,
  resultsByCode,
  suggestionsOf,
  type CleaningState,
  type ItemGroup,
} from '../sources/items.ts';
import type { PreviewRow } from '../sources/preview.ts';
import { reportsOfItems } from '../sources/shares.ts';
import { findSource } from '../store/sync-records.ts';
import type { World } from '../store/world.ts';
import { maskedName } from './rule-wire.ts';

/** Items that somebody has to decide about, by how they are read. */
export const needsSuggestion = (state: CleaningState) => state === 'no_item' || state === 'no_unit';

export function wireItem(world: World, group: ItemGroup): CleaningItem {
  const { main, spellings, results, first_at: first, last_at: last } = group;
  const { item_id: id, source_id: source, found_code: _found, kind: _kind, dismissed, ...item } = main;
  const decision = decisionOf(world, main);
  const suggestions = needsSuggestion(main.state) ? suggestionsOf(world, group) : [];
  const totals = reportsOfItems(
    world,
    spellings.map((one) => one.item_id),
  );
  return {
    ...item,
    ...totals,
    first_at: first,
    last_at: last,
    item_id: id,
    source_id: source,
    source_name: findSource(world, source)?.name ?? source,
    results,
    spellings: spellings.map((one) => ({
      item_id: one.item_id,
      code: one.code,
      name: one.name,
      results: one.results,
      revision: one.revision,
    })),
    needs_formula: suggestions[0]?.unit === 'formula',
    is_in_catalogue: !needsSuggestion(main.state) || isInCatalogue(suggestions),
    ...(dismissed === '' ? {} : { dismissed }),
    ...(decision && {
      decided: {
        by: decision.by,
        at: decision.at,
        reread: decision.reread,
        ...(decision.code === '' ? {} : { code: decision.code, name: findItem(decision.code)?.name ?? decision.code }),
        ...(decision.factor === null ? {} : { factor: decision.factor, addend: decision.addend }),
        ...(decision.reading === undefined ? {} : { reading: decision.reading }),
      },
    }),
  };
}

export function isMeant(world: World, { main, spellings }: ItemGroup, q: string): boolean {
  const text = q.trim().toLowerCase();
  const code = decisionOf(world, main)?.code ?? '';
  const names = [
    ...spellings.flatMap(({ name, code: own }) => [name, own]),
    code,
    findItem(code)?.name ?? '',
    main.wording,
  ];
  return names.some((name) => name.toLowerCase().includes(text));
}

export function sorted(groups: readonly ItemGroup[], sort: string): ItemGroup[] {
  const sign = sort.startsWith('-') ? -1 : 1;
  const column = sort.replace(/^-/, '');
  const compare = (a: ItemGroup, b: ItemGroup): number => {
    if (column === 'name') return a.main.name.localeCompare(b.main.name, 'zh-CN');
    if (column === 'unit')
      return `${a.main.specimen} ${a.main.unit}`.localeCompare(`${b.main.specimen} ${b.main.unit}`, 'zh-CN');
    if (column === 'last_at') return a.last_at.localeCompare(b.last_at);
    return a.results - b.results;
  };
  return groups.toSorted((a, b) => sign * compare(a, b) || a.main.item_id - b.main.item_id);
}

export function wireSuggestion(world: World, evidence: Evidence, edges: readonly number[]): CleaningSuggestion {
  const { item, name, specimen, unit, overlap, known, conversion, score } = evidence;
  const found = intervalFor(item, 'male', null);
  const { low, high } = found.status === 'found' ? found.interval : {};
  const { factor, addend } = conversion ?? { factor: 1, addend: 0 };
  // The hospital's results on the scale of the source: its bins are drawn over the same axis.
  const results = () => resultsByCode(world)(item.code).map((value) => (value - addend) / factor);
  return {
    code: item.code,
    name: item.name,
    short_name: item.shortName,
    specimen: item.specimen,
    unit: item.unit,
    name_score: name,
    specimen_match: specimen,
    unit_match: unit,
    known,
    bins: known === 0 ? [] : histogram(results(), edges),
    score: Math.min(score, 1),
    ...(overlap === undefined ? {} : { overlap }),
    ...(unit === 'formula' && conversion !== undefined && conversion),
    ...(low === undefined ? {} : { range_low: low }),
    ...(high === undefined ? {} : { range_high: high }),
  };
}

export function wirePreviewRow(row: PreviewRow): CleaningPreviewRow {
  const { patient } = row;
  return {
    report_id: row.reportId,
    report_time: row.reportTime,
    patient_name: maskedName(patient.name),
    patient_gender: wireGender(patient.gender),
    ...(patient.age === null ? {} : { patient_age: patient.age }),
    original: row.original,
    read: row.read,
    range: row.range,
    state: row.state,
    reason: row.reason,
    is_critical: row.isCritical,
    change: row.change,
  };
}

/** Three values by which a conversion is judged: a small, a middle and a large one. */
export function workedOf(rows: readonly PreviewRow[]): { original: string; read: string }[] {
  const numbers = rows
    .filter(({ state }) => state !== 'undetermined')
    .toSorted((a, b) => Number.parseFloat(a.original) - Number.parseFloat(b.original));
  const places = [...new Set([0, Math.floor(numbers.length / 2), numbers.length - 1])];
  return places.flatMap((place) => numbers[place] ?? []).map(({ original, read }) => ({ original, read }));
}
