import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  blankInit,
  init,
  january,
  july,
  thyroidAnswers,
  button,
  choose,
  inHospitalZone,
  nameField,
  open,
  openSaved,
  put,
} from './thyroid-followup.test-support.tsx';

inHospitalZone();

const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

test('what is typed is assessed at once and marked as not saved', async () => {
  open();
  await nameField();
  expect(screen.getByText('按当前填写的内容评估，尚未保存')).toBeVisible();
  // Lymph nodes make 中高危; nothing raises the side effects of a woman of 38: <0.1 in both phases.
  expect(screen.getByText('<0.1')).toBeVisible();
  expect(screen.getByText('TSH 在目标内，FT4 高于区间')).toHaveAttribute('data-tone', 'high');
  expect(screen.queryByText(/^TSH 达标/)).toBeNull();
  expect([fact('复发风险'), fact('副作用风险'), fact('时期')]).toEqual(['中高危', '低危', '随访期']);
  // 1.5 to 2.5 μg/kg of 56.5 kg.
  expect(fact('左甲状腺素参考剂量')).toBe('84.8~141.3 μg/d仅供对照');
  // FT4 24.6 is above 22 with TSH below 0.27.
  expect(screen.getByText('提示药源性甲亢，建议减量并复查（剂量调整后 4 周复查）')).toBeVisible();
  // The target ends below 0.1.
  expect(screen.getByText('TSH 0.03 mU/L → 0.1 mU/L').parentElement).toHaveTextContent('未达标（偏高）');
  choose('心悸', '有');
  // A symptom makes the side effects 中危, and the follow-up phase then asks for 0.1 to 0.5.
  expect(screen.getByText('0.1~0.5')).toBeVisible();
  expect(screen.getByText('抑制过度（偏低）')).toHaveAttribute('data-tone', 'low');
  put('TSH', '0.6');
  expect(screen.getByText('未达标（偏高）')).toHaveAttribute('data-tone', 'high');
  put('TSH', '');
  expect(screen.queryByText('未达标（偏高）')).toBeNull();
  expect(screen.getByText('缺少 TSH，无法判断是否达标')).toBeVisible();
});

test("overtreatment goes by the laboratory's own limits", async () => {
  const references = [{ item: 'tsh', lower: 0.02, upper: 4 } as const, { item: 'ft4', lower: 12, upper: 25 } as const];
  open(thyroidAnswers({ init: { ...init, references } }));
  await nameField();
  expect(screen.getByText('<0.1')).toBeVisible();
  expect(screen.queryByText(/提示药源性甲亢/)).toBeNull();
});

test('another dose than at the follow-up before asks for a control in four weeks', async () => {
  open(thyroidAnswers({ records: [july, january] }));
  await screen.findByRole('button', { name: /^2025-07-16/ });
  put('FT4', '21');
  put('每天剂量', '100ug');
  expect(screen.getByText('TSH 达标，建议剂量调整后 4 周复查')).toBeVisible();
  put('每天剂量', '125ug');
  expect(screen.getByText('TSH 达标，建议 6 至 12 个月后复查')).toBeVisible();
  // Before July, January's 112.5 ug was the last dose.
  put('用药时间', '2025-05-01 07:00');
  expect(screen.getByText('TSH 达标，建议剂量调整后 4 周复查')).toBeVisible();
});

test('without an age there is no assessment: what is missing is said, copied and printed', async () => {
  const { user } = open(thyroidAnswers({ init: { ...blankInit, operation: '双侧切除' } }));
  await nameField();
  expect(screen.getByText('尚不能评估')).toBeVisible();
  expect(screen.getByText(/^缺少年龄、/)).toBeVisible();
  expect(screen.queryByText('尚未保存')).toBeNull();
  expect(button('打印')).toBeVisible();
  await user.click(button('复制结论'));
  expect(await navigator.clipboard.readText()).toMatch(
    /^\d{4}-\d\d-\d\d \d\d:\d\d 甲状腺用药随访：随访记录尚未保存。尚不能评估。缺少年龄、.*。结果仅供临床参考，不替代医师诊断。$/,
  );
});

test('a saved record shows the assessment as it was stored, why, and what is to be reviewed', async () => {
  const stored = july.assessment;
  if (!stored) throw new Error('no assessment');
  const assessment = { ...stored, advice: ['当时的建议'], rule_version: '2011.9' };
  const { user } = open(thyroidAnswers({ records: [{ ...july, assessment }] }));
  await user.click(await screen.findByRole('button', { name: /^2025-07-16/ }));
  expect(await screen.findByText('当时的建议')).toBeVisible();
  expect(screen.getByText('2025-07-16 10:20 保存')).toBeVisible();
  expect(screen.queryByText(/尚未保存/)).toBeNull();
  const why = within(screen.getByRole('table', { name: '判断依据' }));
  expect(why.getByRole('row', { name: '淋巴结转移 3 个' })).toBeVisible();
  expect(why.getByRole('row', { name: 'TSH 0.06 mU/L' })).toBeVisible();
  expect(screen.getByText('依据：中国甲状腺结节和分化型甲状腺癌诊治指南 2012，表 7、表 8')).toBeVisible();
  expect(screen.getByText('规则待临床复核')).toBeVisible();
  expect(screen.getByText('规则版本 2011.9')).toBeVisible();
  await user.click(button('编辑'));
  expect(screen.queryByText('当时的建议')).toBeNull();
  expect(screen.getByText('按当前填写的内容评估，尚未保存')).toBeVisible();
});

test('a record that a server stored without an assessment is assessed here', async () => {
  const record = { ...july };
  delete record.assessment;
  const { user } = open(thyroidAnswers({ records: [record] }));
  await user.click(await screen.findByRole('button', { name: /^2025-07-16/ }));
  await screen.findByText(/已保存$/);
  expect(screen.getByText('<0.1')).toBeVisible();
});

test('print prints, and an edit is copied as not saved', async () => {
  const { user } = await openSaved(/^2025-07-16/);
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await user.click(button('打印'));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  vi.unstubAllGlobals();
  await user.click(button('编辑'));
  await user.click(button('复制结论'));
  expect(await navigator.clipboard.readText()).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d 甲状腺用药随访：随访记录尚未保存。/);
});
