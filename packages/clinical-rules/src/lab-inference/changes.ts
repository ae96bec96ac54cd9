import { roundHalfUp } from '../core/number.ts';
import { pointSet } from '../flags/value-set.ts';
import type { LabFact } from './condition.ts';
import { DERIVED_FIGURES } from './derived-codes.ts';
import type { DerivedFigure } from './derived-codes.ts';

/** A result of the patient before this report, in the catalogue's unit. */
export interface EarlierResult {
  readonly code: string;
  readonly value: number;
  /** Hours between its sampling and that of this report, more than 0. */
  readonly hoursAgo: number;
}

const CHANGES = DERIVED_FIGURES.filter((figure) => figure.kind !== 'formula');

const WEEK_HOURS = 168;
const YEAR_HOURS = 365 * 24;
const SHORT_TERM_HOURS = 48;

/** Catalogue codes whose earlier results the rule base looks at. */
export const CODES_WITH_CHANGES: ReadonlySet<string> = new Set(['CREA', ...CHANGES.flatMap(({ inputs }) => inputs)]);

type ByCode = ReadonlyMap<string, readonly EarlierResult[]>;

function within(earlier: ByCode, code: string, from: number, to: number): number[] {
  return (earlier.get(code) ?? [])
    .filter((result) => result.hoursAgo >= from && result.hoursAgo <= to)
    .map((result) => result.value);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

function figure(code: string, values: readonly number[], of: LabFact | undefined): LabFact {
  const farthest = values.toSorted((a, b) => Math.abs(b) - Math.abs(a))[0] ?? 0;
  return {
    code,
    sets: values.map(pointSet),
    point: values.length === 1 ? farthest : null,
    interval: {},
    isPositive: null,
    flag: null,
    specimen: of?.specimen ?? '',
    laboratoryIds: of?.laboratoryIds ?? [],
    codes: of?.codes ?? [],
    text: `${roundHalfUp(farthest, 2)}`,
  };
}

/** Baseline creatinine (KDIGO 2012): the lowest of the last 7 days, else the median of 8 to 365 days. */
function earlierCreatinine(earlier: ByCode): LabFact[] {
  const recent = within(earlier, 'CREA', 0, WEEK_HOURS);
  const older = within(earlier, 'CREA', WEEK_HOURS, YEAR_HOURS);
  const shortTerm = within(earlier, 'CREA', 0, SHORT_TERM_HOURS);
  const baseline = recent.length > 0 ? Math.min(...recent) : older.length > 0 ? median(older) : null;
  return [
    ...(baseline === null ? [] : [figure('CREA_BASE', [baseline], undefined)]),
    ...(shortTerm.length === 0 ? [] : [figure('CREA_48H', [Math.min(...shortTerm)], undefined)]),
  ];
}

function changeOf({ kind }: DerivedFigure, now: number, then: number): number[] {
  if (kind === 'difference') return [now - then];
  return then === 0 ? [] : [((now - then) / then) * 100];
}

/**
 * Differences and percent changes against every earlier result of their window, so that a rise measured every three hours
 * is not hidden by the last one. A figure that the caller hands in ready-made stays.
 */
export function changeFacts(facts: ReadonlyMap<string, LabFact>, earlier: readonly EarlierResult[]): LabFact[] {
  if (earlier.length === 0) return [];
  const byCode = Map.groupBy(earlier, (result) => result.code);
  const changes = CHANGES.flatMap((row): LabFact[] => {
    const [code = ''] = row.inputs;
    const now = facts.get(code);
    if (now?.point == null) return [];
    const { point } = now;
    const values = within(byCode, code, row.fromHours ?? 0, row.toHours ?? 0).flatMap((then) =>
      changeOf(row, point, then),
    );
    return values.length === 0 ? [] : [figure(row.code, values, now)];
  });
  return [...changes, ...earlierCreatinine(byCode)].filter((fact) => !facts.has(fact.code));
}
