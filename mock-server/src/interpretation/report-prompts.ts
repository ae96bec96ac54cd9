import type { ReportPrompt } from '@jianwei/api-client/model';
import { answersBy } from '../store/prompt-feedback.ts';
import type { World } from '../store/world.ts';
import { savedInputs } from './saved-inputs.ts';

/** Prompts of the laboratory on a report; none while its conclusion is held. */
export function promptsOn(world: World, patientId: string, reportId: string): ReportPrompt[] {
  const rules = savedInputs(world, patientId).rules.get(reportId) ?? [];
  if (rules.some(({ isHeld }) => isHeld)) return [];
  return rules.flatMap(({ ruleId, version, name, text, evidences, prompt }): ReportPrompt[] => {
    if (prompt === undefined) return [];
    const { show, level, time } = prompt;
    return [
      {
        rule_id: ruleId,
        version,
        name,
        level,
        text,
        ...(show.basis === undefined || show.basis === '' ? {} : { basis: show.basis }),
        places: [...show.places],
        evidences: [...evidences],
        time,
      },
    ];
  });
}

/** The same for one account, with what it answered. */
export function promptsFor(
  world: World,
  prompts: readonly ReportPrompt[],
  reportId: string,
  userId: string,
): ReportPrompt[] {
  const answers = new Map(answersBy(world, reportId, userId).map((row) => [row.rule_id, row] as const));
  return prompts.map((prompt) => {
    const answer = answers.get(prompt.rule_id);
    if (answer === undefined) return prompt;
    return {
      ...prompt,
      useful: answer.useful === 1,
      ...(answer.comment === '' ? {} : { comment: answer.comment }),
    };
  });
}
