import { getLaboratoryKnowledge, listDiseaseSystems, searchKnowledge } from '@jianwei/api-client/knowledge/knowledge';
import { describe, expect } from 'vitest';
import { agree, is, refuse, some } from './interaction.ts';

const ckd = { diagnosis_id: 'CKD', diagnosis_name: '慢性肾脏病' };
const creatinine = {
  knowledge_id: 'lab-CREA',
  code: 'CREA',
  laboratory_name: '肌酐',
  short_name: 'Cr',
  standard_specimen: '血清',
};
const asked = { origin: 'proposed', as: 'doctor', method: 'GET' } as const;

describe('listDiseaseSystems', () => {
  const path = '/api/v2/knowledge/systems';

  agree({
    ...asked,
    operationId: 'listDiseaseSystems',
    when: 'with the diagnoses and laboratories of a system',
    path,
    answer: {
      data: some({
        system_id: is(8),
        system_name: is('泌尿'),
        diagnoses: [ckd],
        laboratories: [creatinine],
        note: is(''),
      }),
    },
    call: () => listDiseaseSystems(),
    gets: (answer) => expect(answer.data[0]).toMatchObject({ diagnoses: [ckd], laboratories: [creatinine], note: '' }),
  });
});

describe('searchKnowledge', () => {
  agree({
    ...asked,
    operationId: 'searchKnowledge',
    when: 'diagnoses and laboratories by part of a name',
    given: [['a keyword of the knowledge base', { keyword: '肾', diagnosis_id: 'CKD' }]],
    path: '/api/v2/knowledge/search',
    query: { keyword: '肾' },
    answer: {
      diagnoses: some({ ...ckd, diagnosis_id: is('CKD'), system_id: 8, system_name: '泌尿' }),
      laboratories: [creatinine],
    },
    call: () => searchKnowledge({ keyword: '肾' }),
    gets: (answer) =>
      expect(answer).toEqual({
        diagnoses: [{ ...ckd, system_id: 8, system_name: '泌尿' }],
        laboratories: [creatinine],
      }),
  });
});

describe('getLaboratoryKnowledge', () => {
  const detail = {
    ...creatinine,
    english_name: 'Creatinine',
    aliases: ['血肌酐'],
    group_name: '肾功能',
    unit: 'μmol/L',
    reference_intervals: [{ applies_to: '成人男性', text: '57–97' }],
    range_source: 'WS/T 404.5-2015',
    knowledge: [{ knowledge_display: '检验意义', knowledge_content: '肌肉代谢产物，主要由肾小球滤过。' }],
    diagnoses: [ckd],
  };

  agree({
    ...asked,
    operationId: 'getLaboratoryKnowledge',
    when: 'of a laboratory with source texts',
    given: [['knowledge of a laboratory', { knowledge_id: 'lab-CREA' }]],
    path: '/api/v2/knowledge/laboratory/lab-CREA',
    answer: { ...detail, knowledge_id: is('lab-CREA') },
    call: () => getLaboratoryKnowledge('lab-CREA'),
    gets: (answer) => expect(answer).toEqual(detail),
  });
  const crp = 'lab-CRP';
  const note = 'WS/T 404.9-2018 已发布，此处为试剂盒默认值';
  agree({
    ...asked,
    operationId: 'getLaboratoryKnowledge',
    when: 'of a laboratory whose range needs a word',
    given: [['knowledge of a laboratory', { knowledge_id: crp }]],
    path: `/api/v2/knowledge/laboratory/${crp}`,
    answer: { knowledge_id: is(crp), note },
    call: () => getLaboratoryKnowledge(crp),
    gets: (answer) => expect(answer.note).toBe(note),
  });
  refuse({
    ...asked,
    operationId: 'getLaboratoryKnowledge',
    when: 'of a laboratory that is not there',
    given: [['no knowledge of a laboratory', { knowledge_id: 'lab-NOT-KNOWN' }]],
    path: '/api/v2/knowledge/laboratory/lab-NOT-KNOWN',
    status: 404,
    message: '暂未收录该检验项目',
    call: () => getLaboratoryKnowledge('lab-NOT-KNOWN'),
  });
});
