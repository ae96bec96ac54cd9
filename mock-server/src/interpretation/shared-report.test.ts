import { DIAGNOSIS_NAMES } from '@jianwei/clinical-rules/lay/public-name';
import { expect, test } from 'vitest';
import { createSeededWorld } from '../hospital.test-support.ts';
import type { ShareRow } from '../store/shares.ts';
import { reportView } from './report-view.ts';
import { openedReport, sharedReport } from './shared-report.ts';

const LINK: ShareRow = {
  share_id: 'SH1',
  report_id: '',
  user_id: 'u',
  created_at_ms: 0,
  expires_at_ms: 0,
  is_revoked: 0,
  audience: 'citizen',
  include_sensitive: 1,
  opened: 0,
  opened_at_ms: 0,
  wrong_tries: 0,
};

const world = createSeededWorld();
/** Of each group of tests that the hospital knows one report. */
const reports = world.db
  .prepare('SELECT group_name, max(report_id) AS id FROM laboratory GROUP BY group_name ORDER BY group_name')
  .all() as { group_name: string; id: string }[];
expect(reports.length).toBeGreaterThan(40);

/** The answer to a reader of a link, as it leaves. */
function answerOf(id: string, audience: ShareRow['audience'] = 'citizen') {
  const view = reportView(world, id);
  if (view === undefined) throw new Error(id);
  const share = { ...LINK, report_id: id, audience };
  return sharedReport(world, openedReport(world, view, share), share, true);
}

test.each(reports)('the whole answer to a citizen with results of $group_name names no diagnosis', ({ id }) => {
  const text = JSON.stringify(answerOf(id));
  expect(
    DIAGNOSIS_NAMES.filter((name) => text.includes(name)),
    id,
  ).toEqual([]);
});

test('a group of tests that is called after a disease has its plain heading for citizens, and its own for clinicians', () => {
  const id = reports.find(({ group_name: name }) => name === '间质性肺病')?.id ?? '';
  const groups = (audience?: ShareRow['audience']) => {
    const { laboratories, radar_chart: axes } = answerOf(id, audience);
    return [...laboratories.map(({ group_name: name }) => name), ...axes.map(({ name }) => name)];
  };
  expect(groups()).toContain('肺');
  expect(groups()).not.toContain('间质性肺病');
  expect(groups('clinician')).toContain('间质性肺病');
});
