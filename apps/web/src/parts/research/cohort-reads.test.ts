import type { Cohort } from '@jianwei/clinical-rules/cohort/cohort';
import type { ResearchMatchedProject, ResearchTableInput } from '@jianwei/api-client/model';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { called, renderQueryHook, settle } from '../../../test/render-query-hook.ts';
import { type CohortRead, useCount, useDistributions, useTableOne } from './cohort-reads.ts';
import { matchWord, metText } from './match-words.ts';

const cohort = (name: string) => ({ name, conditions: [], entry: undefined }) as unknown as Cohort;
let asked = called();
const input = { variables: ['age'] } as unknown as ResearchTableInput;

beforeEach(() => {
  vi.useFakeTimers();
  asked = called().mockImplementation(({ data }) => Promise.resolve({ answerTo: data }));
});

describe('a question about a cohort', () => {
  test.each<[string, () => CohortRead<unknown>, string, object]>([
    ['how many', () => useCount(cohort('A')), 'count', { cohort: { name: 'A', conditions: [] } }],
    [
      'how they are distributed',
      () => useDistributions(cohort('A'), ['age', 'K']),
      'distributions',
      { cohort: { name: 'A', conditions: [] }, variables: ['age', 'K'], without_own: true, course: false },
    ],
    [
      'their course',
      () => useDistributions(cohort('A'), ['K'], { hasCourse: true }),
      'distributions',
      { cohort: { name: 'A', conditions: [] }, variables: ['K'], without_own: true, course: true },
    ],
    ['the table', () => useTableOne(input), 'table_one', input],
  ])('%s: is asked once, and the screen tells its failure', async (_what, hook, name, data) => {
    const { result } = renderQueryHook(hook);
    expect(result.current).toMatchObject({ data: undefined, isFetching: true, isStale: false, isError: false });
    await settle();
    expect(result.current).toMatchObject({ data: { answerTo: data }, isFetching: false, isStale: false });
    expect(asked).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ url: `/api/v2/research/cohorts/${name}`, data }),
      { suppress: true },
    );
  });

  test.each<[string, () => CohortRead<unknown>]>([
    ['how many', () => useCount(cohort('A'), false)],
    ['how they are distributed', () => useDistributions(cohort('A'), ['age'], { enabled: false })],
    ['the table', () => useTableOne(input, false)],
  ])('%s: is not asked before it may be', async (_what, hook) => {
    const { result } = renderQueryHook(hook);
    await settle();
    expect(asked).not.toHaveBeenCalled();
    expect(result.current).toMatchObject({ data: undefined, isFetching: false, isStale: false });
  });

  test('the last answer stays while the next one is awaited, and where that fails', async () => {
    const { result, rerender } = renderQueryHook(({ name }) => useCount(cohort(name)), { name: 'A' });
    await settle();
    const first = result.current.data;
    asked.mockRejectedValue(new Error('gone'));
    rerender({ name: 'B' });
    expect(result.current).toMatchObject({ isFetching: true, isStale: true, data: first });
    await settle();
    expect(result.current).toMatchObject({ isError: true, isStale: true, data: first });
    expect(result.current.error?.message).toBe('gone');
  });

  test('an older question that nobody waits for is broken off', async () => {
    asked.mockReturnValue(new Promise(() => undefined));
    const { rerender } = renderQueryHook(({ name }) => useCount(cohort(name)), { name: 'A' });
    const signal = () => asked.mock.calls[0]?.[0].signal;
    expect(signal()?.aborted).toBe(false);
    rerender({ name: 'B' });
    await settle();
    expect(signal()?.aborted).toBe(true);
  });

  test('what is known is fresh for a minute', async () => {
    const { rerender } = renderQueryHook(({ name }) => useCount(cohort(name)), { name: 'A' });
    const ask = async (name: string, ms = 10) => {
      rerender({ name });
      await settle(undefined, ms);
      return asked.mock.calls.length;
    };
    await settle();
    expect(await ask('B', 50_000)).toBe(2);
    expect(await ask('A', 20_000)).toBe(2);
    expect(await ask('B')).toBe(3);
  });

  test('what failed beside it is asked again with it, what is there is not', async () => {
    asked.mockImplementation(({ url }) =>
      url.endsWith('count') ? Promise.resolve({ total: 1 }) : Promise.reject(new Error('gone')),
    );
    const { result } = renderQueryHook(() => [
      useCount(cohort('A')),
      useDistributions(cohort('A'), ['age']),
      useTableOne(input),
    ]);
    await settle();
    expect(asked).toHaveBeenCalledTimes(3);
    await settle(() => result.current[1]?.refetch());
    expect(asked.mock.calls.slice(3).map(([{ url }]) => url.split('/').at(-1))).toEqual(['distributions', 'table_one']);
  });
});

test.each([
  ['fits', '符合'],
  ['fails', '不符'],
  ['lacking', '缺资料'],
  ['无法判定', '无法判定'],
])('a patient of whom the answer says %s is %s', (match, word) => {
  expect(matchWord(match as ResearchMatchedProject['match'])).toBe(word);
});

test('of all conditions it is told how many are met', () => {
  const project = { met: [{}, {}], unmet: [{}], unknown: [{}, {}, {}] };
  expect(metText(project as unknown as ResearchMatchedProject)).toBe('6 项条件，符合 2 项');
});
