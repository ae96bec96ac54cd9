import type { ResearchCatalogue } from '@jianwei/api-client/model';
import type {
  ChangeKind,
  Comparator,
  ConditionKind,
  CohortCondition,
  DiagnosisCondition,
  Pick,
} from '@jianwei/clinical-rules/cohort/cohort';
import { newCondition } from '@jianwei/clinical-rules/cohort/cohort';

export const KIND_WORDS: Readonly<Record<ConditionKind, string>> = {
  result: '检验结果',
  diagnosis: '疑似诊断',
  age: '年龄',
  sex: '性别',
  department: '科室',
  follow_up: '随访',
  cohort: '队列',
};

const PICK_CHOICES: readonly (readonly [Pick, string])[] = [
  ['any', '任一次'],
  ['first', '首次'],
  ['last', '末次'],
  ['nearest', '距入组日最近一次'],
  ['min', '最低'],
  ['max', '最高'],
  ['mean', '平均'],
  ['change', '变化'],
];

/** For day 0 it is always the first that counts: the first result, or the first one that has changed so much. */
export const picksOf = (isEntry: boolean) =>
  isEntry ? PICK_CHOICES.filter(([pick]) => pick === 'first' || pick === 'change') : PICK_CHOICES;

export const REPORT_CHOICES: readonly (readonly [DiagnosisCondition['pick'], string])[] = [
  ['any', '任一份'],
  ['last', '末份'],
];

export const COMPARATOR_CHOICES: readonly (readonly [Comparator, string])[] = [
  ['≥', '≥'],
  ['>', '>'],
  ['≤', '≤'],
  ['<', '<'],
  ['between', '在两值之间'],
  ['above_upper', '高于参考上限'],
  ['below_lower', '低于参考下限'],
  ['times_upper', '不低于参考上限的倍数'],
  ['positive', '阳性'],
  ['grade_ge', '不低于几个加号'],
  ['present', '有结果'],
];

/** A change is a number: the words of a reference interval do not fit it. */
export const CHANGE_COMPARATORS = COMPARATOR_CHOICES.slice(0, 5);

/** A mean of gradings is no grade: it stays where a saved condition has it, and is not offered anew. */
const MEAN_COMPARATORS = COMPARATOR_CHOICES.slice(0, 8);

interface Taken {
  readonly pick: Pick;
  readonly comparator?: Comparator | undefined;
}

/** What a value that is taken in a way can be compared with. */
export function comparatorsOf({ pick, comparator }: Taken) {
  if (pick === 'change') return CHANGE_COMPARATORS;
  if (pick !== 'mean') return COMPARATOR_CHOICES;
  return COMPARATOR_CHOICES.filter((choice) => MEAN_COMPARATORS.includes(choice) || choice[0] === comparator);
}

export const CHANGE_CHOICES: readonly (readonly [ChangeKind, string])[] = [
  ['percent', '百分比'],
  ['absolute', '差值'],
  ['per_year', '每年'],
];

export const RELIABILITY_CHOICES: readonly (readonly [string, string])[] = [
  ['0', '不限'],
  ['1', '中及以上'],
  ['2', '高'],
];

interface Offer {
  readonly label: string;
  /** What it is found by, in lower case. */
  readonly words: string;
  readonly make: (id: string) => CohortCondition;
}

const PLAIN: readonly ConditionKind[] = ['age', 'sex', 'department', 'follow_up'];

export function itemLabel({ name, short_name: short, specimen }: ResearchCatalogue['items'][number]): string {
  return short === '' || short === name ? `${name}（${specimen}）` : `${name}（${short}，${specimen}）`;
}

/** Everything that a new condition may be about, found by one field. */
export function offersOf({ items, diagnoses }: ResearchCatalogue): readonly Offer[] {
  return [
    ...PLAIN.map((kind) => ({
      label: KIND_WORDS[kind],
      words: KIND_WORDS[kind],
      make: (id: string) => newCondition(kind, id),
    })),
    ...items.map((item) => ({
      label: itemLabel(item),
      words: [item.name, item.short_name, item.laboratory_code, ...(item.aliases ?? [])].join(' ').toLowerCase(),
      make: (id: string) => ({
        ...newCondition('result', id),
        kind: 'result' as const,
        pick: 'any' as const,
        laboratory_code: item.laboratory_code,
        specimen: item.specimen,
        ...(item.unit === '' ? {} : { unit: item.unit }),
      }),
    })),
    ...diagnoses.map(({ diagnosis_id: id, name }) => ({
      label: `提示 ${name}`,
      words: name.toLowerCase(),
      make: (conditionId: string) => ({
        ...newCondition('diagnosis', conditionId),
        kind: 'diagnosis' as const,
        pick: 'any' as const,
        reliability_min: 1,
        diagnosis_id: id,
      }),
    })),
  ];
}

/** Offers for what was typed, those that begin with it first. */
export function found(offers: readonly Offer[], typed: string, most = 40): readonly Offer[] {
  const text = typed.trim().toLowerCase();
  if (text === '') return offers.slice(0, most);
  const hits = offers.filter(({ words }) => words.includes(text));
  const begins = (offer: Offer): number => (offer.words.split(' ').some((word) => word.startsWith(text)) ? 0 : 1);
  return hits.toSorted((one, other) => begins(one) - begins(other)).slice(0, most);
}
