import { rows } from './equivalent-rows.mjs';

const compiler = 'null is no more than 0 either: it tells the compiler';
const noFigure = 'no figure lies there';
const noSign = 'only how far it goes is asked for, not which way';

/** Survivors in the figures of models, and of the spinal fluid, that no test can tell from the program. */
export const equivalentsOfModels = [
  ...rows('packages/clinical-rules/src/model-metrics', [
    [
      'calibration.ts',
      'step < MOST_STEPS',
      'step <= MOST_STEPS',
      'what is not found in fifty steps is not in the next',
    ],
    [
      'calibration.ts',
      'Math.abs(move0) + Math.abs(move1) < CLOSE_ENOUGH',
      'Math.abs(move0) + Math.abs(move1) <= CLOSE_ENOUGH',
      noFigure,
    ],
    [
      'change-point.ts',
      'sum += values.reduce((all, other) => all + Math.sign(value - other), 0)',
      'sum -= values.reduce((all, other) => all + Math.sign(value - other), 0)',
      noSign,
    ],
    ['change-point.ts', 'all + Math.sign(value - other)', 'all - Math.sign(value - other)', noSign],
    ['change-point.ts', 'chance < SIGNIFICANT', 'chance <= SIGNIFICANT', noFigure],
    ['intervals.ts', 'drawn.get(name)?.push', 'drawn.get(name).push', 'each name has its list: it tells the compiler'],
    ['stability.ts', 'value > limit', 'value <= limit', 'groups counted from the other end are the same groups'],
  ]),
  ...rows('packages/clinical-rules/src/cerebrospinal', [
    ['barrier.ts', 'serum === null', 'false', compiler],
    ['barrier.ts', 'qalb === null', 'false', compiler, 'const index'],
    ['cerebrospinal-facts.ts', 'blood === null', 'false', compiler],
    ['cerebrospinal-wire.ts', 'correction === null', 'false', 'a count that was corrected says how'],
  ]),
];
