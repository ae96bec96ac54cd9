import { FOOTER_TEXT, REVIEW_NOTE_TEXT } from '../core/wording.ts';
import { readSex } from '../core/rule-stamp.ts';
import { finiteOrNull } from '../core/number.ts';
import { findItem } from '../catalogue/catalogue.ts';
import { answerGrace, readGraceInput } from '../grace/grace-wire.ts';
import { evaluateGrace } from '../grace/grace.ts';
import { deathDisplay, GRACE_LEVEL_TEXT } from '../grace/wording.ts';
import { inferDiagnoses } from '../lab-inference/infer.ts';
import type { LabRow } from '../lab-inference/infer.ts';
import { RELIABILITY_TEXT, RELIABILITY_VERB } from '../lab-inference/wording.ts';

/** Anything JSON can hold under names; rules read it defensively, so a wrong shape is missing input, not a crash. */
export type PlainInput = Readonly<Record<string, unknown>>;

export interface Rule {
  readonly slug: string;
  readonly title: string;
  readonly example: string;
  /** The rule's whole answer, wording included. */
  readonly explain: (input: PlainInput) => unknown;
  /** The keys that published test vectors name. */
  readonly vector: (input: PlainInput) => PlainInput;
}

function isRecord(value: unknown): value is PlainInput {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function explainGrace(input: PlainInput): unknown {
  const result = evaluateGrace(readGraceInput(input));
  return {
    ...result,
    wording: answerGrace(input),
    review_texts: result.reviewNotes.map((note) => REVIEW_NOTE_TEXT[note]),
    footer_text: FOOTER_TEXT[result.footer],
  };
}

function graceVector(input: PlainInput): PlainInput {
  const result = evaluateGrace(readGraceInput(input));
  if (result.status === 'incomplete') {
    const { missing, invalid } = result;
    return { score: null, error: missing.length > 0 ? 'missing' : 'invalid', missing, invalid };
  }
  const shortNames: Record<string, string> = {
    blood_pressure: 'sbp',
    serum_creatinine: 'creatinine',
    kill_ip_rank: 'killip',
  };
  return {
    score: result.score,
    level: result.level,
    level_cn: GRACE_LEVEL_TEXT[result.level],
    death_percent: result.deathPercent,
    death_display: deathDisplay(result),
    points: Object.fromEntries(result.contributions.map((row) => [shortNames[row.item] ?? row.item, row.points])),
    sbp_mmHg: result.pressureMmHg,
    creatinine_mg_dl: result.creatinineMgPerDl,
  };
}

/** Labs as code and value in the catalogue's unit; CREA_BASE and CREA_48H are earlier creatinine, not rows. */
function inferPlain(input: PlainInput) {
  const labs = isRecord(input['labs']) ? input['labs'] : {};
  const rows: LabRow[] = Object.entries(labs)
    .filter(([code]) => code !== 'CREA_BASE' && code !== 'CREA_48H')
    .map(([code, value]) => ({
      laboratoryId: code,
      code,
      result: typeof value === 'number' || typeof value === 'string' ? value : null,
      unit: findItem(code)?.unit ?? '',
    }));
  return inferDiagnoses({
    rows,
    person: { sex: readSex(input['sex']), ageYears: finiteOrNull(input['age']) },
    earlierCreatinine: {
      baselineUmolPerL: finiteOrNull(labs['CREA_BASE']),
      within48hUmolPerL: finiteOrNull(labs['CREA_48H']),
    },
  });
}

function explainInference(input: PlainInput): unknown {
  const result = inferPlain(input);
  return {
    ...result,
    wording: result.diagnoses.map((diagnosis) => ({
      diagnosis: diagnosis.name,
      reliability: RELIABILITY_TEXT[diagnosis.reliable],
      sentence: `${RELIABILITY_VERB[diagnosis.reliable]}：${diagnosis.name}（${diagnosis.intermediates.join('、')}）`,
    })),
    review_texts: result.reviewNotes.map((note) => REVIEW_NOTE_TEXT[note]),
    footer_text: FOOTER_TEXT[result.footer],
  };
}

function inferenceVector(input: PlainInput): PlainInput {
  const { diagnoses } = inferPlain(input);
  return {
    diagnoses: diagnoses.map(({ id, name, score, reliable, intermediates }) => ({
      id,
      name,
      score,
      reliable,
      intermediates,
    })),
    ids: diagnoses.map(({ id }) => id),
    reliable: Object.fromEntries(diagnoses.map(({ id, reliable }) => [id, reliable])),
  };
}

export const RULES: readonly Rule[] = [
  {
    slug: 'grace',
    title: 'GRACE 院内死亡风险评分',
    example:
      '{"age":65,"heart_rate":100,"blood_pressure":99,"blood_pressure_unit":"mmHg","serum_creatinine":88,"serum_creatinine_unit":"μmol/L","kill_ip_rank":2,"st_down":true}',
    explain: explainGrace,
    vector: graceVector,
  },
  {
    slug: 'lab-inference',
    title: '检验解读（49 个诊断的规则库）',
    example: '{"sex":"女","age":32,"labs":{"HGB":85,"MCV":70,"FER":6}}',
    explain: explainInference,
    vector: inferenceVector,
  },
];

export function findRule(slug: string): Rule | undefined {
  return RULES.find((rule) => rule.slug === slug);
}
