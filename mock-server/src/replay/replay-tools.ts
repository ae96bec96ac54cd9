import type { SavedRecord } from '../store/record-table.ts';
import { deleteSavings } from '../store/saved-assessments.ts';
import type { ReportView } from '../interpretation/report-view.ts';
import type { World } from '../store/world.ts';
import type { HospitalRecord } from '../interpretation/patient-record.ts';
import { replayAssessment } from './assessment-replay.ts';
import type { Replayed } from './assessment-replay.ts';
import { findReport } from '../store/clinical-reports.ts';
import { covid19ReplayTool } from './covid19-replay.ts';
import { graceReplayTool } from './grace-replay.ts';
import { pleuralReplayTool } from './pleural-replay.ts';
import { keepSavedReading, keepShownReading, replayReading } from './reading-replay.ts';
import { READING_TOOLS } from './reading-tools.ts';
import type { ReadingTool } from './reading-tools.ts';
import type { ReplayTool } from './replay-tool.ts';
import { keepSaving } from './savings.ts';
import { thyroidFollowUpReplayTool } from './thyroid-followup-replay.ts';

/** A tool whose results can be computed again. */
export interface Replayable {
  readonly slug: string;
  /** Undefined for an unknown record or report. */
  readonly find: (world: World, reportId: string) => Pick<SavedRecord<object>, 'patient_id'> | undefined;
  /** Undefined where there is no such record or saving. */
  readonly replay: (world: World, record: HospitalRecord, reportId: string, chosen: number) => Replayed | undefined;
}

/** A tool that saves forms. */
export interface SavingTool extends Replayable {
  readonly keep: (world: World, reportId: string, userId: string) => void;
  readonly forget: (world: World, reportId: string) => void;
}

function saving<Form extends object>(tool: ReplayTool<Form>): [number, SavingTool] {
  const { slug, table } = tool;
  const found: SavingTool = {
    slug,
    find: (world, reportId) => table.find(world, reportId),
    keep: (world, reportId, userId) => keepSaving(world, tool, reportId, userId),
    forget: (world, reportId) => deleteSavings(world, table.apiType, reportId),
    replay: (world, record, reportId, chosen) => {
      const row = table.find(world, reportId);
      return row && replayAssessment(world, tool, record, row, { chosen });
    },
  };
  return [table.apiType, found];
}

function reading(tool: ReadingTool): [number, Replayable] {
  const found: Replayable = {
    slug: tool.slug,
    find: findReport,
    replay: (world, record, reportId, chosen) => replayReading(world, { tool, record, reportId }, { chosen }),
  };
  return [tool.apiType, found];
}

/** By api_type. */
const SAVING: ReadonlyMap<number, SavingTool> = new Map([
  saving(graceReplayTool),
  saving(pleuralReplayTool),
  saving(thyroidFollowUpReplayTool),
  saving(covid19ReplayTool),
]);

const REPLAYABLE: ReadonlyMap<number, Replayable> = new Map<number, Replayable>([
  ...SAVING,
  ...READING_TOOLS.map(reading),
]);

/** Undefined for a tool that keeps no records. */
export const findSavingTool = (apiType: number): SavingTool | undefined => SAVING.get(apiType);

/** A tool that saves, or reads reports; undefined for any other number. */
export const findReplayable = (apiType: number): Replayable | undefined => REPLAYABLE.get(apiType);

type Read = Pick<ReportView, 'record' | 'judged'>;

function readReport(slug: string, { record, judged }: Read) {
  const tool = READING_TOOLS.find((one) => one.slug === slug);
  if (tool === undefined) throw new Error(`没有应用 ${slug}`);
  return { tool, record, reportId: judged.report.report_id };
}

/** Keeps what a tool says of a report, where somebody is shown it for the first time. */
export function noteShownReading(world: World, slug: string, view: Read, userId: string): void {
  keepShownReading(world, readReport(slug, view), userId);
}

/** Keeps what a tool says by what was just saved beside a report, or taken back. */
export function noteSavedReading(world: World, slug: string, view: Read, userId: string): void {
  keepSavedReading(world, readReport(slug, view), userId);
}
