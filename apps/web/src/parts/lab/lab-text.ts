import { UNDETERMINED, hasUndetermined } from '@jianwei/api-client/transport/undetermined';
import type { LaboratoryRow } from '@jianwei/api-client/model';
import { signedText } from '../../kit/lib/format-number.ts';
import { abnormalFlag } from './abnormal-flag.ts';

type Named = Pick<LaboratoryRow, 'laboratory_name' | 'short_name'>;

/** Name as printed in a row: 肌酐（Cr）. The abbreviation is left out where the name already is it. */
export function labName(row: Named): string {
  const { laboratory_name: name, short_name: short } = row;
  return short && short !== name ? `${name}（${short}）` : name;
}

/** 正常, 异常 or 无法判定, which a row is of which anything could not be read. A back end that does not send the state still says whether the row is abnormal. */
export function labState(row: Pick<LaboratoryRow, 'state' | 'abnormal'>): 'normal' | 'abnormal' | 'undetermined' {
  if (hasUndetermined(row)) return 'undetermined';
  return row.state ?? (row.abnormal ? 'abnormal' : 'normal');
}

/** Abbreviation where there is one, for narrow places: Cr, ACR, 铁蛋白. */
export function labShortName(row: Named): string {
  return row.short_name || row.laboratory_name;
}

/** A number as printed ('5.62'), or undefined for text, comparators and blanks. */
export function printedNumber(text: string | undefined): number | undefined {
  if (text === undefined || !/^\s*[-+]?\d+(\.\d+)?\s*$/.test(text)) return undefined;
  return Number(text);
}

/** A hyphen before a number, beside the en dash of an interval, as a true minus sign: −3–3. */
const trueMinus = (bound: string) => bound.replace(/^-(?=\d)/, '−');

/** Reference interval of the row: what the report prints, else the bounds with en dash or spaced inequality. */
export function referenceText(row: LaboratoryRow): string {
  const { range_lower: low, range_upper: high } = row;
  // A count that is to be zero has no interval.
  if (low && high && Number(low) === 0 && Number(high) === 0) return '0';
  if (low && high) return `${trueMinus(low)}–${trueMinus(high)}`;
  if (row.original_reference_interval) return spacedInequality(row.original_reference_interval);
  if (low) return `≥ ${low}`;
  return high ? `≤ ${high}` : '';
}

/** A printed reference interval with spaced inequality and en dash: >=90 becomes ≥ 90, 57-111 becomes 57–111. */
export function spacedInequality(text: string): string {
  return text
    .trim()
    .replace(/^(>=|<=|[<>≤≥])\s*/, (sign: string) => `${sign.trim().replace('>=', '≥').replace('<=', '≤')} `)
    .replace(/^(-?\d+(?:\.\d+)?)\s*(?:--?|~|～|—|–)\s*(-?\d+(?:\.\d+)?)$/, '$1–$2');
}

function spokenReference(row: LaboratoryRow): string {
  const text = referenceText(row);
  if (!text) return '';
  const spoken = text
    .replace('–', ' 至 ')
    .replace(/^≥ /, '不低于 ')
    .replace(/^≤ /, '不高于 ')
    .replace(/^> /, '高于 ')
    .replace(/^< /, '低于 ');
  return `，参考区间 ${spoken}`;
}

/** What a screen reader hears for a row: 钾 5.62，升高，参考区间 3.5 至 5.3. */
export function spokenResult(row: LaboratoryRow): string {
  const undetermined = labState(row) === 'undetermined';
  const reason = row.undetermined_reason ? `，${row.undetermined_reason}` : '';
  const word = undetermined ? `${UNDETERMINED}${reason}` : abnormalFlag(row.abnormal_type, row.critical).word;
  return `${row.laboratory_name} ${row.original_result}${word && `，${word}`}${spokenReference(row)}`;
}

/** Change against the previous result with a true minus sign: +0.51, −8; empty without a comparable result. */
export function deltaText(row: LaboratoryRow): string {
  const delta = row.previous?.delta;
  if (delta === undefined) return '';
  const text = signedText(delta, row.decimals);
  return Number(text) === 0 ? '0' : text;
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const superscript = (digits: string) => digits.replace(/\d/g, (digit) => SUPERSCRIPTS.charAt(Number(digit)));

/**
 * A unit as it is set in print: 10^9/L becomes ×10⁹/L, 1.73m2 becomes 1.73 m². The unit itself stays what the report says.
 */
export function unitText(unit: string | undefined): string {
  return (unit ?? '')
    .replace(/^[*×x]?10(?:\^|\*)(\d+)/, (_whole, digits: string) => `×10${superscript(digits)}`)
    .replace(/1\.73\s*m(?:\^?2|²)/, '1.73 m²')
    .replace(/H2O$/, 'H₂O');
}

/** Shown when no source text remains. */
export const STILL_LEARNING = '正在学习中～';

/** A note that only says who wrote it is no knowledge: shorter than this, in code points, and ending with one of the phrases. */
const SHORT_TEXT_LENGTH = 16;
const AUTHOR_NOTE = /(医生建议|医生提供)[\s。．.，,；;：:！!？?、]*$/u;

const isAuthorNote = (text: string) => Array.from(text).length < SHORT_TEXT_LENGTH && AUTHOR_NOTE.test(text);

/** Source texts of a row: what is said, and where it comes from; blank ones and bare author notes left out. */
export function sourceTexts({ knowledge = [] }: Pick<LaboratoryRow, 'knowledge'>) {
  return knowledge
    .map((entry) => ({ display: entry.knowledge_display, content: entry.knowledge_content.trim() }))
    .filter(({ content }) => content !== '' && !isAuthorNote(content));
}
