import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { type ReactElement, useRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { labRow } from './lab-row.test-support.ts';
import { LabTable } from './lab-table.tsx';

const COUNT = 5000;
const VIEW = 700;
const rows = Array.from({ length: COUNT }, (_, index) =>
  labRow({
    laboratory_id: `l-${index}`,
    laboratory_name: `项目${index}`,
    group_name: index < 2500 ? '上半' : '下半',
    abnormal: false,
  }),
);

function Page({ markedIds = new Set<string>(), count = COUNT }: { markedIds?: ReadonlySet<string>; count?: number }) {
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <div ref={scroller} data-testid="scroller" style={{ height: VIEW, overflow: 'auto' }}>
      <LabTable rows={rows.slice(0, count)} caption="检验结果" grouped scroller={scroller} markedIds={markedIds} />
    </div>
  );
}

/** What draws so many rows is loaded when they come. */
async function open(page: ReactElement = <Page />) {
  const view = await act(() => Promise.resolve(render(page)));
  await screen.findByRole('row', { name: /项目0\b/ });
  return view;
}

const drawn = () => screen.getAllByRole('rowheader').map((head) => head.textContent);
/** The first view has been painted, and more is drawn than it shows. */
const stocked = () => waitFor(() => expect(drawn().length).toBeGreaterThan(40));

// No layout here: the view is told its height, rows keep the estimated one.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(VIEW);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(29 * COUNT);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function height(this: HTMLElement) {
    return 29 * this.querySelectorAll('tr').length;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a table of 5,000 rows', () => {
  test('draws those near the view, at most 120, and says how many there are', async () => {
    await open();
    const table = screen.getByRole('table', { name: '检验结果' });
    expect(table).toHaveAttribute('aria-rowcount', String(COUNT + 2 + 1));
    expect(within(table).getAllByRole('row').length).toBeLessThanOrEqual(120);
    expect(drawn()[0]).toBe('上半2500 项');
    expect(drawn()[1]).toBe('项目0');
    expect(screen.getByRole('row', { name: /项目0\b/ })).toHaveAttribute('aria-rowindex', '3');
  });

  test('draws other rows when it is scrolled', async () => {
    await open();
    await stocked();
    const scroller = screen.getByTestId('scroller');
    scroller.scrollTop = 29 * 3000;
    act(() => void fireEvent.scroll(scroller));
    const names = drawn();
    expect(names).toContain('项目3000');
    expect(names).not.toContain('项目0');
    expect(names.length).toBeLessThanOrEqual(120);
  });

  test('at rest some more rows are drawn than the view holds, for the next movement', async () => {
    await open();
    await stocked();
    expect(drawn().length).toBeLessThanOrEqual(120);
  });

  test('paper holds every row', async () => {
    await open(<Page count={400} />);
    expect(drawn().length).toBeLessThan(400);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(drawn().filter((name) => name.startsWith('项目'))).toHaveLength(400);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(drawn().length).toBeLessThan(400);
  });

  test('evidence far below is brought into view', async () => {
    const scrollTo = vi.fn();
    vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(scrollTo);
    const { rerender } = await open();
    scrollTo.mockClear();
    rerender(<Page markedIds={new Set(['l-4000'])} />);
    await waitFor(() => {
      const [{ top }] = scrollTo.mock.calls.at(-1) as [{ top: number }];
      expect(top).toBeGreaterThan(29 * 3900);
      expect(top).toBeLessThan(29 * 4100);
    });
  });
});

test('a table of the usual size draws all its rows', () => {
  render(<Page count={300} />);
  expect(drawn().filter((name) => name.startsWith('项目'))).toHaveLength(300);
});
