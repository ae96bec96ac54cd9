import { addDelivery, isToldSince, pushInUse, removeDeliveries } from '../store/push-records.ts';
import { inTransaction } from '../store/sql.ts';
import { minutesAfter } from '../store/time.ts';
import type { World } from '../store/world.ts';
import { plannerOf } from './push-plan.ts';
import type { PlannedStep } from './push-plan.ts';
import { pushReport } from './push-report.ts';
import { readsSoFar, recipientsOf } from './push-recipients.ts';
import type { PushSubject } from './push-recipients.ts';

/** Reports between which other calls get their turn. */
const BREATH_EVERY = 50;

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

/** Reports that were stored or read again are told to whom the strategy in use says. */
export async function deliver(world: World, reportIds: Iterable<string>): Promise<void> {
  const { db } = world;
  const edition = pushInUse(world);
  if (edition === undefined) return;
  const plan = plannerOf(edition.strategy);
  let reads = readsSoFar(world);
  for (const [index, reportId] of [...new Set(reportIds)].entries()) {
    if (index % BREATH_EVERY === BREATH_EVERY - 1) {
      await new Promise((resolve) => void setImmediate(resolve));
      // Reset meanwhile: there is nothing to write to.
      if (world.db !== db) return;
      reads = readsSoFar(world);
    }
    const found = pushReport(world, reportId);
    if (found === undefined) continue;
    const { report, subject } = found;
    const { steps } = plan(report, (step) => recipientsOf(world, step, subject, reads), world.nowText());
    inTransaction(world, () => {
      removeDeliveries(world, reportId);
      for (const step of steps)
        for (const { user_id: userId } of step.recipients)
          addDelivery(world, {
            report_id: reportId,
            patient_id: subject.patientId,
            line_id: step.line.line_id,
            line_name: step.line.name,
            version: edition.version,
            step: step.step,
            channels: JSON.stringify(step.channels),
            user_id: userId,
            due_at: step.at,
            is_critical: report.signals?.includes('危急值') === true ? 1 : 0,
            is_merged: isMerged(world, step, userId, subject) ? 1 : 0,
          });
    });
  }
}
