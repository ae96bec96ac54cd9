type Compare = '<' | '<=' | '>' | '>=';
type Flag = 'H' | 'L' | 'N';

/**
 * A condition as the rule base writes it:
 * `H`, `L`, `N` against the interval of the result (bounds are normal), `N|H` either; `POS` positive or weakly positive;
 * `<30` and its kind compare in the catalogue's unit, `<4|>12` either side; `6.1..6.99` from 6.1 to below 7.00 (the next step of the printed end); `x>=3` multiples of
 * the upper limit; `d>=3` units above the upper limit; AGE_HF and AGE_DD are the age-dependent limits of NT-proBNP and
 * D-dimer.
 */
export type Condition =
  | Flag
  | `${Flag}|${Flag}`
  | 'POS'
  | 'AGE_HF'
  | 'AGE_DD'
  | `${Compare}${number}`
  | `<${number}|>${number}`
  | `${number}..${number}`
  | `x${Compare}${number}`
  | `d${Compare}${number}`;

/** -1 a low result speaks for it, 1 a high or positive one, 0 either or normal. */
export type Direction = -1 | 0 | 1;

export interface Edge {
  /** needs: one of a group must hold, every group must hold; adds: gives points; removes: takes the diagnosis away. */
  readonly role: 'needs' | 'adds' | 'removes';
  readonly group: number;
  /** The finding between lab and diagnosis; '' for an edge that removes. */
  readonly intermediate: string;
  readonly lab: string;
  readonly when: Condition;
  readonly direction: Direction;
  readonly weight: number;
}

export interface DiagnosisRule<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
  readonly englishName: string;
  /** 1 to 17, the order of the disease systems. */
  readonly systemId: number;
  /** Scores from which the diagnosis is amber (reliable 1) and red (reliable 2). */
  readonly amberFrom: number;
  readonly redFrom: number;
  readonly source: string;
  readonly edges: readonly Edge[];
}

export function diagnosis<const Id extends string>(
  id: Id,
  name: string,
  englishName: string,
  systemId: number,
  [amberFrom, redFrom]: readonly [number, number],
  source: string,
  edges: readonly Edge[],
): DiagnosisRule<Id> {
  return { id, name, englishName, systemId, amberFrom, redFrom, source, edges };
}

export function needs(
  group: number,
  intermediate: string,
  lab: string,
  when: Condition,
  direction: Direction,
  weight: number,
): Edge {
  return { role: 'needs', group, intermediate, lab, when, direction, weight };
}

export function adds(
  group: number,
  intermediate: string,
  lab: string,
  when: Condition,
  direction: Direction,
  weight: number,
): Edge {
  return { role: 'adds', group, intermediate, lab, when, direction, weight };
}

export function removes(lab: string, when: Condition, direction: Direction): Edge {
  return { role: 'removes', group: 9, intermediate: '', lab, when, direction, weight: 0 };
}
