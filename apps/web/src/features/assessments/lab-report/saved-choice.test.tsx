import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { delaysStarted, holdTimers, passTime } from '../../../../test/held-timers.ts';
import { refusal, type Answer, type Call } from '../../../../test/render-with-answers.tsx';
import { bloodGasAnswers, SAVE as SAVE_TYPE } from '../blood-gas/blood-gas.test-support.tsx';
import { BloodGasView } from '../blood-gas/blood-gas-view.tsx';
import { SAVE as SAVE_STATUS, thyroidAnswers } from '../thyroid-function/thyroid-answers.test-support.ts';
import { ThyroidFunctionView } from '../thyroid-function/thyroid-function-view.tsx';
import { EARLIER, openModel, REPORT, withFirst } from './model-page.test-support.tsx';

const TOOLS = [
  {
    name: 'the case type of a blood gas',
    View: BloodGasView,
    answers: bloodGasAnswers,
    reportId: EARLIER,
    saveKey: SAVE_TYPE,
    valueOf: ({ path }: Call) => Number(path.split('/').at(8)),
    detail: `/api/v2/ai/reports/bga/${EARLIER}`,
    list: '/api/v2/ai/reports/bga/list',
    served: '慢性',
    origin: '陆明哲 2025-11-17 22:00 已选择',
    // Within the delay the last of several is saved.
    clicks: ['急性', '慢性', '急性'],
    value: 1,
    delays: [600, 60],
    meanwhile: ['慢性'],
    last: 2,
    // Its report holds both judgments.
    isJudgedAnew: false,
  },
  {
    name: 'the pregnancy status of a thyroid report',
    View: ThyroidFunctionView,
    answers: thyroidAnswers,
    reportId: REPORT,
    saveKey: SAVE_STATUS,
    valueOf: ({ body }: Call) => (body as { pregnant_status: number }).pregnant_status,
    detail: `/api/v2/model/thyroid_analysis/${REPORT}`,
    list: '/api/v2/model/thyroid_analysis/P9/history',
    served: '非妊娠',
    origin: '未标注孕周，按非妊娠判读',
    clicks: ['孕早期', '孕早期'],
    value: 1,
    delays: [60],
    meanwhile: ['孕中期', '孕晚期'],
    last: 3,
    isJudgedAnew: true,
  },
];

/** The delay of a save, in milliseconds, at most. */
const LONGEST_DELAY_MS = 600;
const choice = (name: string) => screen.findByRole('radio', { name });

beforeEach(holdTimers);

describe.each(TOOLS)('$name', (tool) => {
  const [first = ''] = tool.clicks;

  /** The tool against a server whose calls of one kind do something else first; what that returns is the answer. */
  function open(key = tool.saveKey, before: Answer = () => undefined) {
    const rendered = openModel(tool.View, withFirst(tool.answers(), key, before), 4, tool.reportId);
    const saves = () => rendered.calls.filter(({ method }) => method === 'POST').map(tool.valueOf);
    return { ...rendered, saves };
  }

  // covers A-2.8-02, A-4-40, A-4-42, A-4-43, A-4-65, A-7-05, A-9-12
  test('is saved when chosen, and the report is read again under it 60 ms later', async () => {
    const { user, saves, sent, watch } = open();
    expect(await choice(tool.served)).toBeChecked();
    for (const name of tool.clicks) await user.click(await choice(name));
    await passTime(LONGEST_DELAY_MS);
    expect(await screen.findByText('已保存，判读已更新')).toBeVisible();
    expect(saves()).toEqual([tool.value]);
    expect(sent('GET', tool.detail)).toHaveLength(2);
    await waitFor(() => expect(sent('GET', tool.list)).toHaveLength(2));
    await waitFor(() => expect(sent('GET', '/api/v2/application/doctor')).toHaveLength(2));
    expect(delaysStarted()).toEqual(expect.arrayContaining(tool.delays));
    expect(await choice(first)).toBeChecked();
    expect(watch.onSaved).toHaveBeenCalledOnce();
  });

  // covers A-8-02
  test("that could not be saved goes back to the server's value, with the one notification of the transport", async () => {
    let isBroken = true;
    const { user, saves, watch } = open(tool.saveKey, () => (isBroken ? refusal(500, '服务器内部错误') : undefined));
    await user.click(await choice(first));
    await passTime(LONGEST_DELAY_MS);
    expect(await screen.findByText('服务器内部错误')).toBeVisible();
    expect(await choice(tool.served)).toBeChecked();
    expect(screen.getByText(tool.origin)).toBeVisible();
    expect(watch.onSaved).not.toHaveBeenCalled();
    isBroken = false;
    await user.click(await choice(first));
    await passTime(LONGEST_DELAY_MS);
    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(await screen.findByText('已保存，判读已更新')).toBeVisible();
  });

  test('that is made while an earlier one is being saved follows it, and the last one wins', async () => {
    let release: (() => void) | undefined;
    const { user, saves } = open(tool.saveKey, () =>
      release ? undefined : new Promise<undefined>((resolve) => (release = () => resolve(undefined))),
    );
    await user.click(await choice(first));
    await passTime(LONGEST_DELAY_MS);
    await waitFor(() => expect(saves()).toEqual([tool.value]));
    for (const name of tool.meanwhile) await user.click(await choice(name));
    await passTime(LONGEST_DELAY_MS);
    expect(saves()).toHaveLength(1);
    expect(screen.getByText('正在保存')).toBeVisible();
    release?.();
    await waitFor(() => expect(saves()).toEqual([tool.value, tool.last]));
    expect(await screen.findByText('已保存，判读已更新')).toBeVisible();
    expect(await choice(tool.meanwhile.at(-1) ?? '')).toBeChecked();
  });

  test('stays where the report cannot be read again', async () => {
    let isBroken = false;
    const key = tool.detail.replace(tool.reportId, '{id}');
    const { user, saves } = open(`GET ${key}`, () => (isBroken ? refusal(500, '服务器内部错误') : undefined));
    const chosen = await choice(first);
    isBroken = true;
    await user.click(chosen);
    await passTime(LONGEST_DELAY_MS);
    const reload = await screen.findByRole('button', { name: '重新载入' });
    expect(chosen).toBeChecked();
    expect(screen.queryByText('已保存，判读已更新')).toBeNull();
    // Where the choice changes the conclusion, that is marked and not for the record.
    const copies = () => screen.queryAllByRole('button', { name: '复制结论' }).length;
    expect(screen.queryAllByText('输入已保存，此判读尚未更新')).toHaveLength(tool.isJudgedAnew ? 1 : 0);
    expect(copies()).toBe(tool.isJudgedAnew ? 0 : 1);
    // Back to what was served: the server holds something else by now.
    await user.click(await choice(tool.served));
    await passTime(LONGEST_DELAY_MS);
    await waitFor(() => expect(saves()).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText('正在保存')).toBeNull());
    isBroken = false;
    await user.click(reload);
    expect(await screen.findByText('已保存，判读已更新')).toBeVisible();
    expect(await choice(tool.served)).toBeChecked();
    expect(screen.queryByText('输入已保存，此判读尚未更新')).toBeNull();
    expect(copies()).toBe(1);
  });
});
