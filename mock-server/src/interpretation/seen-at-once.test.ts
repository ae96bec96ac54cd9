import { expect, test, vi } from 'vitest';
import { GRACE_INPUT, GRACE_PATIENT } from '../handlers/grace-calls.test-support.ts';
import { COVID_FORM, COVID_PATIENT } from '../handlers/covid19-calls.test-support.ts';
import { THYROID_FORM, THYROID_PATIENT } from '../handlers/thyroid-followup-calls.test-support.ts';
import { testClock } from '../hospital.test-support.ts';
import { SEED_PATIENT_IDS, SEED_REPORT_IDS } from '../hospital/seed-ids.ts';
import { openWorldForImport } from '../import/import.test-support.ts';
import { decideHold, holdsOfReport, insertHold, putHit, removeHit } from '../store/audit-holds.ts';
import { saveBloodGasChoice } from '../store/blood-gas-records.ts';
import {
  insertLaboratory,
  listLaboratoriesOfReport,
  removeLaboratory,
  replaceLaboratory,
} from '../store/clinical-laboratories.ts';
import { markRead } from '../store/clinical-marks.ts';
import { insertReport, listReportsOfPatient } from '../store/clinical-reports.ts';
import { addWarningRecord, cancelWarningRow, saveWarning } from '../store/clinical-warnings.ts';
import { covid19Records } from '../store/covid19-records.ts';
import { addFindingAnswer } from '../store/finding-answers.ts';
import { graceRecords } from '../store/grace-records.ts';
import { thyroidFollowUpRecords } from '../store/thyroid-followup-records.ts';
import type { World } from '../store/world.ts';
import { sharedReportData } from './report-data.ts';
import { reportSummaries } from './report-summaries.ts';
import { reportView } from './report-view.ts';
import { allWarnings } from './warnings.ts';
import { stateOf } from './wire-warnings.ts';
import { worklistOf, worklistRow } from './worklist.ts';

const DOCTOR = 'u-doctor';
const DAY = testClock.slice(0, 10);
const GAS = { patient: SEED_PATIENT_IDS.何秀兰, report: SEED_REPORT_IDS.何秀兰 };
const POTASSIUM = { patient: SEED_PATIENT_IDS.孟庆山, report: SEED_REPORT_IDS.孟庆山, warning: 'W-R1001-01-01' };
const WATCHED = { patient: SEED_PATIENT_IDS.贺建军, report: SEED_REPORT_IDS.贺建军 };

/** Whatever is kept of a patient between calls, as readers see it: lists, readings, the answer of each report, warnings. */
function shownOf(world: World, patientId: string) {
  const summaries = reportSummaries(world).filter(({ patient }) => patient.patient_id === patientId);
  const views = listReportsOfPatient(world, patientId).flatMap(({ report_id: id }) => reportView(world, id) ?? []);
  return {
    summaries,
    data: views.map((view) => sharedReportData(world, view)),
    lines: worklistOf(world, DOCTOR, DAY)
      .map((entry, index) => worklistRow(entry, index + 1))
      .filter(({ patient_id: id }) => id === patientId),
    warnings: allWarnings(world)
      .filter(({ patient_id: id }) => id === patientId)
      .map((row) => ({ ...row, state: stateOf(world, row) })),
  };
}

const othersOf = (world: World, patientId: string) =>
  new Map(
    reportSummaries(world)
      .filter(({ patient }) => patient.patient_id !== patientId)
      .map((summary) => [summary.report.report_id, summary]),
  );

interface Change {
  readonly patient: string;
  /** One after the other, at the same second: each is seen. */
  readonly steps: readonly ((world: World) => void)[];
}

const saveForm =
  (records: { save: (world: World, row: never) => void }, patient: string, id: string, form: object) =>
  (world: World): void =>
    records.save(world, {
      report_id: id,
      patient_id: patient,
      user_id: DOCTOR,
      report_time: testClock,
      saved_time: testClock,
      rule_version: '1',
      form,
    } as never);

const chooseGas =
  (type: 1 | 2) =>
  (world: World): void =>
    saveBloodGasChoice(world, { report_id: GAS.report, type, user_id: DOCTOR, saved_time: testClock });

const hold = (world: World): void =>
  insertHold(world, { rule_id: 'AR-1', version: 1, report_id: WATCHED.report, reason: '请核对', minutes: 60 });

const hit = (text: string) => (world: World) =>
  putHit(world, {
    rule_id: 'AR-1',
    report_id: WATCHED.report,
    version: 1,
    hit_time: testClock,
    outcome: JSON.stringify({ name: '钾', action: 'note', level: 'attention', text, evidences: [], leaves: [] }),
  });

const addReport = (reportId: string, result: string) => (world: World) => {
  const { patient } = POTASSIUM;
  insertReport(world, { report_id: reportId, patient_id: patient, report_name: '钾', report_time: testClock });
  insertLaboratory(world, {
    laboratory_id: `${reportId}-01`,
    report_id: reportId,
    position: 1,
    code: 'K',
    name: '钾',
    specimen: '血清',
    result,
    unit: 'mmol/L',
    range_text: '3.5–5.3',
    group_name: '电解质',
    error: null,
  });
};

const corrected = (result: string) => (world: World) => {
  const [row] = listLaboratoriesOfReport(world, POTASSIUM.report);
  if (row === undefined) throw new Error('no row');
  replaceLaboratory(world, { ...row, result });
};

const record = (step: 'acknowledged' | 'handled' | 'closed') => (world: World) =>
  addWarningRecord(world, {
    warning_id: POTASSIUM.warning,
    step,
    content: '已记录',
    user_id: DOCTOR,
    record_time: testClock,
  });

const written = (content: string) => (world: World) => {
  const { patient, report } = WATCHED;
  const about = { patient_id: patient, report_id: report, laboratory_id: '', create_time: testClock, user_id: DOCTOR };
  saveWarning(world, { warning_id: 'W-X', origin: 'written', content, ...about });
};

const CHANGES: Readonly<Record<string, Change>> = {
  'a new report, and one more': { ...POTASSIUM, steps: [addReport('X1', '6.8'), addReport('X2', '4.2')] },
  'a corrected result, and corrected again': { ...POTASSIUM, steps: [corrected('4.4'), corrected('6.9')] },
  'a result that is taken back': {
    ...POTASSIUM,
    steps: [(world) => removeLaboratory(world, POTASSIUM.report, 'R1001-01-01')],
  },
  'the type of a gas, and the other one': { ...GAS, steps: [chooseGas(1), chooseGas(2)] },
  'a follow-up after surgery, and its deletion': {
    patient: THYROID_PATIENT,
    steps: [
      saveForm(thyroidFollowUpRecords, THYROID_PATIENT, 'TF-X', { ...THYROID_FORM, lymph_metastasis: 0 }),
      (world) => thyroidFollowUpRecords.delete(world, 'TF-X'),
    ],
  },
  'a COVID-19 record, changed': {
    patient: COVID_PATIENT,
    steps: [
      saveForm(covid19Records, COVID_PATIENT, 'CV-X', COVID_FORM),
      saveForm(covid19Records, COVID_PATIENT, 'CV-X', { ...COVID_FORM, paO2: 95, pul_ct_abnormality: false }),
    ],
  },
  'a Grace assessment, changed': {
    patient: GRACE_PATIENT,
    steps: [
      saveForm(graceRecords, GRACE_PATIENT, 'GR-X', GRACE_INPUT),
      saveForm(graceRecords, GRACE_PATIENT, 'GR-X', { ...GRACE_INPUT, heart_rate: 60, kill_ip_rank: 1 }),
    ],
  },
  'a hold, and its release': {
    ...WATCHED,
    steps: [
      hold,
      (world) => {
        const [open] = holdsOfReport(world, WATCHED.report);
        decideHold(world, open?.hold_id ?? '', 'release', '梁思齐', '');
      },
    ],
  },
  'what a rule says, otherwise, and no more': {
    ...WATCHED,
    steps: [hit('请复查血钾'), hit('请核对标本'), (world) => removeHit(world, WATCHED.report, 'AR-1')],
  },
  'the steps of a loop': { ...POTASSIUM, steps: [record('acknowledged'), record('handled'), record('closed')] },
  'a cancelled loop': {
    ...POTASSIUM,
    steps: [
      (world) => {
        const cancelling = { userId: DOCTOR, time: testClock, reason: 'specimen', text: '' } as const;
        const raised = allWarnings(world).find(({ warning_id: id }) => id === POTASSIUM.warning);
        if (raised === undefined) throw new Error('no warning');
        saveWarning(world, raised);
        cancelWarningRow(world, POTASSIUM.warning, cancelling);
      },
    ],
  },
  'a written warning, and its other text': { ...WATCHED, steps: [written('请联系病房'), written('已联系病房')] },
  'that it was read': { ...WATCHED, steps: [(world) => markRead(world, DOCTOR, WATCHED.report, testClock)] },
  'the answer to a finding': {
    ...WATCHED,
    steps: [
      (world) => {
        const [line] = shownOf(world, WATCHED.patient).lines;
        const finding = line?.open_findings[0]?.finding_id ?? '';
        const about = { report_id: WATCHED.report, finding_id: finding, user_id: DOCTOR, answer_time: testClock };
        addFindingAnswer(world, { ...about, answer: 'done', content: '' });
      },
    ],
  },
};

test.each(Object.entries(CHANGES))(
  '%s: is seen at once, and nobody else is read again',
  (_what, { patient, steps }) => {
    const world = openWorldForImport();
    const others = othersOf(world, patient);
    expect(others.size).toBeGreaterThan(500);
    expect(steps.length).toBeGreaterThan(0);
    let before = shownOf(world, patient);
    for (const step of steps) {
      step(world);
      const after = shownOf(world, patient);
      expect(after).not.toEqual(before);
      // What was worked out before is the same object still.
      const again = othersOf(world, patient);
      expect(again.size).toBe(others.size);
      for (const [id, summary] of again) expect(summary === others.get(id), id).toBe(true);
      // What a hospital says that has kept nothing.
      world.invalidate('clinical', { patientId: patient });
      expect(after).toEqual(shownOf(world, patient));
      before = after;
    }
  },
);

test('a hold that runs out while nothing else happens lets the conclusion go', () => {
  const world = openWorldForImport();
  const before = shownOf(world, WATCHED.patient);
  hold(world);
  expect(shownOf(world, WATCHED.patient)).not.toEqual(before);
  const held = () => shownOf(world, WATCHED.patient).summaries.some(({ isHeld }) => isHeld);
  // Time passes by itself: setting the clock would drop what is kept.
  const now = vi.spyOn(world, 'now');
  now.mockReturnValue(new Date('2025-11-18T11:29:59+08:00'));
  expect(held()).toBe(true);
  now.mockReturnValue(new Date('2025-11-18T11:30:00+08:00'));
  expect(held()).toBe(false);
});

test('copies of one hospital that saved different things at one time do not read each other’s', () => {
  const [one, other] = [openWorldForImport(), openWorldForImport()];
  chooseGas(1)(one);
  const acute = shownOf(one, GAS.patient);
  chooseGas(2)(other);
  expect(shownOf(other, GAS.patient)).not.toEqual(acute);
  expect(shownOf(one, GAS.patient)).toEqual(acute);
});
