import { BASIS } from '../tables/basis.ts';
import { convert, optional, record, text, words } from '../tables/shapes.ts';
import { readTable } from '../tables/table.ts';
import { cutTo, widthOf } from './width.ts';

/** Full widths of a step; the table keeps to it. */
export const ACTION_WIDTH = 22;

/** The words of a step. */
export const ACTION_STEP = convert(text, (cell) => {
  if (widthOf(cell) > ACTION_WIDTH) throw new Error(`${JSON.stringify(cell)} is wider than ${ACTION_WIDTH} characters`);
  return cell;
});

/** Every row of the table of steps. */
export const ACTION_ROWS = readTable(
  'actions.tsv',
  record({
    id: text,
    for: words(text),
    over: optional(words(text)),
    covers: optional(words(text)),
    first: ACTION_STEP,
    second: ACTION_STEP,
    third: optional(ACTION_STEP),
    source: text,
    basis: BASIS,
  }),
  'id',
);

/** One thing to do. */
export interface Action {
  /** `A-K-H:1`: the row of the table and the step. */
  readonly id: string;
  readonly text: string;
  readonly source: string;
  /** Steps of other rows that are done with it: their words stand in it, or say less than it does. */
  readonly holds?: readonly string[];
}

function stepsOf(row: (typeof ACTION_ROWS)[number]): readonly Action[] {
  return [row.first, row.second, row.third].flatMap((words, index) =>
    words === undefined ? [] : [{ id: `${row.id}:${index + 1}`, text: words, source: row.source }],
  );
}

const BY_SELECTOR = new Map(
  ACTION_ROWS.flatMap((row) => {
    const steps = stepsOf(row);
    return row.for.map((selector) => [selector, { ...row, steps }] as const);
  }),
);

/** The steps for a critical item and its side (`K>`), a diagnosis, or an outcome of a tool; undefined where the table has none. */
export function actionsFor(selector: string): readonly Action[] | undefined {
  return BY_SELECTOR.get(selector)?.steps;
}

/** True when the steps for a diagnosis take the place of those of another row of the table: a picture decides over its items. */
export function isOver(selector: string, replacedId: string): boolean {
  return BY_SELECTOR.get(selector)?.over?.includes(replacedId) === true;
}

const BY_ID = new Map(ACTION_ROWS.map((row) => [row.id, row] as const));

/** The row of the table that a step stands in: `A-K-H` of `A-K-H:1`. */
export function stepRow(actionId: string): string {
  return actionId.replace(/:.*/, '');
}

/** Steps that every other row knows more than: to look at the patient, to look at the film of very many white cells. */
const GENERAL_ROWS: readonly string[] = ['A-GEN', 'A-WBC-H'];

/** True for a row of the table whose steps a picture of the report takes the place of. */
export const isGeneralRow = (rowId: string): boolean => GENERAL_ROWS.includes(rowId);

/** True when who does the first step of one row has done the first one of another. */
export function covers(rowId: string, otherId: string): boolean {
  return BY_ID.get(rowId)?.covers?.includes(otherId) === true;
}

/** What a citation of the tables says beside its title: figures, English words, addresses. */
const BESIDE_TITLE = /[=<>]|\b(?:of|and|or|as|is|with|to)\b|\.(?:com|net)\b/;

/** 「ADA/EASD 2024」 of 「ADA/EASD 2024 consensus: glucose>=11.1, …」: beside a step stands where it comes from, its figures stand in the rule. */
export function citationText(source: string): string {
  const titles = source
    .replace(/\s*[（(][^（()）]*[)）]/g, (remark) => (BESIDE_TITLE.test(remark) ? '' : remark))
    .split('；')
    .map((part) => part.replace(/(?: consensus)?: .*/, '').trim())
    .filter((part) => part !== '' && !BESIDE_TITLE.test(part));
  return titles.length === 0 ? source : [...new Set(titles)].join('；');
}

/** First clause of an advice: up to its first ，or ；, cut at 22 characters. */
export function adviceAction(diagnosisId: string, advice: string, source: string): Action[] {
  const [clause = ''] = advice.split(/[，；]/);
  const words = cutTo(clause, ACTION_WIDTH);
  return words === '' ? [] : [{ id: `D-${diagnosisId}:1`, text: words, source: citationText(source) }];
}
