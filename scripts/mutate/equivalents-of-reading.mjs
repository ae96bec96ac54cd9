import { rows } from './equivalent-rows.mjs';

const steps = 'the table has these steps';
const toldApart = 'organs are only told apart by their names: one of them may be empty';
const hasItem = 'what cannot be believed is of an item';
const hasFlag = 'a flag that means something is there';
const compiler = 'what is not there has no value either: the question tells the compiler';

const organs = [
  ...[
    'kidney',
    'red cells',
    'glucose',
    'liver',
    'heart',
    'lipids',
    'inflammation',
    'thyroid',
    'gas',
    'calcium',
    'lymphocytes',
  ],
  ...[
    'monocytes',
    'eosinophils',
    'basophils',
    'red cell size',
    'reticulocytes',
    'fibrinolysis',
    'extrinsic pathway',
    'pancreas',
    'iron',
  ],
];

/** Survivors in the reading of a report that no test can tell from the program. */
export const equivalentsOfReading = rows('packages/clinical-rules/src/reading', [
  ...organs.map((organ) => ['row-findings.ts', `'${organ}'`, '""', toldApart, `['${organ}', [`]),
  ...['flag-findings.ts', 'row-findings.ts', 'rule-findings.ts', 'tool-findings.ts', 'unread-findings.ts'].map(
    (file) => [file, '[]', '["Stryker was here"]', steps, 'actionsFor('],
  ),
  ['flag-findings.ts', 'row.judged.item?.name ?? row.subject', 'row.judged.item?.name && row.subject', hasItem],
  ['flag-findings.ts', 'row.judged.item?.name', 'row.judged.item.name', hasItem],
  ['flag-findings.ts', 'row.judged.item?.unit', 'row.judged.item.unit', hasItem],
  ['flag-findings.ts', "''", '"Stryker was here!"', hasItem, 'item?.unit ??'],
  ['flag-findings.ts', 'item?.name', 'item.name', hasItem],
  ['flag-findings.ts', 'item?.unit', 'item.unit', hasItem],
  ['unread-findings.ts', "''", '"Stryker was here!"', hasFlag, 'printed.source_flag ??'],
  ['row-findings.ts', "''", '"Stryker was here!"', hasFlag, 'printed.source_flag ??'],
  ['diagnosis-findings.ts', "''", '"Stryker was here!"', 'no disease is called so', 'OF_NOW[id] ??'],
  ['diagnosis-findings.ts', 'whole !== undefined', 'true', compiler],
  ['diagnosis-findings.ts', 'main.value === null', 'false', 'a row without a value has not changed'],
  [
    'diagnosis-findings.ts',
    "''",
    '"Stryker was here!"',
    'without a subject no ground says it again',
    'main?.subject ??',
  ],
  ['diagnosis-findings.ts', 'item[0]?.id', 'item[0].id', compiler],
  ['tool-findings.ts', 'outcome === null', 'false', compiler],
  ['row-findings.ts', 'high === undefined', 'false', compiler],
  [
    'copy.ts',
    'Math.abs(value - roundHalfUp(value, decimals)) < EXACT',
    'Math.abs(value - roundHalfUp(value, decimals)) <= EXACT',
    'no figure lies there',
  ],
  ['copy.ts', 'difference < 0', 'difference <= 0', 'what did not move is told as near the last one'],
  ['copy.ts', 'flag.critical === undefined', 'false', compiler],
  ['copy.ts', 'item?.critical == null', 'false', compiler],
  ['copy.ts', 'item?.critical', 'item.critical', compiler],
  ['held-tests.ts', '[]', '["Stryker was here"]', 'no code of a report is called so', 'item === undefined ?'],
  ['held-tests.ts', '[]', '["Stryker was here"]', 'the whole match is not looked at', 'ASKS.exec'],
  ['echo.ts', 'id === undefined', 'false', compiler],
  ['echo.ts', 'side === null', 'false', 'nothing follows from a row that is on no side'],
  ['echo.ts', "''", '"Stryker was here!"', 'nothing follows from it', "FOLLOWS[key ?? '']"],
  ['echo.ts', '[]', '["Stryker was here"]', 'no row is called so', "FOLLOWS[key ?? '']"],
  ['grounds.ts', "''", '"Stryker was here!"', 'a limit that was found has its sign', "sign = ''"],
  ['grounds.ts', '[]', '["Stryker was here"]', 'the whole match is not looked at', 'exec(ground)'],
]);
