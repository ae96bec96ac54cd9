import { createHash } from 'node:crypto';
import type { SourcePatient } from './source.ts';

function hashOf(parts: readonly string[], length: number): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, length);
}

/** Ids of a source are long and may hold anything: the same source id always gives the same short one. */
export function shortId(...sourceId: readonly string[]): string {
  return `F${hashOf(sourceId, 12)}`;
}

/** Rows of one report stand side by side in the index: a file of thousands of them is written several times as fast. */
export function rowIdIn(reportId: string, ...sourceId: readonly string[]): string {
  return `${reportId}-${hashOf(sourceId, 10)}`;
}

/** Some sources hide zero-width characters in their names, which no search would find again. */
export function cleanText(text: string): string {
  return text.replace(/[\u200b-\u200d\u2060\ufeff]/g, '').trim();
}

const genders = new Map<string, '男' | '女'>([
  ['男', '男'],
  ['女', '女'],
  ['male', '男'],
  ['female', '女'],
  ['m', '男'],
  ['f', '女'],
  // GB/T 2261.1
  ['1', '男'],
  ['2', '女'],
]);

export interface PatientParts {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly gender: string;
  /** `YYYY-MM-DD`, undefined when the source gives no whole date. */
  readonly birthDate: string | undefined;
}

/** A patient, or the reason why a report cannot be judged for this person. */
export function readPatientParts(parts: PatientParts): SourcePatient | string {
  const name = cleanText(parts.name);
  const gender = genders.get(parts.gender.trim().toLowerCase());
  if (name === '') return '患者没有姓名';
  if (gender === undefined) return '患者没有可用的性别';
  if (parts.birthDate === undefined) return '患者没有完整的出生日期';
  return { id: parts.id, number: cleanText(parts.number), name, gender, birthDate: parts.birthDate };
}

function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');
}

/** Whether two records with one id are about one person. A corrected spelling counts as another person: never merged. */
export function isSamePerson(
  one: Pick<SourcePatient, 'name' | 'gender' | 'birthDate'>,
  other: Pick<SourcePatient, 'name' | 'gender' | 'birthDate'>,
): boolean {
  return nameKey(one.name) === nameKey(other.name) && one.gender === other.gender && one.birthDate === other.birthDate;
}
