import { rows } from './equivalent-rows.mjs';

const compiler = 'what is not there has no value either: the question tells the compiler';
const noRow = 'no row is called so';

/** Survivors in what tools say of a report that no test can tell from the program. */
export const equivalentsOfTools = rows('packages/clinical-rules/src/reading/tools', [
  ['adrenal-cortex.ts', 'potassium != null', 'true', compiler],
  ['aldosteronism.ts', 'steps === undefined', 'false', 'steps that are undefined are as good as none'],
  ['aldosteronism.ts', '[]', '["Stryker was here"]', noRow, "['K'] : []"],
  ['cerebrospinal.ts', '[]', '["Stryker was here"]', compiler, 'cells?.history ??'],
  ...['peak === undefined', 'first === undefined'].map((question) => [
    'cerebrospinal.ts',
    question,
    'false',
    'a course has both, its highest and its first',
  ]),
  ['cerebrospinal.ts', "''", '"Stryker was here!"', 'no outcome is called so', "seen || ''"],
  ...['isRatioLow', 'ratio?.value', 'saturation?.value', 'limit?.code'].map((line) => [
    'covid19.ts',
    '[]',
    '["Stryker was here"]',
    'a text is no row and no code',
    line,
  ]),
  ['covid19.ts', '[]', '["Stryker was here"]', 'a text is no row and no code', 'row?.id ??'],
  ['covid19.ts', 'row?.id', 'row.id', compiler],
  ['covid19.ts', 'value === undefined', 'false', 'what is graver rests on a row'],
  ['covid19.ts', "''", '"Stryker was here!"', 'what is graver rests on a row', 'value === undefined'],
  ['grace.ts', 'used.serumCreatinine === null', 'false', 'without a creatinine no score is told'],
  ['grace.ts', 'saved !== null', 'true', 'without a creatinine no score is told'],
  ['grace.ts', 'saved.savedTime !== undefined', 'true', compiler],
  ['grace.ts', "''", '"Stryker was here!"', 'what is outdated has its time', 'saved.savedTime ??'],
  ['infant-fluid.ts', 'cells !== undefined', 'true', 'cells that were not counted have no upper bound'],
  ...["'G1'", "'A1'"].map((stage) => ['ckd.ts', stage, '""', 'before the first stage there is none', 'STAGE_ORDER']),
  ['ckd.ts', 'to !== null', 'true', 'where no stage is told now that of before is not looked at'],
  ['ckd.ts', "''", '"Stryker was here!"', compiler, "to ?? ''"],
  [
    'ckd.ts',
    "STAGE_ORDER.indexOf(to ?? '') > STAGE_ORDER.indexOf(from ?? '')",
    "STAGE_ORDER.indexOf(to ?? '') >= STAGE_ORDER.indexOf(from ?? '')",
    'what moved is another stage',
  ],
  ['ckd.ts', "'，'", '""', 'one of two at most is told so', 'told.join'],
  ['thyroid-followup.ts', "''", '"Stryker was here!"', 'hormones are items', "item?.unit ?? ''"],
  ['thyroid-followup.ts', 'item?.unit', 'item.unit', 'hormones are items'],
]);
