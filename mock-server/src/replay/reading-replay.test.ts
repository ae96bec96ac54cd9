import { READING_VERSIONS } from '@jianwei/clinical-rules/replay/reading-versions';
import type { ReadingVersion } from '@jianwei/clinical-rules/replay/reading-versions';
import { beforeEach, describe, expect, test } from 'vitest';
import { listPatients } from '../store/clinical-patients.ts';
import { listSavings } from '../store/saved-assessments.ts';
import { saveBloodGasChoice } from '../store/blood-gas-records.ts';
import { saveAdrenalValues } from '../store/adrenal-cortex-records.ts';
import { savePregnancyStatus } from '../store/thyroid-function-records.ts';
import { openReplays, result, told } from './replay.test-support.ts';
import { keepSavedReading, keepShownReading, replayReading } from './reading-replay.ts';
import { READING_TOOLS } from './reading-tools.ts';
import type { ReadingTool } from './reading-tools.ts';
import { replaySentence } from './sentence.ts';

let hospital = openReplays();
beforeEach(() => {
  hospital = openReplays();
});

const DOCTOR = 'u-doctor';
const tool = (slug: string): ReadingTool => {
  const found = READING_TOOLS.find((one) => one.slug === slug);
  if (found === undefined) throw new Error(slug);
  return found;
};
const ofReport = (slug: string, patientId: string, reportId: string) => ({
  tool: tool(slug),
  record: hospital.recordOf(patientId),
  reportId,
});
const show = (slug: string, patientId: string, reportId: string) =>
  keepShownReading(hospital.world, ofReport(slug, patientId, reportId), DOCTOR);
function replay(slug: string, patientId: string, reportId: string, more: Parameters<typeof replayReading>[2] = {}) {
  const found = replayReading(hospital.world, ofReport(slug, patientId, reportId), more);
  if (found === undefined) throw new Error(reportId);
  return found;
}
const change = (code: string, reportId: string, printed: string) =>
  hospital.run('UPDATE laboratory SET result = ? WHERE code = ? AND report_id = ?', printed, code, reportId);

/** A report of the seeded hospital that a tool reads. */
function readable({ slug }: ReadingTool): [patientId: string, reportId: string] {
  const version = READING_VERSIONS.find((one) => one.slug === slug);
  for (const { patient_id: patientId } of listPatients(hospital.world)) {
    const record = hospital.recordOf(patientId);
    const judged = record.reports.find((one) => version?.read(record, one, {}, hospital.world.nowText()) != null);
    if (judged !== undefined) return [patientId, judged.report.report_id];
  }
  throw new Error(slug);
}

describe.each(READING_TOOLS)('$slug', (one) => {
  test('what was shown is kept once, and is computed again to the same', () => {
    const [patientId, reportId] = readable(one);
    show(one.slug, patientId, reportId);
    hospital.setClock('2025-11-19T08:00:00+08:00');
    show(one.slug, patientId, reportId);
    expect(listSavings(hospital.world, one.apiType, reportId)).toHaveLength(1);
    const found = replay(one.slug, patientId, reportId, {
      chosen: replay(one.slug, patientId, reportId).savings.findIndex(({ isShown }) => isShown === true),
    });
    expect(found.then.answer.rows.length).toBeGreaterThan(0);
    expect(found.then.inputs.length).toBeGreaterThan(0);
    expect(found.again).toEqual({ status: 'same', answer: found.then.answer });
    expect([found.causes, replaySentence(found)]).toEqual([[], '与当时一致。']);
  });

  test('a version that says otherwise is the cause, and the old one still says what it said', () => {
    const [patientId, reportId] = readable(one);
    show(one.slug, patientId, reportId);
    const [own] = READING_VERSIONS.filter(({ slug }) => slug === one.slug);
    if (own === undefined) throw new Error(one.slug);
    const other: ReadingVersion = {
      ...own,
      version: 'next',
      holdsFrom: '2025-11-18',
      read: (...given) => {
        const said = own.read(...given);
        return (
          said && { ...said, answer: { rows: [{ item: 'conclusion', label: '结论', value: '另一结论' }], problem: '' } }
        );
      },
    };
    const [chosen] = listSavings(hospital.world, one.apiType, reportId);
    const { savings } = replay(one.slug, patientId, reportId);
    const found = replay(one.slug, patientId, reportId, {
      chosen: savings.findIndex(({ saved_time: time }) => time === chosen?.saved_time),
      versions: [...READING_VERSIONS, other],
    });
    expect(found.again.status).toBe('same');
    expect(found.causes.map(({ kind, changesResult }) => [kind, changesResult])).toEqual([['rule', true]]);
    expect(result(found.now, 'conclusion')).toBe('另一结论');
  });
});

test('nobody was shown it and nobody saved anything: there is nothing to compare', () => {
  const [patientId, reportId] = readable(tool('ckd'));
  expect(replayReading(hospital.world, ofReport('ckd', patientId, reportId))).toBeUndefined();
});

test('a version that is no longer known cannot be computed again, and that is said', () => {
  const [patientId, reportId] = readable(tool('gastric'));
  show('gastric', patientId, reportId);
  const lost = replay('gastric', patientId, reportId, { versions: [] });
  expect([lost.again.status, lost.now.answer.rows]).toEqual(['no_version', []]);
  expect(replaySentence(lost)).toMatch(/^当时的规则版本已不在系统中，不能重算。/);
});

describe('a version before the one of today', () => {
  const before = (slug: string, patientId: string, reportId: string) => {
    hospital.setClock('2025-11-17T16:00:00+08:00');
    show(slug, patientId, reportId);
    hospital.setClock('2025-11-18T10:30:00+08:00');
    return replay(slug, patientId, reportId, { chosen: 0 });
  };

  test('blood gas 1.1.0 called an oxygen normal without the share that was breathed', () => {
    const found = before('blood-gas', 'P1004', 'R1004-03');
    expect([found.then.version, found.again.status, found.now.version]).toEqual(['1.1.0', 'same', '1.2.0']);
    expect([result(found.then, 'hypoxia'), result(found.now, 'hypoxia')]).toEqual(['氧分压正常', '未注明吸氧']);
    expect(told(found)).toEqual([['rule', 'version', 'rule_version', '1.1.0', '1.2.0']]);
    expect(replaySentence(found)).toBe('氧合 氧分压正常 → 未注明吸氧。原因：规则版本不同（1.1.0 → 1.2.0）。');
  });

  test('gastric 2017.2 called group A a low risk beside a score of medium risk', () => {
    const [patientId, reportId] = ['P1131', 'R1131-01'];
    for (const [code, printed] of [
      ['HPAB', '阴性'],
      ['PG1', '120'],
      ['PG2', '10'],
      ['PGR', '12'],
      ['G17', '1'],
    ] as const)
      change(code, reportId, printed);
    hospital.run('UPDATE patient SET birth_date = ?, gender = ? WHERE patient_id = ?', '1950-01-01', '男', patientId);
    const found = before('gastric', patientId, reportId);
    expect([found.then.version, found.again.status, found.now.version]).toEqual(['2017.2', 'same', '2017.3']);
    const score = '新型胃癌筛查评分14分，中危，建议每2年胃镜检查；ABC(D)法A组';
    expect([result(found.then, 'conclusion'), result(found.now, 'conclusion')]).toEqual([
      `${score}，胃癌低风险`,
      score,
    ]);
    expect(found.causes.map(({ kind, changesResult }) => [kind, changesResult])).toEqual([['rule', true]]);
  });
});

describe('what became of the results', () => {
  test('a corrected creatinine is the cause of another stage', () => {
    show('ckd', 'P1001', 'R1001-01');
    change('EGFR', 'R1001-01', '48');
    const found = replay('ckd', 'P1001', 'R1001-01');
    // KDIGO: 7 is G5, 48 is G3a.
    expect([result(found.then, 'filtration'), result(found.now, 'filtration')]).toEqual(['G5', 'G3a']);
    expect(found.again.status).toBe('same');
    expect(told(found)).toEqual([
      ['evidence', 'corrected', 'R1001-01 EGFR', expect.stringMatching(/^7 /), expect.stringMatching(/^48 /)],
    ]);
    expect(found.causes[0]?.report?.report_id).toBe('R1001-01');
  });

  test('a result that came afterwards within three days is a newer one, a later one is nothing to the reading', () => {
    const id = 'R1171-02';
    show('adrenal-cortex', 'P1171', id);
    hospital.setClock('2025-11-18T13:00:00+08:00');
    hospital.report(id, '2025-03-20T08:00:00+08:00', { COR8: '900' });
    expect(replay('adrenal-cortex', 'P1171', id).causes).toEqual([]);
    const later = hospital.report('R1171-01', '2025-03-07T08:00:00+08:00', { COR0: '300' });
    const found = replay('adrenal-cortex', 'P1171', id);
    // What was measured in March stands in a report of before the showing: it was not there, but it is not newer.
    expect(told(found)).toEqual([['evidence', 'changed', `${later} COR0`, '', expect.stringMatching(/^300 /)]]);
    expect(found.causes[0]?.changesResult).toBe(true);
  });

  test('a result that was withdrawn', () => {
    show('gastric', 'P1131', 'R1131-01');
    hospital.run('DELETE FROM laboratory WHERE code = ? AND report_id = ?', 'HPAB', 'R1131-01');
    const found = replay('gastric', 'P1131', 'R1131-01');
    expect(told(found)).toEqual([['evidence', 'changed', 'R1131-01 HPAB', expect.stringMatching(/^阳性/), '']]);
    expect([result(found.then, 'score'), result(found.now, 'score')]).toEqual(['19 分', undefined]);
  });
});

describe('what became of the patient', () => {
  test('a tag that says the weeks of a pregnancy moves the interval, and is named', () => {
    show('thyroid-function', 'P1193', 'R1193-01');
    hospital.run('UPDATE patient SET tags = ? WHERE patient_id = ?', '["备孕"]', 'P1193');
    const found = replay('thyroid-function', 'P1193', 'R1193-01');
    expect(found.again.status).toBe('same');
    expect(told(found)).toEqual([
      ['patient', 'corrected', 'tags', '孕 18 周、甲状腺过氧化物酶抗体阳性', '备孕'],
      ['patient', 'corrected', 'tagged_pregnancy', '妊娠中期', ''],
    ]);
  });

  test('a tag that the tool does not read changes nothing', () => {
    show('gastric', 'P1131', 'R1131-01');
    hospital.run('UPDATE patient SET tags = ? WHERE patient_id = ?', '[]', 'P1131');
    expect(replaySentence(replay('gastric', 'P1131', 'R1131-01'))).toBe('与当时一致。');
  });
});

describe('what doctors save beside a report', () => {
  const save = (slug: string, patientId: string, reportId: string) =>
    keepSavedReading(hospital.world, ofReport(slug, patientId, reportId), DOCTOR);

  test('the case type of a blood gas: each choice is a saving, the one after it the cause', () => {
    const [patientId, reportId] = ['P1003', 'R1003-01'];
    show('blood-gas', patientId, reportId);
    const choose = (type: 1 | 2, time: string) => {
      hospital.setClock(time);
      saveBloodGasChoice(hospital.world, { report_id: reportId, type, user_id: DOCTOR, saved_time: time });
      save('blood-gas', patientId, reportId);
    };
    choose(1, '2025-11-18T12:00:00+08:00');
    choose(2, '2025-11-18T13:00:00+08:00');
    const last = replay('blood-gas', patientId, reportId);
    expect(last.savings.map(({ isShown }) => isShown)).toEqual([false, false, true]);
    expect(replaySentence(last)).toBe('与当时一致。');
    const first = replay('blood-gas', patientId, reportId, { chosen: 1 });
    expect(told(first)).toEqual([['input', 'edited', 'case_type', '急性', '慢性']]);
    expect(first.again.status).toBe('same');
    expect(result(first.then, 'group_result 1')).toBe('急性呼吸性酸中毒合并代谢性碱中毒');
    expect(result(first.now, 'group_result 2')).toBe('失代偿性慢性呼吸性酸中毒');
    const shown = replay('blood-gas', patientId, reportId, { chosen: 2 });
    expect(told(shown)).toEqual([['input', 'edited', 'case_type', '', '慢性']]);
    expect(replaySentence(shown)).toContain('病例类型录入已修改（未填写 → 慢性）');
  });

  test('values of the adrenal cortex that were added by hand', () => {
    const [patientId, reportId] = ['P1016', 'R1016-01'];
    const enter = (dst: number) => {
      const values = { dst_1mg: dst, cortisol_unit: 'nmol/L', acth_unit: 'pg/mL' } as const;
      saveAdrenalValues(hospital.world, {
        report_id: reportId,
        user_id: DOCTOR,
        saved_time: hospital.world.nowText(),
        values,
      });
      save('adrenal-cortex', patientId, reportId);
    };
    enter(300);
    hospital.setClock('2025-11-18T13:00:00+08:00');
    enter(20);
    const found = replay('adrenal-cortex', patientId, reportId, { chosen: 1 });
    expect(told(found)).toEqual([['input', 'edited', 'manual dst_1mg', '300 nmol/L', '20 nmol/L']]);
    // Nieman 2008: 50 nmol/L parts suppressed from not suppressed.
    expect([result(found.then, 'finding dst'), result(found.now, 'finding dst')]).toEqual(['未抑制', '已抑制']);
  });

  test('the pregnancy status of a thyroid report', () => {
    const [patientId, reportId] = ['P1193', 'R1193-01'];
    const choose = (status: 0 | 3) => {
      savePregnancyStatus(hospital.world, reportId, DOCTOR, hospital.world.nowText(), status);
      save('thyroid-function', patientId, reportId);
    };
    choose(3);
    hospital.setClock('2025-11-18T13:00:00+08:00');
    choose(0);
    const found = replay('thyroid-function', patientId, reportId, { chosen: 1 });
    expect(told(found)).toEqual([['input', 'edited', 'pregnant_status', '妊娠晚期', '非妊娠']]);
  });

  test('what was saved before savings were kept is worked out, and said to be', () => {
    const own = hospital.recordOf('P1171').reports.find(({ report }) => report.report_time.startsWith('2023-03-21'));
    const found = replay('adrenal-cortex', 'P1171', own?.report.report_id ?? '');
    expect(found.savings).toMatchObject([{ isKept: false, isShown: false, saved_time: '2023-03-23T10:05:00+08:00' }]);
    expect(found.again.status).toBe('not_kept');
    expect(found.then.inputs).toContainEqual({
      item: 'manual dst_1mg',
      label: '1 mg 地塞米松抑制后皮质醇（手动补充）',
      value: '142 nmol/L',
    });
  });
});
