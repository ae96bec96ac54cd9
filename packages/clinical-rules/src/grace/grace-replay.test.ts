import { expect, it } from 'vitest';
import { graceInputRows, graceReplay } from './grace-replay.ts';

const INPUT = {
  age: 65,
  heart_rate: 100,
  blood_pressure: 13.2,
  blood_pressure_unit: 'kPa',
  serum_creatinine: 88.4,
  kill_ip_rank: 2,
  cardiac_arrest: false,
  st_down: true,
  cardiac_enzymes_high: true,
  evidences: [
    { name: '高敏肌钙蛋白I', result: '1.284', unit: 'ng/mL' },
    'x',
    { name: 'CK-MB', result: '42', unit: '' },
  ],
};
const rows = (list: readonly { item: string; label: string; value: string }[]) =>
  list.map(({ item, label, value }) => [item, label, value]);

it('shows what was typed in its own unit, and the results that a check rests on', () => {
  expect(rows(graceInputRows(INPUT))).toEqual([
    ['age', '年龄', '65 岁'],
    ['heart_rate', '心率', '100 次/分'],
    ['blood_pressure', '血压(收缩压)', '13.2 kPa'],
    ['serum_creatinine', '血肌酐', '88.4 μmol/L'],
    ['kill_ip_rank', 'Killip分级', 'II 级'],
    ['cardiac_arrest', '院前心脏骤停', '无'],
    ['st_down', 'ST段压低', '有'],
    ['cardiac_enzymes_high', '心肌坏死标志物升高', '有（高敏肌钙蛋白I 1.284 ng/mL、CK-MB 42）'],
  ]);
});

it('leaves out what is not filled in; a check that is not made is 无', () => {
  expect(rows(graceInputRows({ age: 'x', blood_pressure: 120, serum_creatinine: '', evidences: 'x' }))).toEqual([
    ['blood_pressure', '血压(收缩压)', '120 mmHg'],
    ['cardiac_arrest', '院前心脏骤停', '无'],
    ['st_down', 'ST段压低', '无'],
    ['cardiac_enzymes_high', '心肌坏死标志物升高', '无'],
  ]);
  expect(rows(graceInputRows({ cardiac_arrest: true, evidences: [] }))).toContainEqual([
    'cardiac_arrest',
    '院前心脏骤停',
    '有',
  ]);
});

it('gives score, class, risk and sentence, or says what is missing', () => {
  // 13.2 kPa are 99 mmHg: the example of the paper, whose parts add up to 195.
  const { rows: found, problem } = graceReplay(INPUT);
  expect(problem).toBe('');
  expect(rows(found)).toEqual([
    ['score', '总分', '195 分'],
    ['level', '危险分层', '高危'],
    ['death', '院内死亡风险', '16%'],
    ['judgment', '综合判断', 'GRACE评分195分，高危，院内死亡风险约16%，建议24小时内早期侵入策略评估'],
  ]);
  expect(graceReplay({ ...INPUT, age: undefined })).toEqual({ rows: [], problem: '请输入年龄' });
});
