import type { ThyroidFunctionReport } from '@jianwei/api-client/model';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { refusal } from '../../../../test/render-with-answers.tsx';
import type { Answer } from '../../../../test/render-with-answers.tsx';
import { button, modelAnswers, modelReport, openModel, REPORT } from '../lab-report/model-page.test-support.tsx';
import { ThyroidFunctionView } from './thyroid-function-view.tsx';

const PATH = '/api/v2/model/thyroid_analysis';
const SAVE = `${PATH}/${REPORT}/pregnant_status`;
const CONCLUSIONS = ['甲功正常', '妊娠期亚临床甲减', '妊娠期单纯低甲状腺素血症', '甲功正常', '甲功正常'];

interface Server {
  report?: Partial<ThyroidFunctionReport>;
  save?: Answer;
}

/** A server that keeps the status and reads the report under it. */
function answers({ report = {}, save }: Server = {}): Record<string, Answer> {
  let current: ThyroidFunctionReport = {
    ...modelReport({ conclusion: '甲功正常' }),
    pregnant_status: 0,
    pregnant_status_source: 'default',
    ...report,
  };
  return {
    ...modelAnswers(PATH, [current]),
    [`GET ${PATH}/{id}`]: () => current,
    [`POST ${PATH}/{id}/pregnant_status`]: async (call) => {
      const refused = await save?.(call);
      if (refused !== undefined) return refused;
      const { pregnant_status: status } = call.body as { pregnant_status: 0 | 1 | 2 | 3 | 4 };
      const conclusion = CONCLUSIONS[status] ?? '';
      current = { ...current, pregnant_status: status, pregnant_status_source: 'saved', conclusion };
      return {};
    },
  };
}

const open = (server?: Server, role?: number) => openModel(ThyroidFunctionView, answers(server), role);
const choice = (name: string) => screen.findByRole('radio', { name });

describe('the pregnancy status', () => {
  // covers B-1-24
  test('is one of five, and says where it comes from', async () => {
    open({ report: { pregnant_status: 2, pregnant_status_source: 'tag' } });
    expect(await choice('孕中期')).toBeChecked();
    expect(screen.getAllByRole('radio').map((radio) => radio.textContent)).toEqual([
      '非妊娠',
      '孕早期',
      '孕中期',
      '孕晚期',
      '产后',
    ]);
    expect(screen.getByText('由患者标签的孕周推算')).toBeVisible();
  });

  test.each([
    ['saved', '医生为本报告选择'],
    ['default', '未标注孕周，按非妊娠判读'],
  ] as const)('that is %s says so', async (source, text) => {
    open({ report: { pregnant_status_source: source } });
    expect(await screen.findByText(text)).toBeVisible();
  });

  // covers A-4-65, A-9-12
  test('is saved when chosen, and the report is read again 60 ms later under it', async () => {
    const delay = vi.spyOn(globalThis, 'setTimeout');
    const { user, sent, watch } = open();
    await user.dblClick(await choice('孕早期'));
    expect(await screen.findByText('妊娠期亚临床甲减')).toBeVisible();
    expect(await screen.findByText('已保存，判读已更新')).toBeVisible();
    expect(sent('POST', SAVE).map(({ body }) => body)).toEqual([{ pregnant_status: 1 }]);
    expect(sent('GET', `${PATH}/${REPORT}`)).toHaveLength(2);
    await waitFor(() => expect(sent('GET', '/api/v2/application/doctor')).toHaveLength(2));
    expect(delay.mock.calls.some(([, ms]) => ms === 60)).toBe(true);
    delay.mockRestore();
    expect(watch.onSaved).toHaveBeenCalledOnce();
    expect(await choice('孕早期')).toBeChecked();
  });

  test('two choices in a row end with the last one, saved one after the other', async () => {
    let answer = (): void => undefined;
    const first = new Promise<undefined>((resolve) => (answer = () => resolve(undefined)));
    let isFirst = true;
    const save: Answer = () => {
      const held = isFirst ? first : undefined;
      isFirst = false;
      return held;
    };
    const { sent } = open({ save });
    fireEvent.click(await choice('孕早期'));
    await waitFor(() => expect(sent('POST', SAVE)).toHaveLength(1));
    fireEvent.click(await choice('孕中期'));
    fireEvent.click(await choice('孕晚期'));
    expect(sent('POST', SAVE)).toHaveLength(1);
    expect(screen.getByText('正在保存')).toBeVisible();
    expect(screen.getByText('输入已保存，此判读尚未更新')).toBeVisible();
    answer();
    await waitFor(() =>
      expect(sent('POST', SAVE).map(({ body }) => body)).toEqual([{ pregnant_status: 1 }, { pregnant_status: 3 }]),
    );
    expect(await screen.findByText('已保存，判读已更新')).toBeVisible();
    expect(await choice('孕晚期')).toBeChecked();
  });

  test('that could not be saved goes back to what the server holds', async () => {
    const { user, watch } = open({ save: () => refusal(500, '服务器内部错误') });
    await user.click(await choice('孕早期'));
    await waitFor(async () => expect(await choice('非妊娠')).toBeChecked());
    expect(screen.getByText('未标注孕周，按非妊娠判读')).toBeVisible();
    expect(screen.getAllByText('服务器内部错误')).toHaveLength(1);
    expect(watch.onSaved).not.toHaveBeenCalled();
  });

  test('a report that cannot be read again marks its conclusion until it can', async () => {
    let isBroken = false;
    const good = answers();
    const { user } = openModel(ThyroidFunctionView, {
      ...good,
      [`GET ${PATH}/{id}`]: (call) => (isBroken ? refusal(500, '服务器内部错误') : good[`GET ${PATH}/{id}`]?.(call)),
    });
    const early = await choice('孕早期');
    isBroken = true;
    await user.click(early);
    const reload = await screen.findByRole('button', { name: '重新载入' });
    expect(screen.getByText('输入已保存，此判读尚未更新')).toBeVisible();
    expect(screen.queryByRole('button', { name: '复制结论' })).toBeNull();
    expect(early).toBeChecked();
    isBroken = false;
    await user.click(reload);
    expect(await screen.findByText('妊娠期亚临床甲减')).toBeVisible();
    expect(screen.queryByText('输入已保存，此判读尚未更新')).toBeNull();
    expect(button('复制结论')).toBeVisible();
  });

  test('is not asked of men', async () => {
    open({ report: { patient_gender: '男' } });
    expect(await screen.findByText('甲功正常')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByText('妊娠状态')).toBeNull();
  });

  test('is read, not chosen, by those who are no clinicians', async () => {
    open({ report: { pregnant_status: 1, pregnant_status_source: 'saved' } }, 7);
    expect(await screen.findByText('孕早期')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('is part of what is copied for the record', async () => {
    const { user } = open({
      report: { pregnant_status: 1, pregnant_status_source: 'tag', conclusion: '妊娠期亚临床甲减' },
    });
    await screen.findByText('妊娠期亚临床甲减');
    await user.click(button('复制结论'));
    expect(await navigator.clipboard.readText()).toMatch(
      /^2025-11-\d\d \d\d:10 甲状腺功能辅助：妊娠状态：孕早期。妊娠期亚临床甲减。/,
    );
  });
});
