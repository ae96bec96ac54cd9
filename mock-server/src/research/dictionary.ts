import type { ResearchCount, ResearchDictionaryColumn } from '@jianwei/api-client/model';
import { findItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { INFERENCE_VERSION } from '@jianwei/clinical-rules/lab-inference/rule-base';
import { hiddenCells, hiddenShown, shownCount } from './suppress.ts';
import { DIAGNOSIS_PREFIX, valuesWithin, variableOf, type Dated, type Variable } from './variables.ts';

const REGISTRY = '患者登记';
const NONE: ResearchCount = shownCount(0);

/** Names of columns hold no sign that a program would read as part of a formula. */
export function columnName(code: string): string {
  return code.replace(DIAGNOSIS_PREFIX, 'diagnosis_').replaceAll(/[^A-Za-z0-9_]/g, '_');
}

function sourceOf(code: string): string {
  if (code.startsWith(DIAGNOSIS_PREFIX)) return `诊断规则 ${INFERENCE_VERSION}`;
  const item = findItem(code);
  return item === undefined ? REGISTRY : `检验目录，参考区间 ${item.rangeSource || '无'}`;
}

function columnOf(variable: Variable, members: Uint8Array): ResearchDictionaryColumn {
  const isNumber = variable.kind === 'number';
  const { values, missing } = valuesWithin(variable, members);
  // With the total known, either of the two tells the other.
  const [isHidden = false] = hiddenCells([missing, values.length]);
  return {
    name: columnName(variable.code),
    label: variable.name,
    unit: variable.unit,
    type: isNumber ? 'number' : 'category',
    allowed: isNumber ? '数值；空为缺失' : variable.levels.map(({ label }) => label).join('、'),
    derivation: variable.derivation,
    missing: isHidden ? hiddenShown(missing) : shownCount(missing),
    rule_version: sourceOf(variable.code),
  };
}

/** 数据字典 of a cohort's variables: derived from the definition, never typed. */
export function dictionaryOf(dated: Dated, members: Uint8Array, codes: readonly string[]): ResearchDictionaryColumn[] {
  return codes.flatMap((code) => {
    const variable = variableOf(dated, code);
    return variable === undefined ? [] : [columnOf(variable, members)];
  });
}

type Words = readonly [
  label: string,
  unit: string,
  type: ResearchDictionaryColumn['type'],
  allowed: string,
  derivation: string,
];

/** Columns of a file of rows that are no variable. */
const OF_FILE: Readonly<Record<string, Words>> = {
  subject_no: ['编号', '', 'integer', '正整数', '每次导出随机给出，与患者编号无关'],
  day: ['天', '天', 'integer', '整数，可为负', '本行最后一个结果距入组日的天数'],
  age_band: ['年龄段', '岁', 'category', '见文件；≥90 为一类', '入组日的周岁分段，每种组合至少 10 人'],
  sex: ['性别', '', 'category', '男、女；空为未登记', '患者登记的性别'],
  department: ['入组科室', '', 'category', '科室名称', '患者所在的科室'],
};

/** A value's own columns beside it. */
const BESIDE: Readonly<Record<string, Words>> = {
  comparator: ['比较符', '', 'category', '<、≤、>、≥；空为准确值', '结果印出的比较符'],
  day: ['天', '天', 'integer', '整数，可为负', '该结果距入组日的天数'],
};

function ofWords(
  name: string,
  [label, unit, type, allowed, derivation]: Words,
  missing = NONE,
): ResearchDictionaryColumn {
  return { name, label, unit, type, allowed, derivation, missing, rule_version: REGISTRY };
}

/** The dictionary of the columns that a file of rows has. */
export function fileDictionary(
  columns: readonly string[],
  variables: readonly ResearchDictionaryColumn[],
): ResearchDictionaryColumn[] {
  return columns.flatMap((name) => {
    const own = OF_FILE[name];
    if (own !== undefined) return [ofWords(name, own)];
    const variable = variables.find((each) => each.name === name);
    if (variable !== undefined) return [variable];
    const of = variables.find((each) => name.startsWith(`${each.name}_`));
    const words = of && BESIDE[name.slice(of.name.length + 1)];
    if (of === undefined || words === undefined) return [];
    return [{ ...ofWords(name, words, of.missing), label: `${of.label}的${words[0]}`, rule_version: of.rule_version }];
  });
}
