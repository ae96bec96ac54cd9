import type { Warning, WarningRecordInput } from '@jianwei/api-client/model';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { refusal, renderWithAnswers, type Answer } from '../../../test/render-with-answers.tsx';
import { LoopBand, LoopPaper } from './loop-band.tsx';
import { useUnsentSteps } from '../../parts/loop/unsent-steps.ts';
import { clearSession } from '../../parts/session/session-store.ts';
import { entry, pageOf, signInDoctor, warning } from './warning-answers.test-support.ts';

const LIST = 'GET /api/v2/warnings';
const SAVE = 'POST /api/v2/warnings/create_update';

beforeEach(() => {
  vi.stubEnv('TZ', 'Asia/Shanghai');
  signInDoctor();
  useUnsentSteps.setState({ steps: [] });
});

/** A back end that keeps what is recorded about its warnings, at a time of the server. */
function hospital(
  loops: Warning[],
  { time = '2025-11-18T10:38:00+08:00', save }: { time?: string; save?: Answer } = {},
) {
  const sent: WarningRecordInput[] = [];
  const answers: Record<string, Answer> = {
    [LIST]: () => pageOf(loops, { time }),
    [SAVE]: (call) => {
      const refused = save?.(call);
      if (refused !== undefined) return refused;
      const { warning_id: id, record } = call.body as { warning_id: string; record: WarningRecordInput };
      sent.push(record);
      const found = loops.findIndex((loop) => loop.warning_id === id);
      const old = loops[found];
      if (old === undefined) return refusal(404, '该预警不存在');
      const added = entry(record.step === 'withdrawn' ? 'withdrawn' : record.step, record.text ?? '', {
        record_id: `n${sent.length}`,
        user_name: '沈若溪',
        ...(record.corrects !== undefined && { corrects: record.corrects }),
      });
      const states = {
        acknowledged: 'unhandled',
        handled: 'awaiting_recheck',
        closed: 'closed',
        withdrawn: 'unacknowledged',
      };
      const state = states[record.step as keyof typeof states] as NonNullable<Warning['state']>;
      const changed = { ...old, state, records: [...(old.records ?? []), added] };
      loops[found] = changed;
      return { warning_id: id, state, records: changed.records };
    },
    'POST /api/v2/warnings/cancel': () => ({}),
  };
  return { sent, answers };
}

function show({ answers }: { answers: Readonly<Record<string, Answer>> }, path?: string) {
  return renderWithAnswers(
    <>
      <LoopBand reportId="R1" />
      <LoopPaper reportId="R1" />
    </>,
    answers,
    path,
  );
}

const band = async () => within(await screen.findByRole('region', { name: '危急值处置' }));
const steps = async () =>
  within((await band()).getByRole('status', { name: '处置回路' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('says what waits, its steps and for how long, by the server’s clock', async () => {
  show(hospital([warning()]));
  expect((await band()).getByText('钾 6.82')).toBeVisible();
  expect(await steps()).toEqual(['检出10:26', '通知', '接报', '处置', '复测', '闭环']);
  expect((await band()).getByText('未接报 12 分钟')).toBeVisible();
  expect((await band()).getByText('接报限 10 分钟，超时 2 分钟')).toBeVisible();
});

describe('acknowledging', () => {
  test('is one key; another opens the phrases, and a phrase is one click', async () => {
    const { sent, answers } = hospital([warning()]);
    const { user } = show({ answers });
    expect((await band()).getByRole('button', { name: '接报' })).toHaveAttribute('aria-keyshortcuts', 'A');
    await user.keyboard('a');
    await waitFor(async () => expect((await steps())[2]).toBe('接报10:30沈若溪'));
    await user.keyboard('a');
    await user.click(within(screen.getByRole('group', { name: '记录处置' })).getByRole('button', { name: '已请会诊' }));
    await waitFor(async () => expect((await steps())[3]).toBe('处置10:30沈若溪'));
    expect(sent).toEqual([
      { step: 'acknowledged', text: '已接报，前往查看' },
      { step: 'handled', text: '已请会诊' },
    ]);
    expect(screen.getByText('待复测')).toBeVisible();
  });

  test('is of every critical result of the report, and taken back as one', async () => {
    const { sent, answers } = hospital([warning(), warning({ warning_id: 'W-2', laboratory_name: '乳酸' })]);
    const { user } = show({ answers });
    await user.click(await (await band()).findByRole('button', { name: '接报 2 项' }));
    expect(await screen.findByText('接报已记录，共 2 项')).toBeVisible();
    await user.click(await (await band()).findByRole('button', { name: '撤销' }));
    await waitFor(() => expect(sent).toHaveLength(4));
    expect(sent.map(({ step, corrects }) => [step, corrects])).toEqual([
      ['acknowledged', undefined],
      ['acknowledged', undefined],
      ['withdrawn', 'n1'],
      ['withdrawn', 'n2'],
    ]);
  });

  test('can be taken back for eight seconds, by a further entry', async () => {
    const { sent, answers } = hospital([warning()]);
    const { user } = show({ answers });
    await user.click((await band()).getByRole('button', { name: '接报' }));
    await user.click(await (await band()).findByRole('button', { name: '撤销' }));
    await waitFor(async () => expect((await steps())[2]).toBe('接报'));
    expect(sent.at(-1)).toEqual({ step: 'withdrawn', corrects: 'n1' });
    expect(screen.queryByRole('button', { name: '撤销' })).not.toBeInTheDocument();
  });

  test('the phoned person may be typed', async () => {
    const { sent, answers } = hospital([warning()]);
    const { user } = show({ answers });
    await user.click((await band()).getByRole('button', { name: '记录处置' }));
    await user.type(screen.getByRole('textbox', { name: /接报人/ }), '周敏');
    await user.click(screen.getByRole('button', { name: '已电话通知值班医师' }));
    await waitFor(() =>
      expect(sent).toEqual([{ step: 'acknowledged', text: '已电话通知值班医师', recipient: '周敏' }]),
    );
  });

  test('words that were typed when the session ended stand there again after the next sign-in', async () => {
    const first = show(hospital([warning({ state: 'unhandled' })]));
    await first.user.click((await band()).getByRole('button', { name: '记录处置' }));
    await first.user.type(screen.getByRole('textbox', { name: '补充说明' }), '已联系家属');
    act(() => clearSession());
    first.unmount();
    signInDoctor();
    const { sent, answers } = hospital([warning({ state: 'unhandled' })]);
    const { user } = show({ answers });
    await user.click((await band()).getByRole('button', { name: /^记录处置.*有未记录的文字/ }));
    expect(screen.getByRole('textbox', { name: '补充说明' })).toHaveValue('已联系家属');
    await user.click(screen.getByRole('button', { name: '记录' }));
    await waitFor(() => expect(sent).toEqual([{ step: 'handled', text: '已联系家属' }]));
    expect(await (await band()).findByRole('button', { name: '记录处置' })).toBeVisible();
  });

  test('a reload asks again why the one is cancelled that was asked for, which then stands in the band', async () => {
    const loops = [warning(), warning({ warning_id: 'W-2', laboratory_name: '乳酸', original_result: '5.1' })];
    const first = show(hospital([...loops]), '/detail?report_id=R1');
    await first.user.click((await band()).getByRole('button', { name: '另 1 项' }));
    await first.user.click(screen.getByRole('button', { name: /乳酸/ }));
    await first.user.click((await band()).getByRole('button', { name: '记录处置' }));
    await first.user.type(screen.getByRole('textbox', { name: '补充说明' }), '标本溶血');
    await first.user.click(screen.getByRole('button', { name: '取消提醒' }));
    // Words that are not recorded yet stay in the band: nothing is asked for them.
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('dialog', { name: '取消提醒' })).toBeVisible();
    const { search } = first.router.state.location;
    expect(search).toBe('?report_id=R1&cancel=W-2');
    first.unmount();
    const again = show(hospital([...loops]), `/detail${search}`);
    expect(await screen.findByRole('dialog', { name: '取消提醒' })).toBeVisible();
    expect((await band()).getByText('乳酸 5.1')).toBeVisible();
    await again.user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the key does nothing while somebody types, and can be switched off', async () => {
    const { sent, answers } = hospital([warning()]);
    const { user } = show({ answers });
    await user.click((await band()).getByRole('button', { name: '记录处置' }));
    await user.type(screen.getByRole('textbox', { name: '补充说明' }), 'a');
    await user.click(screen.getByRole('checkbox', { name: '启用单键快捷键' }));
    fireEvent.keyDown(document.body, { key: 'a' });
    expect((await band()).getByRole('button', { name: '接报' })).not.toHaveAttribute('aria-keyshortcuts');
    expect(sent).toEqual([]);
  });
});

describe('the end', () => {
  const rechecked = () =>
    warning({
      state: 'awaiting_close',
      records: [entry('detected', '钾 6.82 mmol/L'), entry('acknowledged', '已接报'), entry('handled', '已心电监护')],
      recheck: {
        report_id: 'R2',
        laboratory_id: 'R2-01',
        at: '2025-11-18T11:42:00+08:00',
        text: '复测 5.86，降 0.96',
        outcome: 'improved',
      },
    });

  test('is proposed by a newer result and takes one click; the band goes and paper keeps the loop', async () => {
    const { sent, answers } = hospital([rechecked()]);
    const { user } = show({ answers });
    expect((await steps())[4]).toBe('复测11:425.86，降 0.96，未达危急值界限');
    await user.click((await band()).getByRole('button', { name: '闭环' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: '危急值处置' })).not.toBeInTheDocument());
    expect(sent).toEqual([{ step: 'closed', text: '复测 5.86，降 0.96，未达危急值界限' }]);
    const paper = screen.getByRole('region', { name: '危急值处置记录' });
    expect(paper).toHaveTextContent('危急值 钾 6.82 已闭环');
    expect(paper.textContent).toMatch(/处置陆明哲2025-11-18.*已心电监护/);
  });

  test('the key never ends a loop', async () => {
    const { sent, answers } = hospital([rechecked()]);
    const { user } = show({ answers });
    await band();
    await user.keyboard('a');
    expect(screen.getByRole('group', { name: '记录处置' })).toBeVisible();
    expect(sent).toEqual([]);
  });
});

describe('a bad network', () => {
  test('keeps the step as 未送达, sends it again by hand and never shows it as done before', async () => {
    let isDown = true;
    const { sent, answers } = hospital([warning()], { save: () => (isDown ? refusal(503, '') : undefined) });
    const { user, unmount } = show({ answers });
    await user.click((await band()).getByRole('button', { name: '接报' }));
    expect(await (await band()).findByText('接报未送达')).toBeVisible();
    expect((await steps())[2]).toBe('接报');
    unmount();
    show({ answers });
    isDown = false;
    await user.click(await (await band()).findByRole('button', { name: '重发' }));
    await waitFor(async () => expect((await steps())[2]).toBe('接报10:30沈若溪'));
    expect(sent).toEqual([{ step: 'acknowledged', text: '已接报，前往查看' }]);
    expect(screen.queryByText(/未送达/)).not.toBeInTheDocument();
  });

  test('what the server refuses is told and not kept', async () => {
    const { answers } = hospital([warning()], { save: () => refusal(400, '该预警已取消，不能修改') });
    const { user } = show({ answers });
    await user.click((await band()).getByRole('button', { name: '接报' }));
    expect(await screen.findByText('该预警已取消，不能修改')).toBeVisible();
    expect(screen.queryByText(/未送达/)).not.toBeInTheDocument();
  });
});

describe('what the back end says', () => {
  test('without the proposed fields there is no band', async () => {
    const stated = warning();
    delete stated.state;
    delete stated.records;
    delete stated.due;
    const { calls } = show(hospital([stated]));
    await waitFor(() => expect(calls).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
  });

  test('a step or state that nobody knows reads 无法判定, and the band stays', async () => {
    const unknown = { ...warning(), state: 'escalated', records: [{ ...entry('handled', '上报'), step: 'escalated' }] };
    show({ answers: { [LIST]: () => pageOf([unknown as unknown as Warning]) } });
    expect((await band()).getAllByText('无法判定').length).toBeGreaterThan(0);
    expect((await steps()).at(-1)).toBe('无法判定10:30陆明哲');
  });

  test('of the proposed steps those that are recorded are counted', async () => {
    const actions = ['1', '2', '3'].map((step) => ({ action_id: `A-K-H:${step}`, text: `第 ${step} 步` }));
    const records = [entry('acknowledged', '已接报'), entry('handled', '第 1 步', { action_id: 'A-K-H:1' })];
    show(hospital([warning({ state: 'awaiting_recheck', actions, records })]));
    await waitFor(async () => expect((await steps())[3]).toBe('处置1/310:30陆明哲'));
  });

  test('a finding that is no critical result stands by its own name', async () => {
    show(hospital([warning({ finding_title: 'Ⅱ型呼吸衰竭', laboratory_name: '氧分压', original_result: '54.6' })]));
    expect((await band()).getByText('Ⅱ型呼吸衰竭')).toBeVisible();
  });

  test('several: the most dangerous one, the others a click away', async () => {
    const lactate = warning({ warning_id: 'W-2', laboratory_name: '乳酸', original_result: '6.1', state: 'unhandled' });
    const { user } = show(hospital([warning(), lactate]));
    await user.click((await band()).getByRole('button', { name: '另 1 项' }));
    await user.click(screen.getByRole('button', { name: '乳酸 6.1 未处置' }));
    expect((await band()).getByText('乳酸 6.1')).toBeVisible();
  });
});
