import { findItem } from '../catalogue/catalogue.ts';
import { finiteOrNull } from '../core/number.ts';
import { isRecord } from '../core/rule.ts';
import type { PlainInput, Rule } from '../core/rule.ts';
import { readSex } from '../core/rule-stamp.ts';
import { FOOTER_TEXT, REVIEW_NOTE_TEXT } from '../core/wording.ts';
import { inferDiagnoses } from './infer.ts';
import type { EarlierResult, LabRow } from './infer.ts';
import { RELIABILITY_TEXT, RELIABILITY_VERB } from './wording.ts';
import { INFERENCE_VERSION } from './rule-base.ts';

/** Earlier results as `[{ code, value, hours_ago }]`; what is none of these is left out. */
function readEarlier(previous: unknown): EarlierResult[] {
  return (Array.isArray(previous) ? previous : []).filter(isRecord).flatMap((row) => {
    const { code, value, hours_ago: hours } = row;
    const [number, hoursAgo] = [finiteOrNull(value), finiteOrNull(hours)];
    return typeof code !== 'string' || number === null || hoursAgo === null ? [] : [{ code, value: number, hoursAgo }];
  });
}

function readBounds(ranges: unknown, code: string): Pick<LabRow, 'rangeLow' | 'rangeHigh' | 'range'> {
  const range = isRecord(ranges) ? ranges[code] : undefined;
  if (typeof range === 'string') return { range };
  if (!Array.isArray(range)) return {};
  return { rangeLow: finiteOrNull(range[0]), rangeHigh: finiteOrNull(range[1]) };
}

/**
 * Labs as code and value in the catalogue's unit; derived figures and earlier creatinine (CREA_BASE, CREA_48H) may be handed in
 * ready-made. `ranges` is the report's own by code, `previous` what was measured before, `preg` true in pregnancy.
 */
function inferPlain(input: PlainInput) {
  const labs = isRecord(input['labs']) ? input['labs'] : {};
  const rows: LabRow[] = Object.entries(labs).map(([code, value]) => ({
    laboratoryId: code,
    code,
    result: typeof value === 'number' || typeof value === 'string' ? value : null,
    unit: findItem(code)?.unit ?? null,
    ...readBounds(input['ranges'], code),
  }));
  return inferDiagnoses({
    rows,
    person: {
      sex: readSex(input['sex']),
      ageYears: finiteOrNull(input['age']),
      isPregnant: input['preg'] === true,
    },
    earlier: readEarlier(input['previous']),
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
    urgency: Object.fromEntries(diagnoses.map(({ id, urgency }) => [id, urgency])),
    shown: diagnoses.filter(({ foldedUnder }) => foldedUnder === null).map(({ id }) => id),
  };
}

export const inferenceRule: Rule = {
  slug: 'lab-inference',
  title: '检验解读（规则库）',
  versions: [INFERENCE_VERSION],
  example: '{"sex":"女","age":32,"labs":{"HGB":85,"MCV":70,"FER":6}}',
  explain: explainInference,
  vector: inferenceVector,
};
