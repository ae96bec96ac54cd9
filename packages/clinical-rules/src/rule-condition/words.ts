import type { FlagWord } from './condition.ts';

export const FACT_WORDS: Readonly<Record<string, string>> = {
  lab: '检验项目',
  lab_flag: '项目高低',
  lab_text: '定性结果',
  tested: '是否检测',
  delta: '与前次差',
  ratio: '两项之比',
  count: '异常项数',
  age: '年龄',
  sex: '性别',
  department: '科室',
  source: '来源',
  specimen: '标本',
  diagnosis: '推断诊断',
  history_diagnosis: '既往诊断',
  patient_tag: '患者标签',
  hour: '时刻',
  weekday: '星期',
  signal: '信号',
};

export const OP_WORDS: Readonly<Record<string, string>> = {
  below: '<',
  at_most: '≤',
  above: '>',
  at_least: '≥',
  between: '介于',
  equals: '=',
  is: '为',
  is_not: '不为',
  in: '属于',
  not_in: '不属于',
  rise_at_least: '升高 ≥',
  fall_at_least: '降低 ≥',
  change_percent_at_least: '变化 ≥',
};

export const FLAG_WORDS: Readonly<Record<FlagWord, string>> = {
  high: '高于参考上限',
  low: '低于参考下限',
  critical: '达到危急值',
  abnormal: '异常',
  normal: '正常',
};

export const FLAG_NOT_WORDS: Readonly<Record<FlagWord, string>> = {
  high: '不高于参考上限',
  low: '不低于参考下限',
  critical: '未达危急值',
  abnormal: '无异常',
  normal: '不正常',
};

export const RELIABILITY_WORDS: readonly string[] = ['低', '中', '高'];

export const WEEKDAYS: readonly string[] = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'];
