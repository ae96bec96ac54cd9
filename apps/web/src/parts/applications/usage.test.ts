import { beforeEach, expect, test, vi } from 'vitest';
import { trackApplication, trackPlan } from './usage.ts';

const { trackAction } = vi.hoisted(() => ({
  trackAction: vi.fn<(body: { action_id: number; extra_data: string }, options: object) => Promise<unknown>>(),
}));
vi.mock('@jianwei/api-client/tracking/tracking', () => ({ trackAction }));
beforeEach(() => {
  trackAction.mockReset();
  trackAction.mockRejectedValue(new Error('nobody shall see this'));
});

const use = { reportId: 'R1', applicationId: 'app-ckd', applicationName: 'CKD 分期' };

// Action ids of the specification.
test.each([
  ['applicationDetail', 41],
  ['applicationTool', 44],
] as const)('%s is action %d', (action, id) => {
  trackApplication(action, use);
  const [[body, options] = []] = trackAction.mock.calls;
  expect([body?.action_id, options]).toEqual([id, { suppress: true }]);
  expect(JSON.parse(body?.extra_data ?? '')).toEqual({
    source: window.location.pathname,
    report_id: 'R1',
    application_id: 'app-ckd',
    name: 'CKD 分期',
  });
});

test.each([
  ['planCreated', 10],
  ['planEdited', 51],
] as const)('%s is action %d', (action, id) => {
  trackPlan(action, 'PL1', '随访');
  const [[body] = []] = trackAction.mock.calls;
  expect(body?.action_id).toBe(id);
  expect(JSON.parse(body?.extra_data ?? '')).toMatchObject({ plan_id: 'PL1', name: '随访' });
});
