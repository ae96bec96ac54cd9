const graceOf = (patientId, number) => ({
  patient_id: patientId,
  cardiac_arrest: false,
  st_down: true,
  cardiac_enzymes_high: true,
  age: 18 + (number % 100),
  heart_rate: 40 + (number % 150),
  blood_pressure: 60 + (number % 200),
  serum_creatinine: 20 + (number % 1500),
  kill_ip_rank: 1 + (number % 4),
  evidences: [{ name: '肌钙蛋白I', specimen: '血清', result: '860', unit: 'ng/L', reference: '≤ 34' }],
});
const graceFields = ['age', 'heart_rate', 'blood_pressure', 'serum_creatinine', 'kill_ip_rank'];

const value = (text) => ({ original_result: text, range_lower: '', range_upper: '' });

/** Whether a list holds an entry once: a save that was sent again must not stand there twice. */
const isOnce = (list, isMeant) => list.filter(isMeant).length === 1;

/**
 * What the users of a soak save. Each save has a number of its own, by which it is known again.
 * @type {Record<string, {
 *   roles: number[],
 *   request: (around: { patientId: string, reportId: string, number: number }) => { path: string, body: object },
 *   idOf: (answer: object) => string,
 *   read: (saved: { id: string, body: object }) => string,
 *   isThere: (answer: object, saved: { id: string, body: object }) => boolean }>}
 */
export const saves = {
  grace: {
    roles: [4],
    request: ({ patientId, number }) => ({
      path: `/api/v2/model/grace/${patientId}`,
      body: graceOf(patientId, number),
    }),
    idOf: ({ report_id }) => report_id,
    read: ({ id }) => `/api/v2/model/grace/${id}`,
    isThere: (answer, { id, body }) =>
      answer.report_id === id && graceFields.every((field) => answer[field] === body[field]),
  },
  pleural: {
    roles: [4],
    request: ({ patientId, number }) => ({
      path: `/api/v2/model/exudate/${patientId}`,
      body: {
        patient_id: patientId,
        report_id: '',
        total_protein: value('62.00'),
        protein_quantification: value((10 + (number % 4000) / 100).toFixed(2)),
        blood_lactate_dehydrogenase: value('210.00'),
        fluid_lactate_dehydrogenase: value(String(100 + (number % 900))),
      },
    }),
    idOf: ({ report_id }) => report_id,
    read: ({ id }) => `/api/v2/model/exudate/${id}`,
    isThere: (answer, { body }) =>
      answer.protein_quantification?.original_result === body.protein_quantification.original_result &&
      answer.fluid_lactate_dehydrogenase?.original_result === body.fluid_lactate_dehydrogenase.original_result,
  },
  plan: {
    roles: [1, 4, 7],
    request: ({ patientId, number }) => ({
      path: '/api/v2/plan/add',
      body: {
        plan_name: `方案 ${number}`,
        patient_id: patientId,
        laboratories: [{ standard_laboratory_name: '肌酐', standard_specimen: '血清' }],
      },
    }),
    idOf: ({ plan_id }) => plan_id,
    read: ({ body }) => `/api/v2/plan?patient_id=${body.patient_id}`,
    isThere: ({ data }, { id, body }) =>
      isOnce(data, ({ plan_name: name }) => name === body.plan_name) &&
      data.some(({ plan_id: planId, plan_name: name }) => planId === id && name === body.plan_name),
  },
  share: {
    roles: [1, 4],
    request: ({ reportId }) => ({ path: '/api/v2/shares', body: { report_id: reportId, days: 7 } }),
    idOf: ({ share_id }) => share_id,
    read: ({ body }) => `/api/v2/shares?report_id=${body.report_id}`,
    isThere: ({ data }, { id }) => isOnce(data, (share) => share.share_id === id),
  },
};
