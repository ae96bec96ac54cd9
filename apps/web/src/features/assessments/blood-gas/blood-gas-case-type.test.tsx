import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { EARLIER, REPORT } from '../lab-report/model-page.test-support.tsx';
import { bloodGasAnswers, caseType, open, savePath } from './blood-gas.test-support.tsx';

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

  test('the laboratory reads the choice and makes none', async () => {
    open(bloodGasAnswers(), EARLIER, 7);
    expect(await screen.findByText('陆明哲 2025-11-17 22:00 已选择')).toBeVisible();
    expect(screen.getByText('慢性', { selector: 'b' })).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  // covers A-4-39
  test('choosing what is displayed saves it as 1', async () => {
    const { user, saves } = open();
    await user.click(await caseType('急性'));
    await waitFor(() => expect(saves()).toEqual([savePath(REPORT, 1)]), soon);
  });

  // covers A-2.8-02, A-4-40
  test('the judgment of a choice is shown at once, and stands in the list once it is saved as 2', async () => {
    const { user, saves } = open();
    await user.click(await caseType('慢性'));
    expect(screen.getByText('失代偿性慢性呼吸性酸中毒；')).toBeVisible();
    expect(screen.getByText('正在保存')).toBeVisible();
    expect(saves()).toEqual([]);
    expect(await screen.findByRole('button', { name: /^2025-11-18 10:08.*动脉血\s慢性/ }, soon)).toBeVisible();
    expect(saves()).toEqual([savePath(REPORT, 2)]);
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

  test.each<[string, (opened: ReturnType<typeof open>) => unknown]>([
    ['closing the tool', ({ unmount }) => unmount()],
    ['leaving the page', () => window.dispatchEvent(new Event('pagehide'))],
    [
      'opening another report, which has its own choice,',
      async ({ user }) => {
        await user.click(screen.getByRole('button', { name: /^2025-11-17 21:40/ }));
        expect(await screen.findByText('陆明哲 2025-11-17 22:00 已选择')).toBeVisible();
        expect(await caseType('慢性')).toBeChecked();
      },
    ],
  ])('%s before the delay is over saves at once', async (_what, leave) => {
    const opened = open();
    await opened.user.click(await caseType('慢性'));
    expect(opened.saves()).toEqual([]);
    await leave(opened);
    await waitFor(() => expect(opened.saves()).toEqual([savePath(REPORT, 2)]), { timeout: 300 });
    opened.unmount();
    await wait(700);
    expect(opened.saves()).toHaveLength(1);
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
