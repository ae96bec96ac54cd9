import { findItemByName, type CatalogueItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { parseRange } from '@jianwei/clinical-rules/ranges/range';
import { foldText, parseResult } from '@jianwei/clinical-rules/results/result';
import { convert } from '@jianwei/clinical-rules/units/convert';
import { findUnit } from '@jianwei/clinical-rules/units/unit';
import type { OnlineRow } from './online-draft.ts';

export interface PastedText {
  readonly rows: readonly OnlineRow[];
  /** Lines that were not understood in every part, as they were pasted. */
  readonly unread: readonly string[];
}

/** 1 or 1. or 1、 and an asterisk before a name number and mark the line. */
const LINE_NUMBER = /^\s*(?:\d{1,3}(?:\s*[.、)）]\s*|\s+)(?=\D))?[*★☆]?\s*/;
/** 钾（K） names an item twice. */
const TWO_NAMES = /^(.+?)\s*[(（]\s*(.+?)\s*[)）]$/;
const VALUE =
  /^([<>≤≥]?\s*\d+(?:\.\d+)?(?![\d.])|阴性|阳性|弱阳性|可疑|±|\(?[-+]{1,4}\)?)(?=$|[\s↑↓a-zμ%/×*(([，,;；]|10[\^*])/iu;
const MARK = /^(?:↑+|↓+|[HLhl]|偏高|偏低|升高|降低|\*)$/;

/** The item that a name means; one that stands with its short name must mean the same by both. */
function itemNamed(name: string): CatalogueItem | undefined {
  const whole = findItemByName(name);
  const [, outer, inner] = TWO_NAMES.exec(name) ?? [];
  if (whole !== undefined || outer === undefined || inner === undefined) return whole;
  const [first, second] = [findItemByName(outer), findItemByName(inner)];
  return first === undefined || second === undefined || first === second ? (first ?? second) : undefined;
}

/** The longest beginning of the line that names an item and stands before a value. */
function splitLine(line: string): { item: CatalogueItem; value: string; rest: string } | undefined {
  for (let end = line.length - 1; end > 0; end -= 1) {
    const value = VALUE.exec(line.slice(end))?.[1];
    if (value === undefined) continue;
    const name = line.slice(0, end).replace(/[\s:：=]+$/, '');
    // A digit or letter of a name is no value: B12, T3, HBV-DNA.
    if (/[\w#%)]$/.test(line.charAt(end - 1)) && /^[\d+-]/.test(value)) continue;
    const item = itemNamed(name);
    if (item !== undefined) return { item, value: value.trim(), rest: line.slice(end + value.length) };
  }
  return undefined;
}

/** Unit and interval behind the value; null when anything else stands there. */
function readRest(rest: string, item: CatalogueItem): { unit: string; range: string } | null {
  const text = rest.replace(/([↑↓]+)/g, ' $1 ').replace(/(\d)\s*(-{1,2}|~|–|—|至)\s*(?=\d)/g, '$1-');
  let unit = '';
  let range = '';
  for (const token of text.split(/[\s,，;；|]+/).filter(Boolean)) {
    const bare = token.replace(/^[([（【]+|[)\]）】]+$/g, '').replace(/^参考(?:区间|范围|值)?[:：]?/, '');
    const found = findUnit(bare);
    if (bare === '' || MARK.test(token)) continue;
    if (found !== null && unit === '' && convert(1, found.name, item.unit, item.code).ok) unit = found.name;
    else if (range === '' && ['interval', 'qualitative'].includes(parseRange(bare).kind)) range = bare;
    else return null;
  }
  return { unit, range };
}

function readLine(line: string): OnlineRow | undefined {
  const split = splitLine(foldText(line.replace(/\t/g, ' ')).replace(LINE_NUMBER, ''));
  if (split === undefined) return undefined;
  const { item, value, rest } = split;
  const kind = parseResult(value).kind;
  const behind = readRest(rest, item);
  if (behind === null || kind === 'text' || kind === 'empty') return undefined;
  return { code: item.code, result: value.replace(/\s/g, ''), ...behind };
}

/** Reads the text of a report line by line: by name, value, unit and interval. What is not understood is never guessed. */
export function readPasted(text: string): PastedText {
  const rows: OnlineRow[] = [];
  const unread: string[] = [];
  for (const line of text.split(/\r?\n/).filter((each) => each.trim() !== '')) {
    const row = readLine(line);
    if (row === undefined || rows.some(({ code }) => code === row.code)) unread.push(line.trim());
    else rows.push(row);
  }
  return { rows, unread };
}
