import { findItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { OUTSIDE_ITEMS } from './outside-items.ts';

/** What a report says of one laboratory in place of the usual. */
export interface WrittenRow {
  readonly result: string;
  readonly unit?: string;
  readonly range?: string;
  readonly name?: string;
}

// CODE result [unit] [[range]] [{name}]
const NOTATION = /^(\S+) (\S+)(?: ([^\s[{]+))?(?: \[([^\]]*)\])?(?: \{([^}]*)\})?$/;

/** The single rows of written ones, which `;` separates. */
export function splitRows(text: string): string[] {
  return text
    .split(';')
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '');
}

/**
 * Written rows by code. One row is `CODE result`, optionally followed by its own unit, by `[its own range]` and by
 * `{its own name}`. `[]` means that the report prints no range, unit `-` that it prints no unit. Throws on anything else,
 * on a code that nobody knows and on one that stands twice.
 */
export function readRows(text: string): ReadonlyMap<string, WrittenRow> {
  const rows = new Map<string, WrittenRow>();
  for (const line of splitRows(text)) {
    const [, code, result, unit, range, name] = NOTATION.exec(line) ?? [];
    if (code === undefined || result === undefined) {
      throw new Error(`unreadable row "${line}", which is written CODE result unit [range] {name}`);
    }
    if (!findItem(code) && !OUTSIDE_ITEMS.has(code)) throw new Error(`there is no laboratory "${code}"`);
    if (rows.has(code)) throw new Error(`laboratory ${code} stands twice`);
    rows.set(code, {
      result,
      ...(unit === undefined ? {} : { unit: unit === '-' ? '' : unit }),
      ...(range === undefined ? {} : { range }),
      ...(name === undefined ? {} : { name }),
    });
  }
  return rows;
}
