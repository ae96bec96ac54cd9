import type { ResearchCatalogue, ResearchItem } from '@jianwei/api-client/model';
import { CATALOGUE, type CatalogueItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { DIAGNOSES, INFERENCE_VERSION } from '@jianwei/clinical-rules/lab-inference/rule-base';
import { convert } from '@jianwei/clinical-rules/units/convert';
import { STATE, type Column } from './columns.ts';
import { dateOfDay, dayOfMinute } from './minutes.ts';
import { quantile } from './statistics.ts';
import { diagnosisOf, type ResearchStore } from './store.ts';
import { hiddenCells, hiddenShown, isSmall, partCount, roundedShown, shownCount, THRESHOLD } from './suppress.ts';
import { UNIT_NAMES } from '@jianwei/clinical-rules/units/unit';

/** Units in which a limit of an item may be written, the catalogue's first. */
function unitsOf({ unit, code }: CatalogueItem): string[] {
  if (unit === '') return [];
  return [unit, ...UNIT_NAMES.filter((other) => other !== unit && convert(1, other, unit, code).ok)];
}

/** Where nearly all values lie; two of a hundred people are outside, so that an outlier is nobody's number. */
function limitsOf({ who, value, state }: Column): { p1?: number; p99?: number } {
  if (who.length < THRESHOLD) return {};
  const values = value.filter((_, row) => state[row] === STATE.number).toSorted();
  if (values.length < THRESHOLD) return {};
  const rounded = (share: number) => Number((quantile(values, share) ?? 0).toPrecision(3));
  return { p1: rounded(0.01), p99: rounded(0.99) };
}

function wireItem(item: CatalogueItem, column: Column, everybody: number): ResearchItem {
  const isNearlyAll = isSmall(everybody - column.who.length);
  return {
    laboratory_code: item.code,
    name: item.name,
    short_name: item.shortName,
    group: item.group,
    specimen: item.specimen,
    unit: item.unit,
    units: unitsOf(item),
    aliases: [...item.aliases],
    result_type: item.valueType,
    results: isNearlyAll ? roundedShown(column.minute.length) : shownCount(column.minute.length),
    patients: partCount(column.who.length, everybody),
    ...limitsOf(column),
  };
}

/** People by department, most first; with those of none they are all. */
function departmentCounts({ departments, department, patientIds }: ResearchStore) {
  const counts = new Map<string, number>();
  for (const index of department) {
    const name = departments[index] ?? '';
    if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const sorted = [...counts].toSorted(([, a], [, b]) => b - a);
  const told = sorted.reduce((sum, [, count]) => sum + count, 0);
  const hidden = hiddenCells([...sorted.map(([, count]) => count), patientIds.length - told]);
  return sorted.map(([name, count], index) => ({
    department_id: name,
    name,
    patients: hidden[index] === true ? hiddenShown(count) : shownCount(count),
  }));
}

/** What a cohort can be made of. */
export function researchCatalogue(store: ResearchStore): ResearchCatalogue {
  const minutes = store.reportMinute.toSorted();
  const days = [minutes[0], minutes.at(-1)].map((minute) => dateOfDay(dayOfMinute(minute ?? 0)));
  const everybody = store.patientIds.length;
  const isTold = everybody >= THRESHOLD;
  return {
    data_time: store.dataTime,
    demo: store.isDemo,
    rule_version: INFERENCE_VERSION,
    patients: shownCount(everybody),
    reports: shownCount(store.reportMinute.length),
    ...(isTold ? { from: days[0] ?? '', to: days[1] ?? '' } : {}),
    items: CATALOGUE.flatMap((item) => {
      const column = store.columns.get(item.code);
      return column === undefined ? [] : [wireItem(item, column, everybody)];
    }),
    diagnoses: DIAGNOSES.map(({ id, name }) => ({
      diagnosis_id: id,
      name,
      patients: partCount(diagnosisOf(store, id).who.length, everybody),
    })),
    departments: departmentCounts(store),
  };
}
