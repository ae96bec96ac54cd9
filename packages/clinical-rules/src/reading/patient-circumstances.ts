import { countedAs } from '../catalogue/stand-ins.ts';
import { isBelow } from '../core/number.ts';
import type { JudgedReport, PatientRecord } from '../record/judged.ts';
import { isChild } from './diagnosis-findings.ts';
import { newbornDays } from '../record/too-young.ts';
import { mostOf, sideOf } from './rows.ts';
import type { Row } from './rows.ts';

/** Of whom a step may be another one, or need a caution. */
export interface Circumstances {
  /** `newborn`, `infant` (under one year), `child`, `pregnant`, `heart`, `dialysis`, `potassium`. */
  readonly of: ReadonlySet<string>;
  /** Ids and groups of diseases that the patient is known to have. */
  readonly known: ReadonlySet<string>;
  /** Codes of results that the report holds and that were read. */
  readonly held: ReadonlySet<string>;
  /** Codes of results below their interval. */
  readonly low: ReadonlySet<string>;
  /** Codes of results above their interval. */
  readonly high: ReadonlySet<string>;
}

/** mL/min/1.73m² below which kidneys do not rid themselves of potassium that is given (KDIGO potassium conference 2020). */
const POTASSIUM_KEPT_BELOW = 30;
const INFANT_YEARS = 1;
const SPARING = /螺内酯|依普利酮|非奈利酮|氨苯蝶啶|阿米洛利|保钾/;
const LATE_KIDNEY = /尿毒症|肾衰竭期|终末期肾|ESRD|(?:CKD|慢性肾脏病)\s*G?\s*[45]/i;

function keepsPotassium(rows: readonly Row[], tags: readonly string[], known: ReadonlySet<string>): boolean {
  if (known.has('dialysis') || known.has('PAI')) return true;
  if (tags.some((tag) => SPARING.test(tag) || LATE_KIDNEY.test(tag))) return true;
  return isBelow(mostOf(rows.find(({ code }) => code === 'EGFR')), POTASSIUM_KEPT_BELOW);
}

/** What steps are fitted to: age, what the patient is known for, what the report holds. */
export function circumstancesOf(
  rows: readonly Row[],
  judged: JudgedReport,
  { patient }: PatientRecord,
  tags: readonly string[],
  known: ReadonlySet<string>,
): Circumstances {
  const hasHeartFailure = known.has('HF') || judged.inference.diagnoses.some(({ id }) => id === 'HF');
  const named: readonly (readonly [name: string, holds: boolean])[] = [
    ['newborn', newbornDays(judged, patient) !== undefined],
    ['infant', (judged.person.ageYears ?? INFANT_YEARS) < INFANT_YEARS],
    ['child', isChild(judged)],
    ['pregnant', judged.person.isPregnant === true],
    ['heart', hasHeartFailure],
    ['dialysis', known.has('dialysis')],
    ['potassium', keepsPotassium(rows, tags, known)],
  ];
  const held = new Set<string>();
  const beyond = { high: new Set<string>(), low: new Set<string>() };
  for (const row of rows) {
    const { flag } = row.judged;
    // What only wants an interval was measured all the same; what cannot be believed is neither.
    if (flag.state === 'undetermined' && flag.critical === undefined) {
      if (flag.reason === 'no_range' && row.value !== null) held.add(row.code);
      continue;
    }
    held.add(row.code);
    const side = sideOf(row);
    if (side !== null) beyond[side].add(countedAs(row.code));
  }
  return {
    of: new Set(named.flatMap(([name, holds]) => (holds ? [name] : []))),
    known,
    held,
    ...beyond,
  };
}
