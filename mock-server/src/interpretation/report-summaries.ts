import type { DiagnosisBrief, KeyResult, ReportListItem, WorklistFinding } from '@jianwei/api-client/model';
import { historyOf } from '@jianwei/clinical-rules/record/history';
import type { JudgedReport } from '@jianwei/clinical-rules/record/judged';
import type { JudgedRow } from '@jianwei/clinical-rules/record/judged-row';
import type { PrintedReport } from '@jianwei/clinical-rules/record/printed';
import { listReportRows, listReportsOfDays } from '../store/clinical-reports.ts';
import type { ReportRow } from '../store/clinical-reports.ts';
import type { Finding, Reading } from '@jianwei/clinical-rules/reading/reading';
import type { PatientRow } from '../store/clinical-patients.ts';
import type { World } from '../store/world.ts';
import { triggeredApplications } from './application-triggers.ts';
import type { TriggeredApplication } from './application-triggers.ts';
import { loopFindings } from './loop-findings.ts';
import type { LoopFinding } from './loop-findings.ts';
import { patientRecord } from './patient-record.ts';
import { groupCounts, lossesOf } from './losses.ts';
import type { Loss } from './losses.ts';
import { interpret } from './report-view.ts';
import type { ReportView } from './report-view.ts';
import { savedInputs, savedStamp } from './saved-inputs.ts';
import { shownDiagnoses } from './shown-diagnoses.ts';
import { riskQuestion } from './risk-model.ts';
import type { RiskQuestion } from './risk-model.ts';

const KEY_RESULTS = 2;
const LISTED_DIAGNOSES = 2;

/** A line of a report list before it is known who looks at it: small, because all of the hospital's are kept. */
export interface ReportSummary {
  readonly report: PrintedReport;
  readonly patient: PatientRow;
  readonly ageYears: number | null;
  readonly level: ReportListItem['level'];
  readonly reading: ReadingBrief;
  /** A rule of the laboratory holds its conclusion. */
  readonly isHeld: boolean;
  /** The most dangerous finding; what a worklist is ordered by. */
  readonly firstFinding: Finding | undefined;
  /** Findings that must be acted on today, but for those that have a loop. */
  readonly urgentFindings: readonly WorklistFinding[];
  readonly highCount: number;
  readonly lowCount: number;
  /** Its rows, and those of them that could be judged: neither unread nor undetermined. */
  readonly resultCount: number;
  readonly judgedCount: number;
  /** Rows that could not be read at all. */
  readonly unreadCount: number;
  /** All its rows, read or not, by group of the catalogue; and each that was not judged, with why. */
  readonly groupCounts: readonly (readonly [group: string, results: number])[];
  readonly losses: readonly Loss[];
  /** Results that could not be used because of their unit, and those that the source corrected. */
  readonly unitTroubles: number;
  readonly correctedCount: number;
  readonly triggered: readonly TriggeredApplication[];
  /** What the risk model is asked on it; absent where it holds none of its features. */
  readonly risk: RiskQuestion | undefined;
  readonly keyResults: KeyResult[];
  readonly criticalResults: readonly KeyResult[];
  /** Findings of minutes that no critical result tells already: each has a loop of its own. */
  readonly loopFindings: readonly LoopFinding[];
  readonly diagnoses: DiagnosisBrief[];
  /** Every shown diagnosis with its reliability: CKD:2. */
  readonly suggested: readonly string[];
  /** Everything that the keyword search of a list looks into, folded to lower case. */
  readonly searchText: string;
}

/** A row in short, as lists and lists of what to look at show it. */
export function keyResult(row: JudgedRow): KeyResult {
  const { printed, item, flag } = row;
  return {
    laboratory_id: printed.laboratory_id,
    laboratory_name: item?.name ?? printed.name,
    short_name: item?.shortName ?? printed.name,
    original_result: printed.result,
    original_units: printed.unit,
    ...(flag.state === 'abnormal' ? { abnormal_type: flag.abnormalType } : {}),
    ...(flag.critical === undefined ? {} : { critical: flag.critical }),
  };
}

/** Focus rows first, then the other abnormal ones in the order of the report. */
function keyResults(view: ReportView): KeyResult[] {
  const focus = view.reading.needFocus
    .slice(0, KEY_RESULTS)
    .flatMap((id) => view.judged.rows.filter((row) => row.printed.laboratory_id === id));
  const others = view.judged.rows.filter((row) => row.flag.state === 'abnormal' && !focus.includes(row));
  return [...focus, ...others].slice(0, KEY_RESULTS).map(keyResult);
}

type Told = { readonly id: string; readonly name: string; readonly reliable: 0 | 1 | 2 };

/** A diagnosis in short; one that is known by the name of the disease that it is then (J-31). */
export function diagnosisBrief({ id, name, reliable }: Told, { known }: Pick<Reading, 'known'>): DiagnosisBrief {
  const own = known.find((one) => one.id === id);
  return { diagnosis_id: id, diagnosis_name: own?.name ?? name, reliable, known: own !== undefined };
}

/** Diagnoses of a report in short, each known disease once, whatever of it the report shows. */
export function diagnosisBriefs(view: ReportView): DiagnosisBrief[] {
  const briefs = shownDiagnoses(view.judged.inference).map((diagnosis) => diagnosisBrief(diagnosis, view.reading));
  const isOf = (brief: DiagnosisBrief) => (other: DiagnosisBrief) =>
    other.known === true && other.diagnosis_name === brief.diagnosis_name;
  return briefs.filter((brief, at) => !briefs.slice(0, at).some(isOf(brief)));
}

/** What a line of a list says of the reading. */
export type ReadingBrief = NonNullable<ReportListItem['reading']>;

function briefOf({ level, urgency, headline }: Reading): ReadingBrief {
  return { level, ...(urgency === null ? {} : { urgency }), headline: headline.map(({ text }) => text) };
}

/** 需特别关注 in a list is what must be acted on today; all that is abnormal stands in the reading beside it. */
function listLevel({ level, urgency }: Reading): ReportListItem['level'] {
  if (level === 'critical') return 'critical';
  return urgency !== null && urgency <= 2 ? 'focus' : 'none';
}

function urgentFindings({ findings }: Reading, inLoop: readonly LoopFinding[]): WorklistFinding[] {
  const looped = new Set(inLoop.map(({ findingId }) => findingId));
  return findings.flatMap(({ findingId, kind, title, urgency }) =>
    kind === 'critical' || urgency === 3 || looped.has(findingId) ? [] : [{ finding_id: findingId, title, urgency }],
  );
}

const UNIT_REASONS: readonly string[] = ['unit_missing', 'unit_unknown', 'unit_mismatch', 'implausible'];

/** Rows whose unit keeps them from being judged, and those that were not read for it. */
function unitTroubles({ rows, failed }: JudgedReport): number {
  return (
    rows.filter(({ flag }) => flag.state === 'undetermined' && UNIT_REASONS.includes(flag.reason)).length +
    failed.filter(({ error }) => error?.includes('单位') === true).length
  );
}

function summarise(view: ReportView): ReportSummary {
  const { report, person, rows, inference } = view.judged;
  const { patient } = view.record;
  const inLoop = loopFindings(view);
  const searchable = [
    patient.name,
    patient.inpatient_no,
    report.report_id,
    report.report_name,
    ...inference.diagnoses.map(({ name }) => name),
    ...rows.flatMap((row) => [row.printed.name, row.item?.name ?? '', row.item?.shortName ?? '']),
  ];
  return {
    report,
    patient,
    ageYears: person.ageYears,
    level: listLevel(view.reading),
    reading: briefOf(view.reading),
    isHeld: view.reading.findings.some(({ kind }) => kind === 'hold'),
    firstFinding: view.reading.findings[0],
    urgentFindings: urgentFindings(view.reading, inLoop),
    highCount: view.highCount,
    lowCount: view.lowCount,
    resultCount: rows.length,
    judgedCount: rows.filter(({ flag }) => flag.state !== 'undetermined').length,
    unitTroubles: unitTroubles(view.judged),
    correctedCount: rows.filter(({ printed }) => printed.source_status === 'corrected').length,
    triggered: triggeredApplications(view),
    risk: riskQuestion(view),
    keyResults: keyResults(view),
    criticalResults: rows.filter(({ flag }) => flag.critical !== undefined).map(keyResult),
    loopFindings: inLoop,
    diagnoses: diagnosisBriefs(view).slice(0, LISTED_DIAGNOSES),
    suggested: shownDiagnoses(inference).map(({ id, reliable }) => `${id}:${reliable}`),
    unreadCount: view.judged.failed.length,
    groupCounts: groupCounts(view.judged),
    losses: lossesOf(view.judged),
    searchText: searchable.join('\n').toLowerCase(),
  };
}

/** By report id. Only the summaries stay for everybody: a large hospital's judged rows would fill the memory. */
function summariesOfPatient(world: World, patientId: string): ReadonlyMap<string, ReportSummary> {
  const saved = savedInputs(world, patientId);
  return world.memoBriefOf(patientId, `report-summaries:${saved.stamp}`, () => {
    const record = patientRecord(world, patientId);
    if (!record) return new Map();
    const history = historyOf(record);
    return new Map(
      record.reports.map(
        (judged) => [judged.report.report_id, summarise(interpret(record, judged, history, saved))] as const,
      ),
    );
  });
}

export function reportSummary(world: World, report: ReportRow): ReportSummary | undefined {
  return summariesOfPatient(world, report.patient_id).get(report.report_id);
}

/** Every report of a patient, newest first. */
export function reportSummariesOf(world: World, patientId: string): readonly ReportSummary[] {
  return [...summariesOfPatient(world, patientId).values()];
}

/** Every report of the hospital, newest first. */
export function reportSummaries(world: World): readonly ReportSummary[] {
  return world.memoClinical(`report-summaries:all:${savedStamp(world)}`, () =>
    listReportRows(world)
      .map((report) => reportSummary(world, report))
      .filter((summary) => summary !== undefined),
  );
}

/** Reports issued on one day, `YYYY-MM-DD`; spares the patients who have none on it. */
export function reportSummariesOn(world: World, day: string): readonly ReportSummary[] {
  return world.memoClinical(`report-summaries:${day}:${savedStamp(world)}`, () =>
    listReportsOfDays(world, day, day)
      .map((report) => reportSummary(world, report))
      .filter((summary) => summary !== undefined),
  );
}
