import { ApiError } from '@jianwei/api-client/transport/api-error';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { joinReads, QueryState, type ReadState } from './query-state.tsx';

const read = (part: Partial<ReadState<string[]>> = {}): ReadState<string[]> => ({
  data: undefined,
  isError: false,
  refetch: vi.fn(),
  ...part,
});

const show = (query: ReadState<string[]>, failed?: string) =>
  render(
    <QueryState
      query={query}
      {...(failed !== undefined && { failed })}
      empty={(items) => (items.length === 0 ? <p>暂无数据</p> : undefined)}
    >
      {(items) => <p>{items.join('、')}</p>}
    </QueryState>,
  );

test('what is awaited says so', () => {
  show(read());
  expect(screen.getByRole('status', { name: '正在载入' })).toBeVisible();
});

test('what could not be read is named, and can be read again', () => {
  const query = read({ isError: true });
  show(query, '报告未能载入');
  expect(screen.getByRole('alert')).toHaveTextContent('报告未能载入');
  fireEvent.click(screen.getByRole('button', { name: '重新载入' }));
  expect(query.refetch).toHaveBeenCalledOnce();
});

test('the reason of a refusal stands alone: loading again would bring it again', () => {
  const told = { kind: 'http', message: '队列不足 10 人，不能导出', url: '/', method: 'POST' } as const;
  const { unmount } = show(read({ isError: true, error: new ApiError({ ...told, status: 400 }) }), told.message);
  expect(screen.getByRole('alert')).toHaveTextContent('队列不足 10 人，不能导出');
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  show(read({ isError: true, error: new ApiError({ ...told, status: 500 }) }), told.message);
  expect(screen.getByRole('button', { name: '重新载入' })).toBeVisible();
});

test('an answer is shown, an empty one told, and an older one stays when reading again failed', () => {
  const { rerender } = show(read({ data: ['钾', '钠'], isError: true }));
  expect(screen.getByText('钾、钠')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<QueryState query={read({ data: [] })} empty={() => <p>暂无数据</p>} children={() => <p>有</p>} />);
  expect(screen.getByText('暂无数据')).toBeVisible();
});

test('several calls are one: whole with the last answer, failed with the first failure, only that is read again', () => {
  const good = read({ data: ['钾'] });
  const bad = read({ isError: true });
  expect(joinReads(good, read()).data).toBeUndefined();
  expect(joinReads(good, read({ data: ['钠'] })).data).toEqual([['钾'], ['钠']]);
  const joined = joinReads(good, bad);
  expect(joined.isError).toBe(true);
  joined.refetch();
  expect(bad.refetch).toHaveBeenCalledOnce();
  expect(good.refetch).not.toHaveBeenCalled();
});

test('only what the server does not have is said to be absent, and is not loaded again', () => {
  const shown = (status?: number, absent?: string) => {
    const error = new ApiError({ kind: 'http', message: '', url: '/', method: 'GET', status });
    const query = read({ isError: true, error });
    const { unmount } = render(
      <QueryState query={query} failed="规则未能载入" absent={absent}>
        {String}
      </QueryState>,
    );
    const answer = [screen.getByRole('alert').textContent, screen.queryAllByRole('button').length];
    unmount();
    return answer;
  };
  expect(shown(404, '没有这条规则')).toEqual(['没有这条规则', 0]);
  for (const status of [500, undefined]) expect(shown(status, '没有这条规则')[1]).toBe(1);
  // A list has no thing that could be missing: its address is, and may be there again.
  expect(shown(404)[1]).toBe(1);
});
