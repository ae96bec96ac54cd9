import type { PushLine, PushStrategy } from '@jianwei/api-client/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { KeptAccount } from '../store/account-records.ts';
import { caseReport } from './case-report.ts';
import { plannerOf, REST } from './push-plan.ts';

const NOW = '2025-11-18T10:30:00+08:00';
const somebody = [{ user_id: 'u-doctor' } as KeptAccount];
const report = (signals: readonly string[], more: object = {}) => ({ ...caseReport({ time: NOW, ...more }), signals });
const line = (id: string, signal: string, more: Partial<PushLine> = {}): PushLine => ({
  line_id: id,
  name: id,
  condition: { all: [{ fact: 'signal', op: 'in', value: [signal] }] },
  continues: false,
  steps: [{ to: 'laboratory', channels: ['bell'], after_minutes: 0 }],
  merge_minutes: 10,
  ...more,
});
const rest = line(REST, '', { condition: { all: [] } });
const planned = (strategy: PushStrategy, signals: readonly string[], now = NOW, recipients = () => somebody) =>
  plannerOf(strategy)(report(signals), recipients, now);
const ids = (lines: readonly PushLine[]) => lines.map(({ line_id: id }) => id);

describe('a plan', () => {
  const strategy = {
    lines: [line('A', '危急值'), line('B', '需关注', { continues: true }), line('C', '需关注'), rest],
  };

  test('is made by the first line that holds, and says why the others did not', () => {
    const plan = planned(strategy, ['需关注', '危急值']);
    expect(ids(plan.lines)).toEqual(['A']);
    const other = planned(strategy, ['需关注']);
    expect(ids(other.lines)).toEqual(['B', 'C']);
    expect(other.skipped.map(({ line: { line_id: id }, evaluation }) => [id, evaluation.result])).toEqual([
      ['A', false],
    ]);
    expect(ids(planned(strategy, []).lines)).toEqual([REST]);
  });

  test('goes on where a line has nobody to tell, the last one catches it', () => {
    const recipients = ({ to }: PushLine['steps'][number]) => (to === 'laboratory' ? somebody : []);
    const empty = line('A', '危急值', { steps: [{ to: 'department', channels: ['bell'], after_minutes: 0 }] });
    const plan = plannerOf({ lines: [empty, rest] })(report(['危急值']), recipients, NOW);
    expect([ids(plan.empty), ids(plan.lines)]).toEqual([['A'], [REST]]);
  });

  test('has the clock of its steps: 10:30, 10:40, 10:55', () => {
    const step = line('A', '危急值').steps[0] ?? ({} as PushLine['steps'][number]);
    const steps = [step, { ...step, after_minutes: 10 }, { ...step, after_minutes: 15 }];
    const { steps: clock } = planned({ lines: [line('A', '危急值', { steps }), rest] }, ['危急值']);
    expect(clock.map(({ at }) => at.slice(11, 16))).toEqual(['10:30', '10:40', '10:55']);
  });

  test.each([
    ['2025-11-18T23:10:00+08:00', '需关注', '2025-11-19T07:00:00+08:00'],
    ['2025-11-18T03:10:00+08:00', '需关注', '2025-11-18T07:00:00+08:00'],
    ['2025-11-18T07:00:00+08:00', '需关注', '2025-11-18T07:00:00+08:00'],
    ['2025-11-18T23:10:00+08:00', '危急值', '2025-11-18T23:10:00+08:00'],
  ])('at %s with %s comes at %s', (now, signal, at) => {
    const quiet = { from: 22, to: 7 };
    const { steps } = planned({ lines: [line('A', signal), rest], quiet }, [signal], now);
    expect(steps[0]?.at).toBe(at);
  });

  test('never tells a critical value later than now, whatever the lines', () => {
    const signal = fc.constantFrom('危急值', '需关注', '提示', '提示（需关注）');
    const lines = fc.array(fc.tuple(signal, fc.boolean()), { maxLength: 5 });
    const hours = fc.integer({ min: 0, max: 23 });
    fc.assert(
      fc.property(lines, hours, hours, hours, (drawn, from, to, hour) => {
        const all = drawn.map(([each, continues], index) => line(`L${index}`, each, { continues }));
        const now = `2025-11-18T${String(hour).padStart(2, '0')}:15:00+08:00`;
        const { steps } = planned({ lines: [...all, rest], quiet: { from, to } }, ['危急值'], now);
        expect(steps.length).toBeGreaterThan(0);
        for (const { at } of steps) expect(at).toBe(now);
      }),
    );
  });
});
