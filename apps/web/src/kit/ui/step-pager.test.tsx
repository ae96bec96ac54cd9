import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { StepPager } from './step-pager.tsx';

const pager = (current: number, total: number, onChange = vi.fn()) => (
  <StepPager label="翻页" current={current} total={total} onChange={onChange} />
);

// covers A-2.1-01..05
test('is there only for more than one page and stops at its ends', async () => {
  const onChange = vi.fn();
  const { container, rerender } = render(pager(1, 1));
  expect(container).toBeEmptyDOMElement();
  rerender(pager(1, 0));
  expect(container).toBeEmptyDOMElement();
  rerender(pager(1, 2, onChange));
  expect(screen.getByRole('navigation', { name: '翻页' })).toHaveTextContent('1 / 2');
  expect(screen.getByRole('button', { name: '上一页' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: '下一页' }));
  expect(onChange).toHaveBeenLastCalledWith(2);
  rerender(pager(2, 2, onChange));
  expect(screen.getByRole('button', { name: '下一页' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: '上一页' }));
  expect(onChange).toHaveBeenLastCalledWith(1);
});
