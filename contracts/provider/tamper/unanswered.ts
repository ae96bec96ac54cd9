import { describedAnswer, itemsOf, operationIds, propertiesOf, type Schema } from '../contract-document.ts';
import { isRead } from '../read-names.ts';
import type { Recorded } from './outcome.ts';
import { sitesOf } from './sites.ts';

const added = 'saved by a doctor one by one; the state has one of them';

const ofAnotherKind = 'a condition has the fields of its kind; the screen reads whichever are there';
const conditionFields = [
  'change_kind',
  'days',
  'group',
  'ids',
  'min_gap_days',
  'reports',
  'rule_version',
  'specimen',
  'unit',
];

/** Optional properties that no state brings about although a screen knows the name, with the reason. */
export const excused: Readonly<Record<string, string>> = {
  'getBloodGasReport/suggestion_note': 'every seeded gas without a saved type has earlier ones, which suggest one',
  'createShare/opened_time': 'nobody opened a link that was just made',
  'readSharedReport/lay/groups/-/items/-/previous': 'only after the second step, whose key no state gives',
  'listWarnings/data/-/ringing': 'the doctor of the pacts is of another ward than the one that is late',
  'getPatientInterpretation/reading/findings/-/actions/-/includes':
    'the report of the state has no step that several dangers share',
  'login/must_change_password': 'only the first login of an account that was just made has it',
  'verifyChanges/first_broken': 'no call breaks the chain',
  'getHomeSummary/my_applications/-/laboratories/-/course/total':
    'no seeded item has more results in a year than are drawn',
  'getHomeSummary/my_applications/-/laboratories/-/suspect': 'no seeded result is suspect',
  'listModelReports/data/-/told_at': 'no state of the pacts calls a diagnosis wrong',
  'getModelDrift/features/-/sources/-/since': 'no seeded source changes the level of an input within thirty days',
  'getHomeSummary/priority/-/audit_state': 'no rule holds a report when the hospital opens',
  'countCohort/steps/-/joined': 'no state loses one to nine people in a step',
  ...Object.fromEntries(
    [...conditionFields, 'value_to', 'window', 'cohort', 'name'].map((name) => [
      `matchReportToProjects/similar/cohort/entry/${name}`,
      ofAnotherKind,
    ]),
  ),
  'matchReportToProjects/similar/cohort/calendar/from': 'the proposed cohort asks the whole store',
  'matchReportToProjects/similar/cohort/calendar/to': 'the proposed cohort asks the whole store',
  'matchReportToProjects/projects/-/met/-/lacking': 'what is met lacks nothing; only unknown conditions have it',
  'matchReportToProjects/projects/-/informed_time': 'no patient of the state was informed yet',
  'getResearchProject/groups/project_id': 'groups by a condition; a version names it',
  'getResearchProject/groups/version': 'groups by a condition; a version names it',
  'countCohort/guarded': 'no state asks two questions that differ in one value',
  'countCohort/asked_often': 'no state asks thirty near questions in a day',
  'listNearRequests/data/-/decided_by': 'the request of the pacts waits',
  'listNearRequests/data/-/reason': 'the request of the pacts waits',
  'listCourses/items/-/points/-/comparator': 'every seeded course holds plain numbers',
  'listCourses/items/-/points/-/suspect': 'no seeded result is suspect',
  'listCourses/items/-/unconvertible': 'every seeded unit converts',
  'listPlanHistory/has_earlier': 'the screen asks for more days than a seeded patient has',
  'searchCommand/items/-/api_type': 'tools alone have it: a matcher holds for every kind of row',
  'searchCommand/items/-/suspected': 'diseases alone have it: a matcher holds for every kind of row',
  'getHomeSummary/my_applications/-/laboratories/-/source_flag': 'no seeded result came with a flag of its hospital',
  'getHomeSummary/my_applications/-/laboratories/-/source_result':
    'no seeded result was converted from that of another hospital',
  'getPatientInterpretation/suggestion_diagnosis/-/api_type':
    'the mock hospital says it where the diagnosis is read (getDiagnosisKnowledge)',
  'getDiagnosisKnowledge/saved_risk': 'the only model is on in every state of a pact: other interactions need it',
  'getGraceReport/age_source': 'the mock hospital says it where a new assessment begins (initGraceReport)',
  'getBloodGasReport/not_used': 'no seeded report has a value that the rule leaves out',
  'getKidneyReport/contributions': 'the stage has no score; the mock hospital explains it by sources',
  'getBoard/departments/-/median_minutes': 'no seeded reading has a time of its own',
  'getBoard/handled_median': 'no critical value of the seeded day was handled',
  'listWarnings/data/-/records/-/corrects': 'no seeded step was taken back',
  'getCleaningItem/suggestions/-/addend': 'only items whose unit needs a formula have it',
  'getCleaningItem/suggestions/-/factor': 'only items whose unit needs a formula have it',
  'getPatientInterpretation/conclusion_update': 'no conclusion of a seeded report changed after somebody had read it',
  'getPushStrategy/draft/lines/-/steps/-/user_ids': 'no line of the draft names accounts',
  'listPushDeliveries/data/-/read_at': 'nobody read what was delivered a moment ago',
  'listShownReports/data/-/audit_state': 'a report that a rule holds was shown to nobody yet when the hospital opens',
  'listShownReports/data/-/reading_minutes': 'a report shown for the first time was not left yet',
  'listWarnings/counts/pushed': 'nothing was pushed to the account of the pacts',
  'listWarnings/counts/released': 'the account of the pacts opened no held report',
  'getPatientInterpretation/timed_out_at': 'no state waits until a hold has run out',
  'listReleasedReports/data/-/released_by': 'the account of the pacts opened no held report',
  'readSharedReport/lay/notes': 'no prompt for residents speaks of the report of the state',
  'getPatientTimeline/days/-/reports/-/is_late': 'no report of the patient came when a later one was there',
  'getPatientInterpretation/supplement': 'nothing was read of the report after somebody had read it',
  'listCleaningItems/data/-/decided': 'the state asks for items that wait',
  'listCleaningItems/data/-/dismissed': 'the state asks for items that wait',
  'listSyncRuns/data/-/file_name': 'the source of the state sends no files',
  'listSyncSources/data/-/running_since': 'no transfer is under way',
  'listSyncSources/data/-/silent_hours': 'no seeded source is silent',
  'disableRules/outcomes/-/message': 'the rule of the state is in use',
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
