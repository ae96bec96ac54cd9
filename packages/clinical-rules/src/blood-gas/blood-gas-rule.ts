import type { PlainInput, Rule } from '../core/rule.ts';
import { FOOTER_TEXT, REVIEW_NOTE_TEXT } from '../core/wording.ts';
import { answerBloodGas, caseTypeOf, readBloodGasInput } from './blood-gas-wire.ts';
import { evaluateBloodGas } from './blood-gas.ts';
import {
  ELECTROLYTE_TEXT,
  FAILURE_TEXT,
  groupResultText,
  HYPOXIA_TEXT,
  LACTATE_TEXT,
  PH_BALANCE_TEXT,
} from './wording.ts';
import { BLOOD_GAS_VERSION } from './blood-gas-table.ts';

function explainBloodGas(input: PlainInput): unknown {
  const facts = readBloodGasInput(input);
  const result = evaluateBloodGas(facts);
  return {
    ...result,
    wording: answerBloodGas(facts, caseTypeOf(input['type'])),
    review_texts: result.reviewNotes.map((note) => REVIEW_NOTE_TEXT[note]),
    footer_text: FOOTER_TEXT[result.footer],
  };
}

function bloodGasVector(input: PlainInput): PlainInput {
  const reading = evaluateBloodGas(readBloodGasInput(input));
  if (reading.status === 'incomplete') {
    const { missing, invalid } = reading;
    return { group_result: null, error: missing.length > 0 ? 'missing' : 'invalid', missing, invalid };
  }
  const entry = reading[caseTypeOf(input['type'])];
  const { hypoxia, failure, pf, gradient, expectedGradient } = reading.oxygenation;
  return {
    hco3_source: reading.hco3Source,
    hco3: reading.hco3,
    consistent: reading.isConsistent,
    ag: reading.anionGap,
    ag_corrected: reading.anionGapCorrected,
    expected: entry.expected === null ? null : [entry.expected.target, entry.expected.low, entry.expected.high],
    potential_hco3: entry.hidden?.potentialHco3 ?? null,
    delta_ratio: entry.hidden?.deltaRatio ?? null,
    disorders: [...entry.disorders],
    triple: entry.isTriple,
    group_result: groupResultText(reading, entry),
    ph_balance: PH_BALANCE_TEXT[reading.phBalance],
    electrolyte: reading.electrolytes.map((code) => ELECTROLYTE_TEXT[code]),
    lactic_acid: reading.lactate === null ? null : LACTATE_TEXT[reading.lactate],
    hypoxia: hypoxia === null ? null : HYPOXIA_TEXT[hypoxia],
    resp_failure: failure === null ? null : FAILURE_TEXT[failure],
    pf,
    aa_gradient: gradient,
    aa_expected: expectedGradient,
  };
}

export const bloodGasRule: Rule = {
  slug: 'blood-gas',
  title: '血气分析',
  versions: [BLOOD_GAS_VERSION],
  example: '{"ph":7.33,"paco2":70,"hco3":36,"na":140,"cl":80,"type":2,"sample":"动脉血"}',
  explain: explainBloodGas,
  vector: bloodGasVector,
};
