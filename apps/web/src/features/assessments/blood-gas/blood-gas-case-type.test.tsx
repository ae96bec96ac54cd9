import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { refusal } from '../../../../test/render-with-answers.tsx';
import { EARLIER, REPORT } from '../lab-report/model-page.test-support.tsx';
import { bloodGasAnswers, SAVE } from './blood-gas-answers.test-support.ts';
import { caseType, open, savePath } from './blood-gas-page.test-support.tsx';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** A save waits 600 ms. */
const soon = { timeout: 2000 };

describe('case type', () => {
  test('acute is displayed while nobody chose, and nothing is saved', async () => {
    const { saves } = open();
    expect(await caseType('急性')).toBeChecked();
    expect(screen.getByText('尚未选择，按急性显示')).toBeVisible();
    await wait(700);
    expect(saves()).toEqual([]);
  });

  // covers A-4-39
  test('choosing what is displayed saves it as 1', async () => {
    const { user, saves } = open();
    await user.click(await caseType('急性'));
    await waitFor(() => expect(saves()).toEqual([savePath(REPORT, 1)]), soon);
  });

  // covers A-2.5-40, A-2.8-02, A-4-40, A-4-42, A-4-43, A-7-05, A-9-12
  test('several changes are one save of the last, 600 ms later, and the views refresh 60 ms after it', async () => {
    const delay = vi.spyOn(globalThis, 'setTimeout');
    const { user, saves, sent, watch } = open();
    await user.click(await caseType('慢性'));
    await user.click(await caseType('急性'));
    await user.click(await caseType('慢性'));
    expect(screen.getByText('失代偿性慢性呼吸性酸中毒；')).toBeVisible();
    expect(screen.getByText('正在保存')).toBeVisible();
    expect(saves()).toEqual([]);
    expect(await screen.findByText('已保存，判读已更新', undefined, soon)).toBeVisible();
    expect(saves()).toEqual([savePath(REPORT, 2)]);
    await waitFor(() => expect(sent('GET', `/api/v2/ai/reports/bga/${REPORT}`)).toHaveLength(2));
    expect(await screen.findByRole('button', { name: /^2025-11-18 10:08.*动脉血\s慢性/ })).toBeVisible();
    expect(sent('GET', '/api/v2/ai/reports/bga/list')).toHaveLength(2);
    await waitFor(() => expect(sent('GET', '/api/v2/application/doctor')).toHaveLength(2));
    const delays = delay.mock.calls.map(([, ms]) => ms);
    expect(delays).toContain(600);
    expect(delays).toContain(60);
    delay.mockRestore();
    expect(await caseType('慢性')).toBeChecked();
    expect(watch.onSaved).toHaveBeenCalledOnce();
  });

  test('a save that fails, or none, loads nothing again', async () => {
    const { user, watch, saves } = open({ ...bloodGasAnswers(), [SAVE]: () => refusal(500, '服务器内部错误') });
    await user.click(await caseType('慢性'));
    await waitFor(() => expect(saves()).toHaveLength(1), soon);
    expect(await screen.findByText('服务器内部错误')).toBeVisible();
    expect(watch.onSaved).not.toHaveBeenCalled();
  });

  test('a choice taken back in time saves nothing', async () => {
    const { user, saves } = open(bloodGasAnswers(), EARLIER);
    expect(await screen.findByText('陆明哲 2025-11-17 22:00 已选择')).toBeVisible();
    await user.click(await caseType('急性'));
    await user.click(await caseType('慢性'));
    await wait(700);
    expect(saves()).toEqual([]);
    expect(screen.getByText('陆明哲 2025-11-17 22:00 已选择')).toBeVisible();
  });

  test('closing before the delay is over saves at once', async () => {
    const { user, saves, unmount } = open();
    await user.click(await caseType('慢性'));
    expect(saves()).toEqual([]);
    unmount();
    await waitFor(() => expect(saves()).toEqual([savePath(REPORT, 2)]), { timeout: 300 });
    await wait(700);
    expect(saves()).toHaveLength(1);
  });

  test('leaving the page before the delay is over saves at once', async () => {
    const { user, saves, unmount } = open();
    await user.click(await caseType('慢性'));
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(saves()).toEqual([savePath(REPORT, 2)]), { timeout: 300 });
    unmount();
    await wait(700);
    expect(saves()).toHaveLength(1);
  });

  test('opening another report saves the choice of the one that is left', async () => {
    const { user, saves } = open();
    await user.click(await caseType('慢性'));
    await user.click(screen.getByRole('button', { name: /^2025-11-17 21:40/ }));
    await waitFor(() => expect(saves()).toEqual([savePath(REPORT, 2)]), { timeout: 300 });
    expect(await screen.findByText('陆明哲 2025-11-17 22:00 已选择')).toBeVisible();
  });

  // covers A-8-02
  test("a save that fails brings the server's value back, with the one notification of the transport", async () => {
    let isBroken = true;
    const answers = bloodGasAnswers();
    const good = answers[SAVE];
    answers[SAVE] = (call) => (isBroken ? refusal(500, '服务器内部错误') : good?.(call));
    const { user, saves } = open(answers, EARLIER);
    await user.click(await caseType('急性'));
    expect(await screen.findByText('服务器内部错误', undefined, soon)).toBeVisible();
    expect(await caseType('慢性')).toBeChecked();
    expect(screen.getByText('陆明哲 2025-11-17 22:00 已选择')).toBeVisible();
    isBroken = false;
    await user.click(await caseType('急性'));
    await waitFor(() => expect(saves()).toHaveLength(2), soon);
    expect(await screen.findByText('已保存，判读已更新', undefined, soon)).toBeVisible();
  });

  test('a choice made while an earlier one is being saved follows it', async () => {
    let release: () => void = () => undefined;
    const answers = bloodGasAnswers();
    const good = answers[SAVE];
    let calls = 0;
    answers[SAVE] = async (call) => {
      calls += 1;
      if (calls === 1) await new Promise<void>((resolve) => (release = resolve));
      return good?.(call);
    };
    const { user, saves } = open(answers, EARLIER);
    await user.click(await caseType('急性'));
    await waitFor(() => expect(saves()).toEqual([savePath(EARLIER, 1)]), soon);
    // The server's record still says chronic, but acute is on its way.
    await user.click(await caseType('慢性'));
    await wait(700);
    expect(saves()).toHaveLength(1);
    release();
    await waitFor(() => expect(saves()).toEqual([savePath(EARLIER, 1), savePath(EARLIER, 2)]), soon);
    expect(await screen.findByText('已保存，判读已更新', undefined, soon)).toBeVisible();
    expect(await caseType('慢性')).toBeChecked();
  });

  test('arrow keys choose like in any radio group', async () => {
    const { user, saves } = open();
    (await caseType('急性')).focus();
    await user.keyboard('{ArrowRight}');
    expect(await caseType('慢性')).toBeChecked();
    expect(await caseType('慢性')).toHaveFocus();
    await waitFor(() => expect(saves()).toEqual([savePath(REPORT, 2)]), soon);
  });
});
