import { describe, expect, test } from 'vitest';
import { readCondition } from '@jianwei/clinical-rules/rule-condition/condition';
import type { Truth } from '@jianwei/clinical-rules/rule-condition/kleene';
import { nearMiss } from './near-miss.ts';

const leaf = (code: string) => ({ fact: 'lab', op: 'at_least', value: 1, code });
const miss = (condition: object, ...results: Truth[]) => {
  const read = readCondition(condition);
  const leaves = results.map((result, index) => ({ path: `${index}`, actual: '', result }));
  return nearMiss(read, { result: false, leaves });
};

describe('the leaf that alone kept a rule silent', () => {
  const both = { all: [leaf('K'), leaf('NA')] };

  test('is the one that is false where all others hold', () => {
    expect(miss(both, true, false)).toMatchObject({ path: '1', satisfied: 1, leaf: { code: 'NA' } });
    expect(miss(both, false, true)).toMatchObject({ path: '0' });
  });

  test('is none where two failed, or one could not be told', () => {
    expect(miss(both, false, false)).toBeUndefined();
    expect(miss(both, false, 'undetermined')).toBeUndefined();
  });

  test('of an alternative is the first; of a contrary the one that holds', () => {
    expect(miss({ any: [leaf('K'), leaf('NA')] }, false, false)).toMatchObject({ path: '0', satisfied: 0 });
    expect(miss({ none: [leaf('K'), leaf('NA')] }, false, true)).toMatchObject({ path: '1', satisfied: 1 });
  });

  test('is none where the rule held or could not be told', () => {
    const leaves = [{ path: '0', actual: '', result: true as const }];
    expect(nearMiss(readCondition(leaf('K')), { result: true, leaves })).toBeUndefined();
    expect(nearMiss(readCondition(leaf('K')), { result: 'undetermined', leaves })).toBeUndefined();
  });
});
