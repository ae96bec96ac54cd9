import { convert } from './convert.ts';

/**
 * A cut-off as it is published: one figure per unit. The first is the rule's own; 500 nmol/L and 18 μg/dL are one cut-off
 * although 18 μg/dL converts to 496.6 nmol/L, so each value is compared with the figure of the unit it was reported in.
 */
export type CutOff = Readonly<Record<string, number>>;

/** The cut-off in a unit: the published figure, or the first one converted where none is published. */
export function limitIn(cutOff: CutOff, unit: string, analyte: string): number {
  const published = cutOff[unit];
  if (published !== undefined) return published;
  const [[own, figure] = ['', Number.NaN]] = Object.entries(cutOff);
  const converted = convert(figure, own, unit, analyte);
  return converted.ok ? converted.value : Number.NaN;
}
