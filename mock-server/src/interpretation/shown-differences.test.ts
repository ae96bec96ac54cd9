import { expect, test } from 'vitest';
import { openReplays } from '../replay/replay.test-support.ts';
import { findShown } from '../store/interpretation-log.ts';
import { reportView } from './report-view.ts';
import { compareShown } from './shown-differences.ts';
import { noteShown } from './shown.ts';

/** 痛风 is known by a tag; without it the same uric acid is a suspicion. */
const [PATIENT, REPORT] = ['P1022', 'R1022-01'];

function openShown() {
  const hospital = openReplays();
  const view = () => {
    const found = reportView(hospital.world, REPORT);
    if (found === undefined) throw new Error(REPORT);
    return found;
  };
  noteShown(hospital.world, view(), 'u-doctor');
  return {
    setTags: (tags: readonly string[]) =>
      hospital.run('UPDATE patient SET tags = ? WHERE patient_id = ?', JSON.stringify(tags), PATIENT),
    compared: (change: (shown: Record<string, unknown>) => Record<string, unknown> = (shown) => shown) => {
      const { shown } = findShown(hospital.world, REPORT) ?? { shown: '{}' };
      return compareShown(hospital.world, view(), JSON.stringify(change(JSON.parse(shown) as Record<string, unknown>)));
    },
  };
}

test('tags that were put right are the cause, and the interpretation of then is computed with those of then', () => {
  const { setTags, compared } = openShown();
  expect(compared()).toMatchObject({ isReplayed: true, differences: [] });
  setTags([]);
  const { isReplayed, differences } = compared();
  expect(isReplayed).toBe(true);
  expect(differences.length).toBeGreaterThan(0);
  for (const { cause } of differences) {
    expect(cause).toBe('患者标签已更正（痛风 → 无）');
  }
});

test('an interpretation that was kept without the patient is computed with the patient of today', () => {
  const { setTags, compared } = openShown();
  setTags([]);
  const { isReplayed, differences } = compared(({ patient: _patient, ...rest }) => rest);
  expect(isReplayed).toBe(false);
  expect(differences.map(({ cause }) => cause)).toContain('患者的资料、其他报告或已保存的表单有变化');
});
