import { describe, expect, it, test } from 'vitest';
import { findItem } from '../catalogue/catalogue.ts';
import { inferActivity, inferDiagnoses } from './infer.ts';
import type { LabRow, Person } from './infer.ts';
import { INFERENCE_VERSION } from './rule-base.ts';
import { inferenceRule } from './inference-rule.ts';

type Labs = Readonly<Record<string, number | string>>;
const WOMAN = { sex: 'female', ageYears: 28 } as const;

const rowsOf = (labs: Labs, more: Partial<LabRow> = {}): LabRow[] =>
  Object.entries(labs).map(([code, result]) => ({
    laboratoryId: `row-${code}`,
    code,
    result,
    unit: findItem(code)?.unit ?? '',
    ...more,
  }));

// Of the table: SLE needs ANA 阳性; dsDNA 3, C3 or C4 1, few cells 1, UPRO 1; amber from 4.
describe('the activity of a disease that is known', () => {
  const active = (labs: Labs, known = ['SLE'], person: Person = WOMAN) =>
    inferActivity(() => ({ rows: rowsOf(labs), person }), new Set(known)).map(
      ({ id, score, reliable, foldedUnder }) => [id, score, reliable, foldedUnder],
    );

  it('is told without the words that found it, from what makes it amber by itself', () => {
    expect(active({ DSDNA: 300, C3: 0.4 })).toEqual([['SLE', 4, 1, null]]);
    expect(active({ DSDNA: 300 })).toEqual([]);
    expect(active({ C3: 0.4 })).toEqual([]);
  });

  it('is left to the diagnosis where the report holds those words', () => {
    expect(active({ ANA: '1:320', DSDNA: 300, C3: 0.4 })).toEqual([]);
  });

  it('is told of what is known, and of nothing that numbers find', () => {
    expect(active({ DSDNA: 300, C3: 0.4 }, [])).toEqual([]);
    // Diabetes is found by its numbers: then it needs no activity.
    expect(active({ GLU: 5, HBA1C: 6 }, ['DM'])).toEqual([]);
    expect(active({ DSDNA: 300, C3: 0.4, GLU: 9 }, ['DM'])).toEqual([]);
    // By words or by numbers (a urinary infection), or by both together (autoimmune haemolysis), is not by words alone.
    expect(active({ UNIT: '阳性' }, ['UTI'])).toEqual([]);
    expect(active({ HGB: 80, 'RET%': 5, LDH: 400, HP: 0.1 }, ['AIHA'])).toEqual([]);
    // A virus is found by its number or the word for it.
    expect(active({ ALYM: 6, ALT: 80 }, ['CMV'])).toEqual([['CMV', 2, 1, null]]);
  });

  it('is told while one of several words is missing', () => {
    expect(active({ CMVAVI: 20 }, ['TORCH'], { ...WOMAN, isPregnant: true })).toEqual([['TORCH', 3, 1, null]]);
  });

  it('is not told where a result takes the disease away', () => {
    const labs = { SSB: '阳性', ANA: '阳性', RF: 40 };
    expect(active(labs, ['SJS'])).toEqual([['SJS', 3, 1, null]]);
    expect(active({ ...labs, DSDNA: 300 }, ['SJS'])).toEqual([]);
  });
});

describe('the specimen that a row of the rule base asks for', () => {
  const found = (labs: Labs, specimen: string) =>
    inferDiagnoses({ rows: rowsOf(labs, { specimen }), person: WOMAN }).diagnoses.map(({ id }) => id);

  // CSF glucose below 2.2 mmol/L of the 脑脊液 is needed for BMEN.
  it('is met by the same source, or by none that is told', () => {
    const labs = { 'CSF-WBC': 1500, 'CSF-GLU': 1.5, 'CSF-TP': 2 };
    expect(found(labs, '脑脊液')).toContain('BMEN');
    expect(found(labs, '')).toContain('BMEN');
    expect(found(labs, '血清')).not.toContain('BMEN');
  });

  // Respiratory acidosis needs the PCO2 of arterial blood.
  it('tells venous from arterial blood', () => {
    const labs = { PH: 7.25, PCO2: 65, HCO3: 28 };
    expect(found(labs, '动脉血')).toContain('RAC');
    expect(found(labs, '全血')).toContain('RAC');
    expect(found(labs, '静脉血')).not.toContain('RAC');
  });
});

test('a calcium that no albumin corrects is called total, not corrected', () => {
  const names = (labs: Labs) =>
    inferDiagnoses({ rows: rowsOf(labs), person: WOMAN }).diagnoses.find(({ id }) => id === 'HYPERCA')?.intermediates;
  expect(names({ CA: 2.8 })?.[0]).toBe('总钙升高');
  expect(names({ CA: 2.8, ALB: 42 })?.[0]).toBe('校正钙升高');
});

describe('the rule at the command line', () => {
  const ids = (input: object) => (inferenceRule.vector({ sex: '男', age: 70, ...input }) as { ids: string[] }).ids;

  it('says each diagnosis in a sentence with how sure it is and what it stands on', () => {
    const answer = inferenceRule.explain({ sex: '女', age: 32, labs: { HGB: 85, MCV: 70, FER: 6 } });
    expect(answer).toMatchObject({
      wording: [
        {
          diagnosis: '缺铁性贫血',
          reliability: '中',
          sentence: '提示：缺铁性贫血（贫血、铁缺乏、小细胞低色素）',
        },
      ],
      review_texts: [
        expect.stringContaining('规则待临床复核') as string,
        expect.stringContaining('规则待临床复核') as string,
      ],
    });
    expect(inferenceRule.vector({ sex: '女', age: 32, labs: { HGB: 85, MCV: 70, FER: 6 } })).toMatchObject({
      diagnoses: [{ id: 'IDA', name: '缺铁性贫血', score: 5, intermediates: ['贫血', '铁缺乏', '小细胞低色素'] }],
    });
  });

  it('is listed under its name with an example that it answers', () => {
    const { slug, title, versions, example } = inferenceRule;
    expect([slug, title, versions]).toEqual(['lab-inference', '检验解读（规则库）', [INFERENCE_VERSION]]);
    expect(inferenceRule.vector(JSON.parse(example) as Record<string, unknown>)).toMatchObject({ ids: ['IDA'] });
  });

  it('takes earlier results that are whole, and leaves out what is not', () => {
    const labs = { CREA: 126.5 };
    const whole = { code: 'CREA', value: 100, hours_ago: 40 };
    expect(ids({ labs, previous: [whole] })).toEqual(['AKI']);
    for (const broken of [{ ...whole, value: 'x' }, { ...whole, hours_ago: null }, { ...whole, code: 5 }, 'CREA', null])
      expect(ids({ labs, previous: [broken] })).toEqual([]);
    expect(ids({ labs, previous: 'none' })).toEqual([]);
  });

  it('takes a range as it is printed, or as two bounds', () => {
    const labs = { LPS: 400 };
    expect(ids({ labs })).toEqual(['PANCR']);
    expect(ids({ labs, ranges: { LPS: '0-200' } })).toEqual([]);
    expect(ids({ labs, ranges: { LPS: [0, 200] } })).toEqual([]);
    expect(ids({ labs: { LPS: { value: 400 } } })).toEqual([]);
  });
});

describe('a disease of pregnancy after a birth', () => {
  // HELLP is looked for up to 168 hours after it, by platelets, AST and LDH.
  test.each([
    [undefined, false],
    [24, true],
    [168, true],
    [169, false],
  ])('%s hours after it is still looked for: %s', (puerperalHours, isFound) => {
    const person = { ...WOMAN, ...(puerperalHours !== undefined && { puerperalHours }) };
    const { diagnoses } = inferDiagnoses({ rows: rowsOf({ PLT: 60, AST: 200, LDH: 800 }), person });
    expect(diagnoses.some(({ id }) => id === 'HELLP')).toBe(isFound);
  });

  it('no other disease of pregnancy is looked for from the birth on', () => {
    const ids = (person: Person) =>
      inferDiagnoses({ rows: rowsOf({ TOXM: '阳性' }), person }).diagnoses.map(({ id }) => id);
    expect(ids({ ...WOMAN, isPregnant: true })).toContain('TORCH');
    expect(ids({ ...WOMAN, puerperalHours: 0.5 })).not.toContain('TORCH');
  });
});

it('is stamped as a rule for reference, and names what it read', () => {
  const inference = inferDiagnoses({ rows: rowsOf({ HGB: 85, FER: 6 }), person: WOMAN });
  expect(inference).toMatchObject({ ruleId: 'lab-inference', footer: 'reference_only', inputsUsed: ['HGB', 'FER'] });
  expect(inference.diagnoses[0]).toMatchObject({
    ruleId: 'lab-inference/IDA',
    footer: 'reference_only',
    evidenceCodes: ['HGB', 'FER'],
  });
});
