import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { holdTimers, passTime } from '../../../../test/held-timers.ts';
import { EARLIER, REPORT } from '../lab-report/model-page.test-support.tsx';
import { acute, bloodGasAnswers, caseType, open, savePath, unchosen } from './blood-gas.test-support.tsx';

/** A save waits so long, in milliseconds. */
const SAVE_DELAY_MS = 600;

beforeEach(holdTimers);

describe('case type', () => {
  test('nothing is chosen for anybody: what holds either way stands first, then both readings, and nothing is saved', async () => {
    const { saves } = open();
    expect(await caseType('急性')).not.toBeChecked();
    expect(await caseType('慢性')).not.toBeChecked();
    expect(screen.getByText('选定即保存')).toBeVisible();
    expect(screen.getByText('呼吸性酸中毒，失代偿，急慢性待选；')).toBeVisible();
    const acute = within(screen.getByRole('region', { name: '若为急性' }));
    expect(acute.getByText('急性呼吸性酸中毒合并代谢性碱中毒')).toBeVisible();
    expect(acute.getByText('预计 HCO₃⁻ 23.84–29.84，实测 33.5，高于预计')).toBeVisible();
    expect(acute.getByText('还需解释：为何另有代谢性碱中毒')).toBeVisible();
    expect(acute.queryByText('建议')).toBeNull();
    expect(screen.getByText('两种类型下都成立的部分。较 2025-11-17 21:40：PaCO₂ −5.2，通气有所改善')).toBeVisible();
    const chronic = within(screen.getByRole('region', { name: '若为慢性' }));
    expect(chronic.getByText('失代偿性慢性呼吸性酸中毒')).toBeVisible();
    expect(chronic.getByText('无需另作解释')).toBeVisible();
    expect(chronic.getByText('建议')).toBeVisible();
    expect(screen.getByText('建议：慢性')).toBeVisible();
    expect(screen.getByText('标签：慢性阻塞性肺疾病')).toBeVisible();
    expect(screen.getByText(/符合慢性基础上急性加重$/)).toBeVisible();
    expect(screen.queryByText(/^为什么是/)).toBeNull();
    await passTime(SAVE_DELAY_MS);
    expect(saves()).toEqual([]);
  });

  test('the laboratory reads the choice and makes none', async () => {
    open(bloodGasAnswers(), EARLIER, 7);
    expect(await screen.findByText('陆明哲 2025-11-17 22:00 已选择')).toBeVisible();
    expect(screen.getByText('慢性', { selector: 'b' })).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test.each([
    ['1', '急性', 1],
    ['2', '慢性', 2],
  ] as const)('the key %s chooses %s, which is saved', async (key, name, type) => {
    const { user, saves } = open();
    await caseType(name);
    await user.keyboard(key);
    expect(await caseType(name)).toBeChecked();
    expect(saves()).toEqual([]);
    await passTime(SAVE_DELAY_MS);
    await waitFor(() => expect(saves()).toEqual([savePath(REPORT, type)]));
    expect(screen.queryByRole('region', { name: '若为急性' })).toBeNull();
  });

  test('choosing the other undoes a choice', async () => {
    const { user } = open(bloodGasAnswers(), EARLIER);
    await user.click(await screen.findByRole('button', { name: '改为急性' }));
    expect(await caseType('急性')).toBeChecked();
    expect(screen.getByText(/^若为慢性：失代偿性慢性呼吸性酸中毒/)).toBeVisible();
  });

  test('where both are read alike the type decides nothing, and that is said', async () => {
    const { common_result: _, ...alike } = { ...unchosen, chronic: acute };
    open(bloodGasAnswers([alike]));
    expect(await screen.findByText('病例类型不影响本次判断')).toBeVisible();
    expect(screen.getByText('急性呼吸性酸中毒合并代谢性碱中毒；')).toBeVisible();
    expect(screen.queryByRole('region', { name: /^若为/ })).toBeNull();
  });

  test('a type that nobody knows is 无法判定, and neither is checked', async () => {
    open(bloodGasAnswers([{ ...unchosen, type: 3 }]));
    expect((await screen.findAllByText('无法判定')).length).toBeGreaterThan(0);
    expect(await caseType('急性')).not.toBeChecked();
    expect(await caseType('慢性')).not.toBeChecked();
  });

  test('a back end that says neither what is common nor what is suggested leaves it out', async () => {
    const { common_result: _, suggested_type: __, baseline: ___, since_last: ____, ...stated } = unchosen;
    open(bloodGasAnswers([stated]));
    expect(await screen.findByRole('region', { name: '若为急性' })).toBeVisible();
    expect(screen.queryByText(/建议|急慢性待选|稳定期|较 2025/)).toBeNull();
  });

  // covers A-4-39
  test('choosing what is displayed saves it as 1', async () => {
    const { user, saves } = open();
    await user.click(await caseType('急性'));
    await passTime(SAVE_DELAY_MS);
    await waitFor(() => expect(saves()).toEqual([savePath(REPORT, 1)]));
  });

  // covers A-2.8-02, A-4-40
  test('the judgment of a choice is shown at once, and stands in the list once it is saved as 2', async () => {
    const { user, saves } = open();
    await user.click(await caseType('慢性'));
    expect(screen.getByText('失代偿性慢性呼吸性酸中毒；')).toBeVisible();
    expect(screen.getByText('正在保存')).toBeVisible();
    expect(saves()).toEqual([]);
    await passTime(SAVE_DELAY_MS);
    expect(await screen.findByRole('button', { name: /^2025-11-18 10:08.*动脉血\s慢性/ })).toBeVisible();
    expect(saves()).toEqual([savePath(REPORT, 2)]);
  });

  test('a choice taken back in time saves nothing', async () => {
    const { user, saves } = open(bloodGasAnswers(), EARLIER);
    expect(await screen.findByText('陆明哲 2025-11-17 22:00 已选择')).toBeVisible();
    await user.click(await caseType('急性'));
    await user.click(await caseType('慢性'));
    await passTime(SAVE_DELAY_MS);
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
    await waitFor(() => expect(opened.saves()).toEqual([savePath(REPORT, 2)]));
    opened.unmount();
    await passTime(SAVE_DELAY_MS);
    expect(opened.saves()).toHaveLength(1);
  });

  test('arrow keys choose like in any radio group', async () => {
    const { user, saves } = open();
    (await caseType('急性')).focus();
    await user.keyboard('{ArrowRight}');
    expect(await caseType('慢性')).toBeChecked();
    expect(await caseType('慢性')).toHaveFocus();
    await passTime(SAVE_DELAY_MS);
    await waitFor(() => expect(saves()).toEqual([savePath(REPORT, 2)]));
  });
});
