import { beforeEach, describe, expect, test } from 'vitest';
import { openFileHospital } from '../hospital.test-support.ts';
import { COVID_FORM, openCovid19Calls, type Covid19Calls } from './covid19-calls.test-support.ts';

const OTHER_PATIENT = 'P1165';

const hospital = await openFileHospital();
let doctor: Covid19Calls;
beforeEach(async () => {
  doctor = await openCovid19Calls(hospital);
});

describe('editing', () => {
  test('another doctor may; author and time of the record stay, the history grows', async () => {
    const report_id = await doctor.saved();
    const colleague = await doctor.as('doctor2');
    await colleague.saved({ ...COVID_FORM, report_id, illness_factor: [2] });
    const record = await colleague.read(report_id);
    expect(record).toMatchObject({ mine: false, editable: true, user_name: '沈若溪', suggests: ['ICU救治'] });
    expect(record.history.map(({ user_name, type }) => [user_name, type])).toEqual([
      ['陆明哲', '修改'],
      ['沈若溪', '新建'],
    ]);
    expect(await doctor.list()).toHaveLength(4);
  });

  test('everything that was ticked is read again', async () => {
    const chronic_history = [1, 2, 3, 4, 5];
    const record = await doctor.read(await doctor.saved({ ...COVID_FORM, chronic_history }));
    expect(record.chronic_history).toEqual(chronic_history);
  });

  test('the laboratory reads only', async () => {
    const laboratory = await doctor.as('prompt');
    expect(await laboratory.save(COVID_FORM)).toMatchObject({
      status: 400,
      body: { message: '仅临床医生可新建或修改记录' },
    });
    expect(await laboratory.read(await doctor.saved())).toMatchObject({ mine: false, editable: false });
  });

  test('a record of another patient, or none', async () => {
    const report_id = await doctor.saved();
    expect(await doctor.save({ ...COVID_FORM, patient_id: OTHER_PATIENT, report_id }, OTHER_PATIENT)).toMatchObject({
      status: 400,
      body: { message: '该报告不属于此患者' },
    });
    const gone = { status: 404, body: { message: '该报告不存在或已被删除' } };
    expect(await doctor.save({ ...COVID_FORM, report_id: 'CV999999' })).toMatchObject(gone);
    expect(await doctor.get('CV999999')).toMatchObject(gone);
  });
});

describe('the seeded records', () => {
  test('the last one of the course was changed by the second doctor, and there are newer results', async () => {
    const [last, before] = await doctor.list();
    const record = await doctor.read(last?.report_id ?? '');
    expect(record.history.map(({ user_id, type }) => [user_id, type])).toEqual([
      ['u-doctor2', '修改'],
      ['u-doctor', '新建'],
    ]);
    expect(record.newer_evidence?.find(({ item }) => item === 'paO2')).toMatchObject({
      value: '74.0 mmHg',
      report_id: 'R1161-01',
    });
    expect(record.newer_evidence?.map(({ item }) => item)).toContain('crp');
    expect(record.newer_evidence?.map(({ item }) => item)).not.toContain('ldh');
    expect(await doctor.read(before?.report_id ?? '')).not.toHaveProperty('newer_evidence');
  });

  test.each(['P1161', 'P1162', 'P1163', 'P1164', 'P1165'])('%s has three or more, and each can be read', async (id) => {
    const entries = await doctor.list(id);
    expect(entries.length).toBeGreaterThanOrEqual(3);
    for (const entry of entries)
      expect((await doctor.read(entry.report_id)).results[0]).toContain('考虑新型冠状病毒感染');
  });

  test('the types over one course', async () => {
    const types = await Promise.all(
      (await doctor.list('P1163')).map(
        async ({ report_id }) => /（(.+?)）/.exec((await doctor.read(report_id)).results[0] ?? '')?.[1],
      ),
    );
    expect(types).toEqual(['中型', '危重型', '重型']);
  });
});
