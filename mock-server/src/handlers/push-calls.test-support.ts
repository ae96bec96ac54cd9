import type { PushDeliveryPage, PushLine, PushState, PushStrategy, PushTrial } from '@jianwei/api-client/model';
import { expect } from 'vitest';
import { openRules } from './rule-calls.test-support.ts';

export type Refused = { message: string };

const critical = { all: [{ fact: 'signal', op: 'in', value: ['危急值'] }] };
export const toDoctor: PushLine = {
  line_id: 'PS-010',
  name: '血钾告知沈医师',
  condition: critical,
  continues: false,
  steps: [
    { to: 'accounts', user_ids: ['u-doctor'], channels: ['bell', 'critical_list'], after_minutes: 0 },
    { to: 'laboratory', channels: ['bell'], after_minutes: 10 },
  ],
  merge_minutes: 10,
};
export const withFirst = ({ draft }: PushState, line: PushLine): PushStrategy => ({
  ...draft,
  lines: [line, ...draft.lines],
});

/** What tests of the push strategy call, as the one who writes it. */
export async function openPush() {
  const rules = await openRules();
  const { as, get, post } = rules;
  const prompt = () => as('prompt');
  const state = async () => get<PushState>('/push/strategy', await prompt());
  const save = async (strategy: PushStrategy, revision?: number) =>
    post<PushState & Refused>(
      '/push/strategy',
      { revision: revision ?? (await state()).revision, strategy },
      await prompt(),
    );
  const attempt = async () =>
    post<PushTrial & Refused>('/push/strategy/trial', { revision: (await state()).revision }, await prompt());
  const enable = async () =>
    post<PushState & Refused>('/push/strategy/enable', { revision: (await state()).revision }, await prompt());
  const deliveries = async (query = '', account = 'prompt') =>
    get<PushDeliveryPage>(`/push/deliveries?${query}`, await as(account));
  /** The line comes first, and is in use. */
  const inUse = async (line: PushLine = toDoctor) => {
    await save(withFirst(await state(), line));
    await attempt();
    expect((await enable()).status).toBe(200);
  };
  return { ...rules, prompt, state, save, attempt, enable, deliveries, inUse };
}
