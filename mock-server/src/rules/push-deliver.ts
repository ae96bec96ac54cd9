import { findReport } from '../store/clinical-reports.ts';
import { addDelivery, isToldSince, pushInUse, removeDeliveries } from '../store/push-records.ts';
import { inTransaction } from '../store/sql.ts';
import { minutesAfter } from '../store/time.ts';
import type { World } from '../store/world.ts';
import { plannerOf } from './push-plan.ts';
import type { PlannedStep } from './push-plan.ts';
import { pushReport } from './push-report.ts';
import { recipientsOf } from './push-recipients.ts';
import type { PushSubject } from './push-recipients.ts';
import { Turns } from './turns.ts';

/** Reports that are planned, then written, before other calls get their turn: each that is written has what was read so far read anew. */
const AT_ONCE = 50;

/** How long a report is news. What is taken over from an older system rings nobody's bell: ours. */
const NEWS_DAYS = 30;
const DAY_MINUTES = 24 * 60;

/** Whether the line told the person of the same patient so short a time before that this one is merged into it. */
function isMerged(
  world: World,
  { line, at }: PlannedStep,
  userId: string,
  { patientId, reportId }: PushSubject,
): boolean {
  const since = minutesAfter(at, -line.merge_minutes);
  const told = {
    patient_id: patientId,
    report_id: reportId,
    line_id: line.line_id,
    user_id: userId,
    due_at: at,
  };
  return isToldSince(world, since, told);
}

/** Whom one report is told, and when. */
interface Planned {
  readonly subject: PushSubject;
  readonly isCritical: boolean;
  readonly steps: readonly PlannedStep[];
}

function write(world: World, version: number, { subject, isCritical, steps }: Planned): void {
  const { reportId, patientId } = subject;
  removeDeliveries(world, reportId);
  for (const step of steps)
    for (const { user_id: userId } of step.recipients)
      addDelivery(world, {
        report_id: reportId,
        patient_id: patientId,
        line_id: step.line.line_id,
        line_name: step.line.name,
        version,
        step: step.step,
        channels: JSON.stringify(step.channels),
        user_id: userId,
        due_at: step.at,
        is_critical: isCritical ? 1 : 0,
        is_merged: isMerged(world, step, userId, subject) ? 1 : 0,
      });
}

/** Reports that were stored or read again are told to whom the strategy in use says, as long as they are news. */
export async function deliver(world: World, reportIds: ReadonlySet<string>): Promise<void> {
  const { db } = world;
  const edition = pushInUse(world);
  if (edition === undefined) return;
  const plan = plannerOf(edition.strategy);
  const since = minutesAfter(world.nowText(), -NEWS_DAYS * DAY_MINUTES);
  const turns = new Turns();
  const planOf = (reportId: string): Planned[] => {
    const found = pushReport(world, reportId);
    if (found === undefined) return [];
    const { report, subject } = found;
    const { steps } = plan(report, (step) => recipientsOf(world, step, subject), world.nowText());
    return [{ subject, steps, isCritical: report.signals?.includes('危急值') === true }];
  };
  const writeAll = (ids: readonly string[]): void => {
    const planned = ids.flatMap(planOf);
    inTransaction(world, () => planned.forEach((one) => write(world, edition.version, one)));
  };
  let news: string[] = [];
  for (const reportId of reportIds) {
    if ((findReport(world, reportId)?.report_time ?? '') >= since) news.push(reportId);
    if (news.length === AT_ONCE) {
      writeAll(news);
      news = [];
    }
    if (turns.isDue) await turns.give();
    // Reset meanwhile: there is nothing to write to.
    if (world.db !== db) return;
  }
  writeAll(news);
}
