import type { AssistInput } from '@jianwei/api-client/model';
import { earlierReports } from '@jianwei/clinical-rules/record/earlier-reports';
import { judgeRecord } from '@jianwei/clinical-rules/record/judged';
import type { JudgedReport } from '@jianwei/clinical-rules/record/judged';
import type { JudgedRow } from '@jianwei/clinical-rules/record/judged-row';
import type { ReportRows } from '@jianwei/clinical-rules/record/printed';
import type { ReadingInput } from '@jianwei/clinical-rules/reading/read';
import { wireGender } from './wire-patient.ts';
import type { ReportView } from './report-view.ts';
import type { SavedInputs } from './saved-inputs.ts';

/** A report that the results were taken over from, and what was saved for its patient. */
export interface AssistSource {
  readonly view: ReportView;
  readonly saved: Pick<SavedInputs, 'forms' | 'gasTypes'>;
}

const ENTERED = 'entered';

function printedAgain({ report, rows, failed }: JudgedReport): ReportRows {
  return { report, rows: [...rows.map(({ printed }) => printed), ...failed] };
}

/** Whether the entries are still those of the patient: another age or sex is another person. */
function isOfPatient({ age, gender }: Pick<AssistInput, 'age' | 'gender'>, { view }: AssistSource): boolean {
  return view.judged.person.ageYears === age && wireGender(view.record.patient.gender) === gender;
}

/**
 * Entered rows as a report that the one conclusion engine reads: results taken over from a report with that patient's history, tags
 * and saved forms, so that both places judge and say the same; others with age and sex alone.
 * @param now the time that stands for the entries where they come from no report
 */
export function assistReport(
  person: Pick<AssistInput, 'age' | 'gender'>,
  rows: readonly JudgedRow[],
  source: AssistSource | undefined,
  now: string,
): ReadingInput {
  const own = source !== undefined && isOfPatient(person, source) ? source : undefined;
  const patient = own?.view.record.patient ?? {
    patient_id: ENTERED,
    gender: person.gender,
    birth_date: `${String(Number(now.slice(0, 4)) - person.age).padStart(4, '0')}-01-01`,
    tags: [],
  };
  const report = own?.view.judged.report ?? { report_id: ENTERED, report_name: '', report_time: now };
  const earlier = own === undefined ? [] : [...earlierReports(own.view.record, own.view.judged)].map(printedAgain);
  const record = judgeRecord(patient, [{ report, rows: rows.map(({ printed }) => printed) }, ...earlier]);
  const judged = record.reports.find((each) => each.report.report_id === report.report_id);
  if (judged === undefined) throw new Error('the entered rows are a report');
  const { forms = [], gasTypes = new Map<string, 1 | 2>() } = own?.saved ?? {};
  return { record, judged, forms, gasTypes };
}
