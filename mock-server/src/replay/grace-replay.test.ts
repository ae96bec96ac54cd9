import type { GraceInput } from '@jianwei/api-client/model';
import { graceReplay } from '@jianwei/clinical-rules/grace/grace-replay';
import { creatinineFacts } from '@jianwei/clinical-rules/record/grace-facts';
import type { ComputedVersion } from '@jianwei/clinical-rules/replay/replay';
import { beforeEach, expect, test } from 'vitest';
import { SEED_PATIENT_IDS } from '../hospital/seed-ids.ts';
import { graceReplayTool } from './grace-replay.ts';
import { openReplays, result, told } from './replay.test-support.ts';
import { replaySentence } from './sentence.ts';

const PATIENT = SEED_PATIENT_IDS.严松年;
const AGE = 67;
const FORM: GraceInput = {
  age: AGE,
  heart_rate: 96,
  blood_pressure: 118,
  serum_creatinine: 112,
  kill_ip_rank: 2,
  st_down: true,
  evidences: [],
};

let hospital = openReplays();
beforeEach(() => {
  hospital = openReplays();
});
const save = (form: GraceInput = FORM) => hospital.save(graceReplayTool, PATIENT, form);
const replay = (id: string, versions?: readonly ComputedVersion[]) => hospital.replay(graceReplayTool, id, versions);

test('a birth date that was corrected changes the age of then; a year that went by does not', () => {
  const id = save();
  hospital.run('UPDATE patient SET birth_date = ? WHERE patient_id = ?', '1938-03-02', PATIENT);
  expect(told(replay(id))).toEqual([['patient', 'corrected', 'age', '67 岁', '87 岁']]);
  expect(replaySentence(replay(id))).toContain('年龄患者资料已更正（67 岁 → 87 岁）');
});

test('an age that was typed against the birth date stays', () => {
  const id = save({ ...FORM, age: 70 });
  hospital.run('UPDATE patient SET birth_date = ? WHERE patient_id = ?', '1938-03-02', PATIENT);
  expect(told(replay(id))).toEqual([]);
});

test('without a birth date the age cannot be read again', () => {
  const id = save();
  hospital.run("UPDATE patient SET birth_date = '' WHERE patient_id = ?", PATIENT);
  const { unread, causes } = replay(id);
  expect([unread, causes]).toEqual([[{ label: '年龄', text: '患者资料中已没有' }], []]);
});

test('markers that are no longer raised are taken back, with the check', () => {
  const raised = graceReplayTool.read(hospital.recordOf(PATIENT), {
    report_id: '',
    patient_id: PATIENT,
    report_time: hospital.world.nowText(),
    saved_time: hospital.world.nowText(),
    form: FORM,
  });
  const markers = raised.find(({ item }) => item === 'cardiac_enzymes_high');
  if (markers === undefined) throw new Error('no markers');
  const id = save(graceReplayTool.apply(FORM, markers));
  expect(told(replay(id))).toEqual([]);
  const codes = "('CTNI', 'CTNT', 'CKMBM', 'CK-MB', 'MYO')";
  hospital.run(
    `UPDATE laboratory SET result = '0.001' WHERE report_id = ? AND code IN ${codes}`,
    markers.source?.report_id ?? '',
  );
  const after = replay(id);
  expect(told(after)).toEqual([
    ['evidence', 'corrected', 'cardiac_enzymes_high', expect.stringMatching(/^有（高敏肌钙蛋白I 1\.284/), '无'],
  ]);
  // 14 points of Granger 2003 for raised markers.
  const [then, now] = [after.then, after.now].map((side) => Number(result(side, 'score')?.replace(' 分', '')));
  expect((then ?? 0) - (now ?? 0)).toBe(14);
});

test('a saved result that the version of its day does not give is said to be at fault', () => {
  const id = save();
  hospital.run(
    "UPDATE saved_assessment SET answer = replace(answer, '171 分', '117 分'), input = json_set(input, '$.heart_rate', 97)",
  );
  hospital.run("UPDATE saved_assessment SET answer = replace(answer, '高危', '低危')");
  const replayed = replay(id);
  expect(replayed.again.status).toBe('differs');
  expect(result(replayed.then, 'level')).toBe('低危');
  expect(replaySentence(replayed)).toMatch(/^按当时的录入与规则版本重算，与保存的结果不符，请联系信息科核查。/);
});

/** A second version from the next month on, which counts ten points more: made up to see which one is taken. */
const TWO: readonly ComputedVersion[] = [
  { slug: 'grace', version: '2003.1', holdsFrom: '', answer: graceReplay },
  {
    slug: 'grace',
    version: 'test.2',
    holdsFrom: '2025-12-01',
    answer: (input) => ({
      ...graceReplay(input),
      rows: graceReplay(input).rows.map((row) =>
        row.item === 'score' ? { ...row, value: `${Number.parseInt(row.value, 10) + 10} 分` } : row,
      ),
    }),
  },
];

test('then is computed by the version of its day and now by that of today', () => {
  const id = save();
  const today = replay(id, TWO);
  expect([today.now.version, told(today)]).toEqual(['2003.1', []]);
  const before = result(today.then, 'score');
  hospital.setClock('2025-12-01T08:00:00+08:00');
  const later = replay(id, TWO);
  expect(later.again.status).toBe('same');
  expect(told(later)).toEqual([['rule', 'version', 'rule_version', '2003.1', 'test.2']]);
  expect(later.causes[0]?.changesResult).toBe(true);
  expect([result(later.then, 'score'), later.now.holdsFrom]).toEqual([before, '2025-12-01']);
  expect(result(later.now, 'score')).toBe(`${Number.parseInt(before ?? '', 10) + 10} 分`);
});

test('a version that is not there any more is not replaced by another', () => {
  const id = save();
  hospital.run("UPDATE saved_assessment SET rule_version = '2003.0'");
  const replayed = replay(id);
  expect(replayed.again).toEqual({
    status: 'no_version',
    answer: { rows: [], problem: '该规则版本已不在系统中，无法计算' },
  });
  expect(result(replayed.then, 'score')).toBe(result(replayed.now, 'score'));
  expect(replaySentence(replayed)).toMatch(/^当时的规则版本已不在系统中，不能重算。/);
});

test('another unit of the same creatinine is the same, corrected it is in the unit of the report', () => {
  // 112 / 88.4 = 1.27 mg/dl.
  const id = save({ ...FORM, serum_creatinine: 1.27, serum_creatinine_unit: 'mg/dl' });
  expect(told(replay(id))).toEqual([]);
  const [newest] = creatinineFacts(hospital.recordOf(PATIENT));
  hospital.run(
    "UPDATE laboratory SET result = '188' WHERE code = 'CREA' AND report_id = ?",
    newest?.report.report_id ?? '',
  );
  expect(told(replay(id))).toEqual([['evidence', 'corrected', 'serum_creatinine', '1.27 mg/dl', '188 μmol/L']]);
});
