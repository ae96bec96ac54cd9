import type { PlanHistory, TrendGroup, TrendPoint } from '@jianwei/api-client/model';
import { indicatorsOf, type Indicator } from './trend-points.ts';

/** A result of a day, at 10 o'clock in Shanghai unless told otherwise. */
export function pointOf(day: string, value: number | null, more: Partial<TrendPoint> = {}): TrendPoint {
  return {
    result_time: `${day}T10:05:00+08:00`,
    calculate_result: value,
    original_result: String(value),
    original_unit: 'μmol/L',
    reference_interval: '57-111',
    result_type: 2,
    unit: 'μmol/L',
    abnormal: false,
    report_id: `R-${day}`,
    range_source: 'report',
    ...more,
  };
}

export const CREATININE: TrendGroup = {
  standard_laboratory_name: '肌酐',
  standard_specimen: '血清',
  short_name: 'Cr',
  unit: 'μmol/L',
  up_limit: 111,
  down_limit: 57,
  histories: [
    pointOf('2025-05-16', 104),
    pointOf('2025-08-21', 145, { abnormal: true }),
    pointOf('2025-11-11', 161, { abnormal: true }),
    pointOf('2025-11-18', 168, { abnormal: true }),
  ],
};

const grams = { original_unit: 'g/L', unit: 'g/L', reference_interval: '130-175' };

/** Not tested on 2025-11-11. */
export const HAEMOGLOBIN: TrendGroup = {
  standard_laboratory_name: '血红蛋白',
  standard_specimen: '全血',
  short_name: 'Hb',
  unit: 'g/L',
  up_limit: 175,
  down_limit: 130,
  histories: [
    pointOf('2025-08-21', 112, { ...grams, abnormal: true }),
    pointOf('2025-11-18', 103, { ...grams, abnormal: true }),
  ],
};

const words = { original_unit: '', unit: '', reference_interval: '阴性', result_type: 1 };

export const URINE_PROTEIN: TrendGroup = {
  standard_laboratory_name: '尿蛋白',
  standard_specimen: '尿液',
  short_name: 'PRO',
  unit: '',
  up_limit: null,
  down_limit: null,
  histories: [
    pointOf('2025-08-21', null, { ...words, original_result: '阴性' }),
    pointOf('2025-11-18', null, { ...words, original_result: '2+', abnormal: true }),
  ],
};

export const URINE_COLOUR: TrendGroup = {
  standard_laboratory_name: '尿颜色',
  standard_specimen: '尿液',
  unit: '',
  up_limit: null,
  down_limit: null,
  histories: [pointOf('2025-11-18', null, { ...words, reference_interval: '', original_result: '淡黄色' })],
};

export const historyOf = (...data: TrendGroup[]): PlanHistory => ({ up_limit: null, down_limit: null, data });

/** The only indicator of a history of one group. */
export function only(group: TrendGroup): Indicator {
  const [indicator] = indicatorsOf(historyOf(group));
  if (!indicator) throw new Error('no indicator');
  return indicator;
}
