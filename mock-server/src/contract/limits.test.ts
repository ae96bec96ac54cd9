import { expect, test } from 'vitest';
import { adrenalInputProblem } from '@jianwei/clinical-rules/adrenal-cortex/adrenal-cortex-wire';
import { ADRENAL_INVALID_TEXT } from '@jianwei/clinical-rules/adrenal-cortex/wording';
import { ADRENAL_LIMITS } from '@jianwei/clinical-rules/adrenal-cortex/adrenal-cortex-table';
import { COVID_FORM_TEXT } from '@jianwei/clinical-rules/covid19/form-check';
import { FACTOR_OPTIONS } from '@jianwei/clinical-rules/covid19/options';
import { GRACE_LIMITS } from '@jianwei/clinical-rules/grace/grace-limits';
import { answerGrace } from '@jianwei/clinical-rules/grace/grace-wire';
import { GRACE_INVALID_TEXT } from '@jianwei/clinical-rules/grace/wording';
import { AGE_RANGE, NAME_MAX, THYROID_FORM_TEXT } from '@jianwei/clinical-rules/thyroid-followup/form-check';
import { readDocument } from './document.ts';

/** As far as the limits of a value go. */
interface Limited {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly maxLength?: number;
  readonly items?: Limited;
  readonly properties?: Readonly<Record<string, Limited>>;
  readonly allOf?: readonly Limited[];
  readonly 'x-limits'?: Readonly<Record<string, readonly [number, number]>>;
  readonly 'x-message'?: string;
}

const schemas = readDocument().components['schemas'] as Readonly<Record<string, Limited>>;

/** The last declaration of a property, in the schema itself or in a part of it. */
function field(schema: string, name: string): Limited {
  const { properties = {}, allOf = [] } = schemas[schema] ?? {};
  const found = allOf.map((part) => part.properties?.[name]).findLast((part) => part !== undefined) ?? properties[name];
  if (!found) throw new Error(`${schema} has no ${name}`);
  return found;
}

const limits = ([minimum, maximum]: readonly [number, number], message: string) => ({
  minimum,
  maximum,
  'x-message': message,
});

test('limits and sentences of the schemas are those of the rules', () => {
  expect(field('GraceInput', 'age')).toMatchObject(limits(GRACE_LIMITS.ageYears, GRACE_INVALID_TEXT.age));
  expect(field('GraceInput', 'heart_rate')).toMatchObject(
    limits(GRACE_LIMITS.heartRatePerMin, GRACE_INVALID_TEXT.heart_rate),
  );
  expect(field('GraceForm', 'kill_ip_rank')).toMatchObject(
    limits(GRACE_LIMITS.killipClass, GRACE_INVALID_TEXT.kill_ip_rank),
  );
  for (const item of ['ufc', 'ufc_uln', 'hddst_suppression'] as const) {
    expect(field('AdrenalCortexValues', item)).toMatchObject(limits(ADRENAL_LIMITS[item], ADRENAL_INVALID_TEXT[item]));
  }
  const ages: [number, number] = [AGE_RANGE.low, AGE_RANGE.high];
  expect(field('ThyroidFollowUpForm', 'age')).toMatchObject(limits(ages, THYROID_FORM_TEXT.ageRange));
  expect(field('Covid19Form', 'age')).toMatchObject(limits(ages, COVID_FORM_TEXT.age));
  expect(schemas['LobePercent']).toMatchObject(limits([0, 100], COVID_FORM_TEXT.percent));
  expect(field('ThyroidFollowUpForm', 'name')).toMatchObject({
    maxLength: NAME_MAX,
    'x-message': THYROID_FORM_TEXT.nameTooLong,
  });
  const keys = Object.values(FACTOR_OPTIONS).flatMap((options) => options.map(({ key }) => key));
  expect(schemas['Covid19OptionKeys']?.items).toMatchObject(
    limits([Math.min(...keys), Math.max(...keys)], COVID_FORM_TEXT.option),
  );
  for (const [schema, name, message] of [
    ['ThyroidFollowUpForm', 'weight', THYROID_FORM_TEXT.weight],
    ['Covid19Form', 'weight', COVID_FORM_TEXT.weight],
    ['Covid19Form', 'height', COVID_FORM_TEXT.height],
    ['Covid19Form', 'paO2', COVID_FORM_TEXT.gas],
    ['Covid19Form', 'fiO2', COVID_FORM_TEXT.gas],
  ] as const) {
    expect(field(schema, name)).toMatchObject({ exclusiveMinimum: 0, 'x-message': message });
  }
});

const GRACE = {
  age: 65,
  heart_rate: 80,
  blood_pressure: 120,
  serum_creatinine: 80,
  kill_ip_rank: 1,
};

/** The sentence with which the handlers refuse a value that is in a unit of its own; null where they take it. */
const refusalOf = {
  GraceForm: (name: string, unit: string, value: number) => {
    const answer = answerGrace({ ...GRACE, [name]: value, [`${name}_unit`]: unit });
    return answer.ok ? null : answer.message;
  },
  AdrenalCortexValues: (name: string, unit: string, value: number) =>
    adrenalInputProblem({ [name]: value, [name === 'acth' ? 'acth_unit' : 'cortisol_unit']: unit }),
};

const byUnit = (['GraceForm', 'AdrenalCortexValues'] as const).flatMap((schema) =>
  Object.entries(schemas[schema]?.properties ?? {}).flatMap(
    ([name, { 'x-limits': units = {}, 'x-message': message }]) =>
      Object.entries(units).map(([unit, [low, high]]) => ({ schema, name, unit, low, high, message })),
  ),
);

test('every value with a unit of its own is held to its limits in each unit', () => {
  expect(byUnit).toHaveLength(16);
});

test.each(byUnit)('$schema.$name: $low–$high $unit', ({ schema, name, unit, low, high, message }) => {
  const refusal = (value: number) => refusalOf[schema](name, unit, value);
  const decimals = Math.max(...[low, high].map((bound) => `${bound}`.split('.')[1]?.length ?? 0));
  const step = 10 ** -decimals;
  expect([refusal(low), refusal(high)]).toEqual([null, null]);
  expect([refusal(low - step), refusal(high + step)]).toEqual([message, message]);
});
