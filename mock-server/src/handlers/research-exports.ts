import { randomInt } from 'node:crypto';
import { readCohort } from '@jianwei/clinical-rules/cohort/cohort';
import type { Call, Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { csvFile } from '../research/csv.ts';
import { dictionaryOf, fileDictionary } from '../research/dictionary.ts';
import { cohortDistributions } from '../research/distributions.ts';
import { countCohort } from '../research/engine.ts';
import {
  dictionaryFile,
  distributionsSheet,
  rowsSheet,
  sheetLines,
  tableSheet,
  type Sheet,
} from '../research/export-files.ts';
import { rowsFile } from '../research/export-rows.ts';
import { cohortSentences, contentOf } from '../research/project-content.ts';
import { researchStore } from '../research/store.ts';
import { roundedCount, THRESHOLD } from '../research/suppress.ts';
import { vocabularyOf } from '../research/vocabulary.ts';
import { recordChange } from '../store/changes.ts';
import {
  addExport,
  decideExport,
  findExport,
  listExports,
  takeFile,
  type ExportFiles,
  type ExportKind,
  type ExportRow,
} from '../store/research-exports.ts';
import { findProject, type VersionRow } from '../store/research-projects.ts';
import type { World } from '../store/world.ts';
import { pageOf } from './paging.ts';
import { researchChangeable } from './research-change.ts';
import { DECIDER, exportState, isExpired, wireExport } from './research-export-state.ts';
import { foundProject, ownProject } from './research-projects.ts';
import { foundVersion, type Reading } from './research-project-wire.ts';
import { tableOf } from './research-tables.ts';

const KIND_NAMES: Readonly<Record<ExportKind, string>> = { table_one: '表一', distributions: '分布', rows: '逐人数据' };
const PURPOSE = { least: 10, most: 200 };
const PREVIEWED = 5;
const RANDOM_STEPS = 2 ** 32;

function checkedPurpose(given: string | undefined): string {
  const purpose = (given ?? '').trim();
  const { length } = Array.from(purpose);
  if (length < PURPOSE.least || length > PURPOSE.most) throw new Refusal('请填写导出用途（10–200 字）');
  return purpose;
}

interface Made extends ExportFiles {
  readonly sheet: Sheet;
  readonly lines: readonly string[];
}

/** The file of a version at the data point of now, and its dictionary. */
function makeFiles(reading: Reading, { content }: VersionRow, kind: ExportKind): Made {
  const store = researchStore(reading.world);
  const { cohort: definition, variables: codes, groups, form } = contentOf(content);
  const cohort = readCohort(definition);
  const exact = countCohort(store, { cohort });
  if (exact.patients < THRESHOLD) throw new Refusal('队列不足 10 人，不能导出');
  const dated = { store, asked: { cohort }, entry: exact.entry };
  const found = { store, cohort, exact, guardedTotal: undefined };
  const sheets: Readonly<Record<ExportKind, () => Sheet>> = {
    table_one: () => tableSheet(tableOf(reading, found, { variables: codes, groups, form, isMissingInPercent: false })),
    distributions: () =>
      distributionsSheet(cohortDistributions({ store, cohort, exact, codes, isWithoutOwn: false, isGuarded: false })),
    rows: () => rowsSheet(rowsFile(dated, exact.members, codes, () => randomInt(RANDOM_STEPS - 1) / RANDOM_STEPS)),
  };
  const sheet = sheets[kind]();
  const head = {
    title: `科研导出 ${KIND_NAMES[kind]}`,
    definition: cohortSentences(definition, vocabularyOf(store)).join('；'),
    dataTime: store.dataTime,
    isDemo: store.isDemo,
  };
  const variables = dictionaryOf(dated, exact.members, codes);
  const columns = kind === 'rows' ? fileDictionary(sheet.columns, variables) : variables;
  const lines = sheetLines(sheet, head);
  return { sheet, lines, data: csvFile(lines), dictionary: dictionaryFile(columns, head) };
}

/** Whose exports a reader sees: the decider all, others their own and those of projects in the list. */
function listed({ world, session, query }: Call<'listResearchExports'>): ExportRow[] {
  return listExports(world).filter((row) => {
    const isMine = row.user_id === session.userId;
    const isOfDeleted = findProject(world, row.project_id)?.deleted_time !== '';
    if (session.role !== DECIDER && !isMine && isOfDeleted) return false;
    if (query.project_id !== undefined && row.project_id !== query.project_id) return false;
    return query.state === undefined || exportState(world, row) === query.state;
  });
}

function foundExport(world: World, exportId: string): ExportRow {
  const row = findExport(world, exportId);
  if (row === undefined) throw new Refusal('没有这次导出', 404);
  return row;
}

function madeLate(reading: Reading, { project_id: projectId, version, kind }: ExportRow): ExportFiles {
  return makeFiles(reading, foundVersion(reading.world, foundProject(reading, projectId), version), kind);
}

export const researchExportsHandlers = {
  createResearchExport: (call) => {
    const { world, session, params, body } = call;
    const row = ownProject(call, params.project_id);
    const version = foundVersion(world, row, body.version);
    const isPreview = body.preview === true;
    const purpose = isPreview ? '' : checkedPurpose(body.purpose);
    const { kind } = body;
    const { sheet, lines, data, dictionary } = makeFiles(call, version, kind);
    const isWaiting = kind === 'rows';
    const answer = {
      state: isWaiting ? ('waiting' as const) : ('ready' as const),
      message: isWaiting && !isPreview ? '已提交，待科研管理员审核' : '',
      columns: [...sheet.columns],
      rows: isWaiting ? roundedCount(sheet.rows.length) : sheet.rows.length,
      suppressed_cells: sheet.suppressedCells,
      // Rows of people are seen by nobody before they are approved: five lines of that file are its head.
      lines: lines.slice(0, PREVIEWED),
      changes: [...sheet.changes],
    };
    if (isPreview) return answer;
    const exportId = world.nextId('RE');
    const summary = `申请导出 ${KIND_NAMES[kind]} V${version.version}`;
    recordChange(call, researchChangeable, row.project_id, { action: '导出', summary }, () =>
      addExport(
        world,
        {
          export_id: exportId,
          project_id: row.project_id,
          version: version.version,
          kind,
          purpose,
          user_id: session.userId,
          user_name: session.nickname,
          asked_time: world.nowText(),
          rows: sheet.rows.length,
          state: isWaiting ? 'waiting' : 'approved',
          decided_by: '',
          decided_time: '',
          reason: '',
        },
        { data, dictionary },
      ),
    );
    return { export_id: exportId, ...answer };
  },

  listResearchExports: (call) => pageOf(listed(call), call.query, (rows) => rows.map((row) => wireExport(call, row))),

  decideResearchExport: (call) => {
    const { world, session, params, body } = call;
    const row = foundExport(world, params.export_id);
    if (row.state !== 'waiting') throw new Refusal('这次导出已经审核');
    const reason = (body.reason ?? '').trim();
    if (!body.approve && reason === '') throw new Refusal('请填写不通过的理由');
    const state = body.approve ? 'approved' : 'refused';
    const summary = `${body.approve ? '通过' : '不通过'}导出 ${KIND_NAMES[row.kind]} V${row.version}`;
    recordChange(call, researchChangeable, row.project_id, { action: '审核', summary }, () =>
      decideExport(world, row.export_id, { state, by: session.nickname, time: world.nowText(), reason }),
    );
    return { export_state: exportState(world, foundExport(world, row.export_id)) };
  },

  getResearchExportFile: (call) => {
    const { world, session, params, query } = call;
    const row = foundExport(world, params.export_id);
    if (row.user_id !== session.userId) throw new Refusal('只有申请者可以下载');
    const part = query.part;
    const isTaken = part === 'data' ? row.data_taken === 1 : row.dictionary_taken === 1;
    if (isTaken) throw new Refusal('下载链接已使用，请重新申请');
    const state = exportState(world, row);
    if (state === 'waiting') throw new Refusal('已提交，待科研管理员审核');
    if (state === 'refused') throw new Refusal('导出未通过审核');
    if (isExpired(world, row)) throw new Refusal('下载链接已过期，请重新申请');
    const kept = takeFile(world, row.export_id, part);
    // One of the seeded hospital is written when it is fetched.
    return kept === '' ? madeLate(call, row)[part] : kept;
  },
} satisfies Handlers;
