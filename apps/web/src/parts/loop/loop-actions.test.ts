import type { WarningInput, WarningSaved } from '@jianwei/api-client/model';
import { ApiError } from '@jianwei/api-client/transport/api-error';
import { useMutation } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderQueryHook, settle } from '../../../test/render-query-hook.ts';
import * as notices from '../../kit/ui/notice.tsx';
import { useLoopActions } from './loop-actions.ts';
import { useUnsentSteps } from './unsent-steps.ts';

const { save, readAgain } = vi.hoisted(() => ({
  save: vi.fn<(input: WarningInput) => Promise<WarningSaved>>(),
  readAgain: vi.fn<(list: string) => void>(),
}));
vi.mock('@jianwei/api-client/warnings/warnings', () => ({
  invalidateListWarnings: () => readAgain('warnings'),
  useCreateOrUpdateWarning: () => useMutation({ mutationFn: ({ data }: { data: WarningInput }) => save(data) }),
}));
vi.mock('@jianwei/api-client/worklist/worklist', () => ({ invalidateListWorklist: () => readAgain('worklist') }));
vi.mock('@jianwei/api-client/reports/reports', () => ({ invalidateListReports: () => readAgain('reports') }));

const announce = vi.spyOn(notices, 'announce');
const saved = (...ids: string[]) => ({ records: ids.map((id) => ({ record_id: id })) }) as WarningSaved;
const failure = (status: number) =>
  new ApiError({ kind: 'http', message: '未能保存', url: '/api/v2/warnings', method: 'POST', status });
const ACK = { step: 'acknowledged', text: '已接报，前往查看' } as const;
const step = (warningId: string) => ({ warningId, record: ACK });

function open(others: readonly string[] = []) {
  const { result, unmount } = renderQueryHook(() => useLoopActions({ warning_id: 'W1' }, others));
  const after = async (work: () => unknown, ms?: number) => {
    await settle(work, ms);
    return result.current;
  };
  return { result, after, unmount };
}
const sent = () => save.mock.calls.map(([{ warning_id: id, record }]) => [id, record]);

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  useUnsentSteps.setState({ steps: [] });
  save.mockResolvedValue(saved('r0', 'r1'));
});

test('a step is recorded, said, and every list that shows it is read again', async () => {
  const { result, after } = open();
  expect(result.current).toMatchObject({ isBusy: false, unsent: [], undo: undefined });
  const onTaken = vi.fn<() => void>();
  await after(() => result.current.record(ACK, [], onTaken));
  expect(sent()).toEqual([['W1', ACK]]);
  expect(readAgain.mock.calls.flat()).toEqual(['warnings', 'worklist', 'reports']);
  expect(announce.mock.calls).toEqual([['接报已记录']]);
  expect(onTaken).toHaveBeenCalledOnce();
});

test('while a step is on its way the next one waits for the next press', async () => {
  const { result, after } = open();
  let arrive: (answer: WarningSaved) => void = () => undefined;
  save.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  expect((await after(() => result.current.record(ACK))).isBusy).toBe(true);
  await after(() => result.current.record(ACK));
  expect((await after(() => arrive(saved('r1')))).isBusy).toBe(false);
  expect(save).toHaveBeenCalledOnce();
});

test('the last step can be taken back for eight seconds', async () => {
  const { result, after } = open();
  expect((await after(() => result.current.record(ACK))).undo).toBeInstanceOf(Function);
  await after(() => result.current.undo?.());
  expect(sent()[1]).toEqual(['W1', { step: 'withdrawn', corrects: 'r1' }]);
  // A taking back is not taken back.
  expect(result.current.undo).toBeUndefined();
  await after(() => result.current.record(ACK));
  expect((await after(() => undefined, 7900)).undo).toBeInstanceOf(Function);
  expect((await after(() => undefined, 100)).undo).toBeUndefined();
});

test.each([
  ['the end of a loop', 'closed', saved('r1')],
  ['a step of a back end without records', 'handled', {} as WarningSaved],
  ['a step that left no record', 'handled', saved()],
])('%s is not taken back', async (_what, name, answer) => {
  save.mockResolvedValue(answer);
  const { result, after } = open();
  expect((await after(() => result.current.record({ step: name as 'closed' }))).undo).toBeUndefined();
});

test('a step that may not have arrived is kept and sent again by hand; what was typed is in safe hands', async () => {
  const { result, after } = open();
  save.mockRejectedValueOnce(failure(500));
  const onTaken = vi.fn<() => void>();
  await after(() => result.current.record(ACK, [], onTaken));
  expect(onTaken).toHaveBeenCalledOnce();
  expect(announce).not.toHaveBeenCalled();
  expect(result.current.unsent).toEqual([step('W1')]);
  expect(result.current.undo).toBeUndefined();
  expect(readAgain).toHaveBeenCalledTimes(3);
  await after(() => result.current.resend());
  expect(sent()).toEqual([
    ['W1', ACK],
    ['W1', ACK],
  ]);
  expect(result.current.unsent).toEqual([]);
});

test('a step that is refused is not kept, also where it was before; what was typed stays', async () => {
  const { result, after } = open();
  useUnsentSteps.setState({ steps: [step('W1')] });
  save.mockRejectedValue(failure(400));
  const onTaken = vi.fn<() => void>();
  await after(() => result.current.record(ACK, [], onTaken));
  expect(onTaken).not.toHaveBeenCalled();
  expect(result.current.unsent).toEqual([]);
});

describe('with further loops of the report', () => {
  test('what did not arrive there is told here too, and of no other report', () => {
    useUnsentSteps.setState({ steps: ['W1', 'W2', 'W9'].map(step) });
    expect(open(['W2']).result.current.unsent).toEqual([step('W1'), step('W2')]);
    expect(open().result.current.unsent).toEqual([step('W1')]);
  });

  test('one act is recorded for each of them, and taken back from each', async () => {
    const { result, after } = open(['W2']);
    save.mockResolvedValueOnce(saved('r1')).mockResolvedValueOnce(saved('r2'));
    await after(() => result.current.record(ACK, [step('W2')]));
    expect(sent()).toEqual([
      ['W1', ACK],
      ['W2', ACK],
    ]);
    expect(announce.mock.calls).toEqual([['接报已记录，共 2 项']]);
    save.mockClear();
    await after(() => result.current.undo?.());
    expect(sent()).toEqual([
      ['W1', { step: 'withdrawn', corrects: 'r1' }],
      ['W2', { step: 'withdrawn', corrects: 'r2' }],
    ]);
  });

  test('each is tried, whatever became of the one before; the first failure decides', async () => {
    const { result, after } = open(['W2']);
    save.mockRejectedValueOnce(failure(400)).mockRejectedValueOnce(failure(500));
    const onTaken = vi.fn<() => void>();
    await after(() => result.current.record(ACK, [step('W2')], onTaken));
    expect(sent().map(([id]) => id)).toEqual(['W1', 'W2']);
    expect(onTaken).not.toHaveBeenCalled();
    expect(result.current.unsent).toEqual([step('W2')]);
  });

  test('what is only recorded there is not taken back here', async () => {
    const { result, after } = open(['W2']);
    save.mockResolvedValueOnce({} as WarningSaved).mockResolvedValueOnce(saved('r2'));
    expect((await after(() => result.current.record(ACK, [step('W2')]))).undo).toBeUndefined();
  });
});

test('the next step can be taken back for eight seconds of its own', async () => {
  const { result, after } = open();
  await after(() => result.current.record(ACK));
  await after(() => undefined, 7000);
  save.mockResolvedValue(saved('r2'));
  await after(() => result.current.record(ACK));
  await after(() => undefined, 2000);
  await after(() => result.current.undo?.());
  expect(sent().at(-1)).toEqual(['W1', { step: 'withdrawn', corrects: 'r2' }]);
});
