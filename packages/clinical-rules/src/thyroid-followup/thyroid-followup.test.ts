import { describe, expect, it } from 'vitest';
import { betaBlockerAdvice, recurrenceRisk, referenceDose, sideEffectRisk, tshStatus, tshTarget } from './risks.ts';
import { NO_THYROID_FACTS } from './thyroid-followup-facts.ts';
import type { ThyroidFacts } from './thyroid-followup-facts.ts';
import { evaluateThyroidFollowUp } from './thyroid-followup.ts';
import { targetText } from './wording.ts';

const NO_SYMPTOMS: ThyroidFacts['symptoms'] = {
  palpitation: false,
  insomnia: false,
  flushing: false,
  diarrhea: false,
  anxiety: false,
};
const NO_CONDITIONS: ThyroidFacts['conditions'] = {
  heart_disease: false,
  postmenopausal: false,
  osteoporosis: false,
  cv_risk: false,
  osteopenia: false,
  high_risk_feature: false,
};
/** A woman of 35 after a low-risk operation, everything known. */
const FACTS: ThyroidFacts = {
  ...NO_THYROID_FACTS,
  ageYears: 35,
  lymphMetastases: 0,
  hasCapsularInvasion: false,
  symptoms: NO_SYMPTOMS,
  conditions: NO_CONDITIONS,
  tsh: 0.3,
  ft3: 5,
  ft4: 17,
  monthsSinceSurgery: 6,
};

describe('recurrence', () => {
  it.each<[Partial<ThyroidFacts>, string, string]>([
    [{}, 'low', 'low'],
    [{ lymphMetastases: 1 }, 'intermediate_or_high', 'intermediate'],
    [{ hasCapsularInvasion: true }, 'intermediate_or_high', 'intermediate'],
    [{ conditions: { ...NO_CONDITIONS, high_risk_feature: true } }, 'intermediate_or_high', 'high'],
  ])('%j', (change, by2012, by2023) => {
    expect(recurrenceRisk({ ...FACTS, ...change }, '2012')).toBe(by2012);
    expect(recurrenceRisk({ ...FACTS, ...change }, '2023')).toBe(by2023);
  });
});

describe('side effects', () => {
  it.each([
    [44, 'low'],
    [45, 'intermediate'],
    [59, 'intermediate'],
    [60, 'high'],
  ])('at %d years: %s', (ageYears, tier) => {
    expect(sideEffectRisk({ ...FACTS, ageYears })).toBe(tier);
  });

  it.each(['palpitation', 'insomnia', 'flushing', 'diarrhea', 'anxiety'] as const)('%s: intermediate', (symptom) => {
    expect(sideEffectRisk({ ...FACTS, symptoms: { ...NO_SYMPTOMS, [symptom]: true } })).toBe('intermediate');
  });

  it.each([
    ['heart_disease', 'high'],
    ['postmenopausal', 'high'],
    ['osteoporosis', 'high'],
    ['cv_risk', 'intermediate'],
    ['osteopenia', 'intermediate'],
    ['high_risk_feature', 'low'],
  ] as const)('%s: %s', (condition, tier) => {
    expect(sideEffectRisk({ ...FACTS, conditions: { ...NO_CONDITIONS, [condition]: true } })).toBe(tier);
  });

  it('cannot be told without the age, unless a disease decides', () => {
    expect(sideEffectRisk({ ...FACTS, ageYears: null })).toBeNull();
    const conditions = { ...NO_CONDITIONS, heart_disease: true };
    expect(sideEffectRisk({ ...FACTS, ageYears: null, conditions })).toBe('high');
  });
});

describe('target', () => {
  it.each([
    ['intermediate_or_high', 'low', 'initial', '<0.1'],
    ['intermediate_or_high', 'low', 'follow', '<0.1'],
    ['intermediate_or_high', 'intermediate', 'initial', '<0.1'],
    ['intermediate_or_high', 'high', 'follow', '0.1~0.5'],
    ['low', 'low', 'initial', '0.1~0.5'],
    ['low', 'low', 'follow', '0.5~2.0'],
    ['low', 'intermediate', 'initial', '0.5~1.0'],
    ['low', 'high', 'follow', '1.0~2.0'],
  ] as const)('2012, recurrence %s, side effects %s, %s: %s', (recurrence, sideEffect, phase, text) => {
    const target = tshTarget('2012', recurrence, sideEffect, phase);
    expect(target && targetText(target)).toBe(text);
  });

  it.each([
    ['high', '<0.1'],
    ['intermediate', '0.1~0.5'],
    ['low', '0.5~2.0'],
  ] as const)('2023, %s: %s at first, by response later', (recurrence, text) => {
    const target = tshTarget('2023', recurrence, 'low', 'initial');
    expect(target && targetText(target)).toBe(text);
    expect(tshTarget('2023', recurrence, 'low', 'follow')).toBeNull();
  });

  it('without a tier there is one only where both tiers share it', () => {
    expect(tshTarget('2012', 'low', null, 'initial')).toBeNull();
    expect(tshTarget('2012', 'intermediate_or_high', null, 'initial')).toMatchObject({ high: 0.1 });
    expect(tshTarget('2012', 'intermediate_or_high', null, 'follow')).toBeNull();
  });

  it.each([
    [12, 'initial'],
    [12.5, 'follow'],
    [13, 'follow'],
    [null, 'initial'],
  ])('%s months after the operation: %s', (monthsSinceSurgery, phase) => {
    expect(evaluateThyroidFollowUp({ ...FACTS, monthsSinceSurgery }).phase).toBe(phase);
  });

  const low = { low: null, high: 0.1, isHighStrict: true };
  const range = { low: 0.1, high: 0.5, isHighStrict: false };
  it.each([
    [low, 0.09, 'on_target'],
    [low, 0.1, 'too_high'],
    [low, 0.3 - 0.2, 'too_high'],
    [range, 0.09, 'too_low'],
    [range, 0.1, 'on_target'],
    [range, 0.1 + 0.4, 'on_target'],
    [range, 0.51, 'too_high'],
  ])('%j, TSH %d: %s', (target, tsh, status) => {
    expect(tshStatus(tsh, target)).toBe(status);
  });
});

describe('overtreatment', () => {
  it.each<[Partial<ThyroidFacts>, boolean]>([
    [{ tsh: 0.26, ft4: 22.1 }, true],
    [{ tsh: 0.26, ft3: 6.9 }, true],
    [{ tsh: 0.27, ft4: 22.1 }, false],
    [{ tsh: 0.26, ft4: 22, ft3: 6.8 }, false],
    [{ tsh: null, ft4: 30 }, false],
    [{ tsh: 0.3, ft4: 19, limits: { tshLow: 0.35, ft3High: 6, ft4High: 18 } }, true],
  ])('%j: %s', (change, isOvertreated) => {
    expect(evaluateThyroidFollowUp({ ...FACTS, ...change }).isOvertreated).toBe(isOvertreated);
  });
});

describe('β-blocker (table 8)', () => {
  const conditions = (name: 'heart_disease' | 'cv_risk'): Partial<ThyroidFacts> => ({
    conditions: { ...NO_CONDITIONS, [name]: true },
  });
  const symptoms: Partial<ThyroidFacts> = { symptoms: { ...NO_SYMPTOMS, palpitation: true } };
  it.each<[Partial<ThyroidFacts>, string, string, string]>([
    [{}, 'none', 'none', 'none'],
    [{ ageYears: 64 }, 'none', 'none', 'none'],
    [{ ageYears: 65 }, 'treat', 'consider', 'none'],
    [conditions('cv_risk'), 'treat', 'consider', 'none'],
    [conditions('heart_disease'), 'treat', 'treat', 'none'],
    [symptoms, 'treat', 'treat', 'none'],
  ])('%j: below 0.1 %s, from 0.1 to 0.5 %s, above %s', (change, suppressed, low, above) => {
    const advice = (tsh: number) => betaBlockerAdvice({ ...FACTS, ...change, tsh });
    expect([advice(0.09), advice(0.1), advice(0.5), advice(0.51)]).toEqual([suppressed, low, low, above]);
  });

  it('says nothing without TSH', () => {
    expect(betaBlockerAdvice({ ...FACTS, tsh: null })).toBeNull();
  });
});

describe('reference dose', () => {
  it.each([
    [60, true, { low: 90, high: 150 }],
    [56.5, true, { low: 84.8, high: 141.3 }],
    [60, false, null],
    [60, null, null],
    [null, true, null],
    [0, true, null],
  ])('%s kg, total %s', (weight, isTotal, dose) => {
    expect(referenceDose(weight, isTotal)).toEqual(dose);
  });
});

describe('what is missing', () => {
  it('is nothing when everything is known', () => {
    expect(evaluateThyroidFollowUp(FACTS)).toMatchObject({ status: 'complete', missing: [], invalid: [] });
  });

  it.each<[Partial<ThyroidFacts>, string[]]>([
    [{ ageYears: null }, ['age']],
    [{ lymphMetastases: null }, ['lymph_metastasis']],
    [{ lymphMetastases: null, hasCapsularInvasion: true }, []],
    [{ symptoms: { ...NO_SYMPTOMS, anxiety: null } }, ['symptoms']],
    [{ symptoms: { ...NO_SYMPTOMS, anxiety: null }, ageYears: 50 }, []],
    [{ tsh: null }, ['tsh']],
    [{ tsh: 0.05, ft3: null }, ['ft3']],
    [{ tsh: 0.05, ft3: null, ft4: 25 }, []],
    [{ tsh: 0.3, ft3: null, ft4: null }, []],
  ])('%j', (change, missing) => {
    expect(evaluateThyroidFollowUp({ ...FACTS, ...change }).missing).toEqual(missing);
  });

  it('an implausible number is named and not used', () => {
    const result = evaluateThyroidFollowUp({ ...FACTS, ageYears: 201, tsh: -1, weightKg: 0, lymphMetastases: -1 });
    expect(result).toMatchObject({
      status: 'incomplete',
      invalid: ['age', 'lymph_metastasis', 'tsh', 'weight'],
      sideEffect: null,
      tshStatus: null,
    });
  });

  it('says what it assumed', () => {
    expect(evaluateThyroidFollowUp(FACTS).reviewNotes).not.toContain('thyroid_phase_assumed');
    const unknown = evaluateThyroidFollowUp(NO_THYROID_FACTS, { guideline: '2023' });
    expect(unknown.reviewNotes).toEqual(
      expect.arrayContaining(['thyroid_phase_assumed', 'thyroid_conditions_unknown', 'thyroid_second_edition']),
    );
  });
});
