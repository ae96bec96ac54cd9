import { expect, test } from 'vitest';
import { createSeededWorld } from '../hospital.test-support.ts';
import { Query } from '../store/sql.ts';

const world = createSeededWorld();

const runs = new Query<{
  run_id: number;
  received: number;
  unread: number;
  malformed: number;
  rows: number;
  held: number;
}>(`
  SELECT run_id, received, malformed, no_item + no_unit + no_value AS unread,
    (SELECT count(*) FROM report JOIN laboratory USING (report_id) WHERE report.run_id = sync_run.run_id) AS rows,
    (SELECT count(*) FROM report JOIN laboratory USING (report_id) JOIN source_row USING (laboratory_id)
      WHERE report.run_id = sync_run.run_id AND (read_at = '' OR read_at > received_at)) AS held FROM sync_run`);
const unplaced = new Query<{ n: number }>(
  "SELECT count(*) AS n FROM report WHERE source_id = '' OR received_at < report_time",
);
const waiting = new Query<{ item_id: number; rows: number; errors: number }>(`
  SELECT item_id, count(*) AS rows, count(error) AS errors FROM source_item JOIN source_row USING (item_id) JOIN laboratory USING (laboratory_id)
  WHERE kind = 'no_item' AND dismissed = '' AND item_id NOT IN (SELECT item_id FROM mapping) GROUP BY item_id`);

test('every report of the seeded hospital came from a source, not before it was written', () => {
  expect(unplaced.get(world)).toEqual({ n: 0 });
});

test('a run of the seeded hospital counts the rows of the reports it brought', () => {
  const all = runs.all(world);
  expect(all.length).toBeGreaterThan(300);
  for (const { received, malformed, unread, rows, held } of all) {
    expect([received - malformed, unread]).toEqual([rows, held]);
  }
});

test('what waits for a mapping is held back in its reports with the reason of the importer', () => {
  const items = waiting.all(world);
  // 24 items, of which two are spelled in two ways.
  expect(items).toHaveLength(26);
  expect(items.every(({ rows, errors }) => rows === errors)).toBe(true);
});
