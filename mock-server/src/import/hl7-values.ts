import { answerText } from './fhir-values.ts';
import type { Hl7Encoding } from './hl7-message.ts';
import { cleanText } from './source-text.ts';
import type { SourceStatus, SourceValue } from './source.ts';

interface Reason {
  readonly reason: string;
}

/** HL7 table 0085: what OBX-11 says of a result. */
const statuses = new Map<string, SourceStatus | Reason>([
  ['', 'final'],
  ['F', 'final'],
  ['V', 'final'],
  ['B', 'final'],
  ['P', 'preliminary'],
  ['R', 'preliminary'],
  ['S', 'preliminary'],
  ['C', 'corrected'],
  ['A', 'corrected'],
  ['D', 'withdrawn'],
  ['W', 'withdrawn'],
  ['I', { reason: '尚无结果，标本在检（OBX-11 = I）' }],
  ['O', { reason: '只有医嘱，没有结果（OBX-11 = O）' }],
  ['N', { reason: '没有要求检验（OBX-11 = N）' }],
  ['X', { reason: '不能得出结果（OBX-11 = X）' }],
  ['U', { reason: '只改变状态，不带结果（OBX-11 = U）' }],
]);

/** The status of a result, or why none is to be read. */
export function readHl7Status(code: string): SourceStatus | Reason {
  return statuses.get(code) ?? { reason: `不认识的结果状态（OBX-11 = ${code}）` };
}

const comparators = new Map<string, '' | '<' | '≤' | '>' | '≥'>([
  ['', ''],
  ['=', ''],
  ['<', '<'],
  ['<=', '≤'],
  ['>', '>'],
  ['>=', '≥'],
]);

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

function words(text: string): SourceValue | Reason {
  const clean = cleanText(text);
  return clean === '' ? { reason: '没有结果' } : { kind: 'text', text: clean };
}

function numeric(text: string, comparator: '' | '<' | '≤' | '>' | '≥' = ''): SourceValue | Reason {
  if (!NUMBER.test(text)) return { reason: `结果「${text}」不是数字` };
  return { kind: 'quantity', comparator, value: Number(text), digits: text.replace(/^\+/, '') };
}

/** SN: comparator ^ number ^ separator ^ number. */
function structuredNumeric(field: string, encoding: Hl7Encoding): SourceValue | Reason {
  const [sign, first, separator, second] = [1, 2, 3, 4].map((number) => encoding.component(field, number));
  const comparator = comparators.get(sign ?? '');
  if (comparator === undefined) return { reason: `不认识的比较符 ${sign ?? ''}` };
  if (!first) return { reason: '没有结果' };
  if (!separator && !second) return numeric(first, comparator);
  if (!NUMBER.test(first) || (second && !NUMBER.test(second)))
    return { reason: `结果「${first}${separator}${second}」不是数字` };
  if (separator === '+' && !second) return words(`${first}+`);
  if (separator === '-' && second && comparator === '') return words(`${first}-${second}`);
  if ((separator === ':' || separator === '/') && second) return words(`${comparator}${first}:${second}`);
  return { reason: `不认识的 SN 结果 ${sign ?? ''}^${first}^${separator ?? ''}^${second ?? ''}` };
}

/** CE, CWE, CNE: the text, the original text, or what the code means. */
function coded(field: string, encoding: Hl7Encoding): string {
  const part = (number: number) => encoding.component(field, number);
  const text = part(2) || part(9) || part(5) || part(1);
  return answerText([part(1), part(4)], cleanText(text));
}

function single(type: string, field: string, encoding: Hl7Encoding): SourceValue | Reason {
  if (type === 'SN') return structuredNumeric(field, encoding);
  return numeric(encoding.component(field));
}

/** The result of OBX-5 by its type in OBX-2, or the reason why there is none. */
export function readHl7Value(type: string, field: string, encoding: Hl7Encoding): SourceValue | Reason {
  const values = encoding.repetitions(field).filter((value) => value.trim() !== '' && value.trim() !== '""');
  const [value] = values;
  if (value === undefined) return { reason: '没有结果' };
  switch (type) {
    case 'NM':
    case 'SN':
      return values.length === 1 ? single(type, value, encoding) : { reason: `一行有 ${values.length} 个结果` };
    case 'ST':
      return words(values.map((one) => encoding.unescape(one)).join('；'));
    case 'TX':
    case 'FT':
      return words(values.map((one) => encoding.unescape(one)).join('\n'));
    case 'CE':
    case 'CWE':
    case 'CNE':
      return words(values.map((one) => coded(one, encoding)).join('、'));
    case '':
      return { reason: '没有结果类型（OBX-2）' };
    default:
      return { reason: `不支持的结果类型 ${type}（OBX-2）` };
  }
}
