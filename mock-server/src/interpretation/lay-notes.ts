import type { LayNote } from '@jianwei/api-client/model';
import { callsDiagnosis, neverSaid } from './said-words.ts';
import type { World } from '../store/world.ts';
import { savedInputs } from './saved-inputs.ts';

export interface LayReader {
  /** Rows that the link does not show: nothing is said that rests on one. */
  readonly held: ReadonlySet<string>;
  /** The second step was taken: only then is an earlier result spoken of. */
  readonly isVerified: boolean;
}

/**
 * What the laboratory says to residents of a report: lay texts of prompts that are for them, and never one that names a diagnosis,
 * whatever was allowed when it was written. None while the conclusion is held.
 */
export function layNotes(
  world: World,
  { patientId, reportId }: { readonly patientId: string; readonly reportId: string },
  { held, isVerified }: LayReader,
): LayNote[] {
  const rules = savedInputs(world, patientId).rules.get(reportId) ?? [];
  if (rules.some(({ isHeld }) => isHeld)) return [];
  return rules.flatMap(({ ruleId, evidences, prompt }) => {
    const text = prompt?.layText?.trim() ?? '';
    if (prompt === undefined || text === '' || !prompt.show.places.includes('citizen')) return [];
    if (callsDiagnosis(text) || neverSaid(text) !== undefined || evidences.some((id) => held.has(id))) return [];
    return prompt.isLayOfEarlier && !isVerified ? [] : [{ rule_id: ruleId, text }];
  });
}
