import type { FlagNote, UndeterminedReason } from './flag.ts';

export const STATE_TEXT: Record<'normal' | 'abnormal' | 'undetermined', string> = {
  normal: '正常',
  abnormal: '异常',
  undetermined: '无法判定',
};

/** Texts of the specification, full-width brackets included. */
export const ABNORMAL_INDICATOR: Record<1 | -1, string> = { 1: '升高（H）', [-1]: '降低（L）' };

export const UNDETERMINED_TEXT: Record<UndeterminedReason, string> = {
  no_result: '无结果',
  text_result: '结果为文字描述，无法按参考区间判断',
  beyond_measuring: '超出仪器测量范围，未给出数值',
  no_range: '无可用参考区间',
  range_unreadable: '报告的参考区间无法识别',
  range_inverted: '参考区间有误，未采用',
  range_of_other_sex: '参考区间有误，未采用（为另一性别的区间）',
  range_of_adults: '参考区间有误，未采用（为成人区间）',
  sex_unknown: '参考区间按性别区分，性别未知',
  not_this_sex: '参考区间不适用于该性别',
  not_adult: '无儿童参考区间',
  child_interval: '报告未提供儿童参考区间，未判为正常',
  unit_missing: '结果未注明单位',
  unit_unknown: '单位无法识别',
  unit_mismatch: '结果与参考区间单位不可换算',
  comparator: '结果为界限值，不足以判断是否超出参考区间',
  straddles: '结果范围跨越参考区间界限',
  trace: '结果处于阴阳性之间，建议复核',
  kind_mismatch: '结果与参考区间类型不一致',
  implausible: '结果可疑，请核对单位',
  birth_invalid: '出生日期有误，按年龄判读的项目未判读',
  time_invalid: '采样时间有误，按年龄判读的项目未判读',
};

export const FLAG_NOTE_TEXT: Record<FlagNote, string> = {
  catalogue_range: '报告未提供参考区间，按项目目录判断',
  pregnancy_range: '妊娠期：按孕期参考区间判断',
  adult_range: '报告打印的为成人区间，按儿童区间判断',
  unit_converted: '参考区间已按单位换算',
  source_flag_differs: '与来源系统的标记不一致',
};

export const CRITICAL_TEXT: Record<'high' | 'low', string> = { high: '危急值偏高', low: '危急值偏低' };
