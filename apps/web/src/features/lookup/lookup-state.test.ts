import { expect, test } from 'vitest';
import { diseaseAddress, NOTHING_CHOSEN, readDiseaseState, writeDiseaseState } from './disease-state.ts';
import { laboratoryAddress, NO_LABORATORY, readLaboratoryState, writeLaboratoryState } from './laboratory-state.ts';

test('an address says what it was written from; defaults are left out', () => {
  const disease = { group: '8', keyword: '肾 病', disease: 'CKD' };
  expect(readDiseaseState(writeDiseaseState(disease))).toEqual(disease);
  expect(writeDiseaseState(NOTHING_CHOSEN).size).toBe(0);
  const laboratory = { keyword: '肌', page: 2, name: 'NEUT%', specimen: '全血' };
  expect(readLaboratoryState(writeLaboratoryState(laboratory))).toEqual(laboratory);
  expect(writeLaboratoryState(laboratory).get('page')).toBe('3');
  expect(writeLaboratoryState(NO_LABORATORY).size).toBe(0);
});

test('pages that are no page are the first; a keyword is as long as the search takes', () => {
  for (const page of ['0', '-1', 'x', '1e3', '99999']) {
    expect(readLaboratoryState(new URLSearchParams({ page })).page).toBe(0);
  }
  expect(readDiseaseState(new URLSearchParams({ keyword: '肾'.repeat(101) })).keyword).toHaveLength(100);
  expect(readLaboratoryState(new URLSearchParams({ keyword: ` ${'肾'.repeat(101)}` })).keyword).toHaveLength(100);
});

test('links to a disease and to a lab item', () => {
  expect(diseaseAddress('A&B')).toBe('/diagnosis-menu?disease=A%26B');
  expect(laboratoryAddress({ name: 'NEUT%' })).toBe('/data?name=NEUT%25');
});
