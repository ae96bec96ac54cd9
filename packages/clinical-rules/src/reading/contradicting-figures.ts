import { ckdEpi } from '../ckd/egfr.ts';
import type { JudgedReport } from '../record/judged.ts';
import { figure } from './change.ts';
import type { Row } from './rows.ts';

/** Rows that cannot all be right. */
export interface Contradiction {
  readonly key: string;
  readonly title: string;
  /** What a headline says, where the title alone does not name the item. */
  readonly lead?: string;
  /** The figures that differ, where the rows alone do not show them. */
  readonly note?: string;
  readonly rows: readonly Row[];
}

/** Shares by which a figure may be off its formula (J-55). */
const HYDROGEN_SHARE = 0.1;
const FILTRATION_SHARE = 0.15;
/** Printed filtration is rounded to whole numbers. */
const ROUNDED_BY = 0.5;
/** The equation is one of adults. */
const ADULT_AGE = 18;
/** mmHg × (mmol/L)⁻¹ to nmol/L (Henderson). */
const HENDERSON = 24;

function find(rows: readonly Row[], code: string): Row | undefined {
  return rows.find((row) => row.code === code && row.value !== null);
}

/** [H⁺] of the pH against that of PaCO₂ and HCO₃⁻, nmol/L. */
export function gasContradiction(rows: readonly Row[]): Contradiction[] {
  const used = ['PH', 'PCO2', 'HCO3'].flatMap((code) => find(rows, code) ?? []);
  // Where one is lacking the last of them is no number, and nothing differs from it.
  const [ph = Number.NaN, paco2 = Number.NaN, hco3 = Number.NaN] = used.map(({ value }) => value ?? Number.NaN);
  const [measured, computed] = [10 ** (9 - ph), (HENDERSON * paco2) / hco3];
  if (!(Math.abs(computed - measured) / measured > HYDROGEN_SHARE)) return [];
  const told = `[H⁺] 由 pH 得 ${figure(measured, 1)}，由 PaCO₂ 与 HCO₃⁻ 得 ${figure(computed, 1)} nmol/L`;
  const title = '血气数据内部一致性欠佳，请核对标本及结果';
  return [{ key: 'gas', title, note: told, rows: used }];
}

/** More anions than cations: no patient has that (Kraut 2007: errors, and halides that are read as chloride). */
export function gapContradiction(rows: readonly Row[]): Contradiction[] {
  const bicarbonate = find(rows, 'HCO3') ?? find(rows, 'CO2CP');
  const used = [find(rows, 'NA'), find(rows, 'CL'), bicarbonate].flatMap((row) => row ?? []);
  const [sodium = Number.NaN, chloride = Number.NaN, base = Number.NaN] = used.map(({ value }) => value ?? Number.NaN);
  const gap = sodium - chloride - base;
  if (!(gap < 0)) return [];
  const note = `阴离子间隙 −${figure(-gap, 1)} mmol/L，见于检测误差、溴或碘干扰`;
  return [{ key: 'gap', title: '钠、氯、碳酸氢根不符（阴离子间隙为负），请核对', note, rows: used }];
}

/** Printed filtration against that of the creatinine of the same report; the printed one decides. */
export function filtrationContradiction(rows: readonly Row[], { person }: JudgedReport): Contradiction[] {
  const [filtration, creatinine] = [find(rows, 'EGFR'), find(rows, 'CREA')];
  const { sex, ageYears } = person;
  if (filtration?.value == null || creatinine?.value == null || sex === null) return [];
  if (ageYears === null || ageYears < ADULT_AGE) return [];
  const own = (['2021', '2009'] as const).map((equation) =>
    ckdEpi(creatinine.value ?? Number.NaN, 'μmol/L', ageYears, sex, equation),
  );
  const printed = filtration.value;
  const isOff = own.every((value) => Math.abs(printed - value) - ROUNDED_BY > FILTRATION_SHARE * printed);
  if (!isOff) return [];
  const note = `印示 ${filtration.judged.printed.result}，按肌酐 ${creatinine.valueText} 自算 ${figure(own[0] ?? 0, 0)}`;
  return [{ key: 'filtration', title: 'eGFR 与肌酐不符，请核对', note, rows: [filtration, creatinine] }];
}
