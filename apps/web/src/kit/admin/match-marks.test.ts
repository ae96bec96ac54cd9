import { expect, test } from 'vitest';
import { matchRanges } from './match-marks.ts';

const body = document.createElement('tbody');
body.innerHTML = '<tr><th>Doctor2 陆明哲</th><td>doctor、<b>DOCTOR</b></td></tr>';
const found = (text: string) => matchRanges(body, text).map(String);

test('what was searched for is found in every cell, in whatever case, and keeps its spelling', () => {
  expect(found(' doctor ')).toEqual(['Doctor', 'doctor', 'DOCTOR']);
  expect(found('明哲')).toEqual(['明哲']);
});

test('an empty word and one that stands nowhere mark nothing', () => {
  expect(found('  ')).toEqual([]);
  expect(found('骨科')).toEqual([]);
});
