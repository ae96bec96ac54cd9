import { readCkdInput } from '../ckd/ckd-wire.ts';
import type { CkdWireInput } from '../ckd/ckd-wire.ts';
import { evaluateCkd } from '../ckd/ckd.ts';
import type { AlbuminuriaSource, CkdOptions, CkdResult } from '../ckd/ckd.ts';
import { A2_FROM_MG_PER_G } from '../ckd/stages.ts';
import { sideOfFlag } from '../flags/side.ts';
import { earlierReports, firstBefore } from './earlier-reports.ts';
import { knownDiagnoses } from './known-diagnoses.ts';
import { normaliseUnit } from '../units/unit.ts';
import type { JudgedReport, PatientRecord } from './judged.ts';
import type { JudgedRow } from './judged-row.ts';
import type { ToolReading } from './tool-reading.ts';
import { rowByCode, valueText } from './value-text.ts';

/** Rows of a report that the staging shows, in this order. UAER and UPCR are codes of laboratories, not of the catalogue. */
export const CKD_CODES = ['CREA', 'EGFR', 'CYSC', 'UREA', 'UACR', 'UAER', 'UPCR', 'UPRO', 'UTP24'] as const;

/** A dipstick alone belongs to every urinalysis and makes no kidney report. */
const STAGING_CODES = ['EGFR', 'CREA', 'UACR', 'UAER', 'UPCR'];

export function isCkdReport(judged: JudgedReport): boolean {
  return judged.rows.some((row) => STAGING_CODES.includes(row.code));
}

const ALBUMINURIA_CODE: Readonly<Record<AlbuminuriaSource, string>> = {
  acr: 'UACR',
  aer: 'UAER',
  pcr: 'UPCR',
  dipstick: 'UPRO',
};

function creatinineRow(judged: JudgedReport): JudgedRow | undefined {
  return judged.rows.find(({ code, printed }) => code === 'CREA' && !printed.specimen.includes('尿'));
}

/** ACR in the unit of the report where the rule knows it. */
function acrOf(judged: JudgedReport): Pick<CkdWireInput, 'acr' | 'acr_unit'> {
  const row = rowByCode(judged, 'UACR');
  const unit = row && normaliseUnit(row.printed.unit) === 'mg/mmol' ? 'mg/mmol' : 'mg/g';
  return { acr: valueText(row, unit), acr_unit: unit };
}

function inputOf(judged: JudgedReport): CkdWireInput {
  const { ageYears, sex } = judged.person;
  const filtration = rowByCode(judged, 'EGFR');
  return {
    age: ageYears,
    sex,
    egfr: valueText(filtration, 'mL/min/1.73m²'),
    egfr_unit: filtration && normaliseUnit(filtration.printed.unit) === 'mL/min' ? 'mL/min' : undefined,
    creatinine: valueText(creatinineRow(judged), 'μmol/L'),
    ...acrOf(judged),
    aer: valueText(rowByCode(judged, 'UAER'), 'mg/24h'),
    pcr: valueText(rowByCode(judged, 'UPCR'), 'mg/g', 'UACR'),
    dipstick: rowByCode(judged, 'UPRO')?.printed.result,
  };
}

/** The eGFR of the last report before this one that has any. */
function previousEgfr(record: PatientRecord, judged: JudgedReport, options?: CkdOptions): number | undefined {
  for (const earlier of earlierReports(record, judged)) {
    if (!isCkdReport(earlier)) continue;
    const { egfr } = options === undefined ? stagesOf(earlier) : evaluateCkd(readCkdInput(inputOf(earlier)), options);
    if (egfr !== null) return egfr;
  }
  return undefined;
}

/** Stages of a report by itself: every later report of the record asks for them. */
const STAGES = new WeakMap<JudgedReport, CkdResult>();

function stagesOf(judged: JudgedReport): CkdResult {
  const known = STAGES.get(judged) ?? evaluateCkd(readCkdInput(inputOf(judged)));
  STAGES.set(judged, known);
  return known;
}

/** Time of the first report of a record with albuminuria; undefined where none has it. */
const FIRST_ALBUMINURIA = new WeakMap<PatientRecord, string | undefined>();

function firstAlbuminuria(record: PatientRecord): string | undefined {
  if (FIRST_ALBUMINURIA.has(record)) return FIRST_ALBUMINURIA.get(record);
  const first = record.reports.findLast((judged) => {
    const acr = isCkdReport(judged) ? stagesOf(judged).acrMgPerG : null;
    return (acr ?? 0) >= A2_FROM_MG_PER_G;
  })?.report.report_time;
  FIRST_ALBUMINURIA.set(record, first);
  return first;
}

/** What the reports of a record up to one of them say together; of each axis the newest that holds it. */
export interface PastStages {
  /** ISO time of the first of the abnormal reports that reach here without a normal one between; null where this one is normal. */
  readonly abnormalSince: string | null;
  readonly a: CkdResult['a'];
  /** Filtration by where it comes from: printed and computed are not compared. */
  readonly g: ReadonlyMap<CkdResult['gfrSource'], CkdResult['g']>;
}

interface StagedReport {
  readonly time: string;
  readonly past: PastStages;
}

/** Reports of a record that stage something, newest first: gone through once, however many of them are read. */
const STAGED = new WeakMap<PatientRecord, readonly StagedReport[]>();

function stagedReports(record: PatientRecord): readonly StagedReport[] {
  const known = STAGED.get(record);
  if (known !== undefined) return known;
  const staged: StagedReport[] = [];
  for (const judged of record.reports.toReversed()) {
    const abnormal = isCkdReport(judged) ? isAbnormal(judged) : null;
    if (abnormal === null) continue;
    const before = staged.at(-1)?.past;
    const { g, a, gfrSource } = stagesOf(judged);
    const { report_time: time } = judged.report;
    const past = {
      abnormalSince: abnormal ? (before?.abnormalSince ?? time) : null,
      a: a ?? before?.a ?? null,
      g: g === null ? (before?.g ?? new Map()) : new Map(before?.g).set(gfrSource, g),
    };
    staged.push({ time, past });
  }
  staged.reverse();
  STAGED.set(record, staged);
  return staged;
}

/** Stages of the reports before one: printed filtration, else that of the creatinine. Undefined where none stages anything. */
export function stagesBefore(record: PatientRecord, { report }: JudgedReport): PastStages | undefined {
  const staged = stagedReports(record);
  return staged[firstBefore(staged, report.report_time, ({ time }) => time)]?.past;
}

/** Filtration below 60 or ACR from 30 mg/g on; null for a report that holds neither. */
function isAbnormal(judged: JudgedReport): boolean | null {
  const { g, acrMgPerG: acr } = stagesOf(judged);
  if (g === null && acr === null) return null;
  return (g !== null && g !== 'G1' && g !== 'G2') || (acr ?? 0) >= A2_FROM_MG_PER_G;
}

/** Day of the first of the abnormal reports that reach from before to this one without a normal one between. */
function chronicSince(record: PatientRecord, judged: JudgedReport): string | undefined {
  if (isAbnormal(judged) !== true) return undefined;
  return stagesBefore(record, judged)?.abnormalSince ?? undefined;
}

const BLOOD_CODES: readonly string[] = ['UBLD', 'URBC'];

/** Blood in the urine of this report, or albuminuria on an earlier one. */
function hasDamageEvidence(record: PatientRecord, judged: JudgedReport): boolean {
  const isBloody = judged.rows.some(({ code, flag }) => BLOOD_CODES.includes(code) && sideOfFlag(flag) === 'high');
  const first = firstAlbuminuria(record);
  return isBloody || (first !== undefined && first < judged.report.report_time);
}

/** What the rule is asked; earlier reports tell how far the eGFR fell, since when it is low, and what else is damaged. */
function ckdInput(record: PatientRecord, judged: JudgedReport, options?: CkdOptions): CkdWireInput {
  return {
    ...inputOf(judged),
    previous_egfr: previousEgfr(record, judged, options),
    chronic_since: chronicSince(record, judged),
    report_date: judged.report.report_time,
    known: knownDiagnoses(record.patient.tags).has('CKD'),
    damage_evidence: hasDamageEvidence(record, judged),
  };
}

/** The rows that decided the two axes. */
function usedRows(judged: JudgedReport, { gfrSource, albuminuriaSource }: CkdResult): (JudgedRow | undefined)[] {
  return [
    gfrSource === 'reported' ? rowByCode(judged, 'EGFR') : undefined,
    gfrSource === 'computed' ? creatinineRow(judged) : undefined,
    albuminuriaSource === null ? undefined : rowByCode(judged, ALBUMINURIA_CODE[albuminuriaSource]),
  ];
}

/**
 * Stage and risk of one report; the report before it tells how far the eGFR fell, its rows are not among those named. Null for
 * a report that stages nothing.
 */
export function ckdOf(
  record: PatientRecord,
  judged: JudgedReport,
  options?: CkdOptions,
): ToolReading<CkdResult> | null {
  if (!isCkdReport(judged)) return null;
  const result = evaluateCkd(readCkdInput(ckdInput(record, judged, options)), options);
  return {
    result,
    laboratoryIds: usedRows(judged, result).flatMap((row) => row?.printed.laboratory_id ?? []),
  };
}
