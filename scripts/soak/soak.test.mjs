import { expect, test } from 'vitest';
import { createLedger, growthOf } from './ledger.mjs';
import { saves } from './saves.mjs';

const around = { patientId: 'P1002', reportId: 'R1002-01', number: 4321 };

test('a save that is not found again is lost, with the reason', async () => {
  const ledger = createLedger();
  ledger.add({ kind: 'plan', id: 'PL1' });
  ledger.add({ kind: 'plan', id: 'PL2' });
  await ledger.check(ledger.entries, ({ id }) => Promise.resolve(id === 'PL2' ? '404' : undefined));
  expect(ledger.lost).toEqual([{ kind: 'plan', id: 'PL2', reason: '404' }]);
});

test.each([
  ['none: it only warmed up', [...Array(40).fill(100), ...Array(80).fill(200)], 0],
  ['a quarter', [...Array(40).fill(100), ...Array(20).fill(200), ...Array(40).fill(220), ...Array(20).fill(250)], 25],
  ['less than before', [...Array(40).fill(100), ...Array(40).fill(200), ...Array(40).fill(150)], -25],
])('growth of memory, %s', (_name, samples, percent) => {
  expect(growthOf(samples)).toBeCloseTo(percent);
});

test('a few samples say nothing of growth', () => {
  expect(growthOf([100, 100, 100, 900])).toBeUndefined();
});

test.each([
  [
    'grace',
    { report_id: 'X1' },
    (body) => ({ ...body, report_id: 'X1' }),
    (body) => ({ ...body, report_id: 'X1', age: body.age + 1 }),
  ],
  [
    'pleural',
    { report_id: 'X1' },
    (body) => ({ ...body }),
    (body) => ({ ...body, protein_quantification: { original_result: '1.00' } }),
  ],
  [
    'plan',
    { plan_id: 'X1' },
    (body) => ({
      data: [
        { plan_id: 'X0', plan_name: 'x' },
        { plan_id: 'X1', plan_name: body.plan_name },
      ],
    }),
    (body) => ({
      data: [
        { plan_id: 'X1', plan_name: body.plan_name },
        { plan_id: 'X2', plan_name: body.plan_name },
      ],
    }),
  ],
  ['share', { share_id: 'X1' }, () => ({ data: [{ share_id: 'X1' }] }), () => ({ data: [] })],
])(
  '%s is known again, and neither taken for another nor overlooked when it stands there twice',
  (kind, answer, right, wrong) => {
    const { request, idOf, isThere } = saves[kind];
    const { body } = request(around);
    const saved = { id: idOf(answer), body };
    expect(saved.id).toBe('X1');
    expect(isThere(right(body), saved)).toBe(true);
    expect(isThere(wrong(body), saved)).toBe(false);
  },
);
