import { describe, expect, it } from 'vitest';
import { SCORE_RANGE } from './grace-table.ts';
import { scored } from './grace.test-support.ts';
import type { GraceFacts, GraceItem } from './grace.ts';

function pointsOf(change: Partial<GraceFacts>, item: GraceItem): number | undefined {
  return scored(change).contributions.find((row) => row.item === item)?.points;
}

// Points below, at and above each cut-off of Granger 2003, Fig. 4 (lower bound inclusive).
describe('the published table', () => {
  it.each([
    [18, 0],
    [29, 0],
    [29.9, 0],
    [30, 8],
    [31, 8],
    [39, 8],
    [40, 25],
    [41, 25],
    [49, 25],
    [50, 41],
    [51, 41],
    [59, 41],
    [60, 58],
    [61, 58],
    [69, 58],
    [70, 75],
    [71, 75],
    [79, 75],
    [80, 91],
    [81, 91],
    [89, 91],
    [90, 100],
    [91, 100],
    [120, 100],
  ])('age %d gives %d points', (ageYears, points) => {
    expect(pointsOf({ ageYears }, 'age')).toBe(points);
  });

  it.each([
    [20, 0],
    [49, 0],
    [50, 3],
    [51, 3],
    [69, 3],
    [70, 9],
    [71, 9],
    [89, 9],
    [90, 15],
    [91, 15],
    [109, 15],
    [110, 24],
    [111, 24],
    [149, 24],
    [150, 38],
    [151, 38],
    [199, 38],
    [200, 46],
    [201, 46],
    [300, 46],
  ])('heart rate %d gives %d points', (heartRatePerMin, points) => {
    expect(pointsOf({ heartRatePerMin }, 'heart_rate')).toBe(points);
  });

  it.each([
    [40, 58],
    [79, 58],
    [80, 53],
    [81, 53],
    [99, 53],
    [100, 43],
    [101, 43],
    [119, 43],
    [120, 34],
    [121, 34],
    [139, 34],
    [140, 24],
    [141, 24],
    [159, 24],
    [160, 10],
    [161, 10],
    [199, 10],
    [200, 0],
    [201, 0],
    [300, 0],
  ])('systolic pressure %d mmHg gives %d points', (systolicPressure, points) => {
    expect(pointsOf({ systolicPressure }, 'blood_pressure')).toBe(points);
  });

  it.each([
    [0.2, 1],
    [0.39, 1],
    [0.4, 4],
    [0.41, 4],
    [0.79, 4],
    [0.8, 7],
    [0.81, 7],
    [1.19, 7],
    [1.2, 10],
    [1.21, 10],
    [1.59, 10],
    [1.6, 13],
    [1.61, 13],
    [1.99, 13],
    [2, 21],
    [2.01, 21],
    [3.99, 21],
    [4, 28],
    [4.01, 28],
    [20, 28],
  ])('creatinine %d mg/dl gives %d points', (serumCreatinine, points) => {
    expect(pointsOf({ serumCreatinine }, 'serum_creatinine')).toBe(points);
  });

  // The bins published in μmol/L (docs.cntd.ru 561663572): 35, 71, 106, 141, 177, 354.
  it.each([
    [34, 1],
    [35, 4],
    [36, 4],
    [70, 4],
    [71, 7],
    [72, 7],
    [105, 7],
    [106, 10],
    [107, 10],
    [140, 10],
    [141, 13],
    [142, 13],
    [176, 13],
    [177, 21],
    [178, 21],
    [353, 21],
    [354, 28],
    [355, 28],
  ])('creatinine %d μmol/L gives %d points', (serumCreatinine, points) => {
    expect(pointsOf({ serumCreatinine, serumCreatinineUnit: 'μmol/L' }, 'serum_creatinine')).toBe(points);
  });

  it.each([
    [1, 0],
    [2, 20],
    [3, 39],
    [4, 59],
  ])('Killip %d gives %d points', (killipClass, points) => {
    expect(pointsOf({ killipClass }, 'kill_ip_rank')).toBe(points);
  });

  it('gives 39 for arrest, 28 for ST deviation, 14 for raised enzymes', () => {
    expect(pointsOf({ hasCardiacArrest: true }, 'cardiac_arrest')).toBe(39);
    expect(pointsOf({ hasStDeviation: true }, 'st_down')).toBe(28);
    expect(pointsOf({ hasRaisedEnzymes: true }, 'cardiac_enzymes_high')).toBe(14);
    expect(pointsOf({}, 'cardiac_arrest')).toBe(0);
  });

  it('runs from 1 to 372', () => {
    const highest = scored({
      ageYears: 95,
      heartRatePerMin: 210,
      systolicPressure: 70,
      serumCreatinine: 5,
      killipClass: 4,
      hasCardiacArrest: true,
      hasStDeviation: true,
      hasRaisedEnzymes: true,
    });
    expect([scored({}).score, highest.score]).toEqual(SCORE_RANGE);
  });
});
