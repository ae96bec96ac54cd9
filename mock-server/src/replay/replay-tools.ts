import type { SavedRecord } from '../store/record-table.ts';
import { deleteSavings } from '../store/saved-assessments.ts';
import type { World } from '../store/world.ts';
import type { HospitalRecord } from '../interpretation/patient-record.ts';
import { replayAssessment } from './assessment-replay.ts';
import type { Replayed } from './assessment-replay.ts';
import { covid19ReplayTool } from './covid19-replay.ts';
import { graceReplayTool } from './grace-replay.ts';
import { pleuralReplayTool } from './pleural-replay.ts';
import type { ReplayTool } from './replay-tool.ts';
import { keepSaving } from './savings.ts';
import { thyroidFollowUpReplayTool } from './thyroid-followup-replay.ts';

/** A tool whose saved results can be computed again, whatever its form is. */
export interface Replayable {
  readonly slug: string;
  readonly find: (world: World, reportId: string) => SavedRecord<object> | undefined;
  readonly keep: (world: World, reportId: string, userId: string) => void;
  readonly forget: (world: World, reportId: string) => void;
  /** Undefined where there is no such record or saving. */
  readonly replay: (world: World, record: HospitalRecord, reportId: string, chosen: number) => Replayed | undefined;
}

function replayable<Form extends object>(tool: ReplayTool<Form>): [number, Replayable] {
  const { slug, table } = tool;
  const found: Replayable = {
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

/** By api_type: the tools that save. */
const REPLAYABLE: ReadonlyMap<number, Replayable> = new Map([
  replayable(graceReplayTool),
  replayable(pleuralReplayTool),
  replayable(thyroidFollowUpReplayTool),
  replayable(covid19ReplayTool),
]);

/** Undefined for a tool that keeps no records. */
export const findReplayable = (apiType: number): Replayable | undefined => REPLAYABLE.get(apiType);
