import { describe, expect, test } from 'vitest';
import type { WarningRecordRow } from '../store/clinical-warnings.ts';
import { dangerOf, dueOf, isRinging, loopState } from './loop.ts';

const open = { cancel_time: '' };
const never = () => false;

function entry(id: number, step: WarningRecordRow['step'], corrects = 0): WarningRecordRow {
  return {
    record_id: id,
    warning_id: 'W-1',
    step,
    content: '',
    user_id: 'u1',
    user_name: '沈若溪',
    record_time: '2025-11-18T10:30:00+08:00',
    recipient: '',
    action_id: '',
    corrects,
  };
}

test('ten and thirty minutes from the report time, over midnight and New Year', () => {
  expect(dueOf('2025-12-31T23:55:00+08:00', 'K')).toEqual({
    acknowledge_at: '2026-01-01T00:05:00+08:00',
    handle_at: '2026-01-01T00:25:00+08:00',
  });
});

test('a loop stands where its furthest entry is, and is never ended by a newer result alone', () => {
  expect(loopState(open, [], () => true)).toBe('unacknowledged');
  expect(loopState(open, [entry(1, 'notified')], never)).toBe('unacknowledged');
  expect(loopState(open, [entry(1, 'acknowledged')], () => true)).toBe('unhandled');
  expect(loopState(open, [entry(1, 'handled')], never)).toBe('awaiting_recheck');
  expect(loopState(open, [entry(1, 'handled')], () => true)).toBe('awaiting_close');
  expect(loopState(open, [entry(1, 'handled'), entry(2, 'closed')], never)).toBe('closed');
  expect(loopState({ cancel_time: '2025-11-18T10:30:00+08:00' }, [entry(1, 'acknowledged')], never)).toBe('cancelled');
});

test('what was taken back does not hold', () => {
  const records = [entry(1, 'acknowledged'), entry(2, 'handled'), entry(3, 'withdrawn', 2)];
  expect(loopState(open, records, never)).toBe('unhandled');
});

test('danger: what nobody has received, then airway and conduction, circulation, metabolism, the rest', () => {
  const ranks = [
    dangerOf('unacknowledged', 'A'),
    dangerOf('unacknowledged', 'B'),
    dangerOf('unacknowledged', 'C'),
    dangerOf('unacknowledged', 'D'),
    dangerOf('unhandled', 'A'),
  ];
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
  expect(new Set(ranks).size).toBe(ranks.length);
});

describe('the ring of a loop that nobody has received', () => {
  const loop = {
    state: 'unacknowledged',
    begin: '2025-12-31T23:55:00+08:00',
    code: 'K',
    department: '肾内科',
  } as const;
  const clinician = { role: 4, department: '肾内科' };

  test.each([
    ['2026-01-01T00:04:59+08:00', false, false],
    ['2026-01-01T00:05:00+08:00', true, false],
    ['2026-01-01T00:14:59+08:00', true, false],
    ['2026-01-01T00:15:00+08:00', true, true],
  ])('at %s for the department: %s, for the laboratory: %s', (now, rings, ringsLaboratory) => {
    expect(isRinging(loop, clinician, now)).toBe(rings);
    expect(isRinging(loop, { role: 1, department: '检验科' }, now)).toBe(ringsLaboratory);
  });

  test('is for nobody else, and ends when it is received', () => {
    const late = '2026-01-01T02:00:00+08:00';
    expect(isRinging(loop, { ...clinician, department: '呼吸科' }, late)).toBe(false);
    expect(isRinging(loop, { role: 7, department: '肾内科' }, late)).toBe(false);
    expect(isRinging({ ...loop, state: 'unhandled' }, clinician, late)).toBe(false);
  });
});
