import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { focusListSearch } from '../lib/list-search.ts';
import { KeywordBox } from '../ui/search-box.tsx';
import { type AdminColumn, AdminTable } from './admin-table.tsx';

interface Letter {
  readonly id: string;
}

const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f'].map((id): Letter => ({ id }));
const COLUMNS: readonly AdminColumn<Letter>[] = [
  { key: 'id', title: '字母', isSortable: true, isRowHeader: true, cell: ({ id }) => id, text: ({ id }) => id },
];

/** The address as the page has it. */
function Address() {
  const { search } = useLocation();
  return <output>{search}</output>;
}

function Letters({ q = '', columns = COLUMNS }: { q?: string; columns?: typeof COLUMNS }) {
  const [sort, setSort] = useState('');
  const [keys, setKeys] = useState<readonly string[]>([]);
  const data = sort === '-id' ? LETTERS.toReversed() : LETTERS;
  const answer = { page: 0, page_size: 12, total_elements: data.length, data };
  const query = { data: answer, isError: false, isFetching: false, refetch: () => Promise.resolve() };
  return (
    <>
      <p>{`已选 ${keys.toSorted().join('')}`}</p>
      <Address />
      <AdminTable<Letter>
        name="letters"
        caption="字母"
        columns={columns}
        query={query}
        failed="字母未能载入"
        rowKey={({ id }) => id}
        sort={sort}
        usualSort="id"
        onSort={setSort}
        onPage={() => undefined}
        unit="个"
        selection={{ keys, onChange: setKeys }}
        onOpen={() => undefined}
        toolbar={<KeywordBox label="搜索字母" placeholder="字母" keyword={q} onKeyword={() => undefined} />}
        empty={null}
      />
    </>
  );
}

const show = (path = '/letters', columns = COLUMNS) => {
  const user = userEvent.setup();
  render(
    <MemoryRouter initialEntries={[path]}>
      <Letters columns={columns} />
    </MemoryRouter>,
  );
  return user;
};
const box = (id: string) => screen.getByRole('checkbox', { name: `选择 ${id}` });
const head = () => screen.getByRole('columnheader', { name: /字母/ });

test('a range with Shift is of the rows that stand there, also just after sorting', async () => {
  const user = show();
  await user.click(box('b'));
  await user.keyboard('{Shift>}');
  await user.click(box('d'));
  await user.keyboard('{/Shift}');
  expect(screen.getByText('已选 bcd')).toBeVisible();
  await user.click(box('c'));
  await user.click(box('e'));
  // Ascending is the usual order: the second press descends.
  await user.click(head());
  await user.click(head());
  expect(
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent.trim()),
  ).toEqual(['f', 'e', 'd', 'c', 'b', 'a']);
  await user.keyboard('{Shift>}');
  await user.click(box('f'));
  await user.keyboard('{/Shift}');
  expect(screen.getByText('已选 bdef')).toBeVisible();
});

test('Space selects the row that has the focus, and the order of the server has its arrow until another is asked for', async () => {
  const user = show();
  expect(head()).toHaveTextContent('字母 ↑');
  box('c').closest('tr')?.focus();
  await user.keyboard(' ');
  expect(screen.getByText('已选 c')).toBeVisible();
  await user.keyboard(' ');
  expect(screen.getByText('已选')).toBeVisible();
  await user.click(head());
  expect(head()).not.toHaveTextContent('↑');
});

test('a column is made wider by a key, and stays so when the list is opened again', async () => {
  window.localStorage.clear();
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(200);
  const user = show();
  act(() => head().focus());
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  const table = () => screen.getByRole('table');
  expect(table()).toHaveStyle({ width: '216px', tableLayout: 'fixed' });
  await waitFor(() => expect(head()).toHaveFocus());
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(table()).toHaveStyle({ width: '184px' });
  cleanup();
  show();
  expect(table()).toHaveStyle({ width: '184px' });
  window.localStorage.clear();
  vi.restoreAllMocks();
});

test('the heading of a column that does not sort is reached by Tab as well, and made wider', async () => {
  window.localStorage.clear();
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  const user = show('/letters', [...COLUMNS, { key: 'note', title: '备注', cell: () => '—' }]);
  act(() => head().focus());
  await user.tab();
  expect(screen.getByRole('columnheader', { name: '备注' })).toHaveFocus();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(screen.getByRole('table')).toHaveStyle({ width: '216px' });
  window.localStorage.clear();
  vi.restoreAllMocks();
});

test('the search box is where / leads, and offers what narrowed the list last, which is not applied by itself', async () => {
  const { unmount } = render(
    <MemoryRouter initialEntries={['/letters?state=locked&page=2&open=b']}>
      <Letters />
    </MemoryRouter>,
  );
  expect(screen.queryByRole('button', { name: '上次的筛选' })).toBeNull();
  unmount();
  const user = show();
  expect(focusListSearch()).toBe(true);
  expect(screen.getByRole('searchbox', { name: '搜索字母' })).toHaveFocus();
  const form = within(screen.getByRole('search'));
  await user.click(form.getByRole('button', { name: '上次的筛选' }));
  expect(form.queryByRole('button')).toBeNull();
  // The filter alone: not the page, nor what was open.
  expect(screen.getByRole('status').textContent).toBe('?state=locked');
});

test('the settings of the columns are restored by a key, and Escape closes them', async () => {
  window.localStorage.clear();
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(200);
  const user = show();
  act(() => head().focus());
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(screen.getByRole('table')).toHaveStyle({ width: '216px' });
  await user.click(screen.getByRole('button', { name: '列设置' }));
  const restore = await screen.findByRole('button', { name: '恢复默认' });
  // The focus is in what was opened: one Tab leads on from its first box.
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /列展示/ })).toHaveFocus());
  await user.tab();
  expect(restore).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('table')).not.toHaveStyle({ width: '216px' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(restore.closest('.ant-popover')).toHaveClass('ant-popover-hidden'));
  await waitFor(() => expect(screen.getByRole('button', { name: '列设置' })).toHaveFocus());
  window.localStorage.clear();
  vi.restoreAllMocks();
});
