import { knownDiagnoses } from '@jianwei/clinical-rules/record/known-diagnoses';
import { personAt } from '@jianwei/clinical-rules/record/judged';
import type { JudgedReport, PatientRecord, PrintedRow } from '@jianwei/clinical-rules/record/judged';
import { readSex } from '@jianwei/clinical-rules/core/rule-stamp';
import { pregnancyOn } from '@jianwei/clinical-rules/core/pregnancy';
import { DIAGNOSES } from '@jianwei/clinical-rules/lab-inference/rule-base';
import type { PatientRow } from '../store/clinical-patients.ts';
import { pastBefore, pastByCode } from './past.ts';
import type { NamedFact, RuleReport, RuleRow } from './report.ts';

const DAY_MS = 86_400_000;
const NAME_OF = new Map<string, string>(DIAGNOSES.map(({ id, name }) => [id, name]));
/** States that a tag may say in more words: 维持性血液透析. */
const STATES = ['透析'];

/** Kept for each judged report, which is an earlier one of all that follow, and for each record. */
function kept<Given extends object, T>(compute: (given: Given) => T): (given: Given) => T {
  const known = new WeakMap<Given, { readonly value: T }>();
  return (given) => {
    const found = known.get(given) ?? { value: compute(given) };
    known.set(given, found);
    return found.value;
  };
}

/** Codes as judged (a printed name finds its item), everything else as printed. */
const rowsOf = kept(({ rows, failed }: JudgedReport): RuleRow[] => {
  const row = (printed: PrintedRow, code: string): RuleRow => ({
    code,
    specimen: printed.specimen,
    result: printed.result,
    unit: printed.unit,
    range: printed.range_text,
    flag: printed.source_flag ?? '',
    group: printed.group_name,
  });
  return [
    ...rows.map(({ printed, code }) => row(printed, code)),
    ...failed.map((printed) => row(printed, printed.code)),
  ];
});

const past = kept(({ reports }: PatientRecord<PatientRow>) =>
  pastByCode(reports.map((judged) => ({ time: judged.report.report_time, rows: rowsOf(judged) }))),
);

const inferred = kept(({ inference }: JudgedReport): NamedFact[] =>
  inference.diagnoses.map(({ id, name, reliable }) => ({ names: [id, name], reliability: reliable })),
);

function tagged(tags: readonly string[], time: string, tagDay: string): NamedFact[] {
  const named = tags.map((tag): NamedFact => {
    const known = [...knownDiagnoses([tag])].flatMap((id) => [id, NAME_OF.get(id) ?? id]);
    return { names: [...known, ...STATES.filter((state) => tag.includes(state)), tag] };
  });
  return pregnancyOn(tags, time, tagDay).isPregnant ? [...named, { names: ['妊娠'] }] : named;
}

const SEX = { male: '男', female: '女' } as const;

/** A stored report as rules read it: the one form that a trial and the next report share. */
export function storedReport(record: PatientRecord<PatientRow>, judged: JudgedReport): RuleReport {
  const { patient, reports } = record;
  const time = judged.report.report_time;
  const sex = readSex(patient.gender);
  const { ageYears } = personAt(patient, time);
  return {
    ageYears,
    ageDays:
      ageYears === null ? null : Math.floor((Date.parse(time.slice(0, 10)) - Date.parse(patient.birth_date)) / DAY_MS),
    sex: sex === null ? null : SEX[sex],
    department: patient.department === '' ? null : patient.department,
    time,
    source: null,
    rows: rowsOf(judged),
    earlier: pastBefore(past(record), time),
    diagnoses: inferred(judged),
    // Worked out where a rule asks: years of reports each have hundreds before them.
    get historyDiagnoses() {
      return reports
        .filter(({ report }) => report.report_time < time)
        .flatMap((earlier) => inferred(earlier).map(({ names }) => ({ names, time: earlier.report.report_time })));
    },
    patientTags: tagged(patient.tags, time, reports[0]?.report.report_time ?? time),
  };
}
