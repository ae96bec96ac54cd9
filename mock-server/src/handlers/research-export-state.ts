import type { ResearchExport, ResearchExportState } from '@jianwei/api-client/model';
import { roundedCount } from '../research/suppress.ts';
import { hospitalTime } from '../store/time.ts';
import type { Session } from '../store/session.ts';
import type { ExportRow } from '../store/research-exports.ts';
import { findProject } from '../store/research-projects.ts';
import type { World } from '../store/world.ts';

const KEPT_MS = 86_400_000;
/** Who decides on rows of people. */
export const DECIDER = 8;

/** When a file that may be downloaded is no longer there. */
function expiryOf({ asked_time: asked, decided_time: decided }: ExportRow): string {
  return hospitalTime(new Date(Date.parse(decided === '' ? asked : decided) + KEPT_MS));
}

export function isExpired(world: World, row: ExportRow): boolean {
  return row.state === 'approved' && expiryOf(row) <= world.nowText();
}

export function exportState(world: World, row: ExportRow): ResearchExportState {
  if (row.state !== 'approved') return row.state;
  if (row.data_taken === 1) return 'used';
  return isExpired(world, row) ? 'expired' : 'ready';
}

export function wireExport({ world, session }: { world: World; session: Session }, row: ExportRow): ResearchExport {
  const state = exportState(world, row);
  const isMine = row.user_id === session.userId;
  return {
    export_id: row.export_id,
    who: row.user_name,
    when: row.asked_time,
    project_id: row.project_id,
    project_name: findProject(world, row.project_id)?.name ?? '',
    version: row.version,
    kind: row.kind,
    purpose: row.purpose,
    rows: row.kind === 'rows' ? roundedCount(row.rows) : row.rows,
    state,
    ...(row.decided_by === '' ? {} : { decided_by: row.decided_by, decided_time: row.decided_time }),
    ...(row.reason === '' ? {} : { reason: row.reason }),
    ...(state === 'ready' ? { expires_time: expiryOf(row) } : {}),
    may_download: isMine && state === 'ready',
    may_decide: session.role === DECIDER && state === 'waiting',
  };
}
