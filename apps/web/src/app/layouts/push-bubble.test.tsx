import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderWithAnswers } from '../../../test/render-with-answers.tsx';
import { signIn } from '../../../test/sign-in.ts';
import { PANEL_FRAME } from '../../kit/lib/page-frame.tsx';
import { PushBubble } from './push-bubble.tsx';

afterEach(() => {
  window.name = '';
});

const LIST = 'GET /api/v2/push/deliveries';
const delivery = {
  delivery_id: 7,
  report_id: 'R1001-01',
  report_name: '急诊生化',
  patient_name: '孟庆山',
  department: '肾内科',
  line_name: '急诊科危急值',
  step: 1,
  user_name: '沈若溪',
  channels: ['bubble'],
  due_at: '2025-11-18T10:30:00+08:00',
  state: 'delivered',
  critical: true,
};
const page = (total: number) => ({ page: 0, page_size: 1, total_elements: total, data: total === 0 ? [] : [delivery] });
const show = (session: Parameters<typeof signIn>[0], total = 2) => {
  signIn({ verifyArr: ['/report-detail'], ...session });
  // The bubble arrives as a chunk: rendering suspends, and act must wait for that.
  return act(() => Promise.resolve(renderWithAnswers(<PushBubble />, { [LIST]: () => page(total) })));
};

test('inside another system a push stands in the corner, leads to its report in the frame, and is closed', async () => {
  const user = userEvent.setup();
  const { calls } = await show({ mode: 'embedded' });
  const bubble = await screen.findByRole('complementary', { name: '推送' });
  expect(bubble).toHaveTextContent('孟庆山');
  expect(bubble).toHaveTextContent('急诊生化 急诊科危急值，另 1 份');
  expect(screen.getByRole('link', { name: '查看' })).toHaveAttribute('href', '/report-detail?report_id=R1001-01');
  expect(calls[0]?.query.get('channel')).toBe('bubble');
  expect(calls[0]?.query.get('waiting')).toBe('true');
  await user.click(screen.getByRole('button', { name: '关闭推送' }));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

test('nothing stands where nothing waits', async () => {
  const { calls } = await show({ mode: 'patch' }, 0);
  await expect.poll(() => calls.length).toBe(1);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

test('by itself the product has its bell, and a panel leaves it to the window around', async () => {
  const alone = await show({});
  expect(alone.calls).toEqual([]);
  window.name = PANEL_FRAME;
  expect((await show({ mode: 'embedded' })).calls).toEqual([]);
});
