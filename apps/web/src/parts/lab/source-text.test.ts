import { describe, expect, it } from 'vitest';

import { sourceTexts } from './lab-text.ts';

/** Which of these texts are knowledge. */
const filterSourceTexts = (texts: readonly string[]) =>
  sourceTexts({ knowledge: texts.map((text) => ({ knowledge_display: '', knowledge_content: text })) }).map(
    ({ content }) => content,
  );

const FIFTEEN = '甲乙丙丁戊己庚辛壬癸子医生建议';
const SIXTEEN = `丑${FIFTEEN}`;

describe('source texts', () => {
  // covers A-2.7-21, A-2.7-22
  it('leaves out short texts that only name their author', () => {
    expect(filterSourceTexts(['张主任医生建议', '以上由医生提供', '医生建议。'])).toEqual([]);
  });

  // covers A-2.7-23
  it('keeps a text of 16 characters even with the ending', () => {
    expect(Array.from(FIFTEEN)).toHaveLength(15);
    expect(filterSourceTexts([FIFTEEN, SIXTEEN])).toEqual([SIXTEEN]);
  });

  // covers A-2.7-24
  it('keeps a short text with another ending', () => {
    expect(filterSourceTexts(['血钾高于 5.3', '医生建议复查'])).toEqual(['血钾高于 5.3', '医生建议复查']);
  });

  it('drops blanks and counts after trimming', () => {
    expect(filterSourceTexts(['  ', `   ${FIFTEEN}   `])).toEqual([]);
  });

  it('keeps the heading with its text', () => {
    const knowledge = [
      { knowledge_display: '临床意义', knowledge_content: '血钾升高见于肾功能不全、酸中毒与药物。' },
      { knowledge_display: '来源', knowledge_content: '医生提供' },
    ];
    expect(sourceTexts({ knowledge })).toEqual([
      { display: '临床意义', content: '血钾升高见于肾功能不全、酸中毒与药物。' },
    ]);
    expect(sourceTexts({})).toEqual([]);
  });
});
