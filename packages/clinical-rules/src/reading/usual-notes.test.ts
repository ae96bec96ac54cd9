import { describe, expect, test } from 'vitest';
import type { PlainRow } from './reading.test-support.ts';
import { readingOf } from './reading.test-support.ts';

const textOf = (rows: readonly PlainRow[], more: object = {}) => readingOf(rows, more).findings[0]?.text ?? '';

describe('what makes a result usual of the patient is said beside it', () => {
  test('the fetoprotein of the first year (Blohm 1998)', () => {
    const high: PlainRow = ['AFP', '2654', 'ng/mL', '0-13.4'];
    expect(textOf([high], { age: null, age_months: 2 })).toContain('婴儿期可生理性升高');
    expect(textOf([high])).not.toContain('婴儿期');
  });

  test('an INR of who takes warfarin, unless it is critical', () => {
    const tags = { tags: ['房颤 华法林'] };
    expect(textOf([['INR', '2.3', '', '0.8-1.2']], tags)).toContain('请按抗凝目标判断');
    expect(textOf([['INR', '2.3', '', '0.8-1.2']], { tags: ['停用华法林'] })).not.toContain('抗凝目标');
    expect(textOf([['INR', '6.8', '', '0.8-1.2']], tags)).not.toContain('抗凝目标');
  });

  test('hormones of a pregnancy, and an hCG that none explains', () => {
    const pregnant = { sex: '女', age: 28, tags: ['妊娠8周'] };
    expect(textOf([['PROG', '24.6', 'ng/mL', '']], pregnant)).toContain('妊娠期可生理性升高');
    expect(textOf([['HCG', '86200', 'mIU/mL', '0-5']], pregnant)).toContain('妊娠期可生理性升高');
    const mole = readingOf([['HCG', '586000', 'mIU/mL', '0-5']], pregnant).findings[0];
    expect([mole?.urgency, mole?.text.includes('高于单胎孕早期峰值'), mole?.actions.length]).toEqual([2, true, 3]);
  });

  test('an amylase beside a lipase that is not raised', () => {
    const amylase: PlainRow = ['AMY', '486', 'U/L', '35-135'];
    const alone = readingOf([amylase, ['LPS', '28', 'U/L', '13-60']]);
    expect(alone.findings[0]?.text).toContain('巨淀粉酶血症');
    expect([alone.level, alone.diagnoses]).toEqual(['critical', []]);
    expect(readingOf([amylase]).diagnoses).toEqual(['PANCR']);
  });

  test('an antinuclear antibody of 1:80 alone, which is no lupus (Tan 1997)', () => {
    const low = readingOf([['ANA', '1:80', '', '<1:80']]);
    expect([low.diagnoses, low.findings[0]?.text.includes('低滴度')]).toEqual([[], true]);
    expect(readingOf([['ANA', '1:320', '', '<1:80']]).diagnoses).toEqual(['SLE']);
    const beside: PlainRow = ['C3', '0.4', 'g/L', '0.7-1.4'];
    expect(readingOf([['ANA', '1:80', '', '<1:80'], beside]).diagnoses).toEqual(['SLE']);
  });
});
