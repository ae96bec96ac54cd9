import { expect, it } from 'vitest';
import { FOLLOWED_UP } from './thyroid-input.test-support.ts';
import { thyroidInputRows, thyroidReplay } from './thyroid-followup-replay.ts';

const rows = (list: readonly { item: string; label: string; value: string }[]) =>
  list.map(({ item, label, value }) => [item, label, value]);

it('shows what the assessment reads of the form, in its order', () => {
  expect(rows(thyroidInputRows(FOLLOWED_UP))).toEqual([
    ['age', '年龄', '38 岁'],
    ['weight', '体重', '60 kg'],
    ['lymph_metastasis', '淋巴结转移', '0 个'],
    ['months_since_surgery', '术后时间', '6 个月'],
    ['operation', '手术方式', '双侧切除'],
    ['capsular_invasion', '包膜侵犯', '无'],
    ['tsh', 'TSH', '0.3 mU/L'],
    ['ft3', 'FT3', '5 pmol/L'],
    ['ft4', 'FT4', '17 pmol/L'],
    ['palpitation', '心悸', '无'],
    ['insomnia', '失眠', '无'],
    ['flushing', '潮热', '无'],
    ['diarrhea', '腹泻', '无'],
    ['anxiety', '焦虑', '无'],
    ['is_dose_changed', '剂量较上次', '无调整'],
  ]);
});

it('has each hormone in the unit that was typed, and the limits of the laboratory', () => {
  const typed = { ft4: 1.3, ft4_unit: 'ng/dL', tsh: 'x', heart_disease: '有', osteoporosis: 1, is_dose_changed: true };
  const limits = { tsh_lower_limit: 0.4, ft3_upper_limit: 6, ft4_upper_limit: 20 };
  expect(rows(thyroidInputRows({ ...typed, ...limits }))).toEqual([
    ['ft4', 'FT4', '1.3 ng/dL'],
    ['tsh_lower_limit', 'TSH 参考下限', '0.4 mU/L'],
    ['ft3_upper_limit', 'FT3 参考上限', '6 pmol/L'],
    ['ft4_upper_limit', 'FT4 参考上限', '20 pmol/L'],
    ['heart_disease', '心脏病', '有'],
    ['is_dose_changed', '剂量较上次', '有调整'],
  ]);
});

it('gives risks, target, state and advice', () => {
  // 2012, low risk and no side effects to fear, within twelve months: 0.1 to 0.5; 1.5 to 2.5 μg for each of 60 kg.
  const { rows: found, problem } = thyroidReplay({})(FOLLOWED_UP);
  expect(problem).toBe('');
  expect(rows(found)).toEqual([
    ['recurrence', '复发风险', '低危'],
    ['side_effect', '副作用风险', '低危'],
    ['phase', '时期', '初治期（术后1年内）'],
    ['target_text', 'TSH 目标', '0.1~0.5'],
    ['status', '本次 TSH', '达标'],
    ['overtreatment', '提示药源性甲亢', '否'],
    ['reference_dose', '左甲状腺素参考剂量', '90~150 μg/d'],
    ['advice', '建议', 'TSH 达标，建议 2 至 3 个月后复查；左甲状腺素参考剂量 90~150 μg/d（1.5~2.5 μg/kg/d），仅供对照'],
  ]);
});

it('says what is too much and what is missing', () => {
  const input = { ...FOLLOWED_UP, tsh: 0.05, ft4: 30, age: undefined, weight: 0 };
  expect(rows(thyroidReplay({})(input).rows)).toEqual([
    ['recurrence', '复发风险', '低危'],
    ['side_effect', '副作用风险', '无法判定'],
    ['phase', '时期', '初治期（术后1年内）'],
    ['target_text', 'TSH 目标', '无法判定'],
    ['overtreatment', '提示药源性甲亢', '是'],
    [
      'advice',
      '建议',
      '提示药源性甲亢，建议减量并复查（剂量调整后 4 周复查）；年龄未填写，风险分层可能偏低；体重的数值不合理，未用于判断',
    ],
    ['missing', '未填写或不合理', '年龄、体重'],
  ]);
});

it('goes by the edition that it is given', () => {
  // 2023 has 0.5 to 2.0 for a low risk from the beginning.
  expect(rows(thyroidReplay({ guideline: '2023' })(FOLLOWED_UP).rows)).toContainEqual([
    'target_text',
    'TSH 目标',
    '0.5~2.0',
  ]);
});
