import {
  deleteCustomText,
  getCustomText,
  listCustomTexts,
  saveCustomText,
} from '@jianwei/api-client/custom-texts/custom-texts';
import { getDiagnosisKnowledge } from '@jianwei/api-client/knowledge/knowledge';
import { describe, expect } from 'vitest';
import type { ProviderState } from '../provider/provider-states.ts';
import { agree, is, refuse, some } from './interaction.ts';

const origin = 'proposed';
const path = '/api/v2/custom_texts';
const content = '<p>每日检测，当日报告。</p>';
const written: ProviderState[] = [['a diagnosis with a text of the hospital', { diagnosis_id: 'IDA' }]];
const unwritten: ProviderState[] = [['a diagnosis without a text of the hospital', { diagnosis_id: 'MEGA' }]];
const unknown: ProviderState[] = [['no diagnosis', { diagnosis_id: 'NOPE' }]];
const author = { user_name: '秦晓彤', updated_time: '2025-11-12T16:20:00+08:00' };
const place = { diagnosis_name: '缺铁性贫血', system_id: 16, system_name: '血液' };
const text = { ...place, ...author, diagnosis_id: is('IDA'), has_text: is(true), content };

describe('the hospital’s own texts', () => {
  agree({
    operationId: 'listCustomTexts',
    origin,
    when: 'every diagnosis, and whether it has a text',
    given: written,
    as: 'laboratory',
    method: 'GET',
    path,
    answer: { data: some({ ...place, ...author, diagnosis_id: is('IDA'), has_text: is(true) }) },
    call: listCustomTexts,
    gets: ({ data }) => expect(data).toMatchObject([{ diagnosis_id: 'IDA', has_text: true }]),
  });

  const read = { operationId: 'getCustomText', origin, as: 'laboratory', method: 'GET' } as const;
  agree({
    ...read,
    when: 'the text of a diagnosis',
    given: written,
    path: `${path}/IDA`,
    answer: text,
    call: () => getCustomText('IDA'),
    gets: (answer) => expect(answer).toMatchObject({ content, ...author }),
  });
  agree({
    ...read,
    when: 'of a diagnosis that nobody wrote about',
    given: unwritten,
    path: `${path}/MEGA`,
    answer: { ...place, diagnosis_id: is('MEGA'), has_text: is(false), content: is('') },
    call: () => getCustomText('MEGA'),
    gets: (answer) => expect(answer).toMatchObject({ has_text: false, content: '' }),
  });
  refuse({
    ...read,
    when: 'of a diagnosis that is not there',
    given: unknown,
    path: `${path}/NOPE`,
    status: 404,
    message: '暂未收录该诊断',
    call: () => getCustomText('NOPE'),
  });

  const save = { operationId: 'saveCustomText', origin, as: 'laboratory', method: 'POST', body: { content } } as const;
  agree({
    ...save,
    when: 'the first text of a diagnosis',
    given: unwritten,
    path: `${path}/MEGA`,
    answer: { ...text, diagnosis_id: is('MEGA'), content: is(content) },
    call: () => saveCustomText('MEGA', { content }),
    gets: (answer) => expect(answer).toMatchObject({ content, has_text: true }),
  });
  refuse({
    ...save,
    when: 'over a text that was not read',
    given: written,
    path: `${path}/IDA`,
    status: 400,
    message: '该说明已被他人修改，请查看最新内容后再保存',
    call: () => saveCustomText('IDA', { content }),
  });

  agree({
    operationId: 'deleteCustomText',
    origin,
    when: 'the text of a diagnosis',
    given: written,
    as: 'laboratory',
    method: 'POST',
    path: `${path}/IDA/delete`,
    answer: {},
    call: () => deleteCustomText('IDA'),
    gets: (answer) => expect(answer).toEqual({}),
  });

  agree({
    operationId: 'getDiagnosisKnowledge',
    origin,
    when: 'a diagnosis with a text of the hospital',
    given: written,
    as: 'doctor',
    method: 'GET',
    path: '/api/v2/knowledge/diagnosis/knowledge',
    query: { diagnosis_id: 'IDA' },
    answer: { diagnosis_display_name: '缺铁性贫血', hospital_note: { ...author, content } },
    call: () => getDiagnosisKnowledge({ diagnosis_id: 'IDA' }),
    gets: (answer) => expect(answer.hospital_note).toEqual({ ...author, content }),
  });
});
