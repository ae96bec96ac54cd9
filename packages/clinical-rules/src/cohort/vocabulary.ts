import { subjectOf } from '../reading/words.ts';

/** An item as a research question names it. */
export interface VocabularyItem {
  readonly laboratory_code: string;
  readonly name: string;
  readonly short_name: string;
  readonly specimen: string;
  readonly unit: string;
  /** Other names that people type. */
  readonly aliases?: readonly string[] | undefined;
}

export interface VocabularyDiagnosis {
  readonly diagnosis_id: string;
  readonly name: string;
  readonly aliases?: readonly string[] | undefined;
}

export interface VocabularyDepartment {
  readonly department_id: string;
  readonly name: string;
}

/** What conditions may speak of: the research catalogue has this shape. */
export interface Vocabulary {
  readonly items: readonly VocabularyItem[];
  readonly diagnoses: readonly VocabularyDiagnosis[];
  readonly departments: readonly VocabularyDepartment[];
}

const INDEXES = new WeakMap<Vocabulary, ReturnType<typeof indexOf>>();

function indexOf({ items, diagnoses, departments }: Vocabulary) {
  return {
    items: new Map(items.map((item) => [item.laboratory_code, item])),
    diagnoses: new Map(diagnoses.map((diagnosis) => [diagnosis.diagnosis_id, diagnosis])),
    departments: new Map(departments.map((department) => [department.department_id, department])),
  };
}

function indexed(vocabulary: Vocabulary): ReturnType<typeof indexOf> {
  const known = INDEXES.get(vocabulary);
  if (known !== undefined) return known;
  const index = indexOf(vocabulary);
  INDEXES.set(vocabulary, index);
  return index;
}

export function itemOf(vocabulary: Vocabulary, code: string | undefined): VocabularyItem | undefined {
  return code === undefined ? undefined : indexed(vocabulary).items.get(code);
}

/** The short name of an item in a sentence: eGFR, 血钾, 肌酐. */
export function itemWord(vocabulary: Vocabulary, code: string | undefined): string {
  if (code === undefined || code === '') return '（未选项目）';
  return subjectOf(code, itemOf(vocabulary, code)?.name ?? code);
}

export function isKnownDiagnosis(vocabulary: Vocabulary, id: string): boolean {
  return indexed(vocabulary).diagnoses.has(id);
}

export function isKnownDepartment(vocabulary: Vocabulary, id: string): boolean {
  return indexed(vocabulary).departments.has(id);
}

export function diagnosisWord(vocabulary: Vocabulary, id: string | undefined): string {
  if (id === undefined || id === '') return '（未选诊断）';
  return indexed(vocabulary).diagnoses.get(id)?.name ?? id;
}

export function departmentWord(vocabulary: Vocabulary, id: string): string {
  return indexed(vocabulary).departments.get(id)?.name ?? id;
}
