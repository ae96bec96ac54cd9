import { expect, it } from 'vitest';
import { albuminuriaStage, gfrStage } from './stages.ts';

// covers A-9-31..36
it.each([
  [120, 'G1'],
  [90, 'G1'],
  [89.5, 'G1'],
  [89.4, 'G2'],
  [60, 'G2'],
  [59.5, 'G2'],
  [59.4, 'G3a'],
  [45, 'G3a'],
  [44.4, 'G3b'],
  [30, 'G3b'],
  [29.4, 'G4'],
  [15, 'G4'],
  [14.4, 'G5'],
  [3, 'G5'],
] as const)('eGFR %d is %s', (egfr, stage) => {
  expect(gfrStage(egfr)).toBe(stage);
});

// covers A-9-37..39
it.each([
  [0, 'A1'],
  [29.99, 'A1'],
  [30, 'A2'],
  [300, 'A2'],
  [300.01, 'A3'],
  [326, 'A3'],
] as const)('ACR %d is %s', (acr, stage) => {
  expect(albuminuriaStage(acr)).toBe(stage);
});
