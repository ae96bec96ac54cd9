import { findItem } from '../catalogue/catalogue.ts';
import { finiteOrNull } from '../core/number.ts';
import { isRecord } from '../core/rule.ts';
import type { PlainInput, Rule } from '../core/rule.ts';
import { readSex } from '../core/rule-stamp.ts';
import { FOOTER_TEXT, REVIEW_NOTE_TEXT } from '../core/wording.ts';
import { inferDiagnoses } from './infer.ts';
import type { LabRow } from './infer.ts';
import { RELIABILITY_TEXT, RELIABILITY_VERB } from './wording.ts';

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

export const inferenceRule: Rule = {
  slug: 'lab-inference',
  title: '检验解读（49 个诊断的规则库）',
  example: '{"sex":"女","age":32,"labs":{"HGB":85,"MCV":70,"FER":6}}',
  explain: explainInference,
  vector: inferenceVector,
};
