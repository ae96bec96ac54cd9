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
  const item = findItemByName(word) ?? findItemByName(word, '血清');
  return item === undefined ? [] : [item.code];
});

/** What a word of a step asks for; null for what is no test of the laboratory. */
function testNamed(word: string, row: string): NamedTest | null {
  const found = NAMED.find((each) => each.word === word && (each.in?.includes(row) ?? true));
  if (found !== undefined)
    return { groups: found.codes.map((group) => group.split('|')), isOfCourse: found.course === 'yes' };
  const codes = codesNamed(word);
  return codes.length === 0 ? null : { groups: [codes], isOfCourse: false };
}

const ASKS = /^((?:立即|当日|同时|今日)?)(急查|加查|查|测)(?!看|体)(.+)$/;
const BETWEEN = /[、／]|\s?[与和及]\s?/;
const REMARK = /（.*）/;

interface Asked {
  readonly word: string;
  readonly test: NamedTest | null;
  readonly isHeld: boolean;
}

/** A clause that asks for tests: what the report holds is used or measured again, the rest is asked for. */
function withoutHeld(clause: string, row: string, held: ReadonlySet<string>): string {
  const [, when = '', verb, list] = ASKS.exec(clause) ?? [];
  if (verb === undefined || list === undefined) return clause;
  const asked = list.split(BETWEEN).map((part): Asked => {
    const word = part.replace(REMARK, '').trim();
    const test = testNamed(word, row);
    const isHeld = test !== null && test.groups.every((group) => group.some((code) => held.has(code)));
    return { word: isHeld ? word : part.trim(), test, isHeld };
  });
  const have = asked.filter(({ isHeld }) => isHeld);
  if (have.length === 0) return clause;
  const lack = asked.filter(({ isHeld }) => !isHeld);
  const named = (all: readonly Asked[]): string => all.map(({ word }) => word).join('、');
  const gap = /^[A-Za-z]/.test(have[0]?.word ?? '') ? ' ' : '';
  if (lack.length === 0)
    return have.every(({ test }) => test?.isOfCourse === true)
      ? `${when}复查${gap}${named(have)}`
      : `结合本次${gap}${named(have)}`;
  const missing = `${when}${verb}${/^[A-Za-z]/.test(lack[0]?.word ?? '') ? ' ' : ''}${named(lack)}`;
  return `${missing}，结合本次${gap}${named(have)}`;
}

/** A step that asks for no test which the report holds already (J-70): such a result is used or measured again. */
export function askingForMissing(step: string, actionId: string, held: ReadonlySet<string>): string {
  const clauses = step.split('，').map((clause) => withoutHeld(clause, stepRow(actionId), held));
  const whole = clauses.join('，');
  if (widthOf(whole) <= ACTION_WIDTH) return whole;
  // What is there need not be named where there is no room for it.
  return clauses.map((clause) => clause.replace(/(.)，结合本次.*$/, '$1')).join('，');
}
