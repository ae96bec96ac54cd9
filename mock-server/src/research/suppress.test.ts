import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hiddenTable } from './hidden-table.ts';
import { threeDigits } from './number-text.ts';
import { shownPair, shownTotals, shownVersions } from './shown-pair.ts';
import { placeAmong } from './similar.ts';
import {
  besideCells,
  HIDDEN,
  hiddenCells,
  isSmall,
  partCount,
  roundedShown,
  shownChain,
  shownCount,
  suppressCells,
} from './suppress.ts';

const count = fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 5000 }));
/** The attrition of some cohort: each step keeps at most those before it. */
const chain = fc.array(count, { minLength: 1, maxLength: 8 }).map((counts) => counts.toSorted((a, b) => b - a));

describe('the attrition as it may be told', () => {
  test('holds no number from 1 to 9 and tells no loss of 1 to 9, neither itself nor by two of its numbers', () => {
    fc.assert(
      fc.property(chain, (exact) => {
        const { patients, lost, isTotalRounded } = shownChain(exact);
        const told = patients.flatMap(({ value }) => value ?? []);
        expect([...patients, ...lost].some(({ value = 0 }) => isSmall(value))).toBe(false);
        if (isTotalRounded) return;
        expect(told.some((value, index) => isSmall((told[index - 1] ?? value) - value))).toBe(false);
      }),
    );
  });

  test('tells the total always, exact from 10 on unless it lies within 9 of the store', () => {
    fc.assert(
      fc.property(chain, (exact) => {
        const [first = 0, last = 0] = [exact[0], exact.at(-1)];
        const { patients, isTotalRounded } = shownChain(exact);
        const total = patients.at(-1);
        if (isSmall(last)) expect(total).toEqual(HIDDEN);
        else if (isTotalRounded) expect(Math.abs((total?.value ?? last) - last)).toBeLessThan(10);
        else expect(total?.value).toBe(last);
        expect(isTotalRounded).toBe(exact.length > 1 && isSmall(first - last));
      }),
    );
  });

  test('where nothing is hidden, losses and total sum up to the store', () => {
    fc.assert(
      fc.property(chain, (exact) => {
        const { patients, lost, joined, isTotalRounded } = shownChain(exact);
        if (isTotalRounded || joined.some(Boolean) || [...patients, ...lost].some(({ value }) => value === undefined))
          return;
        const sum = lost.reduce((all, { value = 0 }) => all + value, 0);
        expect(sum + (patients.at(-1)?.value ?? 0)).toBe(exact[0]);
      }),
    );
  });

  test('a loss of 1 to 9 is told with its neighbour', () => {
    expect(shownChain([314, 37, 32, 18])).toMatchObject({
      patients: [{ value: 314 }, { value: 37 }, { shown: '—' }, { value: 18 }],
      lost: [{ value: 0 }, { value: 277 }, { shown: '—' }, { value: 19 }],
      joined: [false, false, true, false],
    });
    // The last loss takes the step before it along.
    expect(shownChain([314, 100, 60, 57]).patients.map(({ shown }) => shown)).toEqual(['314', '100', '—', '57']);
    expect(shownChain([614, 612]).patients.at(-1)).toEqual({ value: 610, shown: '约 610' });
    expect(shownChain([40, 7]).lost.at(-1)).toEqual({ shown: '—' });
  });
});

describe('cells of a total', () => {
  test('are never hidden one alone, where another one can go with it', () => {
    fc.assert(
      fc.property(fc.array(count, { minLength: 2, maxLength: 12 }), (cells) => {
        const hidden = hiddenCells(cells);
        const open = cells.filter((cell, index) => hidden[index] !== true && cell > 0);
        expect(hidden.filter(Boolean).length === 1 && open.length > 0).toBe(false);
        expect(cells.some((cell, index) => isSmall(cell) && hidden[index] !== true)).toBe(false);
      }),
    );
  });

  test('of two groups stay hidden along columns and rows', () => {
    const pair = fc.tuple(count, count);
    fc.assert(
      fc.property(fc.array(pair, { minLength: 2, maxLength: 6 }), (pairs) => {
        const rows = pairs.map(([a, b]) => [a + b, a, b]);
        const hidden = hiddenTable(rows);
        const bad = rows.filter((row, index) => {
          const own = hidden[index] ?? [];
          const isAlone = own.filter(Boolean).length === 1;
          const others = row.filter((cell, column) => column > 0 && own[column] !== true && cell > 0);
          return row.some((cell, column) => isSmall(cell) && own[column] !== true) || (isAlone && others.length > 0);
        });
        expect(bad).toEqual([]);
      }),
    );
  });
});

describe('two numbers on one screen', () => {
  // A share of n in a whole says no more than n itself: it is worked out of what is told.
  test('nearly all of a whole are told rounded, never more than the whole', () => {
    fc.assert(
      fc.property(count, fc.integer({ min: 10, max: 5000 }), (one, other) => {
        const [part, whole] = [Math.min(one, other), other];
        const { value, shown } = partCount(part, whole);
        expect(value ?? 0).toBeLessThanOrEqual(whole);
        if (value !== undefined && !shown.startsWith('约')) expect(isSmall(whole - value)).toBe(false);
      }),
    );
    expect(partCount(13, 14)).toEqual({ value: 10, shown: '约 10' });
  });

  test('cells of a whole beside those of a part of it tell no difference of 1 to 9, nor let one follow', () => {
    const pair = fc.tuple(count, count).map(([part, more]) => ({ part, whole: part + more }));
    fc.assert(
      fc.property(fc.array(pair, { minLength: 2, maxLength: 10 }), (pairs) => {
        const [whole, part] = [pairs.map((each) => each.whole), pairs.map((each) => each.part)];
        const told = besideCells(suppressCells(whole), whole, part);
        const isExact = (index: number) => told[index]?.value === whole[index] && !told[index]?.shown.startsWith('约');
        const differing = pairs.flatMap((each, index) => (each.whole > each.part ? [index] : []));
        expect(pairs.filter((each, index) => isExact(index) && isSmall(each.whole - each.part))).toEqual([]);
        // Whoever reads cannot tell that a hidden cell is the same in both: it is one more number that is unknown.
        const unknown = pairs.flatMap((_, index) => (isExact(index) ? [] : [index]));
        if (differing.length > 1) expect(unknown).not.toHaveLength(1);
      }),
    );
  });

  test('versions that differ by 1 to 9, or from the cohort of today, are not both told exactly', () => {
    const totals = (today: number) =>
      shownVersions(
        [195, 201, 250].map((total) => [614, total]),
        today,
      ).map(({ shown }) => shown);
    expect(totals(195)).toEqual(['195', '约 200', '250']);
    expect(totals(203)).toEqual(['约 195', '约 200', '250']);
  });
});

test('numbers as they are shown', () => {
  expect([0, 1, 9, 10, 12345].map((each) => shownCount(each).shown)).toEqual(['0', '<10', '<10', '10', '12,345']);
  expect(roundedShown(1087)).toEqual({ value: 1085, shown: '约 1,085' });
  expect(roundedShown(7)).toEqual(HIDDEN);
});

test('what is hidden for the sake of a neighbour is not said to be small', () => {
  expect(suppressCells([20, 9]).map(({ shown }) => shown)).toEqual(['隐去', '<10']);
  expect(suppressCells([5, 9, 40]).map(({ shown }) => shown)).toEqual(['<10', '<10', '40']);
});

test('a figure has three digits, and four close to 1', () => {
  expect([221.5, 7.8, 0.3149, 1284.4, 1.0151, 1.586].map(threeDigits)).toEqual([222, 7.8, 0.315, 1284, 1.015, 1.59]);
});

test('totals that differ by 1 to 9, and who came and went between them', () => {
  expect(shownTotals(200, 196)).toEqual([
    { value: 200, shown: '约 200' },
    { value: 195, shown: '约 195' },
  ]);
  expect(shownTotals(200, 150)).toEqual([shownCount(200), shownCount(150)]);
  expect(shownPair(5, 50)).toEqual({ gained: HIDDEN, lost: { shown: '—' } });
  expect(shownPair(50, 5)).toEqual({ gained: { shown: '—' }, lost: HIDDEN });
  expect(shownPair(0, 5)).toEqual({ gained: { value: 0, shown: '0' }, lost: HIDDEN });
});

test('a place is above all similar people only where nobody lies beyond it', () => {
  const people = [...Array.from({ length: 299 }, () => 1), 5];
  expect(placeAmong(people, 3)).toEqual({ percentile: 99, words: '高于 99% 的人' });
  expect(placeAmong(people, 6)).toEqual({ percentile: 100, words: '高于全部相似患者' });
  expect(placeAmong(people, 0)).toEqual({ percentile: 0, words: '低于全部相似患者' });
});
