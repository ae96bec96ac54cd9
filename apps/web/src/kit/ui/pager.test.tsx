import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { pageCount, Pager, pagerWindow } from './pager.tsx';

describe('pager window', () => {
  it('rounds the number of pages up and never below one', () => {
    expect(pageCount(41, 12)).toBe(4);
    expect(pageCount(48, 12)).toBe(4);
    expect(pageCount(0, 12)).toBe(1);
  });

  it('shows ends and neighbours, and fills a gap of one', () => {
    expect(pagerWindow(0, 4)).toEqual([0, 1, 2, 3]);
    expect(pagerWindow(5, 11)).toEqual([0, null, 4, 5, 6, null, 10]);
    expect(pagerWindow(3, 11)).toEqual([0, 1, 2, 3, 4, null, 10]);
    expect(pagerWindow(0, 1)).toEqual([0]);
  });
});

describe('Pager', () => {
  it('counts from one on screen and from zero for its owner', async () => {
    const onPage = vi.fn();
    render(<Pager page={0} pageSize={12} totalElements={41} unit="份" onPage={onPage} />);
    expect(screen.getByText('共 41 份')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '第 1 页' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('button', { name: '上一页' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: '第 4 页' }));
    await userEvent.click(screen.getByRole('button', { name: '下一页' }));
    expect(onPage.mock.calls).toEqual([[3], [1]]);
  });

  it('keeps the focus when the arrow that was pressed leads nowhere any more', async () => {
    function Pages() {
      const [page, setPage] = useState(0);
      return <Pager page={page} pageSize={12} totalElements={20} onPage={setPage} />;
    }
    render(<Pages />);
    await userEvent.click(screen.getByRole('button', { name: '下一页' }));
    expect(screen.getByRole('button', { name: '第 2 页' })).toHaveFocus();
  });
});
