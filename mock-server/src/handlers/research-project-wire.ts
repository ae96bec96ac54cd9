import type {
  ResearchCount,
  ResearchProjectDetail,
  ResearchProjectItem,
  ResearchVersion,
} from '@jianwei/api-client/model';
import { readCohort } from '@jianwei/clinical-rules/cohort/cohort';
import { Refusal } from '../contract/refusal.ts';
import { countCohort } from '../research/engine.ts';
import { dictionaryOf } from '../research/dictionary.ts';
import { guardSaved } from '../research/guard.ts';
import { minuteOf } from '../research/minutes.ts';
import { changedSentences, cohortSentences, contentOf } from '../research/project-content.ts';
import { guardedShown } from '../research/shown-counts.ts';
import { movedBetween, shownPair, shownVersions } from '../research/shown-pair.ts';
import { researchStore, type ResearchStore } from '../research/store.ts';
import { HIDDEN, shownChain, THRESHOLD } from '../research/suppress.ts';
import { vocabularyOf } from '../research/vocabulary.ts';
import { variableName } from '../research/variables.ts';
import type { Session } from '../store/session.ts';
import { listExports } from '../store/research-exports.ts';
import { findVersion, lastVisit, listVersions, type ProjectRow, type VersionRow } from '../store/research-projects.ts';
import type { World } from '../store/world.ts';
import { known } from './known.ts';
import { exportState } from './research-export-state.ts';

/** Who reads. */
export interface Reading {
  readonly world: World;
  readonly session: Session;
}

/** A version of a project, by default the one that holds. */
export function foundVersion(world: World, row: ProjectRow, version = row.version): VersionRow {
  const found = findVersion(world, row.project_id, version);
  if (found === undefined) throw new Refusal(`没有版本 V${version}`);
  return found;
}

/** The attrition as it was saved; of a seeded version as it was at its data point. */
function exactChain(world: World, { project_id: id, version, chain, content, data_time: time }: VersionRow): number[] {
  const saved = JSON.parse(chain) as number[];
  if (saved.length > 0) return saved;
  return world.memoClinical(`research:chain:${id}:${version}`, () => {
    const cohort = readCohort(contentOf(content).cohort);
    const { steps } = countCohort(researchStore(world), { cohort, until: minuteOf(time) });
    return steps.map(({ patients }) => patients);
  });
}

/** What the data of the meantime changed for somebody who opened the project before. */
function changeSince(
  { world, session }: Reading,
  store: ResearchStore,
  row: VersionRow,
): ResearchProjectItem['change'] {
  // Who saved it saw its numbers, whatever was opened since.
  const since = lastVisit(world, session.userId, row.project_id) ?? row.data_time;
  if (since >= store.dataTime) return undefined;
  const cohort = readCohort(contentOf(row.content).cohort);
  const before = countCohort(store, { cohort, until: minuteOf(since) });
  const { gained, lost } = movedBetween(before.members, countCohort(store, { cohort }).members);
  return gained + lost === 0 ? undefined : { since, ...shownPair(gained, lost) };
}

/** How many a version counts today: told where the project is opened. */
function totalToday(store: ResearchStore, { content }: VersionRow): number {
  return countCohort(store, { cohort: readCohort(contentOf(content).cohort) }).patients;
}

/** The total of a version as it may be told by itself, or what its reader was told of a cohort that is nearly the same (R5). */
function besideAsked(
  { world, session }: Reading,
  { content, data_time: dataTime }: VersionRow,
  chain: readonly number[],
  told: ResearchCount,
): ResearchCount {
  const cohort = readCohort(contentOf(content).cohort);
  return (
    guardedShown(guardSaved(world, session, { cohort, total: chain.at(-1) ?? 0, dataTime }), chain[0] ?? 0) ?? told
  );
}

/** The attrition of a version at its data point; its total is told rounded where it lies within 9 of today's. */
function shownAttrition(reading: Reading, store: ResearchStore, version: VersionRow): ResearchCount[] {
  const exact = exactChain(reading.world, version);
  const [total = HIDDEN] = shownVersions([exact], totalToday(store, version));
  return shownChain(exact).patients.with(-1, besideAsked(reading, version, exact, total));
}

/** A project as the lists show it. */
export function wireProject(reading: Reading, row: ProjectRow): ResearchProjectItem {
  const { world, session } = reading;
  const store = researchStore(world);
  const version = foundVersion(world, row);
  const attrition = shownAttrition(reading, store, version);
  const exports = listExports(world).filter(({ project_id: id }) => id === row.project_id);
  const isMine = row.owner_id === session.userId;
  const change = isMine ? changeSince(reading, store, version) : undefined;
  return {
    project_id: row.project_id,
    name: row.name,
    purpose: row.purpose,
    state: row.state,
    version: row.version,
    owner_name: row.owner_name,
    department: row.department,
    is_mine: isMine,
    patients: attrition.at(-1) ?? HIDDEN,
    attrition,
    updated_time: row.updated_time,
    data_time: version.data_time,
    is_stale: version.data_time < store.dataTime,
    exports: exports.length,
    ethics_no: row.ethics_no,
    is_deleted: row.deleted_time !== '',
    ...(isMine
      ? {
          decided_exports: exports.filter((each) => each.decided_by !== '' && exportState(world, each) === 'ready')
            .length,
        }
      : {}),
    ...known({ change }),
  };
}

/** Every version beside what it changed of the one before, newest first. */
function wireVersions(
  reading: Reading,
  { store, today }: { readonly store: ResearchStore; readonly today: number },
  row: ProjectRow,
): ResearchVersion[] {
  const rows = listVersions(reading.world, row.project_id);
  const chains = rows.map((version) => exactChain(reading.world, version));
  const totals = shownVersions(chains, today);
  return rows.map((version, index) => {
    const former = rows[index + 1];
    return {
      version: version.version,
      saved_time: version.saved_time,
      saved_by: version.saved_by,
      note: version.note,
      data_time: version.data_time,
      patients: besideAsked(reading, version, chains[index] ?? [], totals[index] ?? HIDDEN),
      changed:
        former === undefined
          ? []
          : changedSentences(contentOf(former.content), contentOf(version.content), vocabularyOf(store), variableName),
    };
  });
}

export function wireProjectDetail(reading: Reading, row: ProjectRow, version: VersionRow): ResearchProjectDetail {
  const store = researchStore(reading.world);
  const { cohort: definition, variables, groups, form } = contentOf(version.content);
  const cohort = readCohort(definition);
  const exact = countCohort(store, { cohort });
  const dated = { store, asked: { cohort }, entry: exact.entry };
  return {
    project: wireProject(reading, row),
    purpose: row.purpose,
    ethics_no: row.ethics_no,
    version: version.version,
    definition,
    sentences: cohortSentences(definition, vocabularyOf(store)),
    variables: [...variables],
    groups,
    form,
    versions: wireVersions(reading, { store, today: exact.patients }, row),
    dictionary: exact.patients < THRESHOLD ? [] : dictionaryOf(dated, exact.members, variables),
  };
}
