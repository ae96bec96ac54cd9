import { describe, expect, it } from 'vitest';
import { foldedUnder } from './folding.ts';
import type { Reliability, Urgency } from './infer.ts';

const found = (id: string, urgency: Urgency, reliable: Reliability) => ({ id, urgency, reliable });
const parents = (...rows: readonly ReturnType<typeof found>[]) => [...foldedUnder(rows)];

// Of the table: DIC implies VTE; GRAVES HYPERT and HASHI; PJP and IPA IFI; HYPERKS HKREN, HKREN HYPERK.
describe('what one diagnosis implies', () => {
  it('is folded under it', () => {
    expect(parents(found('DIC', 1, 2), found('VTE', 2, 1))).toEqual([['VTE', 'DIC']]);
    expect(parents(found('GRAVES', 2, 1), found('HYPERT', 2, 2), found('HASHI', 3, 2))).toEqual([
      ['HYPERT', 'GRAVES'],
      ['HASHI', 'GRAVES'],
    ]);
  });

  it('has a line of its own where it is more urgent', () => {
    expect(parents(found('VTE', 1, 1), found('DIC', 2, 2))).toEqual([]);
  });

  it('has a line of its own where the other is only to be excluded', () => {
    expect(parents(found('DIC', 1, 0), found('VTE', 2, 1))).toEqual([]);
  });

  it('is folded under the first in the order of the reading', () => {
    expect(parents(found('PJP', 1, 2), found('IPA', 2, 2), found('IFI', 2, 1))).toEqual([['IFI', 'PJP']]);
    expect(parents(found('IPA', 1, 2), found('PJP', 2, 2), found('IFI', 2, 1))).toEqual([['IFI', 'IPA']]);
  });

  it('folds its own in turn', () => {
    expect(parents(found('HYPERKS', 1, 2), found('HKREN', 2, 1), found('HYPERK', 2, 1))).toEqual([
      ['HKREN', 'HYPERKS'],
      ['HYPERK', 'HKREN'],
    ]);
  });
});

it('changes nothing that stands alone', () => {
  expect(parents(found('VTE', 2, 1), found('IDA', 3, 2))).toEqual([]);
});
