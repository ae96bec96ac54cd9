import { expect, test } from 'vitest';
import { guideAddress, splitRecommends } from './knowledge-sections.tsx';

// covers A-2.6-04, A-2.6-05
test('type 2 is an exam, every other type a lab item', () => {
  const recommends = [
    { id: 'a', examine: 'eGFR', type: 1 },
    { id: 'b', examine: '肾脏超声', type: 2 },
    { id: 'c', examine: 'ACR', type: 0 },
    { id: 'd', examine: '尿沉渣', type: 3 },
  ];
  const { labs, exams } = splitRecommends(recommends);
  expect(labs.map((entry) => entry.id)).toEqual(['a', 'c', 'd']);
  expect(exams.map((entry) => entry.id)).toEqual(['b']);
});

// covers A-2.6-11
test('a guideline lies at the back end, one slash between address and url', () => {
  expect(guideAddress('https://cdss.example', { url: '/files/kdigo.pdf' })).toBe(
    'https://cdss.example/files/kdigo.pdf',
  );
  expect(guideAddress('https://cdss.example', { url: 'files/kdigo.pdf' })).toBe('https://cdss.example/files/kdigo.pdf');
  expect(guideAddress('', { url: '/files/kdigo.pdf' })).toBe('/files/kdigo.pdf');
});
