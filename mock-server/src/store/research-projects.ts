import { Command, Query } from './sql.ts';
import type { SqlTarget } from './sql.ts';

export type ProjectState = 'draft' | 'running' | 'closed';

export interface ProjectRow {
  readonly project_id: string;
  readonly name: string;
  readonly purpose: string;
  readonly ethics_no: string;
  readonly state: ProjectState;
  readonly owner_id: string;
  readonly owner_name: string;
  readonly department: string;
  readonly version: number;
  readonly updated_time: string;
  /** '' for one that is not deleted. */
  readonly deleted_time: string;
}

export interface VersionRow {
  readonly project_id: string;
  readonly version: number;
  readonly saved_time: string;
  readonly saved_by: string;
  readonly note: string;
  readonly data_time: string;
  /** Definition, variables, groups and forms as JSON. */
  readonly content: string;
  /** Exact numbers of the attrition when it was saved, as JSON: told only through the rules of research. */
  readonly chain: string;
}

const PROJECT =
  'project_id, name, purpose, ethics_no, state, owner_id, owner_name, department, version, updated_time, deleted_time';
const VERSION = 'project_id, version, saved_time, saved_by, note, data_time, content, chain';
const ALL = new Query<ProjectRow>(`SELECT ${PROJECT} FROM research_project ORDER BY updated_time DESC, project_id`);
const ONE = new Query<ProjectRow, [string]>(`SELECT ${PROJECT} FROM research_project WHERE project_id = ?`);
const PUT = new Command<[string, string, string, string, string, string, string, string, number, string, string]>(
  `REPLACE INTO research_project (${PROJECT}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
);
const VERSIONS = new Query<VersionRow, [string]>(
  `SELECT ${VERSION} FROM research_version WHERE project_id = ? ORDER BY version DESC`,
);
const ADD = new Command<[string, number, string, string, string, string, string, string]>(
  `INSERT INTO research_version (${VERSION}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
);
const VISIT = new Query<{ data_time: string }, [string, string]>(
  'SELECT data_time FROM research_visit WHERE user_id = ? AND project_id = ?',
);
const SEE = new Command<[string, string, string]>(
  'REPLACE INTO research_visit (user_id, project_id, data_time) VALUES (?, ?, ?)',
);
const INFORM = new Command<[string, string, string, string]>(
  'INSERT OR IGNORE INTO research_informed (project_id, patient_id, user_id, time) VALUES (?, ?, ?, ?)',
);
const INFORMED = new Query<{ time: string }, [string, string]>(
  'SELECT time FROM research_informed WHERE project_id = ? AND patient_id = ?',
);

/** Last saved first, deleted ones among them. */
export function listProjects(world: SqlTarget): ProjectRow[] {
  return ALL.all(world);
}

export function findProject(world: SqlTarget, projectId: string): ProjectRow | undefined {
  return ONE.get(world, projectId);
}

export function putProject(world: SqlTarget, row: ProjectRow): void {
  PUT.run(
    world,
    row.project_id,
    row.name,
    row.purpose,
    row.ethics_no,
    row.state,
    row.owner_id,
    row.owner_name,
    row.department,
    row.version,
    row.updated_time,
    row.deleted_time,
  );
}

/** Newest first. */
export function listVersions(world: SqlTarget, projectId: string): VersionRow[] {
  return VERSIONS.all(world, projectId);
}

export function findVersion(world: SqlTarget, projectId: string, version: number): VersionRow | undefined {
  return listVersions(world, projectId).find((row) => row.version === version);
}

export function addVersion(world: SqlTarget, row: VersionRow): void {
  ADD.run(
    world,
    row.project_id,
    row.version,
    row.saved_time,
    row.saved_by,
    row.note,
    row.data_time,
    row.content,
    row.chain,
  );
}

/** Data point at which an account opened a project last; undefined where it never did. */
export function lastVisit(world: SqlTarget, userId: string, projectId: string): string | undefined {
  return VISIT.get(world, userId, projectId)?.data_time;
}

export function rememberVisit(world: SqlTarget, userId: string, projectId: string, dataTime: string): void {
  if (lastVisit(world, userId, projectId) !== dataTime) SEE.run(world, userId, projectId, dataTime);
}

export function saveInformed(
  world: SqlTarget,
  { projectId, patientId, userId, time }: Readonly<Record<'projectId' | 'patientId' | 'userId' | 'time', string>>,
): void {
  INFORM.run(world, projectId, patientId, userId, time);
}

export function informedTime(world: SqlTarget, projectId: string, patientId: string): string | undefined {
  return INFORMED.get(world, projectId, patientId)?.time;
}
