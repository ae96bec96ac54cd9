import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Column, Table } from './table.tsx';
import { DataTable } from './data-table.tsx';
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
    sortBy: ({ name }) => name,
    cell: ({ name }) => (
      <a {...ROW_LINK} href={`#${name}`}>
        {name}
      </a>
    ),
  },
  { id: 'value', header: '结果', align: 'end', sortBy: ({ value }) => value, cell: ({ value }) => value ?? '—' },
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

  test('has no headings to press where nothing is ordered', () => {
    render(<Table caption="检验结果" columns={columns} rows={results} rowKey={rowKey} />);
    expect(within(screen.getByRole('table')).queryByRole('button', { name: '项目' })).not.toBeInTheDocument();
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

describe('a table that is ordered', () => {
  const heading = (name: string) => screen.getByRole('columnheader', { name });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  test('by figures, up, down and as it came; what has no value comes last', async () => {
    render(<DataTable caption="检验结果" columns={columns} rows={results} rowKey={rowKey} />);
    expect(names()).toEqual(['钾', '白细胞', '钙']);
    expect(heading('结果')).not.toHaveAttribute('aria-sort');
    await press('结果');
    expect(names()).toEqual(['钾', '白细胞', '钙']);
    expect(heading('结果')).toHaveAttribute('aria-sort', 'ascending');
    await press('结果');
    expect(names()).toEqual(['白细胞', '钾', '钙']);
    expect(heading('结果')).toHaveAttribute('aria-sort', 'descending');
    await press('结果');
    expect(names()).toEqual(['钾', '白细胞', '钙']);
    expect(heading('结果')).not.toHaveAttribute('aria-sort');
  });

  test('by names in the order of their sounds, one column at a time', async () => {
    render(<DataTable caption="检验结果" columns={columns} rows={results} rowKey={rowKey} />);
    await press('结果');
    await press('项目');
    expect(names()).toEqual(['白细胞', '钙', '钾']);
    expect(heading('项目')).toHaveAttribute('aria-sort', 'ascending');
    expect(heading('结果')).not.toHaveAttribute('aria-sort');
  });

  test('from the beginning', () => {
    render(
      <DataTable
        caption="检验结果"
        columns={columns}
        rows={results}
        rowKey={rowKey}
        sortedBy={{ id: 'value', isDescending: true }}
      />,
    );
    expect(names()).toEqual(['白细胞', '钾', '钙']);
    expect(heading('结果')).toHaveAttribute('aria-sort', 'descending');
  });

  test('follows new rows', () => {
    const table = (rows: Result[]) => (
      <DataTable caption="检验结果" columns={columns} rows={rows} rowKey={rowKey} sortedBy={{ id: 'value' }} />
    );
    const { rerender } = render(table(results));
    rerender(
      table([
        { name: '钠', value: 140, unit: 'mmol/L' },
        { name: '氯', value: 99, unit: 'mmol/L' },
      ]),
    );
    expect(names()).toEqual(['氯', '钠']);
  });
});

describe('a very long table', () => {
  const COUNT = 1000;
  const VIEW_PX = 600;
  const many: Result[] = Array.from({ length: COUNT }, (_, index) => ({
    name: `项目${index}`,
    value: COUNT - index,
    unit: 'g/L',
  }));

  function Page({ rows = many }: { rows?: Result[] }) {
    const scroller = useRef<HTMLDivElement>(null);
    return (
      <div ref={scroller} data-testid="scroller">
        <DataTable caption="检验结果" columns={columns} rows={rows} rowKey={rowKey} scroller={scroller} />
      </div>
    );
  }

  // No layout here: the view is told its height, rows keep the estimated one.
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(VIEW_PX);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(29);
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(29 * COUNT);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('draws the rows near the view and says how many there are', () => {
    render(<Page />);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', String(COUNT + 1));
    expect(names()[0]).toBe('项目0');
    expect(names().length).toBeLessThan(60);
    expect(screen.getByRole('row', { name: /^项目3 / })).toHaveAttribute('aria-rowindex', '5');
  });

  test('draws other rows when it is scrolled', () => {
    render(<Page />);
    const scroller = screen.getByTestId('scroller');
    scroller.scrollTop = 29 * 500;
    act(() => void fireEvent.scroll(scroller));
    expect(names()).toContain('项目505');
    expect(names()).not.toContain('项目0');
    expect(names().length).toBeLessThan(60);
  });

  test('orders all rows, not only those that are drawn', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: '结果' }));
    expect(names()[0]).toBe('项目999');
  });

  test('is drawn whole up to 100 rows, and on paper', () => {
    const { unmount } = render(<Page rows={many.slice(0, 100)} />);
    expect(names()).toHaveLength(100);
    expect(screen.getByRole('table')).not.toHaveAttribute('aria-rowcount');
    unmount();
    render(<Page />);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(names()).toHaveLength(COUNT);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(names().length).toBeLessThan(60);
  });
});
