import { expect, test } from 'vitest';
import { plainReading } from './plain-reading.ts';

const readingOf = (value: string) =>
  plainReading({
    at: '2025-11-18T10:00:00+08:00',
    sex: '男',
    age: 58,
    results: [{ name: '血培养', value, unit: '', range: '无菌生长' }],
  });

// CLSI M47: one bottle of a skin germ is neither an infection nor nothing.
test.each(['人葡萄球菌，1/4瓶，疑污染', '表皮葡萄球菌（1/4瓶，考虑污染）', 'Staph. epidermidis, possible contaminant'])(
  '「%s」 is looked at the same day, and is no sepsis',
  (value) => {
    const { level, urgency, actions, headline, diagnoses } = readingOf(value);
    expect([level, urgency, diagnoses]).toEqual(['focus', 2, []]);
    expect(actions).toEqual(['A-CULT:1', 'A-CULT:2', 'A-CULT:3']);
    expect(headline).toContain(value);
  },
);

test.each(['标本污染，请重送', '疑污染', '无菌生长'])('「%s」 names nothing that grew', (value) => {
  expect(readingOf(value)['actions']).toEqual([]);
});
