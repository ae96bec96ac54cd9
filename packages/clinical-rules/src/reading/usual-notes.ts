import type { JudgedReport } from '../record/judged.ts';
import { isLowTitre } from '../record/explained.ts';
import type { Row } from './rows.ts';

/** What a pregnancy raises by itself, without an interval of its trimesters in the table (产科学; Abbassi-Ghanavati 2009). */
const RAISED_IN_PREGNANCY: readonly string[] = ['AFP', 'CA125', 'HCG', 'DD', 'PROG', 'E2', 'PRL'];

/** mIU/mL of hCG beyond which a pregnancy does not explain it by itself (as in act-limits.tsv). */
const HCG_OF_PREGNANCY = 300_000;

function pregnancyNote({ code, value }: Row, side: 'high' | 'low', { person }: JudgedReport): string {
  if (person.isPregnant !== true || side !== 'high' || !RAISED_IN_PREGNANCY.includes(code)) return '';
  return code === 'HCG' && (value ?? 0) > HCG_OF_PREGNANCY ? '高于单胎孕早期峰值' : '妊娠期可生理性升高';
}

/** The fetoprotein of the fetus goes on for months (Blohm 1998). */
function infantNote({ code, isInfant }: Row, side: 'high' | 'low'): string {
  return code === 'AFP' && side === 'high' && isInfant ? '婴儿期可生理性升高，请按月龄判断' : '';
}

/** Every eighth healthy person has one (Tan 1997). */
const titreNote = ({ judged }: Row): string => (isLowTitre(judged) ? '低滴度，健康人亦可见' : '');

/** What a treatment that a tag names is meant to prolong: it has an aim of its own (ACCP 2012; 中国房颤指南 2023). */
const PROLONGED: readonly string[] = ['INR', 'PT'];

function treatmentNote({ code, judged }: Row, side: 'high' | 'low', known: ReadonlySet<string>): string {
  const isMeant = side === 'high' && PROLONGED.includes(code) && judged.flag.critical === undefined;
  return isMeant && known.has('warfarin') ? '华法林治疗中，请按抗凝目标判断' : '';
}

/** An amylase without its lipase is of the salivary glands, or bound in the blood (Klonoff 1980; Harrison, 19th ed.). */
function amylaseNote({ code }: Row, side: 'high' | 'low', rows: readonly Row[]): string {
  const isAlone = rows.some((each) => each.code === 'LPS' && each.judged.flag.state === 'normal');
  return code === 'AMY' && side === 'high' && isAlone ? '脂肪酶未超出区间，请除外唾液腺来源与巨淀粉酶血症' : '';
}

/** What makes a result usual of this very patient, or says little by itself. It hides nothing. */
export function usualNotes(
  row: Row,
  side: 'high' | 'low',
  judged: JudgedReport,
  rows: readonly Row[],
  known: ReadonlySet<string>,
): readonly string[] {
  return [
    pregnancyNote(row, side, judged),
    infantNote(row, side),
    titreNote(row),
    treatmentNote(row, side, known),
    amylaseNote(row, side, rows),
  ];
}
