import type { InferredDiagnosis } from '../lab-inference/infer.ts';
import { infectionCourse } from './known-course.ts';
import { mainRow } from './main-row.ts';
import type { Finding, KnownDiagnosis } from './reading.ts';
import type { Row } from './rows.ts';
import { knownNameInFull } from './words.ts';

/** The rows of a report, and what the patient is known to have. */
export interface KnownContext {
  readonly rows: readonly Row[];
  readonly known: ReadonlySet<string>;
}

/** What is no news to those who have the disease: under these it is told as theirs (J-80, 14). */
const PART_OF_KNOWN: Readonly<Record<string, string>> = {
  PREDM: 'DM',
  RENAN: 'anaemia',
  ACD: 'anaemia',
  HBVS: 'HBV',
  HBVE: 'HBV',
};

/** Diagnoses that say of those under treatment for an infection how far it has come (J-31). */
const INFECTIONS: readonly string[] = ['SEPSIS', 'BACT'];

/** What befalls a patient again: a tag names one of years ago, unless its result was followed within the last month (J-34). */
const EPISODES: readonly string[] = ['MI', 'VTE', 'UGIB', 'PANCR', 'AKI', 'RHAB', 'HE'];
const EPISODE_HOURS = 30 * 24;

/** Of which a tag without a time is the one that is treated today. */
const OF_NOW: Readonly<Record<string, string>> = { VTE: 'thrombosis' };

/** Whether a tag names an episode of earlier, which says nothing of today's. */
export function isOfEarlier(
  { id }: Pick<InferredDiagnosis, 'id'>,
  main: Row | undefined,
  known: ReadonlySet<string>,
): boolean {
  if (known.has(OF_NOW[id] ?? '')) return false;
  return EPISODES.includes(id) && !(main?.change != null && main.change.hours <= EPISODE_HOURS);
}

/** The diagnosis as it is known: itself, or the disease that it belongs to. */
export function knownIdOf(id: string, known: ReadonlySet<string>): string | null {
  if (known.has(id)) return id;
  const whole = PART_OF_KNOWN[id];
  return whole !== undefined && known.has(whole) ? whole : null;
}

/** How far the infection has come that the patient is treated for; '' where this is none. */
export function treatedCourse({ id }: InferredDiagnosis, { rows, known }: KnownContext): string {
  return INFECTIONS.includes(id) && known.has('infection') ? infectionCourse(rows) : '';
}

/** The disease that a diagnosis is to those who have it; null where it is suspected (J-31). */
export function knownAs(diagnosis: InferredDiagnosis, main: Row | undefined, context: KnownContext): string | null {
  if (treatedCourse(diagnosis, context) !== '') return diagnosis.id;
  return isOfEarlier(diagnosis, main, context.known) ? null : knownIdOf(diagnosis.id, context.known);
}

/**
 * Diagnoses that a tool tells as known, such as a kidney disease by its own history (J-30 c). A tool may know the patient, as treated with
 * thyroxine, and not the diagnosis: its title says what is known.
 */
function knownToTools(findings: readonly Finding[]): ReadonlySet<string> {
  const told = findings.filter(({ kind, isKnown, title }) => kind === 'tool' && isKnown && title.startsWith('已知'));
  return new Set(told.flatMap(({ diagnosisId }) => diagnosisId ?? []));
}

/** Which of a report's diagnoses the patient is known to have, and what they are called then. */
export function knownOnes(
  diagnoses: readonly InferredDiagnosis[],
  context: KnownContext,
  findings: readonly Finding[],
): KnownDiagnosis[] {
  const toTools = knownToTools(findings);
  // Most patients are known to have nothing: their diagnoses need not be looked through.
  if (context.known.size + toTools.size === 0) return [];
  return diagnoses.flatMap((diagnosis) => {
    const own = knownAs(diagnosis, mainRow(diagnosis, context.rows), context);
    const knownId = own ?? (toTools.has(diagnosis.id) ? diagnosis.id : null);
    return knownId === null ? [] : [{ id: diagnosis.id, name: knownNameInFull(knownId, diagnosis.name) }];
  });
}
