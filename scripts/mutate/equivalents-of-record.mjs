import { rows } from './equivalent-rows.mjs';

const cached = 'made again each time: slower, the same result';
const compiler = 'what is not there has no value either: the question tells the compiler';

/** Survivors in the reading of a record that no test can tell from the program. */
export const equivalentsOfRecord = rows('packages/clinical-rules/src/record', [
  ['cerebrospinal-facts.ts', 'known !== undefined', 'false', cached],
  ['cerebrospinal-facts.ts', 'ORGANISMS.set(record, found);', ';', cached],
  ['cerebrospinal-facts.ts', '[]', '["Stryker was here"]', 'no row has that code', 'codes : []'],
  [
    'ckd-facts.ts',
    '!isCkdReport(earlier)',
    'false',
    'what stages nothing has no filtration either: slower, the same result',
  ],
  ['ckd-facts.ts', 'options === undefined', 'false', cached],
  ['ckd-facts.ts', 'STAGES.set(judged, known);', ';', cached],
  ['ckd-facts.ts', 'FIRST_ALBUMINURIA.has(record)', 'false', cached],
  ['ckd-facts.ts', 'FIRST_ALBUMINURIA.set(record, first);', ';', cached],
  ['ckd-facts.ts', 'known !== undefined', 'false', cached],
  ['ckd-facts.ts', 'STAGED.set(record, staged);', ';', cached],
  ['ckd-facts.ts', 'first !== undefined', 'true', compiler],
  ['ckd-facts.ts', 'albuminuriaSource === null', 'false', compiler],
  [
    'gastric-facts.ts',
    'rowByCode(judged, code)?.printed',
    'rowByCode(judged, code).printed',
    'what is known has a row',
  ],
  ['gastric-facts.ts', '[]', '["Stryker was here"]', 'what is known has a row', '?? []'],
  ['episode-rows.ts', 'known !== undefined', 'false', cached],
  ['episode-rows.ts', 'ROWS.set(record, byCode);', ';', cached],
  ...['by', 'unless', 'unlessBeside', 'unlessKnown', 'byKnown'].map((name) => [
    'explained.ts',
    '[]',
    '["Stryker was here"]',
    'no diagnosis, item or disease is called so',
    `${name} = []`,
  ]),
  ['explained.ts', '[]', '["Stryker was here"]', 'what is brought about by nothing else has nothing to find', 'by: []'],
  ...[
    ['!isUniform(recent, current)', 'true'],
    ['first + reach < all.length', 'false'],
    ['first + reach < all.length', 'first + reach <= all.length'],
    ['isSettled(delta, reach)', 'false'],
    ['all.slice(first, first + reach)', 'all'],
    ["note.code === 'stage_changed' && note.isFirst", 'true'],
    ["note.code === 'stage_changed' && note.isFirst", "note.code === 'stage_changed' || note.isFirst"],
    ["note.code === 'stage_changed'", 'true'],
  ].map(([from, to]) => ['history.ts', from, to, 'looks further back than it must: slower, the same comparison']),
  ['logistic-model-facts.ts', 'row === undefined', 'false', compiler],
  [
    'logistic-model-facts.ts',
    '{ age: null, UREA: null, UA: null, HGB: null, K: null, P: null }',
    '{}',
    'each of them is set next',
  ],
  ['newest-result.ts', 'row === undefined', 'false', compiler, 'parsed === undefined'],
  ['pleural-facts.ts', 'SERUM.set(record, items);', ';', cached],
  ['pleural-facts.ts', 'items.set(item, values);', ';', cached],
  ['pleural-facts.ts', '[]', '["Stryker was here"]', 'what has no time is never the nearest', '{ found, time'],
  ['pleural-facts.ts', 'ofFluid === undefined', 'false', 'less nothing is no number either, which the rule leaves out'],
  [
    'thyroid-function-facts.ts',
    'record.reports[0]?.report',
    'record.reports[0].report',
    'the record holds the report that is read',
  ],
  ['thyroid-function-facts.ts', "''", '"Stryker was here!"', 'the record holds the report that is read', 'today ='],
  ['thyroid-function-facts.ts', "parsed.kind !== 'interval'", 'false', compiler],
]);
