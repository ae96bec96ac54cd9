import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { type Column, Table } from './table.tsx';
import { ROW_LINK } from './row-focus.ts';

interface Result {
  name: string;
  value?: number;
  unit: string;
}

const results: Result[] = [
  { name: '钾', value: 3.1, unit: 'mmol/L' },
  { name: '白细胞', value: 12, unit: '10^9/L' },
  { name: '钙', unit: 'mmol/L' },
];

const columns: readonly Column<Result>[] = [
  {
    id: 'name',
    header: '项目',
    isRowHeader: true,
    cell: ({ name }) => (
      <a {...ROW_LINK} href={`#${name}`}>
        {name}
      </a>
    ),
  },
  { id: 'value', header: '结果', align: 'end', cell: ({ value }) => value ?? '—' },
  { id: 'unit', header: '单位', cell: ({ unit }) => unit },
  { id: 'actions', header: '操作', isHeaderHidden: true, isScreenOnly: true, cell: () => <button>查看</button> },
];

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const rowKey = ({ name }: Result) => name;

describe('a table', () => {
  test('is named, has headings of columns and of rows, and every cell under its heading', () => {
    render(<Table caption="检验结果" columns={columns} rows={results} rowKey={rowKey} />);
    const table = screen.getByRole('table', { name: '检验结果' });
    const headings = within(table).getAllByRole('columnheader');
    expect(headings.map((heading) => heading.textContent)).toEqual(['项目', '结果', '单位', '操作']);
    expect(headings.every((heading) => heading.getAttribute('scope') === 'col')).toBe(true);
    expect(names()).toEqual(['钾', '白细胞', '钙']);
    const cells = within(screen.getByRole('row', { name: /^钾/ })).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual(['3.1', 'mmol/L', '查看']);
  });

  test('says what stands in place of rows', () => {
    render(<Table caption="检验结果" columns={columns} rows={[]} rowKey={rowKey} empty="暂无结果" />);
    expect(screen.getByRole('cell', { name: '暂无结果' })).toHaveAttribute('colspan', '4');
  });

  test('marks old rows as busy, and rows by their state', () => {
    render(
      <Table
        caption="检验结果"
        columns={columns}
        rows={results}
        rowKey={rowKey}
        isStale
        rowState={({ value }) => ({ 'data-missing': value === undefined || undefined })}
      />,
    );
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('row', { name: /^钙/ })).toHaveAttribute('data-missing');
    expect(screen.getByRole('row', { name: /^钾/ })).not.toHaveAttribute('data-missing');
  });

  test('opens the pressed row, and leaves the press on a control in it to the control', async () => {
    const [press, near] = [vi.fn(), vi.fn()];
    render(
      <Table caption="检验结果" columns={columns} rows={results} rowKey={rowKey} onRowPress={press} onRowNear={near} />,
    );
    const row = screen.getByRole('row', { name: /^白细胞/ });
    await userEvent.click(within(row).getByRole('cell', { name: '12' }));
    expect(press).toHaveBeenCalledExactlyOnceWith(results[1]);
    expect(near).toHaveBeenCalledWith(results[1]);
    await userEvent.click(within(row).getByRole('button', { name: '查看' }));
    await userEvent.click(within(row).getByRole('link', { name: '白细胞' }));
    expect(press).toHaveBeenCalledTimes(1);
  });

  test('moves the focus from row to row by the arrow keys', async () => {
    render(<Table caption="检验结果" columns={columns} rows={results} rowKey={rowKey} />);
    screen.getByRole('link', { name: '钾' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: '白细胞' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(screen.getByRole('link', { name: '钾' })).toHaveFocus();
  });

  test('leaves out on paper what is for the screen only', () => {
    render(<Table caption="检验结果" columns={columns} rows={results} rowKey={rowKey} />);
    expect(screen.getByRole('columnheader', { name: '操作' })).toHaveClass('jw-no-print');
    expect(screen.getAllByRole('button')[0]?.closest('td')).toHaveClass('jw-no-print');
    expect(screen.getByRole('columnheader', { name: '结果' })).not.toHaveClass('jw-no-print');
  });
});
