import type { ResearchCohort, ResearchForms, ResearchGroups } from '@jianwei/api-client/model';
import { readCohort } from '@jianwei/clinical-rules/cohort/cohort';
import { isDeepStrictEqual } from 'node:util';
import type { Call, Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { countCohort, type ExactCounts } from '../research/engine.ts';
import { guardSaved } from '../research/guard.ts';
import { changedSentences, contentOf, withRuleVersion, type ProjectContent } from '../research/project-content.ts';
import { guardedShown, wholeOf } from '../research/shown-counts.ts';
import { movedBetween, shownPair, shownTotals } from '../research/shown-pair.ts';
import { researchStore } from '../research/store.ts';
import { isSmall, roundedShown } from '../research/suppress.ts';
import { isVariable, variableName } from '../research/variables.ts';
import { vocabularyOf } from '../research/vocabulary.ts';
import { recordChange, type Changer } from '../store/changes.ts';
import { listExports } from '../store/research-exports.ts';
import {
  addVersion,
  findProject,
  listProjects,
  putProject,
  rememberVisit,
  type ProjectRow,
} from '../store/research-projects.ts';
import { listNearRequests } from '../store/research-near.ts';
import type { World } from '../store/world.ts';
import { pageOf } from './paging.ts';
import { cohortOf } from './research.ts';
import { researchChangeable } from './research-change.ts';
import { DECIDER, exportState } from './research-export-state.ts';
import { foundVersion, wireProject, wireProjectDetail, type Reading } from './research-project-wire.ts';

const KEPT_MS = 30 * 86_400_000;

/** Deleted projects can be taken back for 30 days. */
function isGone(world: World, { deleted_time: deleted }: ProjectRow): boolean {
  // Of what is not deleted there is no time to be beyond.
  return world.now().getTime() - Date.parse(deleted) > KEPT_MS;
}

/**
 * A project that the reader may read; a deleted one only its owner.
 * @param status of the refusal: 400 where the body names the project and not the address
 */
export function foundProject({ world, session }: Reading, projectId: string, status: 400 | 404 = 404): ProjectRow {
  const row = findProject(world, projectId);
  const isHidden =
    row === undefined || isGone(world, row) || (row.deleted_time !== '' && row.owner_id !== session.userId);
  if (isHidden) throw new Refusal('该科研项目不存在或已被删除', status);
  return row;
}

export function ownProject(reading: Reading, projectId: string): ProjectRow {
  const row = foundProject(reading, projectId);
  if (row.owner_id !== reading.session.userId) throw new Refusal('该项目由他人创建，只能查看');
  return row;
}

function refuseStale(row: ProjectRow, base: number | undefined): void {
  if (base !== row.version) throw new Refusal(`项目已被更新为 V${row.version}，请先查看差异`);
}

function checkedName(given: string): string {
  const name = given.trim();
  if (name === '') throw new Refusal('请填写项目名称');
  return name;
}

const NOTHING_CHOSEN = { variables: [], groups: { kind: 'none' }, form: {} } as const;

interface GivenContent {
  readonly cohort?: ResearchCohort;
  readonly variables?: readonly string[];
  readonly groups?: ResearchGroups;
  readonly form?: ResearchForms;
}

/** The content of a version: what is not given stays as it was. */
function checkedContent(world: World, given: GivenContent, former: ProjectContent): ProjectContent {
  const store = researchStore(world);
  const { cohort = former.cohort, groups = former.groups, form = former.form } = given;
  cohortOf(store, cohort);
  const variables = [...new Set(given.variables ?? former.variables)];
  if (!variables.every(isVariable)) throw new Refusal('未收录该检验项目');
  if (groups.condition !== undefined) cohortOf(store, { version: 1, unit: 'patient', conditions: [groups.condition] });
  return { cohort: withRuleVersion(cohort), variables, groups, form };
}

interface Saving {
  readonly row: ProjectRow;
  readonly content: ProjectContent;
  readonly note: string;
  readonly action: string;
}

/** Writes the next version of a project with its attrition of now. */
function saveVersion(call: Changer, { row, content, note, action }: Saving): { project_id: string; version: number } {
  const { world, session } = call;
  const store = researchStore(world);
  const { steps } = countCohort(store, { cohort: readCohort(content.cohort) });
  const time = world.nowText();
  recordChange(call, researchChangeable, row.project_id, { action, summary: `${action} V${row.version}` }, () => {
    putProject(world, { ...row, updated_time: time });
    addVersion(world, {
      project_id: row.project_id,
      version: row.version,
      saved_time: time,
      saved_by: session.nickname,
      note: note.trim(),
      data_time: store.dataTime,
      content: JSON.stringify(content),
      chain: JSON.stringify(steps.map(({ patients }) => patients)),
    });
  });
  rememberVisit(world, session.userId, row.project_id, store.dataTime);
  return { project_id: row.project_id, version: row.version };
}

type ListCall = Call<'listResearchProjects'>;

function listed({ world, session, query }: ListCall): ProjectRow[] {
  const keyword = (query.keyword ?? '').trim().toLowerCase();
  return listProjects(world).filter((row) => {
    const isMine = row.owner_id === session.userId;
    const isDeleted = row.deleted_time !== '';
    if (query.state === 'deleted' ? !(isDeleted && isMine && !isGone(world, row)) : isDeleted) return false;
    if (query.state !== undefined && query.state !== 'deleted' && row.state !== query.state) return false;
    if (query.owner === 'me' && !isMine) return false;
    if (query.owner === 'department' && row.department !== session.department) return false;
    return `${row.name} ${row.purpose} ${row.owner_name}`.toLowerCase().includes(keyword);
  });
}

export const researchProjectsHandlers = {
  listResearchProjects: (call) => {
    const { world, session, query } = call;
    const rows = pageOf(listed(call), query, (found) => found.map((row) => wireProject(call, row)));
    const page = { ...rows, demo: researchStore(world).isDemo };
    if (session.role !== DECIDER) return page;
    const waiting = listExports(world).filter((row) => exportState(world, row) === 'waiting').length;
    const near = listNearRequests(world).filter(({ state }) => state === 'waiting').length;
    return { ...page, waiting_exports: waiting, waiting_near_requests: near };
  },

  getResearchProject: (call) => {
    const { world, session, params, query } = call;
    const row = foundProject(call, params.project_id);
    const detail = wireProjectDetail(call, row, foundVersion(world, row, query.version));
    rememberVisit(world, session.userId, row.project_id, researchStore(world).dataTime);
    return detail;
  },

  addResearchProject: (call) => {
    const { world, body, session } = call;
    const content = checkedContent(world, body, { cohort: body.cohort, ...NOTHING_CHOSEN });
    const row: ProjectRow = {
      project_id: world.nextId('RP'),
      name: checkedName(body.name),
      purpose: body.purpose.trim(),
      ethics_no: (body.ethics_no ?? '').trim(),
      state: body.state ?? 'draft',
      owner_id: session.userId,
      owner_name: session.nickname,
      department: session.department,
      version: 1,
      updated_time: world.nowText(),
      deleted_time: '',
    };
    return saveVersion(call, { row, content, note: body.note ?? '', action: '新建' });
  },

  editResearchProject: (call) => {
    const { world, body } = call;
    const row = ownProject(call, body.project_id);
    refuseStale(row, body.base_version);
    const former = contentOf(foundVersion(world, row).content);
    const content = checkedContent(world, body, former);
    const next: ProjectRow = {
      ...row,
      name: checkedName(body.name ?? row.name),
      purpose: (body.purpose ?? row.purpose).trim(),
      ethics_no: (body.ethics_no ?? row.ethics_no).trim(),
      state: body.state ?? row.state,
    };
    if (!isDeepStrictEqual(content, former)) {
      const version = row.version + 1;
      return saveVersion(call, { row: { ...next, version }, content, note: body.note ?? '', action: '保存为' });
    }
    recordChange(call, researchChangeable, row.project_id, { action: '修改' }, () =>
      putProject(world, { ...next, updated_time: world.nowText() }),
    );
    return { project_id: row.project_id, version: row.version };
  },

  restoreResearchProject: (call) => {
    const { world, body, params } = call;
    const row = ownProject(call, params.project_id);
    if (body.version === undefined) {
      if (row.deleted_time === '') throw new Refusal('该项目没有删除');
      recordChange(call, researchChangeable, row.project_id, { action: '取回' }, () =>
        putProject(world, { ...row, deleted_time: '' }),
      );
      return { project_id: row.project_id, version: row.version };
    }
    refuseStale(row, body.base_version);
    const content = contentOf(foundVersion(world, row, body.version).content);
    const next = { ...row, version: row.version + 1 };
    return saveVersion(call, { row: next, content, note: `取回 V${body.version}`, action: '保存为' });
  },

  deleteResearchProject: (call) => {
    const row = ownProject(call, call.params.project_id);
    recordChange(call, researchChangeable, row.project_id, { action: '删除' }, () =>
      putProject(call.world, { ...row, deleted_time: call.world.nowText() }),
    );
    return {};
  },

  compareProjectVersions: (call) => {
    const { world, params, query } = call;
    const row = foundProject(call, params.project_id);
    const store = researchStore(world);
    const contentOfVersion = (version: number) => contentOf(foundVersion(world, row, version).content);
    const today = ({ cohort }: ProjectContent) => countCohort(store, { cohort: readCohort(cohort) });
    const [from, to] = [contentOfVersion(query.from), contentOfVersion(query.to)];
    const [before, after] = [today(from), today(to)];
    const { gained, lost } = movedBetween(before.members, after.members);
    const [totalFrom, totalTo] = shownTotals(before.patients, after.patients);
    const guarded = (content: ProjectContent, { patients: total, members, steps }: ExactCounts) => {
      // Two totals that are near one another are rounded by themselves.
      if (isSmall(Math.abs(before.patients - after.patients))) return undefined;
      const asked = { cohort: readCohort(content.cohort), total, members, dataTime: store.dataTime };
      return guardedShown(guardSaved(world, call.session, asked), wholeOf({ steps }));
    };
    const [guardedFrom, guardedTo] = [guarded(from, before), guarded(to, after)];
    const isRounded = (guardedFrom ?? guardedTo) !== undefined;
    return {
      data_time: store.dataTime,
      changed: changedSentences(from, to, vocabularyOf(store), variableName),
      total_from: guardedFrom ?? totalFrom,
      total_to: guardedTo ?? totalTo,
      ...(isRounded ? { gained: roundedShown(gained), lost: roundedShown(lost) } : shownPair(gained, lost)),
    };
  },
} satisfies Handlers;
