import { findItemByName } from '../catalogue/catalogue.ts';
import { memoizeByText } from '../core/memoize-by-text.ts';
import { oneOf, optional, record, text, words } from '../tables/shapes.ts';
import { readTable } from '../tables/table.ts';
import { ACTION_WIDTH, stepRow } from './actions.ts';
import { widthOf } from './width.ts';

const NAMED = readTable(
  'named-tests.tsv',
  record({ word: text, codes: words(text), in: optional(words(text)), course: optional(oneOf('yes')) }),
);

interface NamedTest {
  /** One item of each group. */
  readonly groups: readonly (readonly string[])[];
  readonly isOfCourse: boolean;
}

/** The code of the item that a word names, or nothing. */
const codesNamed = memoizeByText((word): readonly string[] => {
  const item = findItemByName(word);
  return item === undefined ? [] : [item.code];
});

/** What a word of a step asks for; what is no test of the laboratory is held by no report. */
function testNamed(word: string, row: string): NamedTest {
  const found = NAMED.find((each) => each.word === word && (each.in?.includes(row) ?? true));
  return found === undefined
    ? { groups: [codesNamed(word)], isOfCourse: false }
    : { groups: found.codes.map((group) => group.split('|')), isOfCourse: found.course === 'yes' };
}

const ASKS = /^((?:立即|当日|同时|今日)?)(急查|加查|查|测)(.+)/;
const BETWEEN = /[、／与和及]/;
const REMARK = /（.*）/;

interface Asked {
  readonly word: string;
  readonly test: NamedTest;
  readonly isHeld: boolean;
}

/** Words in one list, after a blank where they begin with a Latin letter. */
function listed(all: readonly Asked[]): string {
  const list = all.map(({ word }) => word).join('、');
  return /^[A-Za-z]/.test(list) ? ` ${list}` : list;
}

/** A clause that asks for tests: what the report holds is used or measured again, the rest is asked for. */
function withoutHeld(clause: string, row: string, held: ReadonlySet<string>): string {
  const [, when, verb, list] = ASKS.exec(clause) ?? [];
  if (list === undefined) return clause;
  const asked = list.split(BETWEEN).map((part): Asked => {
    const word = part.replace(REMARK, '').trim();
    const test = testNamed(word, row);
    const isHeld = test.groups.every((group) => group.some((code) => held.has(code)));
    return { word: isHeld ? word : part.trim(), test, isHeld };
  });
  const have = asked.filter(({ isHeld }) => isHeld);
  if (have.length === 0) return clause;
  const lack = asked.filter(({ isHeld }) => !isHeld);
  if (lack.length > 0) return `${when}${verb}${listed(lack)}，结合本次${listed(have)}`;
  return have.every(({ test }) => test.isOfCourse) ? `${when}复查${listed(have)}` : `结合本次${listed(have)}`;
}

/** A step that asks for no test which the report holds already (J-70): such a result is used or measured again. */
export function askingForMissing(step: string, actionId: string, held: ReadonlySet<string>): string {
  const clauses = step.split('，').map((clause) => withoutHeld(clause, stepRow(actionId), held));
  const whole = clauses.join('，');
  if (widthOf(whole) <= ACTION_WIDTH) return whole;
  // What is there need not be named where there is no room for it.
  return clauses.map((clause) => clause.replace(/，结合本次.*/, '')).join('，');
}
