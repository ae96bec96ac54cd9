import { countedAs } from '../catalogue/stand-ins.ts';
import { firstOfCode } from '../core/rows-by-code.ts';
import { isAbove, isAtLeast, isBelow } from '../core/number.ts';
import { mostOf, sideOf } from './rows.ts';
import type { Row } from './rows.ts';

// What another result of the report means beside one that is told, though no interval calls it abnormal.

/** mmol/L of glucose below which insulin is pressed down, and mU/L from which it was not (Endocrine Society 2009; PES 2015). */
const [LOW_GLUCOSE, INSULIN] = [3, 3];

/** 「同时胰岛素 18.2 mU/L，未受抑制」: within its interval, and none that a low glucose leaves. */
function insulinNote({ code, value }: Row, side: 'high' | 'low', rows: readonly Row[]): string {
  if (countedAs(code) !== 'GLU' || side !== 'low' || value === null || !isBelow(value, LOW_GLUCOSE)) return '';
  const insulin = firstOfCode(rows, 'INS');
  if (insulin?.value == null || !isAtLeast(insulin.value, INSULIN)) return '';
  const wanted = firstOfCode(rows, 'CP') === undefined ? '，查 C 肽' : '';
  return `同时胰岛素 ${insulin.valueText}，低血糖时未受抑制${wanted}`;
}

/** g/L of IgA below which its antibodies say nothing (ESsCD 2019; ESPGHAN 2020). */
const LITTLE_IGA = 0.2;
const OF_IGA: readonly string[] = ['TTGA', 'EMA'];

/** An antibody that a patient cannot make is no negative one. */
function immunoglobulinNote(row: Row, side: 'high' | 'low', rows: readonly Row[]): string {
  if (row.code !== 'IGA' || side !== 'low' || !isBelow(mostOf(row), LITTLE_IGA)) return '';
  const negative = rows.filter(({ code, judged }) => OF_IGA.includes(code) && judged.flag.state === 'normal');
  if (negative.length === 0) return '';
  const named = negative.map(({ subject }) => subject).join('、');
  return `IgA 缺乏时${named}阴性不能采信，改查 IgG 类抗体`;
}

/** mmol of potassium to a mmol of creatinine in any urine, above which a low potassium is lost by the kidney (KDIGO 2017, Gitelman). */
const LOST_FROM = 2;

/** 「随机尿钾/肌酐 5.0 mmol/mmol，提示经肾丢失」: a urine of any hour tells by its creatinine alone. */
export function lostPotassiumNote({ code }: Row, side: 'high' | 'low', rows: readonly Row[]): string {
  if (code !== 'K' || side !== 'low') return '';
  const [potassium, creatinine] = ['UK', 'UCREA'].map((each) => firstOfCode(rows, each)?.value ?? null);
  if (potassium == null || creatinine == null || creatinine <= 0) return '';
  const ratio = potassium / creatinine;
  return isAbove(ratio, LOST_FROM) ? `随机尿钾/肌酐 ${ratio.toFixed(1)} mmol/mmol（> ${LOST_FROM}），提示经肾丢失` : '';
}

/** What red cells hold more of than serum (CLSI C56; Ramont 2005 for NSE). */
const OF_RED_CELLS: readonly string[] = ['K', 'LDH', 'AST', 'NSE', 'P', 'MG', 'FE', 'CK', 'FOL', 'HBDH'];

/** 「可致血钾、乳酸脱氢酶假性升高」 beside a haemolysis: the results of the report that it may have raised. */
export function raisedByHaemolysis(rows: readonly Row[]): string {
  const raised = rows.filter((each) => OF_RED_CELLS.includes(each.code) && sideOf(each) === 'high');
  const named = [...new Set(raised.map(({ subject }) => subject))].join('、');
  return named === '' ? '' : `可致${named}假性升高，必要时重采`;
}

/** Times the free calcium from which citrate holds the total one (KDIGO 2012, anticoagulation of a dialysis). */
const HELD_TIMES = 2.5;

/** 「总钙/离子钙 4.1（> 2.5），见于枸橼酸蓄积」 of a total calcium whose free part is low. */
function citrateNote({ code, value }: Row, side: 'high' | 'low', rows: readonly Row[]): string {
  const free = firstOfCode(rows, 'ICA');
  if (code !== 'CA' || side !== 'high' || value === null || free?.value == null || sideOf(free) !== 'low') return '';
  const times = value / free.value;
  return isAbove(times, HELD_TIMES) ? `总钙/离子钙 ${times.toFixed(1)}（> ${HELD_TIMES}），见于枸橼酸蓄积` : '';
}

/** Cells that fail for want of copper are taken for a dysplasia (Halfdanarson 2008). */
function copperNote({ code }: Row, side: 'high' | 'low', rows: readonly Row[]): string {
  if (code !== 'CUS' || side !== 'low') return '';
  const isPoor = rows.some((each) => ['HGB', 'NEUT#', 'WBC'].includes(each.code) && sideOf(each) === 'low');
  return isPoor ? '铜缺乏可致贫血、粒细胞减少' : '';
}

/** Notes of other results beside one that is told. They hide nothing. */
export function besideNotes(row: Row, side: 'high' | 'low', rows: readonly Row[]): readonly string[] {
  return [
    insulinNote(row, side, rows),
    immunoglobulinNote(row, side, rows),
    lostPotassiumNote(row, side, rows),
    citrateNote(row, side, rows),
    copperNote(row, side, rows),
    row.code === 'HEMOLI' ? raisedByHaemolysis(rows) : '',
  ];
}
