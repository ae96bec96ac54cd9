import { describedAnswer, itemsOf, operationIds, propertiesOf, type Schema } from '../contract-document.ts';
import { isRead } from '../read-names.ts';
import type { Recorded } from './outcome.ts';
import { sitesOf } from './sites.ts';

const added = 'saved by a doctor one by one; the state has one of them';

/** Optional properties that no state brings about although a screen knows the name, with the reason. */
export const excused: Readonly<Record<string, string>> = {
  'getHomeSummary/my_applications/-/laboratories/-/source_result':
    'no seeded result was converted from that of another hospital',
  'getPatientInterpretation/suggestion_diagnosis/-/api_type':
    'the mock hospital says it where the diagnosis is read (getDiagnosisKnowledge)',
  'getDiagnosisKnowledge/hints/-/hint_contents':
    'the mock hospital answers with hint_content, which the screen takes as well',
  'getGraceReport/age_source': 'the mock hospital says it where a new assessment begins (initGraceReport)',
  'getBloodGasReport/not_used': 'no seeded report has a value that the rule leaves out',
  'getKidneyReport/contributions': 'the stage has no score; the mock hospital explains it by sources',
  'measurePleural/hint': 'no seeded record is a pseudo-exudate',
  'getAdrenalCortexReport/values/cortisol_8am': added,
  'getAdrenalCortexReport/values/cortisol_4pm': added,
  'getAdrenalCortexReport/values/cortisol_midnight': added,
  'getAdrenalCortexReport/values/acth_stim_peak': added,
  'getAdrenalCortexReport/values/acth': added,
  'getAdrenalCortexReport/values/ufc': added,
  'getAdrenalCortexReport/values/ufc_uln': added,
  'getAdrenalCortexReport/values/hddst_suppression': added,
};

/**
 * Optional properties whose names a screen knows and that no recorded answer has, each once however many operations share its
 * schema: nothing can be left out there. As `operation/place`.
 */
export function unansweredIn(recorded: readonly Recorded[]): string[] {
  const answered = new Set<Schema>();
  for (const { interaction, answer } of recorded) {
    const schema = describedAnswer(interaction.operationId, answer.status, answer.body)?.schema;
    for (const { property, value } of schema ? sitesOf(answer.body, schema) : []) {
      if (value !== null) answered.add(property.schema);
    }
  }
  const missing = new Map<Schema, string>();
  const walk = (schema: Schema, place: string, above: readonly Schema[]): void => {
    const items = itemsOf(schema);
    if (items) walk(items, `${place}/-`, above);
    for (const { name, schema: inner, isRequired } of propertiesOf(schema, 'specified')) {
      const at = `${place}/${name}`;
      if (!isRequired && isRead(name) && !answered.has(inner) && !missing.has(inner)) missing.set(inner, at);
      if (answered.has(inner) && !above.includes(inner)) walk(inner, at, [...above, inner]);
    }
  };
  for (const operationId of operationIds) {
    const schema = describedAnswer(operationId, 200, {})?.schema;
    if (schema) walk(schema, operationId, []);
  }
  return [...missing.values()];
}
