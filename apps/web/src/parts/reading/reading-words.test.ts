import type { Reading, ReadingFinding } from '@jianwei/api-client/model';
import { UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { expect, test } from 'vitest';
import {
  findingOfDiagnosis,
  isOldNews,
  isQuiet,
  levelWord,
  sourceText,
  statusWord,
  urgencyWord,
} from './reading-words.ts';

const finding = (more: object) => more as ReadingFinding;

test('what is none of the known levels, urgencies, states and kinds cannot be determined', () => {
  expect([levelWord('focus'), levelWord('dream' as 'focus')]).toEqual(['需关注', UNDETERMINED]);
  expect([urgencyWord(1), urgencyWord(9 as 1)]).toEqual(['立即', UNDETERMINED]);
  const words = [
    { status: 'worse', kind: 'row' },
    { status: 'new', kind: 'tool' },
    { status: 'dream', kind: 'row' },
    { status: 'worse', kind: 'dream' },
  ].map((each) => statusWord(each as ReadingFinding));
  expect(words).toEqual(['较上次加重', '', UNDETERMINED, UNDETERMINED]);
});

test.each([
  [{}, true],
  [{ level: 'focus' }, false],
  [{ findings: [{}] }, false],
  [{ unread: [{}] }, false],
])('a reading with %j says nothing: %s', (more, isIt) => {
  expect(isQuiet({ level: 'normal', findings: [], unread: [], ...more } as unknown as Reading)).toBe(isIt);
});

test('the finding of a diagnosis is no finding of another kind that names it', () => {
  const findings = [
    { kind: 'tool', diagnosis_id: 'd1' },
    { kind: 'diagnosis', diagnosis_id: 'd2' },
    { kind: 'diagnosis', diagnosis_id: 'd1' },
  ];
  const reading = { findings } as Reading;
  expect(findingOfDiagnosis(reading, 'd1')).toBe(findings[2]);
  expect(findingOfDiagnosis(reading, 'd3')).toBeUndefined();
  expect(findingOfDiagnosis(undefined, 'd1')).toBeUndefined();
});

test.each([
  [{ known: true, status: 'same', urgency: 3 }, true],
  [{ known: true, status: 'new', urgency: 3 }, true],
  [{ known: true, status: 'worse', urgency: 3 }, false],
  [{ known: true, status: 'same', urgency: 2 }, false],
  [{ known: UNDETERMINED, status: 'same', urgency: 3 }, false],
  [{ status: 'same', urgency: 3 }, false],
])('%j is old news: %s', (more, isIt) => {
  expect(isOldNews(finding(more))).toBe(isIt);
});

test.each([
  ['KDIGO 2024：表 3；KDIGO 2024（第 12 页）；WS/T 779', 'KDIGO 2024；WS/T 779'],
  ['KDIGO 2024 : 3; x', 'KDIGO 2024'],
  ['（ours）；KDIGO', 'KDIGO'],
  ['', ''],
])('the publications of %j', (source, text) => {
  expect(sourceText(source)).toBe(text);
});
