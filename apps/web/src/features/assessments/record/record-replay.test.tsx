import type { AssessmentReplay } from '@jianwei/api-client/model';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { refusal, renderWithAnswers, type Answer } from '../../../../test/render-with-answers.tsx';
import { signIn } from '../../../../test/sign-in.ts';
import { setReadyPaths } from '../../../parts/session/may-open.ts';
import { RecordReplay } from './record-replay.tsx';
import { asClinician, openOwn } from './record-acts.test-support.tsx';
import { recordTools } from './record-tools.test-support.tsx';

beforeAll(() => void vi.stubEnv('TZ', 'Asia/Shanghai'));

const path = '/api/v2/assessments/5/GR-1/replay';
const inputs = (creatinine: string) => [
  { item: 'age', label: '年龄', value: '67 岁' },
  { item: 'serum_creatinine', label: '血肌酐', value: creatinine },
];
const results = (score: string) => [
  { item: 'score', label: '总分', value: score },
  { item: 'level', label: '危险分层', value: '高危' },
];

const SAME: AssessmentReplay = {
  api_type: 5,
  report_id: 'GR-1',
  patient_id: 'P1002',
  saving: 1,
  savings: [
    {
      saving: 1,
      act: 'saved',
      saved_time: '2025-11-18T10:30:00+08:00',
      user_name: '沈若溪',
      rule_version: '2003.1',
      is_kept: true,
    },
  ],
  then: {
    at: '2025-11-18T10:30:00+08:00',
    rule_version: '2003.1',
    inputs: inputs('112 μmol/L'),
    results: results('171 分'),
  },
  again: { status: 'same', results: results('171 分') },
  now: {
    at: '2025-11-19T08:00:00+08:00',
    rule_version: '2003.1',
    inputs: inputs('112 μmol/L'),
    results: results('171 分'),
  },
  problem: '',
  causes: [],
  unread: [],
  is_same: true,
  sentence: '与当时一致。',
};

const CORRECTED: AssessmentReplay = {
  ...SAME,
  now: { ...SAME.now, inputs: inputs('300 μmol/L'), results: results('185 分') },
  causes: [
    {
      kind: 'evidence',
      change: 'corrected',
      item: 'serum_creatinine',
      label: '血肌酐',
      then: '112 μmol/L',
      now: '300 μmol/L',
      report_id: 'R1002-01',
      report_time: '2025-11-18T09:12:00+08:00',
      changes_result: true,
      text: '血肌酐检验结果已更正（112 μmol/L → 300 μmol/L）',
    },
  ],
  is_same: false,
  sentence: '总分 171 分 → 185 分。原因：血肌酐检验结果已更正（112 μmol/L → 300 μmol/L）。',
};

beforeEach(() => {
  setReadyPaths(new Set(['/detail']));
  signIn({ verifyArr: ['/detail'] });
});

async function opened(answer: Answer | AssessmentReplay) {
  const rendered = renderWithAnswers(<RecordReplay apiType={5} recordId="GR-1" />, {
    [`GET ${path}`]: typeof answer === 'function' ? answer : () => answer,
  });
  await rendered.user.click(screen.getByRole('button', { name: '当时与现在' }));
  return { ...rendered, dialog: within(await screen.findByRole('dialog', { name: '当时与现在' })) };
}

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('then and now', () => {
  test('nothing is asked before it is opened; nothing changed is 与当时一致, and no row is marked', async () => {
    const { dialog, calls } = await opened(SAME);
    expect(await dialog.findByText('与当时一致')).toBeVisible();
    expect(calls).toHaveLength(1);
    expect(dialog.getByText(/^2025-11-18 10:30\s沈若溪\s保存\s规则版本 2003.1，自始启用$/)).toBeVisible();
    expect(dialog.getByText(/^2025-11-19 08:00\s规则版本 2003.1，自始启用$/)).toBeVisible();
    expect(dialog.queryByText('不同')).toBeNull();
    expect(dialog.queryByRole('table', { name: '与当时不同的地方' })).toBeNull();
  });

  test('a corrected result: both figures, only the rows that differ marked, the cause with its report', async () => {
    const { dialog } = await opened(CORRECTED);
    expect(await dialog.findByText('现在的结果与当时不同')).toBeVisible();
    const table = within(dialog.getByRole('table', { name: '结果，当时与现在' }));
    expect(cells(table.getByRole('row', { name: /^总分/ }))).toEqual(['171 分', '185 分不同']);
    expect(cells(table.getByRole('row', { name: /^危险分层/ }))).toEqual(['高危', '高危']);
    const read = within(dialog.getByRole('table', { name: '录入，当时与现在' }));
    expect(cells(read.getByRole('row', { name: /^年龄/ }))).toEqual(['67 岁', '67 岁']);
    const cause = dialog.getByRole('row', { name: /^血肌酐 检验结果：已更正/ });
    expect(cells(cause)).toEqual(['检验结果：已更正', '112 μmol/L', '300 μmol/L', '2025-11-18 09:12', '是']);
    expect(within(cause).getByRole('link')).toHaveAttribute('href', '/detail?report_id=R1002-01');
  });

  test('where the page of the report may not be opened, its time is plain text', async () => {
    signIn({ verifyArr: [] });
    const { dialog } = await opened(CORRECTED);
    expect(await dialog.findByRole('cell', { name: '2025-11-18 09:12' })).toBeVisible();
    expect(dialog.queryByRole('link')).toBeNull();
  });

  test.each([
    ['differs', /^按当时的录入与规则版本重算，与保存的结果不符/],
    ['no_version', /^当时的规则版本已不在系统中/],
    ['not_kept', /^保存时未留存结果与依据/],
  ] as const)('computed again: %s is said plainly', async (status, words) => {
    const { dialog } = await opened({ ...SAME, again: { status, results: [] } });
    expect(await dialog.findByText(words)).toBeVisible();
  });

  test('what could not be read again is named, and nothing beyond it is called the same', async () => {
    const unread = [{ label: '血肌酐', text: '来源报告（R1002-01）中的结果已读不到' }];
    const { dialog } = await opened({ ...SAME, unread });
    expect(await dialog.findByText('就能读到的部分，结果与当时一致')).toBeVisible();
    expect(dialog.getByText('血肌酐：来源报告（R1002-01）中的结果已读不到')).toBeVisible();
    expect(dialog.queryByText('与当时一致')).toBeNull();
  });

  test('the same result on another ground is not simply the same', async () => {
    const { dialog } = await opened({
      ...SAME,
      causes: CORRECTED.causes.map((cause) => ({ ...cause, changes_result: false })),
    });
    expect(await dialog.findByText('结果与当时一致，但依据有变化')).toBeVisible();
  });

  test('where today gives no result, it says why', async () => {
    const now = { ...SAME.now, results: [] };
    const problem = '血肌酐应在 10–2000 μmol/L 之间';
    const { dialog } = await opened({ ...SAME, now, problem, is_same: false });
    expect(await dialog.findByText('现在无法计算：血肌酐应在 10–2000 μmol/L 之间')).toBeVisible();
    const table = within(dialog.getByRole('table', { name: '结果，当时与现在' }));
    expect(cells(table.getByRole('row', { name: /^总分/ }))).toEqual(['171 分', '—不同']);
  });

  test('an earlier saving is compared by choice', async () => {
    const savings = [
      ...SAME.savings,
      {
        saving: 2,
        act: 'shown',
        saved_time: '2025-11-18T09:50:00+08:00',
        user_name: '陆明哲',
        rule_version: '2003.1',
        is_kept: true,
      },
    ];
    const { dialog, user, calls } = await opened(({ query }: Parameters<Answer>[0]) => {
      const saving = Number(query.get('saving'));
      return { ...SAME, saving, savings, is_same: saving === 1 };
    });
    const choice = await dialog.findByRole('combobox', { name: '与哪一次比较' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['2025-11-18 10:30 沈若溪 保存', '2025-11-18 09:50 陆明哲 首次显示']);
    await user.selectOptions(choice, '2');
    expect(await dialog.findByText('现在的结果与当时不同')).toBeVisible();
    expect(calls.map(({ query }) => query.get('saving'))).toEqual(['1', '2']);
    expect(dialog.getByText(/陆明哲\s首次显示\s规则版本/)).toBeVisible();
  });

  test('a failed reading says so and is tried again', async () => {
    let isDown = true;
    const { dialog, user } = await opened(() => (isDown ? refusal(500, '服务器内部错误') : SAME));
    const again = await dialog.findByRole('button', { name: '重新载入' });
    expect(screen.getAllByText('服务器内部错误')).toHaveLength(1);
    isDown = false;
    await user.click(again);
    expect(await dialog.findByText('与当时一致')).toBeVisible();
  });

  test('an answer that speaks of another record is not painted', async () => {
    const { dialog, calls } = await opened({ ...SAME, report_id: 'GR-2' });
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(dialog.queryByText('与当时一致')).toBeNull();
  });

  test.each([
    ['whether it is the same', { is_same: 'x' }],
    ['a cause', { causes: ['x'] }],
    ['the result of now', { now: { ...SAME.now, results: 'x' } }],
    ['whether it was computed again', { again: { status: 'x', results: [] } }],
  ])('%s that cannot be read is never 与当时一致', async (_what, wrong) => {
    const { dialog } = await opened(() => ({ ...SAME, ...wrong }));
    expect(await dialog.findByText('无法判定现在的结果是否与当时一致')).toBeVisible();
    expect(dialog.queryByText('与当时一致')).toBeNull();
  });

  test('Escape closes it and gives the focus back', async () => {
    const { dialog, user } = await opened(SAME);
    await dialog.findByText('与当时一致');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: '当时与现在' })).toHaveFocus();
  });
});

describe('in the tools', () => {
  asClinician();
  const saving = recordTools.filter(({ name }) => !name.includes('肾上腺') && !name.includes('adrenal'));

  test.each(saving)('$name: stands under a saved record, and not while it is edited', async (tool) => {
    const { user } = await openOwn(tool);
    expect(await screen.findByRole('button', { name: '当时与现在' })).toBeVisible();
    if (tool.openForeign !== undefined) {
      await user.click(screen.getByRole('button', { name: tool.editLabel }));
      await waitFor(() => expect(screen.queryByRole('button', { name: '保存' })).not.toBeNull());
    }
  });

  test('a tool whose records are not kept so has none', () => {
    renderWithAnswers(<RecordReplay apiType={10} recordId="R-1" />, {});
    expect(screen.queryByRole('button')).toBeNull();
  });
});
