import { beforeEach, describe, expect, test } from 'vitest';
import { openFileHospital } from '../hospital.test-support.ts';
import {
  THYROID_FORM,
  openThyroidFollowUpCalls,
  type ThyroidFollowUpCalls,
} from './thyroid-followup-calls.test-support.ts';

const hospital = await openFileHospital();
let doctor: ThyroidFollowUpCalls;
beforeEach(async () => {
  doctor = await openThyroidFollowUpCalls(hospital);
});

describe('editing', () => {
  test('the same day stays free for the record itself', async () => {
    const report_id = await doctor.saved();
    expect(await doctor.saved({ ...THYROID_FORM, report_id, tsh: 0.2 })).toBe(report_id);
    expect(await doctor.list()).toHaveLength(5);
    expect((await doctor.read(report_id)).assessment?.status).toBe('未达标（偏高）');
  });

  test('another doctor may, and is named in the history; the author stays', async () => {
    const report_id = await doctor.saved();
    const colleague = await doctor.as('doctor2');
    await colleague.saved({ ...THYROID_FORM, report_id, weight: 57 });
    const record = await colleague.read(report_id);
    expect(record).toMatchObject({ mine: false, editable: true, user_name: '沈若溪', weight: 57 });
    expect(record.history.map(({ user_name, type }) => [user_name, type])).toEqual([
      ['陆明哲', '修改'],
      ['沈若溪', '新建'],
    ]);
  });

  test('roles 1 and 4 write, the laboratory reads', async () => {
    const refused = { status: 400, body: { message: '仅临床医生可新建或修改记录' } };
    const laboratory = await doctor.as('prompt');
    expect(await laboratory.save(THYROID_FORM)).toMatchObject(refused);
    const report_id = await (await doctor.as('lab-plain')).saved();
    expect(await laboratory.save({ ...THYROID_FORM, report_id })).toMatchObject(refused);
    expect(await laboratory.read(report_id)).toMatchObject({ mine: false, editable: false });
  });

  test('a record that is not there', async () => {
    const gone = { status: 404, body: { message: '该报告不存在或已被删除' } };
    expect(await doctor.save({ ...THYROID_FORM, report_id: 'TF999999' })).toMatchObject(gone);
    expect(await doctor.get('TF999999')).toMatchObject(gone);
  });
});

describe('the seeded follow-ups', () => {
  test('an edit by the second doctor is in the history', async () => {
    const entry = (await doctor.list())[1];
    const record = await doctor.read(entry?.report_id ?? '');
    expect(record.history.map(({ date, user_id, type }) => [date.slice(0, 10), user_id, type])).toEqual([
      ['2025-01-16', 'u-doctor2', '修改'],
      ['2025-01-15', 'u-doctor', '新建'],
    ]);
  });

  test('newer results are named on the last follow-up only, until one is made with them', async () => {
    const [last, before] = await doctor.list();
    expect((await doctor.read(last?.report_id ?? '')).newer_evidence).toEqual([
      expect.objectContaining({ item: 'tsh', label: 'TSH', value: '0.03 mIU/L', report_id: 'R1151-01' }),
      expect.objectContaining({ item: 'ft3' }),
      expect.objectContaining({ item: 'ft4' }),
    ]);
    expect(await doctor.read(before?.report_id ?? '')).not.toHaveProperty('newer_evidence');
    const reportId = await doctor.saved({ ...THYROID_FORM, tsh: 0.03, ft3: 6.42, ft4: 24.6 });
    expect(await doctor.read(reportId)).not.toHaveProperty('newer_evidence');
    expect(await doctor.read(last?.report_id ?? '')).not.toHaveProperty('newer_evidence');
    // FT4 24.6 is above 22: too much hormone.
    expect((await doctor.read(reportId)).assessment).toMatchObject({
      overtreatment: true,
      advice: expect.arrayContaining(['提示药源性甲亢，建议减量并复查（剂量调整后 4 周复查）']) as string[],
    });
  });

  test.each(['P1151', 'P1152', 'P1153', 'P1154', 'P1155'])('%s has three or more, and each can be read', async (id) => {
    const entries = await doctor.list(id);
    expect(entries.length).toBeGreaterThanOrEqual(3);
    for (const entry of entries) {
      const record = await doctor.read(entry.report_id);
      expect(record.patient_id).toBe(id);
      expect(record.assessment?.target_text).toMatch(/^(<0\.1|\d\.\d~\d\.\d)$/);
    }
  });
});
