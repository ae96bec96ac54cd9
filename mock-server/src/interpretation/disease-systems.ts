import { findItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { labsBehind } from '@jianwei/clinical-rules/lab-inference/derived-codes';
import { DIAGNOSES } from '@jianwei/clinical-rules/lab-inference/rule-base';
import type { DiagnosisId } from '@jianwei/clinical-rules/lab-inference/rule-base';

/** The 17 disease systems; the position gives the id, from 1 (G-89c). */
const DISEASE_SYSTEMS = [
  '耳鼻喉',
  '产科',
  '其他',
  '内分泌代谢',
  '呼吸',
  '心血管',
  '感染',
  '泌尿',
  '消化',
  '生殖',
  '皮肤',
  '神经',
  '精神',
  '骨骼肌肉',
  '肿瘤',
  '血液',
  '风湿免疫',
] as const;

export function systemName(systemId: number): string {
  return DISEASE_SYSTEMS[systemId - 1] ?? '其他';
}

/** What the knowledge base holds for one disease system. */
export interface SystemContent {
  readonly systemId: number;
  readonly name: string;
  readonly diagnoses: readonly { readonly id: DiagnosisId; readonly name: string }[];
  /** Catalogue codes: the evidence of its diagnoses. */
  readonly laboratories: readonly string[];
}

function contentOf(name: string, index: number): SystemContent {
  const systemId = index + 1;
  const rules = DIAGNOSES.filter((rule) => rule.systemId === systemId);
  const evidence = rules.flatMap((rule) => rule.edges.flatMap((edge) => labsBehind(edge.lab)));
  return {
    systemId,
    name,
    diagnoses: rules.map(({ id, name: diagnosis }) => ({ id, name: diagnosis })),
    laboratories: [...new Set(evidence)].filter((code) => findItem(code) !== undefined),
  };
}

/** Every disease system with its diagnoses and laboratories, in the order of the ids. */
export const SYSTEM_CONTENTS: readonly SystemContent[] = DISEASE_SYSTEMS.map(contentOf);
