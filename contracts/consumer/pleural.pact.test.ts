import { initPleuralReport, measurePleural, savePleuralReport } from '@jianwei/api-client/pleural/pleural';
import { describe, expect } from 'vitest';
import type { ProviderState } from '../provider/provider-states.ts';
import { noPatient, patientMissing, unknownPatient } from './examples.ts';
import { agree, is, refuse } from './interaction.ts';
import {
  patientId,
  labReport,
  ownReport,
  otherReport,
  own,
  other,
  ownerOnly,
  value,
  form,
  person,
  laboratory,
  source,
  explained,
} from './pleural-examples.ts';

const given: ProviderState[] = [['a patient with a pleural effusion', { patient_id: patientId, report_id: labReport }]];
const input = { patient_id: patientId, report_id: '', ...form };

// covers A-7-14
describe('initPleuralReport', () => {
  const asked = { operationId: 'initPleuralReport', as: 'doctor', method: 'GET' } as const;
  const path = `/api/v2/model/exudate/init/${patientId}`;

  agree({
    ...asked,
    when: 'a new assessment of a patient',
    given,
    path,
    answer: { ...person, ...form, mine: true, laboratories: [laboratory] },
    call: () => initPleuralReport(patientId),
    gets: (answer) => expect(answer).toMatchObject({ ...person, ...form }),
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'where the values come from',
    given,
    path,
    answer: { patient_id: patientId, laboratories: [source] },
    call: () => initPleuralReport(patientId),
    gets: (answer) => expect(answer.laboratories).toEqual([source]),
  });
  refuse({
    ...asked,
    when: 'of a patient who is not there',
    given: [noPatient],
    path: `/api/v2/model/exudate/init/${unknownPatient}`,
    status: 404,
    message: patientMissing,
    call: () => initPleuralReport(unknownPatient),
  });
});

// covers A-7-23, A-7-29
describe('measurePleural', () => {
  const asked = { operationId: 'measurePleural', given, as: 'doctor', method: 'POST' } as const;
  const path = '/api/v2/model/exudate/measure';
  const body = { report_id: '', ...form };

  agree({
    ...asked,
    when: 'an exudate',
    path,
    body,
    // The conclusion of these values follows from the publication.
    answer: { diagnosis_name: is('渗出液') },
    call: () => measurePleural(body),
    gets: (answer) => expect(answer.diagnosis_name).toBe('渗出液'),
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'how the conclusion came about',
    path,
    body,
    answer: explained,
    call: () => measurePleural(body),
    gets: (answer) => expect(answer).toEqual(explained),
  });
  const transudate = {
    ...body,
    protein_quantification: value('20.5', '', ''),
    fluid_lactate_dehydrogenase: value('96', '', ''),
  };
  const step = { item: 'total_protein', label: '血清总蛋白', from: '71.4 g/L', to: '40.9 g/L', target: '渗出液' };
  agree({
    ...asked,
    origin: 'proposed',
    when: 'a transudate, and what would change it',
    path,
    body: transudate,
    answer: { diagnosis_name: is('漏出液'), distance: [step] },
    call: () => measurePleural(transudate),
    gets: (answer) => expect(answer).toMatchObject({ diagnosis_name: '漏出液', distance: [step] }),
  });
  const tooFew = { ...body, protein_quantification: value('', '', ''), fluid_lactate_dehydrogenase: value('', '', '') };
  const undecided = { judgment: '您的检验项目尚不满足计算条件，请您完善', missing: ['胸水/血清总蛋白比值'] };
  agree({
    ...asked,
    origin: 'proposed',
    when: 'too few values: no conclusion but the ratios that are missing',
    path,
    body: tooFew,
    answer: { diagnosis_name: is(''), ...undecided },
    call: () => measurePleural(tooFew),
    gets: (answer) => expect(answer).toMatchObject({ diagnosis_name: '', ...undecided }),
  });
  const inverted = { ...body, total_protein: value('71.4', '85', '65') };
  refuse({
    ...asked,
    when: 'a lower bound above the upper',
    path,
    body: inverted,
    status: 400,
    message: '区间上限要大于区间下限',
    isExactly: true,
    call: () => measurePleural(inverted),
  });
  const fine = { ...body, total_protein: value('71.401', '65', '85') };
  refuse({
    ...asked,
    when: 'a result with three decimals',
    path,
    body: fine,
    status: 400,
    message: '血清总蛋白应为不小于 0 的数字，最多两位小数',
    call: () => measurePleural(fine),
  });
});

// covers A-7-15, A-7-22
describe('savePleuralReport', () => {
  const asked = { operationId: 'savePleuralReport', as: 'doctor', method: 'POST' } as const;
  const path = `/api/v2/model/exudate/${patientId}`;
  const changed = { ...input, report_id: ownReport, fluid_lactate_dehydrogenase: value('320', '', '') };
  const foreign = { ...input, report_id: otherReport };

  agree({
    ...asked,
    when: 'a new assessment',
    given,
    path,
    body: input,
    answer: { report_id: 'PE000009' },
    call: () => savePleuralReport(patientId, input),
    gets: (answer) => expect(answer.report_id).toBe('PE000009'),
  });
  agree({
    ...asked,
    when: 'a change of the own assessment',
    given: own,
    path,
    body: changed,
    answer: { report_id: is(ownReport) },
    call: () => savePleuralReport(patientId, changed),
    gets: (answer) => expect(answer.report_id).toBe(ownReport),
  });
  refuse({
    ...asked,
    when: "a change of another doctor's assessment",
    given: other,
    path,
    body: foreign,
    status: 400,
    message: ownerOnly,
    call: () => savePleuralReport(patientId, foreign),
  });
});
