import { isRiskOfOneIn } from '../flags/grade.ts';
import type { JudgedRow } from '../record/judged-row.ts';
import { hasPower } from '../results/powers.ts';
import { parseResult } from '../results/result.ts';
import { unitText } from '../units/unit-text.ts';
import { findUnit, normaliseUnit } from '../units/unit.ts';

/** A titre that is written as its reciprocal. */
const RECIPROCAL = '倒数滴度';

/** A comma of a sentence stays as it was printed. */
const FULL_WIDTH = /[０-９．＜＞＋－]|(?<=[\d０-９])，(?=[\d０-９])/g;

/** What nearly every row prints. */
const PLAIN = /^\d+(?:\.\d+)?$/;

/** A figure, the unit or the flag that the source repeats behind it, and its remark. */
const WITH_TAIL =
  /^((?:[可查偶散]?见到?|约?占|约)?\s*[<>≤≥]?\s*[\d.,]*\d)\s*((?!e[+-]?\d)[^\s\d.,:：/~+±(（-][^\s（(]*)?\s*([^\d\s+±:：/~-]\D*|[（(][^（）()]*[）)])?$/;

/** The same of a figure with a power of ten: 3.2E+6, 3.20×10^6 IU/mL. */
const WITH_POWER =
  /^([<>≤≥]?\s*[\d.]+\s*(?:[×xX*✕·]\s*10\s*(?:\^|\*\*)?\s*[+\-⁺⁻]?[\d⁰¹²³⁴⁵⁶⁷⁸⁹]{1,2}|[eE]\s*[+-]?\d{1,2}))\s*([^\s（(]*)\s*(.*)$/;

/** copies/mL复查: the unit, and the words that the source wrote right behind it. */
function unitAndRemark(tail: string, after: string): readonly [string, string] {
  const [, unit = '', words = ''] = /^([^\u4e00-\u9fff]+)([\u4e00-\u9fff].*)$/.exec(tail) ?? [];
  const isJoined = unit !== '' && findUnit(tail) === null && findUnit(unit) !== null;
  // H (复查): the flag that the source repeats is none of its remark.
  const remark = after.replace(/^[HL]{1,2}\s+(?=[（(])/, '');
  return isJoined ? [unit, `${words}${remark}`] : [tail, remark];
}

/**
 * 「6.82 mmol/L」, also of 「６．８２」 and 「6.82mmol/L」, 「6.82 mmol/L（已复查）」, 「1:160」, 「1/120」; an arrow or a letter that the source
 * printed beside the figure is its flag.
 */
export function valueTextOf({ result, unit, code }: JudgedRow['printed']): string {
  if (PLAIN.test(result) && !isRiskOfOneIn(code) && unit.includes('/')) return `${result} ${unitText(unit)}`.trimEnd();
  const folded = result.trim().replace(FULL_WIDTH, (figure) => figure.normalize('NFKC'));
  const bare = folded.replace(/(?<=\d)\s*[↑↓]+/, '');
  // A word has no unit: 未检测到, 阳性.
  if (!/\d/.test(bare) && parseResult(result).kind !== 'beyond') return bare;
  const isWithPower = hasPower({ result: bare, unit });
  const [, value = bare, tail = '', after = ''] = (isWithPower ? WITH_POWER : WITH_TAIL).exec(bare) ?? [];
  const [behind, remark] = unitAndRemark(tail, after);
  if (isRiskOfOneIn(code) && /^\d+$/.test(value)) return `1/${value}`;
  if (unit === RECIPROCAL) return /^\d+$/.test(value) ? `1:${value}` : value;
  const beyond = parseResult(result);
  // What an instrument did not measure has no unit; its letters say too little for a reader. Of 超限 its own line says the rest.
  if (beyond.kind === 'beyond' && beyond.side === 'either') return folded.replace(/\s*[↑↓]+$/, '');
  if (beyond.kind === 'beyond') {
    const shown = folded.replace(/\s*[↑↓]+$/, '');
    const note = /[高低限]/.test(shown) ? '未给出数值' : `${beyond.side === 'above' ? '高于' : '低于'}仪器测量范围`;
    return shown.includes('视野') ? shown : `${shown}（${note}）`;
  }
  const isFlag = /^[HL]{1,2}$/.test(behind);
  const own = unit === '' && !isFlag ? behind : unit;
  const said = isFlag || normaliseUnit(behind) === normaliseUnit(own) ? remark : `${behind}${remark}`;
  const note = said === '' || /^[（(]/.test(said) ? said : `（${said}）`;
  return [value, unitText(own)].filter((part) => part !== '').join(' ') + note;
}
