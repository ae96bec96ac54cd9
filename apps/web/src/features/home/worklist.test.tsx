import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestWorld } from '../../../test/hospital.ts';
import { renderFeature } from '../../../test/render-feature.tsx';
import { refusal, renderWithAnswers } from '../../../test/render-with-answers.tsx';
import { writeSetting } from '../../parts/session/personal-settings.ts';
import { Worklist } from './worklist.tsx';

beforeEach(() => {
  vi.stubEnv('TZ', 'Asia/Shanghai');
});

const ui = <Worklist isLinked fallback={<p>优先阅读</p>} />;
const table = () => screen.findByRole('table', { name: '工作单' });
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1);
const link = async (index: number) => within((await rows())[index] as HTMLElement).getByRole('link');
const firstHasFocus = () => waitFor(async () => expect(await link(0)).toHaveFocus());
const patients = async () => (await rows()).map((row) => within(row).getByRole('rowheader').textContent);

const COUNTS = {
  open: 1,
  done: 0,
  unread: 1,
  department: 0,
  loops: { open: 1, unacknowledged: 1, unhandled: 0, awaiting_recheck: 0, awaiting_close: 0 },
};
const LINE = {
  report_id: 'R1',
  patient_id: 'P1',
  patient_name: '孟庆山',
  patient_gender: '男',
  patient_age: 74,
  report_name: '急诊生化',
  report_time: '2025-11-18T10:26:00+08:00',
  level: 'critical',
  headline: ['血钾 6.82 mmol/L，危急：立即心电图'],
  open_findings: [],
  position: 1,
};

/** A back end that answers these lines. */
function show(data: readonly object[], fails: () => boolean = () => false) {
  const page = { page: 0, page_size: 200, total_elements: data.length, data, counts: COUNTS };
  return renderWithAnswers(ui, {
    'GET /api/v2/worklist': () =>
      fails() ? refusal(500, '维护中') : { ...page, version: 'v1', time: '2025-11-18T10:30:00+08:00' },
    'GET /api/v2/worklist/changes': () => ({ version: 'v2', changed: true }),
  });
}

describe('the list of the seeded hospital', () => {
  test('has the focus on its first row, and shows twelve before the rest is asked for', async () => {
    const { user } = await renderFeature(ui);
    await firstHasFocus();
    expect(await rows()).toHaveLength(12);
    expect(screen.getByText(/今日 25 份/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '其余 13 份' }));
    expect(await rows()).toHaveLength(25);
  });

  test('↓ moves the row that keys act upon', async () => {
    const { user } = await renderFeature(ui);
    await firstHasFocus();
    await user.keyboard('{ArrowDown}');
    expect(await link(1)).toHaveFocus();
    expect((await rows())[1]).toHaveAttribute('data-current');
  });

  test('the department and the whole day are two other lists, in the address', async () => {
    const { user, address } = await renderFeature(ui);
    await table();
    await user.click(screen.getByRole('radio', { name: '本科室' }));
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    await user.click(screen.getByRole('radio', { name: '全部' }));
    expect(await screen.findByText(/今日 42 份/)).toBeVisible();
    expect(address()).toBe('/?view=all');
  });

  test('A receives a critical value, and it can be taken back', async () => {
    const { user } = await renderFeature(ui);
    await firstHasFocus();
    await user.keyboard('a');
    expect(await screen.findByText(/孟庆山：已接报/)).toBeVisible();
    await waitFor(async () => expect((await patients())[0]).toContain('严松年'));
    await user.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(async () => expect((await patients())[0]).toContain('孟庆山'));
  });

  test('what was not read cannot be marked as handled: the server says why', async () => {
    const { user } = await renderFeature(ui);
    await firstHasFocus();
    for (let step = 0; step < 4; step += 1) await user.keyboard('{ArrowDown}');
    await user.keyboard('x');
    expect(await screen.findByText('请先阅读报告，再记为已处理')).toBeVisible();
    expect(await rows()).toHaveLength(12);
  });

  test('F leads to the filter; letters that are switched off do nothing', async () => {
    const { user } = await renderFeature(ui);
    await firstHasFocus();
    await user.keyboard('f');
    expect(screen.getByRole('radio', { name: '今日' })).toHaveFocus();
    writeSetting('single-keys-enabled', false);
    await waitFor(() => expect(screen.getByRole('button', { name: '接报' })).not.toHaveAttribute('aria-keyshortcuts'));
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(screen.queryByText(/已接报/)).toBeNull();
  });
});

describe('a back end', () => {
  test('that has no worklist leaves the list of the day as it was', async () => {
    renderWithAnswers(ui, {});
    expect(await screen.findByText('优先阅读')).toBeVisible();
  });

  test('whose list fails can be asked again', async () => {
    const world = await createTestWorld();
    await world.fault({ operationId: 'listWorklist', kind: 'http', status: 500 });
    const { user } = await renderFeature(ui, { world });
    await user.click(await screen.findByRole('button', { name: '重新载入' }));
    expect(await rows()).toHaveLength(12);
  });

  test('that changes and then fails leaves the older rows, dimmed', async () => {
    let asked = 0;
    const { user } = show([LINE], () => (asked += 1) === 2);
    expect(await screen.findByText('工作单未能更新，以下为较早的内容')).toBeVisible();
    expect(await table()).toHaveAttribute('aria-busy', 'true');
    await user.click(screen.getByRole('button', { name: '重新载入' }));
    await waitFor(() => expect(screen.queryByText('工作单未能更新，以下为较早的内容')).toBeNull());
    expect(await table()).toHaveAttribute('aria-busy', 'false');
  });

  test('of more reports than one answer holds lists all of them', async () => {
    const lines = Array.from({ length: 401 }, (_, index) => ({
      ...LINE,
      report_id: `R${index}`,
      level: 'focus',
      position: index + 1,
    }));
    const { calls } = renderWithAnswers(ui, {
      'GET /api/v2/worklist': ({ query }) => {
        const [page, size] = [Number(query.get('page')), Number(query.get('page_size'))];
        const data = lines.slice(page * size, (page + 1) * size);
        const counts = { counts: COUNTS, version: 'v1', time: '2025-11-18T10:30:00+08:00' };
        return { page, page_size: size, total_elements: lines.length, data, ...counts };
      },
      'GET /api/v2/worklist/changes': () => ({ version: 'v1', changed: false }),
    });
    expect(await screen.findByText(/今日 401 份/)).toBeVisible();
    expect(screen.getByRole('button', { name: '其余 389 份' })).toBeVisible();
    expect(calls.filter(({ path }) => path === '/api/v2/worklist')).toHaveLength(3);
  });

  test('that has nothing left says so and leads to yesterday', async () => {
    show([]);
    expect(await screen.findByText('今日的报告都已处理')).toBeVisible();
    expect(screen.getByRole('link', { name: '看昨日' })).toHaveAttribute('href', '/excellent?date=2025-11-17');
  });

  test('with words of its own: an unknown step and an unknown level are 无法判定, a suspect result is 需核实', async () => {
    const loop = { warning_id: 'W1', since: LINE.report_time, step: 'elsewhere' };
    show([
      { ...LINE, loop },
      { ...LINE, report_id: 'R2', level: 'urgent' },
      { ...LINE, report_id: 'R3', level: 'focus', to_verify: true },
      { ...LINE, report_id: 'R4', level: 'normal', read_at: LINE.report_time },
    ]);
    const [first, second, third, fourth] = await rows();
    expect(first?.textContent).toMatch(/危急值.*无法判定/);
    expect(second?.textContent).toMatch(/^无法判定.*未读/);
    expect(third?.textContent).toMatch(/^需核实/);
    expect(fourth?.textContent).toMatch(/^已读.*已读/);
  });
});
