import type { Inference, InferredDiagnosis } from '../lab-inference/infer.ts';
import { actionsFor, adviceAction } from './actions.ts';
import type { Action } from './actions.ts';
import { minuteText } from './copy.ts';
import type { Finding } from './reading.ts';
import type { ToolPart, ToolStatement } from './tools/statement.ts';

/** The best supported diagnosis that a tool decides: it answers the same question. */
function decidedOf(decides: readonly string[], { diagnoses }: Inference): InferredDiagnosis | undefined {
  return diagnoses.filter(({ id }) => decides.includes(id)).toSorted((a, b) => b.score - a.score)[0];
}

function adviceOf(decided: InferredDiagnosis | undefined): readonly Action[] {
  return decided === undefined ? [] : adviceAction(decided.id, decided.advice, decided.source);
}

/** Steps of the outcome; else the advice of the diagnosis that it says or decides; else, when it is urgent, those of any critical value. */
function actionsOf(
  { outcome, onlySteps, answers, urgency, isKnown }: ToolPart,
  advice: readonly Action[],
): readonly Action[] {
  const steps = outcome === null ? undefined : actionsFor(outcome);
  const own = onlySteps === undefined ? steps : steps?.filter((_, index) => onlySteps.includes(index + 1));
  if (own !== undefined) return own;
  if (answers !== null && advice.length > 0) return advice;
  if (urgency === 1) return actionsFor('critical') ?? [];
  return isKnown ? [] : advice;
}

/** The parts of speaking tools as findings. */
export function toolFindings(statements: readonly ToolStatement[], inference: Inference, time: string): Finding[] {
  return statements.flatMap(({ apiType, ruleId, ruleVersion, parts, decides }) => {
    const best = decidedOf(decides, inference);
    return parts.map((part, index): Finding => {
      const said = inference.diagnoses.find(({ id }) => id === part.answers);
      const decided = said ?? (index === 0 ? best : undefined);
      return {
        findingId: `tool:${apiType}:${part.key}`,
        kind: 'tool',
        title: part.title,
        text: part.text,
        urgency: part.urgency,
        status: part.status,
        isKnown: part.isKnown,
        evidences: part.evidences,
        valueText: part.valueText,
        changeText: part.change,
        actions: actionsOf(part, adviceOf(decided)),
        apiType,
        diagnosisId: decided?.id ?? null,
        copyText: `${minuteText(time)} ${part.text}。`,
        ruleId,
        ruleVersion,
        words: { lead: part.lead, change: part.change, phrase: part.phrase },
        rank: {
          organ: part.organ,
          harm: part.harm,
          isCriticalValue: false,
          isCriticalFlag: false,
          isLifeThreatening: part.isLifeThreatening,
          distance: 0,
          isFast: false,
          reliable: part.reliable,
          catalogueOrder: 0,
          rowOrder: 0,
        },
      };
    });
  });
}
