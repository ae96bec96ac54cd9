import { rows } from './equivalent-rows.mjs';

const compiler = 'it is always so here; it tells the compiler';
const noFlag = 'a flag that nobody knows says as little as none';
const noName = 'no item is called so, so that it finds nothing';

/** Survivors in the catalogue and in what a record prints that no test can tell from the program. */
export const equivalentsOfNames = [
  ...rows('packages/clinical-rules/src/catalogue', [
    [
      'catalogue.ts',
      "'code'",
      '""',
      'the table holds each code once; a second one is refused while it is loaded',
      "readTable('catalogue.tsv'",
    ],
    ['catalogue.ts', 'row.female ?? null', 'row.female && null', 'no interval of age is of men alone', 'ageIntervals('],
    ['catalogue.ts', 'sex === null', 'false', compiler, 'isSpecimenOfOtherSex(item, sex)) return'],
    ['methods.ts', '[]', '["Stryker was here"]', 'of what matched only the parts are looked at', 'WITH_METHOD.exec'],
    ['printed-name.ts', '[]', '["Stryker was here"]', noName],
    [
      'share-twins.ts',
      "findUnit(findItem(twin.count)?.unit ?? '')?.kind",
      "findUnit(findItem(twin.count)?.unit ?? '').kind",
      compiler,
    ],
    ['share-twins.ts', 'findItem(twin.count)?.unit', 'findItem(twin.count).unit', compiler],
  ]),
  ...rows('packages/clinical-rules/src/record', [
    [
      'source-flag.ts',
      '[]',
      '["Stryker was here"]',
      'no mark is called so, and each has a meaning',
      'flag.match(MARKS)',
    ],
    ['source-flag.ts', "''", '"Stryker was here!"', noFlag, "sourceFlag = ''"],
  ]),
];
