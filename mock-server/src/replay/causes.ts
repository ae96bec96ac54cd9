import { isSameAnswer } from '@jianwei/clinical-rules/replay/replay';
import type { ReplayAnswer, ReplayRow } from '@jianwei/clinical-rules/replay/replay';
import type { Reread } from './reread.ts';

export type CauseKind = 'input' | 'evidence' | 'patient' | 'rule';
/** What happened to it; `changed` is told where no single result can be named: of limits, or of another record. */
export type CauseChange = 'edited' | 'corrected' | 'newer' | 'changed' | 'version';

/** Something that is not today as it was then. */
export interface Cause {
  readonly kind: CauseKind;
  readonly change: CauseChange;
  readonly item: string;
  readonly label: string;
  /** '' where there was nothing. */
  readonly then: string;
  /** '' where there is nothing any more. */
  readonly now: string;
  /** The report that says so today. */
  readonly report?: { readonly report_id: string; readonly report_time: string };
  /** The result is another one with everything of this kind. */
  readonly changesResult: boolean;
}

export interface Steps {
  readonly again: ReplayAnswer;
  readonly edited: ReplayAnswer;
  readonly patient: ReplayAnswer;
  readonly evidence: ReplayAnswer;
  readonly now: ReplayAnswer;
}

interface Compared {
  readonly inputs: { readonly then: readonly ReplayRow[]; readonly now: readonly ReplayRow[] };
  /** The inputs of the record as it was saved last. */
  readonly edited: readonly ReplayRow[];
  readonly changes: readonly Reread[];
  readonly steps: Steps;
  readonly versions: { readonly then: string; readonly now: string };
}

type Told = Pick<Cause, 'kind' | 'change' | 'report'>;

/** By what an input is another one today. */
function toldOf(item: string, { inputs, edited, changes }: Compared): Told {
  const change = changes.find((one) => one.item === item);
  if (change?.kind === 'patient') return { kind: 'patient', change: 'corrected' };
  if (change !== undefined) {
    const { source } = change.today;
    const report = source && { report_id: source.report_id, report_time: source.report_time };
    return { kind: 'evidence', change: change.kind, ...(report && { report }) };
  }
  const of = (rows: readonly ReplayRow[]) => rows.find((row) => row.item === item)?.value;
  const isEdited = of(inputs.then) !== of(edited);
  return isEdited ? { kind: 'input', change: 'edited' } : { kind: 'evidence', change: 'changed' };
}

/** What is not today as it was then, in the order of the steps. */
export function causesOf(compared: Compared): Cause[] {
  const { inputs, steps, versions } = compared;
  const labels = new Map([...inputs.then, ...inputs.now].map(({ item, label }) => [item, label]));
  const of = (rows: readonly ReplayRow[], item: string) => rows.find((row) => row.item === item)?.value ?? '';
  const causes = [...labels].flatMap(([item, label]): FoundCause[] => {
    const [then, now] = [of(inputs.then, item), of(inputs.now, item)];
    return then === now ? [] : [{ ...toldOf(item, compared), item, label, then, now }];
  });
  return weighedCauses(causes, steps, versions);
}

export type FoundCause = Omit<Cause, 'changesResult'>;

/** Causes in the order of the steps, each with whether its step changes the result; another version of the rule is one more. */
export function weighedCauses(
  found: readonly FoundCause[],
  steps: Steps,
  { then, now }: { then: string; now: string },
): Cause[] {
  const changesResult: Record<CauseKind, boolean> = {
    input: !isSameAnswer(steps.again, steps.edited),
    patient: !isSameAnswer(steps.edited, steps.patient),
    evidence: !isSameAnswer(steps.patient, steps.evidence),
    rule: !isSameAnswer(steps.evidence, steps.now),
  };
  const version: FoundCause = { kind: 'rule', change: 'version', item: 'rule_version', label: '规则版本', then, now };
  const causes = then === now ? found : [...found, version];
  const order: readonly CauseKind[] = ['input', 'patient', 'evidence', 'rule'];
  return order.flatMap((kind) =>
    causes.filter((cause) => cause.kind === kind).map((cause) => ({ ...cause, changesResult: changesResult[kind] })),
  );
}
