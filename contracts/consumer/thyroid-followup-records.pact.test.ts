import { getThyroidFollowUp, listThyroidFollowUps } from '@jianwei/api-client/thyroid-followup/thyroid-followup';
import { describe, expect } from 'vitest';
import type { ProviderState } from '../provider/provider-states.ts';
import { noPatient, patientMissing, unknownPatient } from './examples.ts';
import { agree, is, refuse, some } from './interaction.ts';
import { patientId, lastRecord, unknownRecord, given, none, gone, form } from './thyroid-followup-examples.ts';

const editedRecord = 'TF000003';
const edited: ProviderState[] = [
  ['a thyroid follow-up that another doctor changed', { patient_id: patientId, report_id: editedRecord }],
];
const change = {
  date: '2025-01-16T14:32:00+08:00',
  role_type: 1,
  user_name: '陆明哲',
  user_id: 'u-doctor2',
  type: '修改',
} as const;

// covers A-7-34
describe('getThyroidFollowUp', () => {
  const asked = { operationId: 'getThyroidFollowUp', as: 'doctor', method: 'GET' } as const;
  const assessment = {
    recurrence: '中高危',
    side_effect: '低危',
    target_text: '<0.1',
    status: '达标',
    advice: ['TSH 达标，建议 6 至 12 个月后复查'],
    distance: [{ item: 'tsh', label: 'TSH', from: '0.06 mU/L', to: '0.1 mU/L', target: '未达标（偏高）' }],
    rule_version: '2012.2',
    review_notes: ['规则待临床复核：副作用风险的 45、60 岁分界及骨质疏松的归类由本系统设定'],
  };
  const explained = {
    mine: true,
    editable: true,
    user_name: '沈若溪',
    report_time: '2025-07-16T07:00:00+08:00',
    assessment,
    references: [{ item: 'tsh', lower: 0.27, upper: 4.2 } as const],
    newer_evidence: [
      {
        item: 'tsh',
        label: 'TSH',
        value: '0.03 mIU/L',
        report_id: 'R1151-01',
        report_time: '2025-11-12T08:20:00+08:00',
      },
    ],
  };
  // The edited record has other values; their types are what is agreed on.
  const path = `/api/v2/model/medication/thyroid/${editedRecord}`;

  agree({
    ...asked,
    when: 'a follow-up with the changes made to it',
    given: edited,
    path,
    answer: { ...form, report_id: is(editedRecord), patient_id: is(patientId), history: [change] },
    call: () => getThyroidFollowUp(editedRecord),
    gets: (answer) =>
      expect(answer).toEqual({ ...form, report_id: editedRecord, patient_id: patientId, history: [change] }),
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'what the last follow-up means, who made it, and what is newer',
    whole: true,
    given,
    path: `/api/v2/model/medication/thyroid/${lastRecord}`,
    answer: explained,
    call: () => getThyroidFollowUp(lastRecord),
    gets: (answer) => expect(answer).toMatchObject(explained),
  });
  refuse({
    ...asked,
    when: 'a follow-up that is not there',
    given: none,
    path: `/api/v2/model/medication/thyroid/${unknownRecord}`,
    status: 404,
    message: gone,
    call: () => getThyroidFollowUp(unknownRecord),
  });
});

// covers A-7-35
describe('listThyroidFollowUps', () => {
  const asked = { operationId: 'listThyroidFollowUps', as: 'doctor', method: 'GET' } as const;
  const path = `/api/v2/model/medication/thyroid/${patientId}/history`;
  const entry = { report_id: lastRecord, report_time: '2025-07-16T07:00:00+08:00' };
  const timed = {
    ...entry,
    medicine_time: form.medicine_time,
    medicine_metering: '125ug',
    other_medicine_metering: '',
    tsh: 0.06,
  };

  agree({
    ...asked,
    when: 'the follow-ups of a patient',
    given,
    path,
    answer: { data: [entry] },
    call: () => listThyroidFollowUps(patientId),
    gets: (answer) => expect(answer.data).toEqual([entry]),
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'the time of the medicine of each, its dose and TSH',
    given,
    path,
    answer: { data: some(timed) },
    call: () => listThyroidFollowUps(patientId),
    gets: (answer) => expect(answer.data).toEqual([timed]),
  });
  refuse({
    ...asked,
    when: 'of a patient who is not there',
    given: [noPatient],
    path: `/api/v2/model/medication/thyroid/${unknownPatient}/history`,
    status: 404,
    message: patientMissing,
    call: () => listThyroidFollowUps(unknownPatient),
  });
});
