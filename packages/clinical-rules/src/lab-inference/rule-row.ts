import { clinicalNotation } from '../core/notation.ts';
import { findItem } from '../catalogue/catalogue.ts';
import { parts } from '../catalogue/row.ts';
import { BASIS } from '../tables/basis.ts';
import type { Basis } from '../tables/basis.ts';
import { convert, number, oneOf, optional, record, reference, text } from '../tables/shapes.ts';
import type { Read, Shape } from '../tables/shapes.ts';
import { readCondition } from './condition-text.ts';
import { isDerivedCode } from './derived-codes.ts';

/** 1 act within minutes to an hour, 2 the same day, 3 routine. */
export type Urgency = 1 | 2 | 3;

/** Persons are facts like results; the age limits are words of conditions. */
export const PERSON_CODES = ['AGE', 'SEX', 'PREG'] as const;

/**
 * needs: one row of a group must hold, every group must; count: `atLeast` different items of the group must hold; adds: gives
 * points; removes: takes the diagnosis away; hastens: only raises the urgency.
 */
export type Role = 'needs' | 'count' | 'adds' | 'removes' | 'hastens';

const role = convert(text, (cell): { readonly role: Role; readonly atLeast: number } => {
  const count = /^count:([1-9])$/.exec(cell)?.[1];
  if (count !== undefined) return { role: 'count', atLeast: Number(count) };
  if (/^(needs|adds|removes|hastens)$/.test(cell)) return { role: cell as Role, atLeast: 1 };
  throw new Error(`unknown role ${JSON.stringify(cell)}; it is needs, count:2, adds, removes or hastens`);
});

function isLab(code: string): boolean {
  return findItem(code) !== undefined || isDerivedCode(code) || (PERSON_CODES as readonly string[]).includes(code);
}

/** A line of diagnoses.tsv. */
export const DIAGNOSIS_ROW = record({
  id: text,
  systemId: number,
  name: text,
  englishName: text,
  amberFrom: number,
  redFrom: number,
  isState: optional(oneOf('yes')),
  advice: optional(text),
  aliases: optional(parts),
  implies: optional(parts),
});

const EDGE_ROW = record({
  diagnosis: text,
  role,
  group: number,
  intermediate: optional(text),
  lab: reference<string>('item or derived figure', isLab),
  when: convert(text, readCondition),
  // For who reads the table: a low result speaks for it, a high or positive one, either or normal.
  direction: oneOf('-1', '0', '1'),
  weight: number,
  urgency: oneOf('1', '2', '3'),
  specimen: optional(text),
  basis: BASIS,
  source: convert(text, clinicalNotation),
  note: optional(text),
});

type EdgeRow = Read<typeof EDGE_ROW>;

/** What may speak for or against a diagnosis. */
export interface Edge {
  readonly diagnosis: string;
  readonly role: Role;
  /** Different items of the group that must hold: 1 but for `count`. */
  readonly atLeast: number;
  readonly group: number;
  /** The finding between lab and diagnosis; '' for an edge that removes or hastens. */
  readonly intermediate: string;
  readonly lab: string;
  readonly when: EdgeRow['when'];
  readonly weight: number;
  readonly urgency: Urgency;
  /** The specimen that the value must come from, '' for any. */
  readonly specimen: string;
  readonly basis: Basis;
  readonly source: string;
}

export interface DiagnosisRule {
  readonly id: string;
  readonly name: string;
  readonly englishName: string;
  /** 1 to 17, the order of the disease systems. */
  readonly systemId: number;
  /** Scores from which the diagnosis is amber (reliable 1) and red (reliable 2). */
  readonly amberFrom: number;
  readonly redFrom: number;
  /** A state (pregnancy, menopause, immunity), never a suspected disease. */
  readonly isState: boolean;
  /** What to check or whom to call; never a dose. */
  readonly advice: string;
  readonly aliases: readonly string[];
  /** Diagnoses whose line is folded under this one. */
  readonly implies: readonly string[];
  readonly source: string;
  readonly edges: readonly Edge[];
  /** What speaks for it: the labs of its edges but for those that remove it or hasten it. */
  readonly labs: readonly string[];
  /** Whether every edge stands in a source that was read. */
  readonly isVerified: boolean;
  /** What must hold for the diagnosis to appear: `atLeast` different labs of each. */
  readonly groups: readonly RequiredGroup[];
}

export interface RequiredGroup {
  readonly atLeast: number;
  readonly edges: readonly Edge[];
}

function requiredGroups(edges: readonly Edge[]): RequiredGroup[] {
  const required = edges.filter(({ role }) => role === 'needs' || role === 'count');
  return [...Map.groupBy(required, ({ role, group }) => `${role} ${group}`).values()].map((group) => ({
    atLeast: group[0]?.atLeast ?? 1,
    edges: group,
  }));
}

function toEdge(row: EdgeRow): Edge {
  return {
    diagnosis: row.diagnosis,
    role: row.role.role,
    atLeast: row.role.atLeast,
    group: row.group,
    intermediate: row.intermediate ?? '',
    lab: row.lab,
    when: row.when,
    weight: row.weight,
    urgency: Number(row.urgency) as Urgency,
    specimen: row.specimen ?? '',
    basis: row.basis,
    source: row.source,
  };
}

/** A line of diagnosis-rows.tsv. */
export const EDGE: Shape<Edge> = convert(EDGE_ROW, toEdge);

export type DiagnosisRow = Read<typeof DIAGNOSIS_ROW>;

export function toRule(row: DiagnosisRow, edges: readonly Edge[]): DiagnosisRule {
  return {
    id: row.id,
    name: row.name,
    englishName: row.englishName,
    systemId: row.systemId,
    amberFrom: row.amberFrom,
    redFrom: row.redFrom,
    isState: row.isState !== undefined,
    advice: row.advice ?? '',
    aliases: row.aliases ?? [],
    implies: row.implies ?? [],
    source: [...new Set(edges.map((edge) => edge.source))].join('；'),
    edges,
    labs: [...new Set(edges.filter(({ role }) => role !== 'removes' && role !== 'hastens').map(({ lab }) => lab))],
    isVerified: edges.every(({ basis }) => basis === 'V'),
    groups: requiredGroups(edges),
  };
}
