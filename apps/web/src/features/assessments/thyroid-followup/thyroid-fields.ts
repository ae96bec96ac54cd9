import type { KnownCondition, ThyroidFollowUpForm, YesNo } from '@jianwei/api-client/model';

/** Fields that hold a number, typed as text. */
export const NUMBER_FIELDS = [
  'age',
  'weight',
  'lymph_metastasis',
  'months_since_surgery',
  'tsh',
  'ft3',
  'ft4',
] as const;
export type NumberField = (typeof NUMBER_FIELDS)[number];

/** Fields whose unit is a field of its own, with the unit of the form. */
export const DEFAULT_UNITS = { weight: 'kg', tsh: 'mU/L', ft3: 'pmol/L', ft4: 'pmol/L' } as const;
export type UnitField = keyof typeof DEFAULT_UNITS;

/** Questions of the follow-up, in the order in which they are asked. */
export const QUESTIONS = [
  { field: 'palpitation', label: '心悸' },
  { field: 'fatigue', label: '乏力' },
  { field: 'insomnia', label: '失眠' },
  { field: 'lethargy', label: '嗜睡' },
  { field: 'weight_change', label: '体重变化' },
  { field: 'headache', label: '头痛' },
  { field: 'flushing', label: '潮热' },
  { field: 'diarrhea', label: '腹泻' },
  { field: 'paramenia', label: '月经紊乱', isFemaleOnly: true },
  { field: 'calcium', label: '缺钙表现' },
] as const satisfies readonly ChoiceRow[];

/** What is known of the patient and moves the target; unknown counts as absent. */
export const CONDITIONS = [
  { field: 'heart_disease', label: '心脏病' },
  { field: 'postmenopausal', label: '绝经后', isFemaleOnly: true },
  { field: 'osteoporosis', label: '骨质疏松' },
  { field: 'osteopenia', label: '骨量减少' },
  { field: 'cv_risk', label: '心血管危险因素', note: '高血压、糖尿病或吸烟' },
  { field: 'high_risk_feature', label: '高危特征', note: '肉眼侵犯、肿瘤残留、远处转移或 Tg 升高' },
] as const satisfies readonly ChoiceRow[];

export const HORMONES = [
  { field: 'tsh', label: 'TSH' },
  { field: 'ft3', label: 'FT3' },
  { field: 'ft4', label: 'FT4' },
] as const;

interface ChoiceRow {
  field: keyof ThyroidFollowUpForm;
  label: string;
  isFemaleOnly?: boolean;
  note?: string;
}

export const GENDERS = ['男', '女'] as const;
export const OPERATIONS = ['单侧切除', '双侧切除'] as const;
export const PRESENT_FIRST = ['有', '无'] as const;
export const ABSENT_FIRST = ['无', '有'] as const;
export const ANXIETY_LEVELS = ['无', '轻', '中', '重'] as const;

type QuestionField = (typeof QUESTIONS)[number]['field'];
type ConditionField = (typeof CONDITIONS)[number]['field'];

/**
 * What the form holds, by the names of the wire: numbers as typed text, '' where nothing was entered, the time in epoch
 * milliseconds.
 */
export type ThyroidFormValues = Record<NumberField, string> &
  Record<`${UnitField}_unit`, string> &
  Record<QuestionField, YesNo> &
  Record<ConditionField, KnownCondition> & {
    name: string;
    gender: (typeof GENDERS)[number] | '';
    operation: (typeof OPERATIONS)[number] | '';
    capsular_invasion: YesNo;
    medicine_name: NonNullable<ThyroidFollowUpForm['medicine_name']>;
    medicine_time: number | null;
    medicine_metering: NonNullable<ThyroidFollowUpForm['medicine_metering']>;
    other_medicine_metering: string;
    anxiety: (typeof ANXIETY_LEVELS)[number] | '';
    other_medicines: YesNo;
    other_medicines_information: string;
  };

export type ThyroidField = keyof ThyroidFormValues;

/** Element that takes the focus of a field; of a group of radios its first one. */
export const fieldId = (field: string): string => `thyroid-${field}`;
