import type { PushLine, PushStrategy } from '@jianwei/api-client/model';
import { readCondition } from '@jianwei/clinical-rules/rule-condition/condition';
import { evaluate } from './evaluate.ts';
import type { Evaluation } from './evaluate.ts';
import type { RuleReport } from './report.ts';
import type { KeptAccount } from '../store/account-records.ts';
import { hospitalTime, minutesAfter } from '../store/time.ts';

/** The line that catches what no other one did; it stands last and has no condition. */
export const REST = 'rest';

/** When somebody is told, by which line. */
export interface PlannedStep {
  readonly line: PushLine;
  /** From 1. */
  readonly step: number;
  readonly at: string;
  readonly to: PushLine['steps'][number]['to'];
  readonly recipients: readonly KeptAccount[];
  readonly channels: PushLine['steps'][number]['channels'];
}

/** A line that did not act, and why. */
export interface SkippedLine {
  readonly line: PushLine;
  readonly evaluation: Evaluation;
}

export interface PushPlan {
  /** Lines that act, in their order. */
  readonly lines: readonly PushLine[];
  readonly steps: readonly PlannedStep[];
  readonly skipped: readonly SkippedLine[];
  /** Lines that held and had nobody to tell. */
  readonly empty: readonly PushLine[];
}

const HOUR_CHARS = [11, 13] as const;
const DAY_MS = 86_400_000;

/** The end of the quiet hours where a time falls into them, else the time itself. */
function afterQuiet(at: string, quiet: PushStrategy['quiet']): string {
  if (quiet === undefined) return at;
  const hour = Number(at.slice(...HOUR_CHARS));
  const { from, to } = quiet;
  const isOver = from < to ? hour >= from && hour < to : hour >= from || hour < to;
  if (!isOver) return at;
  const day = hour < to ? at : hospitalTime(new Date(Date.parse(at) + DAY_MS));
  return `${day.slice(0, 10)}T${String(to).padStart(2, '0')}:00:00+08:00`;
}

type RecipientsOf = (step: PushLine['steps'][number]) => readonly KeptAccount[];

/** The clock of a line's steps; those with nobody to tell are left out, and the next one comes in their place. */
function stepsOf(line: PushLine, recipientsOf: RecipientsOf, start: string): PlannedStep[] {
  let at = start;
  return line.steps.flatMap((step, index): PlannedStep[] => {
    at = minutesAfter(at, index === 0 ? 0 : step.after_minutes);
    const recipients = recipientsOf(step);
    if (recipients.length === 0) return [];
    return [{ line, step: index + 1, at, to: step.to, recipients, channels: step.channels }];
  });
}

/** The last line catches everything. */
const HOLDS: Evaluation = { result: true, leaves: [], members: [] };

/** What somebody is told of a report: one function for the tester, the trial and the next report. */
export type Planner = (report: RuleReport, recipientsOf: RecipientsOf, now: string) => PushPlan;

/** Compiles a strategy once; what comes back plans any number of reports. The first line that holds acts, and those behind it that it lets. */
export function plannerOf(strategy: PushStrategy): Planner {
  const compiled = strategy.lines.map((line) => ({
    line,
    condition: line.line_id === REST ? undefined : readCondition(line.condition),
  }));
  return (report, recipientsOf, now) => {
    const isCritical = report.signals?.includes('危急值') === true;
    const start = isCritical ? now : afterQuiet(now, strategy.quiet);
    const plan = {
      lines: [] as PushLine[],
      steps: [] as PlannedStep[],
      skipped: [] as SkippedLine[],
      empty: [] as PushLine[],
    };
    for (const { line, condition } of compiled) {
      const evaluation = condition === undefined ? HOLDS : evaluate(condition, report);
      if (evaluation.result !== true) {
        plan.skipped.push({ line, evaluation });
        continue;
      }
      const steps = stepsOf(line, recipientsOf, start);
      if (steps.length === 0) {
        // Nobody is there to be told: the report goes on to the lines below, the last of which catches everything.
        plan.empty.push(line);
        continue;
      }
      plan.lines.push(line);
      plan.steps.push(...steps);
      if (!line.continues) break;
    }
    return plan;
  };
}
