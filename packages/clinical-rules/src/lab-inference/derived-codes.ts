import { parts } from '../catalogue/row.ts';
import { BASIS } from '../tables/basis.ts';
import { number, oneOf, optional, record, text } from '../tables/shapes.ts';
import type { Read } from '../tables/shapes.ts';
import { readTable } from '../tables/table.ts';

const DERIVED_ROW = record({
  code: text,
  kind: oneOf('formula', 'difference', 'percent'),
  name: text,
  unit: optional(text),
  inputs: parts,
  fromHours: optional(number),
  toHours: optional(number),
  basis: BASIS,
  source: text,
});

/** A figure made of results: by a formula, or against an earlier result `fromHours` to `toHours` before. */
export type DerivedFigure = Read<typeof DERIVED_ROW>;

export const DERIVED_FIGURES: readonly DerivedFigure[] = readTable('derived.tsv', DERIVED_ROW, 'code');

const BY_CODE = new Map(DERIVED_FIGURES.map((figure) => [figure.code, figure]));

/** Earlier creatinine that a caller may hand in itself: the baseline, and the lowest of the last 48 hours. */
export const EARLIER_CREATININE_CODES = ['CREA_BASE', 'CREA_48H'] as const;

export function findDerived(code: string): DerivedFigure | undefined {
  return BY_CODE.get(code);
}

export function isDerivedCode(code: string): boolean {
  return BY_CODE.has(code);
}

/** Catalogue codes behind the lab of a condition: the lab itself, or what a derived figure is made of, all the way down. */
export function labsBehind(lab: string): readonly string[] {
  return BEHIND.get(lab) ?? [lab];
}

function inputsBehind(code: string): readonly string[] {
  const figure = BY_CODE.get(code);
  if (figure === undefined) return [code];
  return [...new Set(figure.inputs.flatMap(inputsBehind))];
}

const BEHIND = new Map(DERIVED_FIGURES.map(({ code }) => [code, inputsBehind(code)]));
