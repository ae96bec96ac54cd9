import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { announce, notice, NoticeHost } from './notice.tsx';

afterEach(() => {
  vi.useRealTimers();
});

// covers B-8-19
test('shows one error at a time: the same text is dropped, another takes its place', () => {
  render(<NoticeHost />);
  act(() => notice.error('网关错误'));
  act(() => notice.error('网关错误'));
  expect(screen.getAllByText('网关错误')).toHaveLength(1);
  act(() => notice.error('服务不可用'));
  expect(screen.getByRole('alert')).toHaveTextContent('服务不可用');
  expect(screen.queryByText('网关错误')).not.toBeInTheDocument();
});

test('a warning is read out like an error and has its own mark', () => {
  render(<NoticeHost />);
  act(() => notice.warning('必须含有一条检验项'));
  expect(screen.getByRole('alert')).toHaveTextContent('必须含有一条检验项');
  expect(document.querySelector('.jw-notice-warning')).toBeInTheDocument();
});

test('is text, never markup', () => {
  render(<NoticeHost />);
  act(() => notice.error('<img src=x onerror=alert(1)>'));
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
  expect(document.querySelector('img')).toBeNull();
});

test('goes by the button', async () => {
  render(<NoticeHost />);
  act(() => notice.success('已保存', '报告已加入收藏'));
  expect(screen.getByText('报告已加入收藏')).toBeInTheDocument();
  await userEvent.setup().click(screen.getByRole('button', { name: '关闭通知' }));
  expect(screen.queryByText('已保存')).not.toBeInTheDocument();
});

test('goes by itself', () => {
  vi.useFakeTimers();
  render(<NoticeHost />);
  act(() => notice.error('请求超时'));
  act(() => {
    vi.advanceTimersByTime(7999);
  });
  expect(screen.getByText('请求超时')).toBeInTheDocument();
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(screen.queryByText('请求超时')).not.toBeInTheDocument();
});

test('announces results to screen readers only', () => {
  render(<NoticeHost />);
  act(() => announce('Grace 评分 152 分，高危'));
  expect(screen.getByText('Grace 评分 152 分，高危')).toHaveClass('jw-visually-hidden');
});
