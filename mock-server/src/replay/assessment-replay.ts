import type { PlainInput } from '@jianwei/clinical-rules/core/rule';
import { isSameAnswer, versionNamed, versionOn } from '@jianwei/clinical-rules/replay/replay';
import type { ComputedVersion, ReplayAnswer, ReplayRow } from '@jianwei/clinical-rules/replay/replay';
import { replayRule } from '@jianwei/clinical-rules/replay/replay-rules';
import { SAVED_RULE_VERSIONS } from '@jianwei/clinical-rules/replay/rule-versions';
import type { HospitalRecord } from '../interpretation/patient-record.ts';
import type { SavedRecord } from '../store/record-table.ts';
import type { World } from '../store/world.ts';
import { causesOf } from './causes.ts';
import type { Cause } from './causes.ts';
import type { ReplayTool } from './replay-tool.ts';
import { reread } from './reread.ts';
import type { Reread } from './reread.ts';
import { answerBy, savingsOf } from './savings.ts';
import type { Saving } from './savings.ts';

/** One side of the comparison: what was read, what was said, by which version. */
export interface ReplaySide {
  readonly at: string;
  readonly version: string;
  /** yyyy-MM-dd, '' from the beginning; undefined for a version that is no longer known. */
  readonly holdsFrom: string | undefined;
  readonly inputs: readonly ReplayRow[];
  readonly answer: ReplayAnswer;
}

/** Whether the computation of then gives what was shown then. */
export type AgainStatus = 'same' | 'differs' | 'no_version' | 'not_kept';

export interface Replayed {
  readonly savings: readonly Saving[];
  /** Place of the compared one among them. */
  readonly chosen: number;
  readonly then: ReplaySide;
  readonly again: { readonly status: AgainStatus; readonly answer: ReplayAnswer };
  readonly now: ReplaySide;
  readonly causes: readonly Cause[];
  readonly unread: readonly { readonly label: string; readonly text: string }[];
}

function statusOf(saving: Saving, again: ReplayAnswer, isKnown: boolean): AgainStatus {
  if (!isKnown) return 'no_version';
  if (!saving.isKept) return 'not_kept';
  return isSameAnswer(saving.answer, again) ? 'same' : 'differs';
}

interface ReplayOptions {
  /** Which saving, 0 the last one. */
  readonly chosen?: number;
  /** The versions of the rules; default those of the hospital. */
  readonly versions?: readonly ComputedVersion[];
}

/**
 * A saving beside today: computed again by the version of its day, then with what was edited since, with today's patient and results, and by
 * today's version. What changes at a step is caused by it.
 * @returns undefined where there is no such saving
 */
export function replayAssessment<Form extends object>(
  world: World,
  tool: ReplayTool<Form>,
  record: HospitalRecord,
  row: SavedRecord<Form>,
  { chosen = 0, versions = SAVED_RULE_VERSIONS }: ReplayOptions = {},
): Replayed | undefined {
  const savings = savingsOf(world, tool, record, row, versions);
  const [last] = savings;
  const then = savings[chosen];
  const rule = replayRule(tool.slug);
  if (last === undefined || then === undefined || rule === undefined) return undefined;
  const { slug, table } = tool;
  const nowText = world.nowText();

  const isOvertaken =
    tool.onlyNewest === true && table.listOfPatient(world, row.patient_id)[0]?.report_id !== row.report_id;
  const { changes, unread } = reread(tool, record, row, { taken: last.readings, isOvertaken });
  const apply = (form: Form, some: readonly Reread[]) => some.reduce((one, { today }) => tool.apply(one, today), form);
  const isPatient = ({ kind }: Reread) => kind === 'patient';
  const byPatient = apply(row.form, changes.filter(isPatient));
  // A newer result is read with the limits of its own time.
  const time = changes.some(({ kind }) => kind === 'newer') ? nowText : row.saved_time;
  const nowForm = apply(
    byPatient,
    changes.filter((change) => !isPatient(change)),
  );
  const input = tool.input(world, record, { ...row, form: nowForm, saved_time: time });

  const today = versionOn(versions, slug, nowText)?.version ?? '';
  const answer = (of: PlainInput, version: string) => answerBy(versions, slug, version, of);
  const again = answer(then.input, then.rule_version);
  const steps = {
    again,
    edited: answer(chosen === 0 ? then.input : last.input, then.rule_version),
    patient: answer({ ...last.input, ...byPatient }, then.rule_version),
    evidence: answer(input, then.rule_version),
    now: answer(input, today),
  };
  const inputs = { then: rule.inputs(then.input), now: rule.inputs(input) };
  const labels = new Map([...inputs.then, ...inputs.now].map(({ item, label }) => [item, label]));
  const holdsFrom = (version: string) => versionNamed(versions, slug, version)?.holdsFrom;
  return {
    savings,
    chosen,
    then: {
      at: then.saved_time,
      version: then.rule_version,
      holdsFrom: holdsFrom(then.rule_version),
      inputs: inputs.then,
      answer: then.answer,
    },
    again: {
      status: statusOf(then, again, versionNamed(versions, slug, then.rule_version) !== undefined),
      answer: again,
    },
    now: { at: nowText, version: today, holdsFrom: holdsFrom(today), inputs: inputs.now, answer: steps.now },
    causes: causesOf({
      inputs,
      edited: rule.inputs(last.input),
      changes,
      steps,
      versions: { then: then.rule_version, now: today },
    }),
    unread: unread.map(({ item, text }) => ({ label: labels.get(item) ?? item, text })),
  };
}
