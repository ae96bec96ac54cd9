import { listLaboratoryTerms, listOriginalLaboratories } from '@jianwei/api-client/lookups/lookups';
import { describe, expect } from 'vitest';
import { agree } from './interaction.ts';

const standard = { standard_laboratory_name: '肌酐', standard_specimen: '血清' };
const given = [['a laboratory term', standard]] as const;

// covers A-7-63..68
describe('listLaboratoryTerms', () => {
  const asked = { operationId: 'listLaboratoryTerms', given, as: 'doctor', method: 'GET' } as const;
  const path = '/api/v2/system/es/lab_specimen_unit';

  agree({
    ...asked,
    when: 'names that hold a text',
    path,
    query: { page: '0', page_size: '200', standard_laboratory_name: '肌酐', type: '1' },
    answer: { data: ['肌酐'] },
    call: () => listLaboratoryTerms({ page: 0, page_size: 200, standard_laboratory_name: '肌酐', type: 1 }),
    gets: (answer) => expect(answer.data).toEqual(['肌酐']),
  });
  agree({
    ...asked,
    when: 'specimens of a name',
    path,
    query: { page: '0', page_size: '200', standard_laboratory_name: '肌酐', type: '2' },
    answer: { data: ['血清'] },
    call: () => listLaboratoryTerms({ page: 0, page_size: 200, standard_laboratory_name: '肌酐', type: 2 }),
    gets: (answer) => expect(answer.data).toEqual(['血清']),
  });
  agree({
    ...asked,
    when: 'all names: an empty text is not sent',
    path,
    query: { page: '0', page_size: '200', type: '1' },
    answer: { data: ['肌酐'] },
    call: () => listLaboratoryTerms({ page: 0, page_size: 200, standard_laboratory_name: '', type: 1 }),
    gets: (answer) => expect(answer.data).toEqual(['肌酐']),
  });
});

// covers A-7-69..72
describe('listOriginalLaboratories', () => {
  const original = { original_laboratory_name: '肌酐（酶法）', original_specimen: '血清' };

  agree({
    operationId: 'listOriginalLaboratories',
    when: 'of a standard name and specimen',
    given,
    as: 'doctor',
    method: 'GET',
    path: '/api/v1/datacenter/operation/serves/lab/originals',
    query: standard,
    answer: { labs: [original] },
    call: () => listOriginalLaboratories(standard),
    gets: (answer) => expect(answer.labs).toEqual([original]),
  });
});
