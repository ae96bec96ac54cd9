import { listCourses } from '@jianwei/api-client/courses/courses';
import { describe, expect } from 'vitest';
import { aReport, noPatient, patientId, patientMissing, reportId, unknownPatient } from './examples.ts';
import { agree, refuse } from './interaction.ts';

const origin = 'proposed';
const asked = { operationId: 'listCourses', origin, as: 'doctor', method: 'GET' } as const;

const point = {
  time: '2025-11-18T09:42:00+08:00',
  value: 168,
  original_result: '168',
  original_unit: 'μmol/L',
  state: 1,
  range_low: 57,
  range_high: 111,
  report_id: reportId,
};
const creatinine = { code: 'CREA', name: '肌酐', short_name: 'Cr', specimen: '血清', unit: 'μmol/L' };

describe('listCourses', () => {
  agree({
    ...asked,
    when: 'every result of an item',
    given: [aReport],
    path: `/api/v2/patients/${patientId}/courses`,
    query: { codes: 'CREA' },
    answer: { items: [{ ...creatinine, points: [point] }] },
    call: () => listCourses(patientId, { codes: 'CREA' }),
    gets: (answer) => expect(answer.items[0]?.points[0]).toEqual(point),
  });
  agree({
    ...asked,
    when: 'an item without results between two days',
    given: [aReport],
    path: `/api/v2/patients/${patientId}/courses`,
    query: { codes: 'CREA', from: '1999-01-01', to: '1999-12-31' },
    answer: { items: [{ ...creatinine, points: [] }] },
    call: () => listCourses(patientId, { codes: 'CREA', from: '1999-01-01', to: '1999-12-31' }),
    gets: (answer) => expect(answer.items[0]?.points).toEqual([]),
  });
  refuse({
    ...asked,
    when: 'of a patient who is not there',
    given: [noPatient],
    path: `/api/v2/patients/${unknownPatient}/courses`,
    query: { codes: 'CREA' },
    status: 404,
    message: patientMissing,
    call: () => listCourses(unknownPatient, { codes: 'CREA' }),
  });
});
