import { finiteOrNull } from '../core/number.ts';
import { isRecord } from '../core/rule.ts';
import type { PlainInput } from '../core/rule.ts';
import { replayRows } from '../replay/replay.ts';
import type { ReplayAnswer, ReplayRow } from '../replay/replay.ts';
import { answerCovid19 } from './covid19-wire.ts';
import type { CovidOptions } from './covid19.ts';
import { LOBE_FIELDS, LOBE_TEXT, LOBES } from './imaging.ts';
import { FACTOR_LISTS, FACTOR_OPTIONS, WARNING_GROUPS, WARNING_ITEMS } from './options.ts';
import type { FactorList } from './options.ts';

const NUMBERS = [
  ['age', '年龄', ' 岁'],
  ['weight', '体重', ' kg'],
  ['height', '身高', ' cm'],
  ['paO2', '动脉血氧分压', ' mmHg'],
  ['fiO2', '吸氧浓度', '%'],
] as const;

const LIST_TEXT: Record<FactorList, string> = {
  chronic_history: '基础疾病',
  history_tumor: '肿瘤病史',
  drug_history: '用药史',
  personal_history: '个人史',
  other_risk: '其他高危因素',
  illness_factor: '危重因素',
  severe_factor: '重症因素',
};

const STATE_TEXT = new Map<unknown, string>([
  [1, '已出现'],
  [2, '未出现'],
  [3, '无结果'],
]);
const CT_TEXT = new Map<unknown, string>([
  [true, '有'],
  [false, '无'],
]);

function numberText(value: unknown, unit: string): string {
  const number = finiteOrNull(value);
  return number === null ? '' : `${number}${unit}`;
}

/** What is ticked of a list; an empty one is 无. */
function ticked(input: PlainInput, list: FactorList): string {
  const keys: unknown = input[list];
  if (!Array.isArray(keys)) return '';
  const labels = FACTOR_OPTIONS[list].filter(({ key }) => keys.includes(key)).map(({ label }) => label);
  return labels.length === 0 ? '无' : labels.join('、');
}

function warningStates(input: PlainInput): ReadonlyMap<unknown, unknown> {
  const entries = WARNING_GROUPS.flatMap((group) => {
    const items: unknown = input[group];
    return Array.isArray(items) ? items.filter(isRecord) : [];
  });
  return new Map(entries.map((entry) => [entry['key'], entry['value']]));
}

/** What the classification reads of the form. */
export function covidInputRows(input: PlainInput): readonly ReplayRow[] {
  const imaging = isRecord(input['imaging_evaluation']) ? input['imaging_evaluation'] : {};
  const states = warningStates(input);
  const gender = typeof input['gender'] === 'string' ? input['gender'] : '';
  return replayRows([
    ['gender', '性别', gender],
    ...NUMBERS.map(([item, label, unit]) => [item, label, numberText(input[item], unit)] as const),
    ...FACTOR_LISTS.map((list) => [list, LIST_TEXT[list], ticked(input, list)] as const),
    ['pul_ct_abnormality', '肺部CT异常', CT_TEXT.get(input['pul_ct_abnormality'])],
    ...LOBES.map((lobe) => {
      const { percent } = LOBE_FIELDS[lobe];
      return [percent, LOBE_TEXT[lobe], numberText(imaging[percent], '%')] as const;
    }),
    ...WARNING_ITEMS.map(({ key, label }) => [key, label, STATE_TEXT.get(states.get(key))] as const),
  ]);
}

/** Type, suggestions, prompts and checks by one edition of the plan. */
export const covidReplay =
  (options: CovidOptions) =>
  (input: PlainInput): ReplayAnswer => {
    const answer = answerCovid19(input, options);
    const rows = replayRows([
      ['results', '结论', answer.results.join('；')],
      ['suggests', '建议', answer.suggests.join('；')],
      ['prompts', '提示', answer.prompts.join('；')],
      ['recommended_checks', '建议检查', answer.recommended_checks.join('、')],
      ['BMI', 'BMI', numberText(answer.BMI, ' kg/m²')],
      ['pCF', '氧合指数', numberText(answer.pCF, ' mmHg')],
      ['image_score', '影像评分', numberText(answer.imaging_evaluation['image_score'], ' 分')],
    ]);
    return { rows, problem: '' };
  };
