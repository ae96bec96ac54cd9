import { READING_VERSIONS } from '@jianwei/clinical-rules/replay/reading-versions';
import type { ReadingVersion } from '@jianwei/clinical-rules/replay/reading-versions';
import { isSameAnswer, versionNamed, versionOn } from '@jianwei/clinical-rules/replay/replay';
import type { HospitalRecord } from '../interpretation/patient-record.ts';
import { addSaving, listSavings } from '../store/saved-assessments.ts';
import type { World } from '../store/world.ts';
import type { Replayed } from './assessment-replay.ts';
import { weighedCauses } from './causes.ts';
import { basisCauses, basisRows } from './reading-causes.ts';
import type { BasisRow } from './reading-causes.ts';
import { readBasis, readingBasis } from './reading-basis.ts';
import type { ReadingBasis } from './reading-basis.ts';
import type { ReadingTool } from './reading-tools.ts';
import { NO_VERSION } from './savings.ts';
import type { Saving } from './savings.ts';

/** How a showing or a saving is stored: what it rests on, and which of both it was. */
type KeptInput = ReadingBasis & { readonly isShown: boolean };

/** What a reading is of. */
interface ReadReport {
  readonly tool: ReadingTool;
  readonly record: HospitalRecord;
  readonly reportId: string;
}

const versionToday = (versions: readonly ReadingVersion[], slug: string, time: string) =>
  versionOn(versions, slug, time)?.version ?? '';

function keep(world: World, { tool, record, reportId }: ReadReport, userId: string, isShown: boolean): void {
  const basis = readingBasis(world, tool, record, reportId);
  const version = versionToday(READING_VERSIONS, tool.slug, basis.at);
  const { said } = readBasis(READING_VERSIONS, { slug: tool.slug, version }, basis, reportId);
  if (said === null) return;
  addSaving(world, tool.apiType, reportId, {
    saved_time: basis.at,
    user_id: userId,
    rule_version: version,
    input: { ...basis, isShown } satisfies KeptInput,
    answer: said.answer,
    readings: [],
  });
}

/** Keeps what a tool says of a report the first time that somebody is shown it. */
export function keepShownReading(world: World, of: ReadReport, userId: string): void {
  if (listSavings(world, of.tool.apiType, of.reportId).length === 0) keep(world, of, userId, true);
}

/** Keeps what a tool says by what was just saved beside a report, or taken back. */
export const keepSavedReading = (world: World, of: ReadReport, userId: string): void => keep(world, of, userId, false);

/** Showings and savings of a report, the last one first; what was saved before they were kept is worked out from what stands there today. */
function savingsOf(
  world: World,
  { tool, record, reportId }: ReadReport,
  versions: readonly ReadingVersion[],
): Saving[] {
  const kept = listSavings(world, tool.apiType, reportId).map((saving): Saving => {
    const { isShown } = saving.input as unknown as KeptInput;
    return { ...saving, isKept: true, isShown };
  });
  const saved = tool.saved?.(world, reportId);
  if (saved === undefined || kept.some(({ isShown }) => isShown === false)) return kept;
  const { saved_time, user_id, user_name } = saved;
  const basis = { ...readingBasis(world, tool, record, reportId), at: saved_time };
  const version = versionToday(versions, tool.slug, saved_time);
  const { said } = readBasis(versions, { slug: tool.slug, version }, basis, reportId);
  const before: Saving = {
    saved_time,
    user_id,
    user_name,
    rule_version: version,
    input: { ...basis, isShown: false } satisfies KeptInput,
    answer: said?.answer ?? NO_VERSION,
    readings: [],
    isKept: false,
    isShown: false,
  };
  return [...kept, before].toSorted((a, b) => (a.saved_time < b.saved_time ? 1 : -1));
}

function statusOf({ isKept, answer }: Saving, again: Saving['answer'], isKnown: boolean): Replayed['again']['status'] {
  if (!isKnown) return 'no_version';
  if (!isKept) return 'not_kept';
  return isSameAnswer(answer, again) ? 'same' : 'differs';
}

const shownRows = (rows: readonly BasisRow[]) =>
  rows.filter(({ isTaken }) => isTaken).map(({ item, label, value }) => ({ item, label, value }));

/**
 * A reading that was shown or saved beside today: computed again by the version of its day, then with what is saved today, with today's
 * patient and results, and by today's version. What changes at a step is caused by it.
 * @param chosen which saving, 0 the last one
 * @returns undefined where there is no such saving
 */
export function replayReading(
  world: World,
  of: ReadReport,
  { chosen = 0, versions = READING_VERSIONS }: { chosen?: number; versions?: readonly ReadingVersion[] } = {},
): Replayed | undefined {
  const { tool, record, reportId } = of;
  const { slug } = tool;
  const savings = savingsOf(world, of, versions);
  const then = savings[chosen];
  if (then === undefined) return undefined;
  const kept = then.input as unknown as KeptInput;
  const current = readingBasis(world, tool, record, reportId);
  const today = versionToday(versions, slug, current.at);
  const read = (basis: ReadingBasis, version: string) => readBasis(versions, { slug, version }, basis, reportId);
  const answer = (basis: ReadingBasis, version = then.rule_version) => read(basis, version).said?.answer ?? NO_VERSION;
  const edited = { ...kept, choice: current.choice };
  const steps = {
    again: answer(kept),
    edited: answer(edited),
    patient: answer({ ...edited, patient: current.patient, at: current.at }),
    evidence: answer(current),
    now: answer(current, today),
  };
  const rows = {
    then: basisRows(tool, kept, read(kept, then.rule_version), reportId),
    now: basisRows(tool, current, read(current, today), reportId),
  };
  const holdsFrom = (version: string) => versionNamed(versions, slug, version)?.holdsFrom;
  const isKnown = holdsFrom(then.rule_version) !== undefined;
  return {
    savings,
    chosen,
    then: {
      at: then.saved_time,
      version: then.rule_version,
      holdsFrom: holdsFrom(then.rule_version),
      inputs: shownRows(rows.then),
      answer: then.answer,
    },
    again: { status: statusOf(then, steps.again, isKnown), answer: steps.again },
    now: {
      at: current.at,
      version: today,
      holdsFrom: holdsFrom(today),
      inputs: shownRows(rows.now),
      answer: steps.now,
    },
    causes: weighedCauses(basisCauses(rows.then, rows.now, then.saved_time), steps, {
      then: then.rule_version,
      now: today,
    }),
    unread: [],
  };
}
