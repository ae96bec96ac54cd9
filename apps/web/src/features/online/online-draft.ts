import { findItem } from '@jianwei/clinical-rules/catalogue/catalogue';

/** What the reader typed in one row; an item has one row. */
export interface OnlineRow {
  readonly code: string;
  readonly result: string;
  readonly unit: string;
  /** The reader's own reference interval; '' = that of the catalogue. */
  readonly range: string;
}

export type OnlineSex = '' | '男' | '女';

export interface OnlineDraft {
  readonly sex: OnlineSex;
  /** Years as typed; '' = an adult. */
  readonly age: string;
  readonly rows: readonly OnlineRow[];
}

export const EMPTY_DRAFT: OnlineDraft = { sex: '', age: '', rows: [] };

/** A row of an item as it is added: nothing typed, in the catalogue's unit. */
export const rowOf = (code: string, result = ''): OnlineRow => ({
  code,
  result,
  unit: findItem(code)?.unit ?? '',
  range: '',
});

/** Adds rows; one of an item that stands already takes its place. */
export function withRows(rows: readonly OnlineRow[], added: readonly OnlineRow[]): OnlineRow[] {
  const byCode = new Map([...rows, ...added].map((row) => [row.code, row]));
  return [...byCode.values()];
}

/** Longest fragment that is read, in characters: what a report of the whole catalogue needs. */
const LONGEST_FRAGMENT = 20_000;

/** The draft as a fragment, which the browser sends to nobody. */
export function draftFragment({ sex, age, rows }: OnlineDraft): string {
  const query = new URLSearchParams();
  if (sex !== '') query.set('sex', sex);
  if (age !== '') query.set('age', age);
  for (const { code, result, unit, range } of rows) query.append('r', JSON.stringify([code, result, unit, range]));
  return query.toString();
}

function readRow(text: string): OnlineRow[] {
  try {
    const cells: unknown = JSON.parse(text);
    if (!Array.isArray(cells) || cells.length !== 4 || !cells.every((cell) => typeof cell === 'string')) return [];
    const [code = '', result = '', unit = '', range = ''] = cells;
    return findItem(code) === undefined ? [] : [{ code, result, unit, range }];
  } catch {
    return [];
  }
}

/** Reads a fragment; what is not understood is left out. */
export function readFragment(fragment: string): OnlineDraft {
  const text = fragment.replace(/^#/, '');
  if (text.length > LONGEST_FRAGMENT) return EMPTY_DRAFT;
  const query = new URLSearchParams(text);
  const sex = query.get('sex');
  return {
    sex: sex === '男' || sex === '女' ? sex : '',
    age: query.get('age') ?? '',
    rows: withRows([], query.getAll('r').flatMap(readRow)),
  };
}
