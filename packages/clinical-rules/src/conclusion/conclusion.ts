import type { RuleStamp } from '../core/rule-stamp.ts';
import { TREND_FROM } from '../delta/delta.ts';
import type { DeltaNote } from '../delta/delta.ts';
import { albuminuriaStage } from '../ckd/stages.ts';
import { findItem } from '../catalogue/catalogue.ts';
import { unitFactor } from '../flags/flag.ts';
import type { DiagnosisId, Inference, InferredDiagnosis, Reliability } from '../lab-inference/infer.ts';
import { deviationOf, resultText } from './finding.ts';
import type { Deviation, ReportFinding } from './finding.ts';
import type { FocusRow } from './focus.ts';

export const CONCLUSION_VERSION = '1.0';

/** The picture that leads the headline: one per diagnosis, finer ones where the course is known. */
export type PatternCode = DiagnosisId | 'CKD_DECLINE' | 'CKD_DECLINE_A3' | 'CKD_A3';

export type ActionCode = 'handle_first' | 'review' | 'recheck' | 'none';

export type HeadlinePart =
  | { readonly code: 'pattern'; readonly pattern: PatternCode; readonly diagnosisId: DiagnosisId }
  | { readonly code: 'critical'; readonly lab: string; readonly name: string; readonly deviation: Deviation }
  | { readonly code: 'critical_more'; readonly count: number }
  | { readonly code: 'finding'; readonly lab: string; readonly name: string; readonly deviation: Deviation }
  | { readonly code: 'all_normal' }
  | { readonly code: 'none_abnormal'; readonly undetermined: number }
  | { readonly code: 'undetermined_only'; readonly undetermined: number }
  | { readonly code: 'empty' };

export type DetailPart =
  | { readonly code: 'row'; readonly name: string; readonly resultText: string; readonly notes: readonly DeltaNote[] }
  | {
      readonly code: 'diagnoses';
      readonly rows: readonly { readonly name: string; readonly reliable: Reliability }[];
      readonly more: number;
    }
  | { readonly code: 'no_diagnosis' }
  | { readonly code: 'normal'; readonly count: number }
  | { readonly code: 'undetermined'; readonly count: number };

export interface Conclusion extends RuleStamp {
  readonly headline: readonly HeadlinePart[];
  readonly action: ActionCode;
  readonly detail: readonly DetailPart[];
}

export interface ConclusionInput {
  readonly findings: readonly ReportFinding[];
  readonly focus: readonly FocusRow[];
  readonly inference: Inference;
}

/** Headline: at most this many pictures and named critical values; detail: rows and diagnoses. */
const MAX_PATTERNS = 2;
const MAX_CRITICAL = 2;
const MAX_DETAIL_ROWS = 3;
const MAX_DETAIL_DIAGNOSES = 3;

function findByCode(findings: readonly ReportFinding[], code: string): ReportFinding | undefined {
  return findings.find((finding) => finding.code === code);
}

/** eGFR falling, or creatinine rising, at least twice in a row. */
function isRenalDecline(findings: readonly ReportFinding[]): boolean {
  const egfr = findByCode(findings, 'EGFR')?.delta?.streak ?? 0;
  const creatinine = findByCode(findings, 'CREA')?.delta?.streak ?? 0;
  return egfr <= -TREND_FROM || creatinine >= TREND_FROM;
}

/** ACR in stage A3; a bound (`<…`) is never staged upwards. */
function hasHeavyAlbuminuria(findings: readonly ReportFinding[]): boolean {
  const finding = findByCode(findings, 'UACR');
  const item = findItem('UACR');
  if (finding?.flag.parsed.kind !== 'number' || finding.flag.parsed.comparator === '<' || item === undefined)
    return false;
  const { factor, failure } = unitFactor(finding.unit, item.unit, item.code);
  return failure === undefined && albuminuriaStage(finding.flag.parsed.value * factor) === 'A3';
}

function patternOf(diagnosis: InferredDiagnosis, findings: readonly ReportFinding[]): PatternCode {
  if (diagnosis.id !== 'CKD') return diagnosis.id;
  const isHeavy = hasHeavyAlbuminuria(findings);
  if (isRenalDecline(findings)) return isHeavy ? 'CKD_DECLINE_A3' : 'CKD_DECLINE';
  return isHeavy ? 'CKD_A3' : 'CKD';
}

/** The most reliable diagnosis, and a second one of another disease system when it is at least amber. */
function leadingDiagnoses(inference: Inference): InferredDiagnosis[] {
  const chosen: InferredDiagnosis[] = [];
  for (const diagnosis of inference.diagnoses) {
    if (chosen.length >= MAX_PATTERNS) break;
    const isSecond = chosen.length > 0;
    if (isSecond && (diagnosis.reliable === 0 || chosen.some((known) => known.systemId === diagnosis.systemId)))
      continue;
    chosen.push(diagnosis);
  }
  return chosen;
}

function criticalParts(focus: readonly FocusRow[]): HeadlinePart[] {
  const rows = focus.filter((row) => row.finding.flag.critical !== undefined).map((row) => row.finding);
  const named = rows.slice(0, MAX_CRITICAL).map((finding): HeadlinePart => {
    const isPositive = deviationOf(finding) === 'positive';
    const deviation = isPositive ? 'positive' : (finding.flag.critical ?? 'high');
    return { code: 'critical', lab: finding.code, name: finding.name, deviation };
  });
  return rows.length > MAX_CRITICAL ? [...named, { code: 'critical_more', count: rows.length }] : named;
}

/** Results that say one thing: when one of a family is told, the others add nothing to a headline. */
const FAMILIES: readonly (readonly string[])[] = [
  ['CREA', 'UREA', 'CYSC', 'EGFR'],
  ['HGB', 'HCT', 'RBC'],
  ['GLU', 'OGTT2H', 'HBA1C'],
  ['ALT', 'AST'],
  ['CTNI', 'CTNT', 'CKMBM', 'CK-MB', 'MYO'],
  ['TC', 'LDL-C', 'APOB'],
  ['CRP', 'HS-CRP', 'SAA', 'ESR'],
];

function isTold(code: string, told: ReadonlySet<string>): boolean {
  return told.has(code) || FAMILIES.some((family) => family.includes(code) && family.some((other) => told.has(other)));
}

/** The first focus row that neither a picture nor a critical value has told yet. */
function restPart(focus: readonly FocusRow[], leading: readonly InferredDiagnosis[]): HeadlinePart[] {
  const told = new Set(leading.flatMap((diagnosis) => diagnosis.evidenceCodes));
  const rest = focus.find((row) => row.finding.flag.critical === undefined && !isTold(row.finding.code, told));
  const deviation = rest === undefined ? null : deviationOf(rest.finding);
  if (rest === undefined || deviation === null) return [];
  return [{ code: 'finding', lab: rest.finding.code, name: rest.finding.name, deviation }];
}

function quietParts(findings: readonly ReportFinding[]): HeadlinePart[] {
  const undetermined = findings.filter((finding) => finding.flag.state === 'undetermined').length;
  if (findings.length === 0) return [{ code: 'empty' }];
  if (undetermined === findings.length) return [{ code: 'undetermined_only', undetermined }];
  return undetermined === 0 ? [{ code: 'all_normal' }] : [{ code: 'none_abnormal', undetermined }];
}

function headlineOf({ findings, focus, inference }: ConclusionInput): HeadlinePart[] {
  const leading = leadingDiagnoses(inference);
  const patterns = leading.map((diagnosis): HeadlinePart => ({
    code: 'pattern',
    pattern: patternOf(diagnosis, findings),
    diagnosisId: diagnosis.id,
  }));
  const critical = criticalParts(focus);
  const parts = [...patterns, ...critical, ...(critical.length === 0 ? restPart(focus, leading) : [])];
  if (parts.length > 0) return parts;
  const all = findings.filter((finding) => finding.flag.state === 'abnormal');
  const abnormal = all.find((finding) => findItem(finding.code) !== undefined) ?? all[0];
  const deviation = abnormal === undefined ? null : deviationOf(abnormal);
  if (abnormal === undefined || deviation === null) return quietParts(findings);
  return [{ code: 'finding', lab: abnormal.code, name: abnormal.name, deviation }];
}

function actionOf({ findings, focus, inference }: ConclusionInput): ActionCode {
  if (findings.some((finding) => finding.flag.critical !== undefined)) return 'handle_first';
  if (focus.length > 0 || inference.diagnoses.some((diagnosis) => diagnosis.reliable > 0)) return 'review';
  return findings.some((finding) => finding.flag.state === 'abnormal') ? 'recheck' : 'none';
}

function detailOf({ findings, focus, inference }: ConclusionInput): DetailPart[] {
  const abnormal = findings.filter((finding) => finding.flag.state === 'abnormal');
  const told = focus.length > 0 ? focus.map((row) => row.finding) : abnormal;
  const rows = told.slice(0, MAX_DETAIL_ROWS).map((finding): DetailPart => {
    const { name, delta } = finding;
    return { code: 'row', name, resultText: resultText(finding), notes: (delta?.notes ?? []).slice(0, 2) };
  });
  const normal = findings.filter((finding) => finding.flag.state === 'normal').length;
  const shown = inference.diagnoses.slice(0, MAX_DETAIL_DIAGNOSES).map(({ name, reliable }) => ({ name, reliable }));
  const diagnoses: DetailPart[] =
    shown.length > 0
      ? [{ code: 'diagnoses', rows: shown, more: inference.diagnoses.length - shown.length }]
      : abnormal.length > 0
        ? [{ code: 'no_diagnosis' }]
        : normal > 0
          ? [{ code: 'normal', count: normal }]
          : [];
  const count = findings.filter((finding) => finding.flag.state === 'undetermined').length;
  return [...rows, ...diagnoses, ...(count > 0 ? [{ code: 'undetermined', count } as const] : [])];
}

/**
 * The composed conclusion of a report: which facts lead the headline, what to do, and which sentences explain it, all as
 * codes. Critical values, focus rows and the most reliable diagnoses decide; the words stand in conclusion/wording.
 */
export function composeConclusion(input: ConclusionInput): Conclusion {
  return {
    ruleId: 'conclusion',
    ruleVersion: CONCLUSION_VERSION,
    source: '由危急值、需特别关注项目与疑似诊断按固定词表组成',
    reviewNotes: ['headline_ours', 'focus_order_ours', ...input.inference.reviewNotes],
    footer: 'reference_only',
    headline: headlineOf(input),
    action: actionOf(input),
    detail: detailOf(input),
  };
}
