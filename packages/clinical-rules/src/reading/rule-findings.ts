import type { JudgedReport } from '../record/judged.ts';
import { actionsFor } from './actions.ts';
import { plainFinding } from './flag-findings.ts';
import type { Finding } from './reading.ts';

/** A rule of the laboratory that acted on the report: its version of that time, whatever became of it since. */
export interface ActedRule {
  readonly ruleId: string;
  readonly version: number;
  readonly name: string;
  /** `note` and `prompt` say something, `hold` withholds the conclusion, `critical` calls for somebody at once. */
  readonly action: 'note' | 'hold' | 'critical' | 'prompt';
  /** Of a note or prompt: 2 to be looked at today, 3 a remark. */
  readonly urgency: 2 | 3;
  /** The reason with its values filled in. */
  readonly text: string;
  /** Rows that its condition rests on. */
  readonly evidences: readonly string[];
  /** Of a hold: whether it still stands. */
  readonly isHeld: boolean;
  /** Of a prompt: whether it is said beside rows or on paper only. */
  readonly isSilent?: boolean;
}

/** What stands instead of a conclusion that is held. */
export const HELD_TEXT = '检验科审核中，结果可能更正';

/** The outcomes of rules as findings of the one reading; a hold speaks for as long as it stands. */
export function ruleFindings(rules: readonly ActedRule[], { report, rows }: JudgedReport): Finding[] {
  if (rules.length === 0) return [];
  const time = report.report_time;
  const order = new Map(rows.map(({ printed }, index) => [printed.laboratory_id, index] as const));
  const told = rules
    .filter(({ action, isSilent = false }) => action !== 'hold' && !isSilent)
    .map((rule) => {
      const isUrgent = rule.action === 'critical';
      const finding = plainFinding(
        {
          id: `rule:${rule.ruleId}`,
          kind: 'prompt',
          title: rule.name,
          text: rule.text,
          // A clause of the headline ends without a full stop.
          lead: rule.text.replace(/。$/, ''),
          urgency: isUrgent ? 1 : rule.urgency,
          evidences: rule.evidences,
          valueText: '',
          actions: isUrgent ? (actionsFor('critical') ?? []) : [],
          // What a prompt proposes comes after what the report shows.
          rank: { reliable: 1, rowOrder: order.get(rule.evidences[0] ?? '') ?? 0 },
        },
        time,
      );
      return { ...finding, ruleId: rule.ruleId, ruleVersion: `${rule.version}` };
    });
  const [held] = rules.filter(({ isHeld }) => isHeld);
  return held === undefined ? told : [...told, holdFinding(held, time)];
}

function holdFinding(rule: ActedRule, time: string): Finding {
  const finding = plainFinding(
    {
      id: `hold:${rule.ruleId}`,
      kind: 'hold',
      title: '检验科审核中',
      text: HELD_TEXT,
      lead: HELD_TEXT,
      urgency: 2,
      evidences: [],
      valueText: '',
      actions: [],
      // Before all that is not critical.
      rank: { harm: 'A', catalogueOrder: -1 },
    },
    time,
  );
  return { ...finding, ruleId: rule.ruleId, ruleVersion: `${rule.version}` };
}

/** What is said of a report whose conclusion is held: results that are critical by themselves, what could not be read, and the hold. */
export function isSaidWhileHeld({ kind, urgency }: Finding): boolean {
  return (
    kind === 'hold' ||
    kind === 'critical' ||
    kind === 'source_flag' ||
    kind === 'suspect' ||
    (kind === 'prompt' && urgency === 1)
  );
}
