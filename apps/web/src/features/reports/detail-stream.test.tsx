import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { FINDINGS, readingOf } from '../../../test/reading-answers.ts';
import { reportOf } from '../../../test/report-answers.ts';
import type { Call } from '../../../test/render-with-answers.tsx';
import { commandActions } from '../../parts/command/command-store.ts';
import { beginStream, useStream } from '../../parts/worklist/stream-store.ts';
import { writeSetting } from '../../parts/session/personal-settings.ts';
import { show, signInClinician } from './detail-page.test-support.tsx';

beforeEach(signInClinician);

const name = (text: string) => screen.findByRole('heading', { level: 1, name: text });
const STOPS = [
  { report_id: 'R1', patient_id: 'P1', patient_name: '顾怀远', patient_gender: '男', patient_age: 62 },
  { report_id: 'R9', patient_id: 'P9', patient_name: '孟庆山', patient_gender: '男', patient_age: 74 },
];
const LINE = {
  patient_gender: '男',
  patient_age: 62,
  report_name: '生化',
  report_time: '2025-11-18T09:42:00+08:00',
  level: 'focus',
  headline: [],
  open_findings: [],
  position: 1,
};
const LINES = STOPS.map((stop) => ({ ...LINE, ...stop }));
const LOOPS = { open: 0, unacknowledged: 0, unhandled: 0, awaiting_recheck: 0, awaiting_close: 0 };
const OTHER = reportOf('R9', '孟庆山', 'P9');

/** The list that the stream was begun with, as the server has it now. */
const worklist = (lines: () => readonly object[], version: () => string = () => 'v1') => ({
  'GET /api/v2/worklist': () => ({
    page: 0,
    page_size: 200,
    total_elements: lines().length,
    data: lines(),
    counts: { open: 2, done: 0, unread: 2, department: 0, loops: LOOPS },
    version: version(),
    time: '2025-11-18T10:30:00+08:00',
  }),
  'GET /api/v2/worklist/changes': ({ query }: Call) => ({
    version: version(),
    changed: query.get('version') !== version(),
  }),
  'GET /api/v2/ai/reports/analysis/R9': () => OTHER,
});

describe('a stream', () => {
  test('goes on with J and back with K, and replaces the address', async () => {
    const { user, query, calls } = show(
      '/detail?report_id=R1',
      worklist(() => LINES),
    );
    beginStream(LINES, '/', 'R1');
    await name('顾怀远');
    const pager = await screen.findByRole('navigation', { name: '工作单中的报告' });
    expect(pager).toHaveTextContent('1 / 2');
    expect(within(pager).getByRole('button', { name: '上一份' })).toBeDisabled();
    const offered = commandActions().map(({ title, note, key }) => [title, note, key]);
    expect(offered[0]).toEqual(['下一份', '孟庆山 男 74', 'J']);
    expect(offered).not.toContainEqual(expect.arrayContaining(['上一份']));
    // Fetched ahead without marking it as read.
    await waitFor(() =>
      expect(
        calls.find(({ path, query: asked }) => path.endsWith('/R9') && asked.get('peek') === 'true'),
      ).toBeDefined(),
    );
    await user.keyboard('j');
    expect(await name('孟庆山')).toHaveFocus();
    expect(query().get('report_id')).toBe('R9');
    expect(pager).toHaveTextContent('2 / 2');
    await user.keyboard('k');
    await name('顾怀远');
    expect(query().get('report_id')).toBe('R1');
  });

  test('a drawer that is left by J leaves no step behind: back leads to where the reading began', async () => {
    const { user, query, router } = show(
      '/detail?report_id=R1',
      worklist(() => LINES),
    );
    beginStream(LINES, '/', 'R1');
    await name('顾怀远');
    await user.click(screen.getByRole('button', { name: /应用集$/ }));
    await screen.findByRole('dialog', { name: '应用集' });
    expect(query().get('panel')).toBe('triggers');
    await user.keyboard('j');
    await name('孟庆山');
    expect(query().toString()).toBe('report_id=R9');
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/');
  });

  test.each([
    ['已处理', { answer: 'done' }],
    ['已知，无需处理', { answer: 'known' }],
    ['已安排', { answer: 'planned', text: '11-20 门诊复查' }],
  ])('says what still waits in the report that was left, and notes how it was answered：%s', async (word, given) => {
    const finding = { finding_id: 'row:K', title: '血钾复测', urgency: 2 };
    const sent: unknown[] = [];
    let open = [finding];
    const { user } = show('/detail?report_id=R1', {
      ...worklist(() => LINES.map((line, index) => (index === 0 ? { ...line, open_findings: open } : line))),
      'POST /api/v2/worklist/R1/done': ({ body }) => {
        sent.push(body);
        open = [];
        return { report_id: 'R1', open_findings: [] };
      },
    });
    beginStream(LINES, '/', 'R1');
    await name('顾怀远');
    await waitFor(() => expect(screen.getByTitle('下一份：孟庆山 男 74')).toBeEnabled());
    await user.keyboard('j');
    const left = await screen.findByRole('region', { name: '上一份待处理' });
    expect(left).toHaveTextContent('顾怀远 1 项待处理：血钾复测');
    await user.click(within(left).getByRole('button', { name: word }));
    // An arrangement needs its words.
    if ('text' in given) {
      expect(within(left).getByRole('button', { name: '记为已安排' })).toBeDisabled();
      await user.keyboard(`${given.text}{Enter}`);
    }
    await waitFor(() => expect(screen.queryByRole('region', { name: '上一份待处理' })).toBeNull());
    expect(sent).toEqual([{ finding_id: 'row:K', ...given }]);
  });

  test('puts a new critical report next and leaves the order of the others', async () => {
    const loop = { warning_id: 'W5', step: 'unacknowledged', since: LINE.report_time };
    const arrived = { ...LINE, report_id: 'R5', patient_id: 'P5', patient_name: '蔡文昌', level: 'critical', loop };
    let lines: object[] = LINES;
    let version = 'v1';
    show(
      '/detail?report_id=R1',
      worklist(
        () => lines,
        () => version,
      ),
    );
    beginStream(LINES, '/', 'R1');
    await name('顾怀远');
    const pager = await screen.findByRole('navigation', { name: '工作单中的报告' });
    await waitFor(() => expect(screen.getByTitle(/^已读 0，余 2，其中危急 0$/)).toBeVisible());
    lines = [arrived, ...LINES];
    version = 'v2';
    expect(await within(pager).findByText('新到危急 1 份，J 前往')).toBeVisible();
    expect(pager).toHaveTextContent('1 / 3');
    expect(useStream.getState().stops.map(({ report_id: id }) => id)).toEqual(['R1', 'R5', 'R9']);
  });

  test('does nothing for letters that are typed, held with another key, composed or switched off', async () => {
    show(
      '/detail?report_id=R1',
      worklist(() => LINES),
    );
    beginStream(LINES, '/', 'R1');
    await name('顾怀远');
    const field = document.body.appendChild(document.createElement('input'));
    fireEvent.keyDown(field, { key: 'j' });
    fireEvent.keyDown(document.body, { key: 'j', ctrlKey: true });
    fireEvent.keyDown(document.body, { key: 'j', isComposing: true });
    writeSetting('single-keys-enabled', false);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '下一份' })).not.toHaveAttribute('aria-keyshortcuts'),
    );
    fireEvent.keyDown(document.body, { key: 'j' });
    expect(screen.getByRole('heading', { level: 1, name: '顾怀远' })).toBeVisible();
    field.remove();
  });
});

test('without a stream the pager walks the timeline of the patient', async () => {
  const { user, query } = show('/detail?report_id=R1');
  await name('顾怀远');
  const pager = await screen.findByRole('navigation', { name: '该患者的报告' });
  expect(pager).toHaveTextContent('1 / 2');
  await user.keyboard('j');
  await waitFor(() => expect(query().get('report_id')).not.toBe('R1'));
});

describe('自上次查看', () => {
  const finding = FINDINGS.potassium;
  const since = (viewed: object | undefined) =>
    show('/detail?report_id=R1', {
      'GET /api/v2/ai/reports/analysis/R1': () => ({
        ...reportOf('R1', '顾怀远'),
        reading: readingOf(),
        viewed_before: viewed,
      }),
    });
  const part = async () => (await screen.findAllByRole('region', { name: '自上次查看' }))[0];

  test('lists what is new, in the words of the findings', async () => {
    since({ at: '2024-11-17T08:12:00+08:00', new_finding_ids: [finding.finding_id] });
    expect(await part()).toHaveTextContent(finding.title);
  });

  test('says 首次查看 for the first time, and where the time lies ahead', async () => {
    since({});
    expect((await part())?.textContent).toBe('首次查看');
  });

  test('a time ahead is none', async () => {
    since({ at: '2999-01-01T00:00:00+08:00', new_finding_ids: [finding.finding_id] });
    expect((await part())?.textContent).toBe('首次查看');
  });

  test('is absent where the back end does not say it', async () => {
    since(undefined);
    await name('顾怀远');
    expect(screen.queryByRole('region', { name: '自上次查看' })).toBeNull();
  });
});
