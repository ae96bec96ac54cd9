import type { EvidenceInference, KidneyReport } from '@jianwei/api-client/model';
import type { CkdRisk } from '@jianwei/clinical-rules/ckd/ckd-table';
import type { AlbuminuriaStage, GfrStage } from '@jianwei/clinical-rules/ckd/stages';
import { CKD_RISK_TEXT } from '@jianwei/clinical-rules/ckd/wording';

interface StageText<S> {
  stage: S;
  range: string;
  meaning: string;
}

/** Rows of the grid, mL/min/1.73m² (specification A-9). */
export const GFR_STAGES: readonly StageText<GfrStage>[] = [
  { stage: 'G1', range: '≥ 90', meaning: '正常或增高' },
  { stage: 'G2', range: '60–89', meaning: '轻度下降' },
  { stage: 'G3a', range: '45–59', meaning: '轻至中度下降' },
  { stage: 'G3b', range: '30–44', meaning: '中至重度下降' },
  { stage: 'G4', range: '15–29', meaning: '重度下降' },
  { stage: 'G5', range: '< 15', meaning: '肾衰竭' },
];

/** Columns of the grid, mg/g (specification A-9). */
export const ALBUMINURIA_STAGES: readonly StageText<AlbuminuriaStage>[] = [
  { stage: 'A1', range: '< 30', meaning: '正常至轻度增高' },
  { stage: 'A2', range: '30–300', meaning: '中度增高' },
  { stage: 'A3', range: '> 300', meaning: '重度增高' },
];

export const RISKS = ['low', 'medium', 'high', 'very_high'] as const satisfies readonly CkdRisk[];

/** Where a report stands in the grid, counted from 0. */
export interface Cell {
  row: number;
  column: number;
}

/** The cell of a report; undefined where an axis is missing or not one of the stages ('G3' alone is none). */
export function cellOf(inference: EvidenceInference | undefined): Cell | undefined {
  const row = GFR_STAGES.findIndex(({ stage }) => stage === inference?.lab_y);
  const column = ALBUMINURIA_STAGES.findIndex(({ stage }) => stage === inference?.lab_x);
  return row < 0 || column < 0 ? undefined : { row, column };
}

/** The risk that a name stands for; undefined for names that are none of the four. */
export function riskOfName(name: string): CkdRisk | undefined {
  return RISKS.find((risk) => CKD_RISK_TEXT[risk] === name);
}

/** Risk of a report as the server gives it, by its code or by its name. */
export function riskOfReport(report: Pick<KidneyReport, 'level' | 'evidence_inference'>): CkdRisk | undefined {
  return report.level ?? riskOfName(report.evidence_inference.reliable_name);
}

/** 'G3b A3', or the one stage that is known. */
export function stageText(inference: EvidenceInference | undefined): string {
  return [inference?.lab_y, inference?.lab_x].filter(Boolean).join(' ');
}

/** Why no cell is marked; '' where one is. */
export function ungradedText({ evidence_inference: inference, missing = [] }: KidneyReport): string {
  if (cellOf(inference)) return '';
  const absent = [inference.lab_y === '' && 'GFR 分期', inference.lab_x === '' && '白蛋白尿分级'].filter(Boolean);
  const lacking = missing.length > 0 ? missing : absent;
  if (lacking.length > 0) return `缺少${lacking.join('、')}，本次不能定位到分期格`;
  return `「${stageText(inference)}」不是本表的分期，未作标记`;
}
