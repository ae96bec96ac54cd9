import { ageOn } from '@jianwei/clinical-rules/core/age';
import type {
  CohortCondition,
  CohortWindow,
  DiagnosisCondition,
  FollowUpCondition,
  ResultCondition,
} from '@jianwei/clinical-rules/cohort/cohort';
import { ALWAYS, calendarSpan, type Asked } from './asked.ts';
import { dateOfDay, dayOfMinute, MINUTES_OF_DAY } from './minutes.ts';
import { NO_ENTRY, OUTCOME, type Outcomes } from './outcome.ts';
import { resultAsker, windowOf, type Span } from './result-condition.ts';
import { columnOf, diagnosisOf, NO_BIRTH, type ResearchStore } from './store.ts';

/** Nobody is older: a birth date before it is none. */
const OLDEST_YEARS = 125;

/** Completed years at a minute; undefined where the birth date is not known or cannot be right. */
export function ageAt({ birth }: ResearchStore, patient: number, minute: number): number | undefined {
  const born = birth[patient] ?? NO_BIRTH;
  if (born === NO_BIRTH) return undefined;
  const age = ageOn(dateOfDay(born), dateOfDay(dayOfMinute(minute)));
  return age < 0 || age > OLDEST_YEARS ? undefined : age;
}

/** A window around day 0 in minutes, whole days on both sides. */
export function spanAround(window: CohortWindow, minute: number, asked: Asked): Span {
  const calendar = calendarSpan(asked);
  if (window.anchor === 'calendar') return calendar;
  const day = dayOfMinute(minute);
  const to = (day + window.to_days + 1) * MINUTES_OF_DAY - 1;
  return { from: (day + window.from_days) * MINUTES_OF_DAY, to: Math.min(to, asked.until ?? ALWAYS.to) };
}

type Ask<Condition> = (condition: Condition, outcomes: Outcomes) => void;

/**
 * Asks conditions of everybody who has a day 0. The outcome of each is one byte a patient, and 1 is the bit of those it keeps.
 */
export function conditionAsker(
  store: ResearchStore,
  asked: Asked,
  entry: Int32Array,
): (condition: CohortCondition) => Outcomes {
  const length = store.patientIds.length;
  const day0 = (patient: number): number => entry[patient] ?? NO_ENTRY;
  const eachEntered = (work: (patient: number, minute: number) => void) => {
    for (let patient = 0; patient < length; patient += 1) if (day0(patient) !== NO_ENTRY) work(patient, day0(patient));
  };

  const askResult: Ask<ResultCondition> = (condition, outcomes) => {
    outcomes.fill(OUTCOME.noResult);
    const column = columnOf(store, condition.laboratory_code ?? '');
    const window = windowOf(condition, asked.cohort);
    const ask = resultAsker(condition);
    for (const [k, patient] of column.who.entries()) {
      const minute = day0(patient);
      if (minute !== NO_ENTRY)
        outcomes[patient] = ask(column, k, spanAround(window, minute, asked), dayOfMinute(minute));
    }
  };

  /** The last report of a patient in a span. */
  const lastReport = (patient: number, span: Span): number | undefined =>
    store.reportMinute
      .subarray(store.reportStart[patient], store.reportStart[patient + 1])
      .findLast((minute) => minute >= span.from && minute <= span.to);

  const askDiagnosis: Ask<DiagnosisCondition> = (condition, outcomes) => {
    const { who, start, minute, reliable } = diagnosisOf(store, condition.diagnosis_id ?? '');
    const window = condition.window ?? { anchor: 'calendar', from_days: 0, to_days: 0 };
    for (const [k, patient] of who.entries()) {
      const at = day0(patient);
      if (at === NO_ENTRY) continue;
      const span = spanAround(window, at, asked);
      const last = condition.pick === 'last' ? lastReport(patient, span) : undefined;
      for (let row = start[k] ?? 0; row < (start[k + 1] ?? 0); row += 1) {
        const time = minute[row] ?? 0;
        if (time < span.from || time > span.to || (reliable[row] ?? 0) < condition.reliability_min) continue;
        if (condition.pick === 'last' && time !== last) continue;
        outcomes[patient] = OUTCOME.match;
      }
    }
  };

  const askFollowUp: Ask<FollowUpCondition> = ({ reports, days }, outcomes) => {
    const { to } = calendarSpan(asked);
    eachEntered((patient, at) => {
      const from = dayOfMinute(at) * MINUTES_OF_DAY;
      const own = store.reportMinute
        .subarray(store.reportStart[patient], store.reportStart[patient + 1])
        .filter((minute) => minute >= from && minute <= to);
      const span = own.length === 0 ? 0 : dayOfMinute(own.at(-1) ?? 0) - dayOfMinute(own[0] ?? 0);
      outcomes[patient] = own.length >= reports && span >= days ? OUTCOME.match : OUTCOME.fails;
    });
  };

  const askPerson = (condition: CohortCondition, outcomes: Outcomes) => {
    eachEntered((patient, at) => {
      outcomes[patient] = personOutcome(store, condition, patient, at);
    });
  };

  return (condition) => {
    const outcomes: Outcomes = new Uint8Array(length);
    if (condition.kind === 'result') askResult(condition, outcomes);
    else if (condition.kind === 'diagnosis') askDiagnosis(condition, outcomes);
    else if (condition.kind === 'follow_up') askFollowUp(condition, outcomes);
    else askPerson(condition, outcomes);
    return outcomes;
  };
}

/** Age, sex and department of one person. */
function personOutcome(store: ResearchStore, condition: CohortCondition, patient: number, at: number): number {
  if (condition.kind === 'age') {
    const age = ageAt(store, patient, at);
    if (age === undefined) return OUTCOME.noResult;
    return age >= (condition.from ?? 0) && age <= (condition.to ?? Infinity) ? OUTCOME.match : OUTCOME.fails;
  }
  if (condition.kind === 'sex') {
    const sex = store.sex[patient] ?? 0;
    if (sex === 0) return OUTCOME.noResult;
    return condition.values.includes(sex) ? OUTCOME.match : OUTCOME.fails;
  }
  if (condition.kind === 'department') {
    const name = store.departments[store.department[patient] ?? 0] ?? '';
    if (name === '') return OUTCOME.noResult;
    return condition.ids.includes(name) ? OUTCOME.match : OUTCOME.fails;
  }
  return OUTCOME.fails;
}
