import type { SeedReport, SeedSpecialRow } from '../seed-types.ts';

interface Surroundings {
  /** Share of oxygen breathed in, percent; 21 is room air. Absent where the report does not say. */
  readonly oxygen?: number;
  readonly temperature?: string;
  /** Serum albumin of the same draw, g/L. */
  readonly albumin?: string;
  readonly specimen?: string;
}

/** A blood gas with what the analyser was told beside the sample. */
export function gas(
  at: string,
  rows: string,
  { oxygen, temperature, albumin, specimen = '动脉血' }: Surroundings,
): SeedReport {
  const beside = (name: string, code: string, result: string, unit: string, range: string): SeedSpecialRow => ({
    name,
    code,
    result,
    unit,
    range,
    specimen,
    group: '血气',
  });
  return {
    at,
    name: '血气分析',
    specimen,
    rows,
    special: [
      ...(oxygen === undefined ? [] : [beside('吸入氧浓度', 'FIO2', String(oxygen), '%', '')]),
      ...(temperature === undefined ? [] : [beside('体温', 'TEMP', temperature, '℃', '36.0–37.3')]),
      ...(albumin === undefined
        ? []
        : [{ ...beside('白蛋白', 'ALB', albumin, 'g/L', '40–55'), specimen: '血清', group: '肝功能' }]),
    ],
  };
}

/** Room air and no fever. */
export const CALM: Surroundings = { oxygen: 21, temperature: '36.6' };
