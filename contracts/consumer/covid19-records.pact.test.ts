import { getCovid19Report, listCovid19Reports } from '@jianwei/api-client/covid19/covid19';
import { describe, expect } from 'vitest';
import { patientId, record, unknownRecord, given, none, gone, blades, groups, form } from './covid19-examples.ts';
import { noPatient, patientMissing, unknownPatient } from './examples.ts';
import { agree, is, refuse } from './interaction.ts';

const imaging = {
  ...blades,
  left_upper_score: 2,
  left_midd_score: 1,
  left_lower_score: 3,
  right_uppper_score: 1,
  right_lower_score: 2,
  image_score: 9,
};
const change = {
  date: '2025-11-13T16:48:00+08:00',
  role_type: 1,
  user_name: '陆明哲',
  user_id: 'u-doctor2',
  type: '修改',
} as const;

// covers A-7-40
describe('getCovid19Report', () => {
  const asked = { operationId: 'getCovid19Report', as: 'doctor', method: 'GET' } as const;
  const path = `/api/v2/model/covid19/${record}`;
  const saved = {
    ...form,
    ...groups,
    BMI: 27.16,
    pCF: 200,
    report_id: record,
    report_time: '2025-11-13T10:05:00+08:00',
    imaging_evaluation: imaging,
    results: ['考虑新型冠状病毒感染（重型），合并高危因素：高龄、心脑血管疾病（含高血压）、重度吸烟'],
    suggests: ['氧疗/俯卧位、糖皮质激素评估、抗凝评估'],
    prompts: ['影像评分≥6分，重症风险明显升高'],
    history: [change],
  };
  const explained = {
    mine: true,
    editable: true,
    user_name: '沈若溪',
    patient_id: patientId,
    recommended_checks: [],
    contributions: [
      {
        item: 'pCF',
        label: '氧合指数≤300mmHg',
        value: '200 mmHg',
        points: 0,
        source: '新型冠状病毒感染诊疗方案（试行第十版）2023',
      },
    ],
    // 重型 by a chosen factor: no number alone would change it.
    distance: [],
    rule_version: '2023.10',
    review_notes: ['规则待临床复核：预警指标的建议界值由本系统设定'],
    newer_evidence: [
      {
        item: 'paO2',
        label: 'PaO₂',
        value: '74.0 mmHg',
        report_id: 'R1161-01',
        report_time: '2025-11-16T08:30:00+08:00',
      },
    ],
  };

  agree({
    ...asked,
    when: 'a record with its conclusion and the changes made to it',
    whole: true,
    given,
    path,
    answer: { ...saved, report_id: is(record) },
    call: () => getCovid19Report(record),
    gets: (answer) => expect(answer).toMatchObject(saved),
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'how the type came about, who made the record, and what is newer',
    whole: true,
    given,
    path,
    answer: { ...explained, patient_id: is(patientId) },
    call: () => getCovid19Report(record),
    gets: (answer) => expect(answer).toMatchObject(explained),
  });
  refuse({
    ...asked,
    when: 'a record that is not there',
    given: none,
    path: `/api/v2/model/covid19/${unknownRecord}`,
    status: 404,
    message: gone,
    call: () => getCovid19Report(unknownRecord),
  });
});

// covers A-7-41
describe('listCovid19Reports', () => {
  const asked = { operationId: 'listCovid19Reports', as: 'doctor', method: 'GET' } as const;
  const entry = { report_id: record, report_time: '2025-11-13T10:05:00+08:00' };

  agree({
    ...asked,
    when: 'the records of a patient',
    given,
    path: `/api/v2/model/covid19/${patientId}/history`,
    answer: { data: [entry] },
    call: () => listCovid19Reports(patientId),
    gets: (answer) => expect(answer.data).toEqual([entry]),
  });
  refuse({
    ...asked,
    when: 'of a patient who is not there',
    given: [noPatient],
    path: `/api/v2/model/covid19/${unknownPatient}/history`,
    status: 404,
    message: patientMissing,
    call: () => listCovid19Reports(unknownPatient),
  });
});
