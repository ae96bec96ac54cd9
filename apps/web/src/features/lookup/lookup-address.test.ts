import { expect, test } from 'vitest';
import { DISEASES, diseaseAddress, LABORATORIES, laboratoryAddress } from './lookup-address.ts';

test.each([DISEASES, LABORATORIES])('a keyword is as long as the search takes', ({ read }) => {
  expect(read(new URLSearchParams({ keyword: ` ${'肾'.repeat(101)}` })).keyword).toHaveLength(100);
});

test('links to a disease and to a lab item', () => {
  expect(diseaseAddress('A&B')).toBe('/diagnosis-menu?disease=A%26B');
  expect(laboratoryAddress({ name: 'NEUT%' })).toBe('/data?name=NEUT%25');
});
