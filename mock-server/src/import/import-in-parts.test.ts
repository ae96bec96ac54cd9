import { expect, test } from 'vitest';
import { createSeededWorld } from '../hospital.test-support.ts';
import { importInParts } from './import-in-parts.ts';

const ROWS = 3000;

/** A file that another thread reads. */
function largeFile(): Uint8Array {
  const head = 'patient_id,name,sex,birth_date,time,item,specimen,result,unit';
  const row = (index: number) => {
    const day = new Date(Date.UTC(2025, 0, 1 + Math.floor(index / 40))).toISOString().slice(0, 10);
    return `X${index % 40},患者${index % 40},女,1960-02-03,${day} 08:00,钾,血清,4.1,mmol/L`;
  };
  return Buffer.from([head, ...Array.from({ length: ROWS }, (_, index) => row(index))].join('\n'));
}

test('between any two parts of a large file other calls have their turn', async () => {
  const world = createSeededWorld();
  const count = world.db.prepare('SELECT count(*) AS n FROM laboratory');
  const counts: number[] = [];
  let isDone = false;
  const look = (): void => {
    counts.push(Number(count.get()?.['n']));
    if (!isDone) setImmediate(look);
  };
  setImmediate(look);
  const account = await importInParts(world, 'large.csv', largeFile());
  isDone = true;
  expect(account.rows).toBe(ROWS);
  const steps = counts.slice(1).map((rows, index) => rows - (counts[index] ?? 0));
  expect(steps.reduce((sum, step) => sum + step, 0)).toBeGreaterThan(ROWS / 2);
  expect(Math.max(...steps)).toBeLessThanOrEqual(100);
});
