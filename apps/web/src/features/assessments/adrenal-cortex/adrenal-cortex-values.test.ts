import { describe, expect, test } from 'vitest';
import {
  addedItems,
  ADRENAL_FIELDS,
  adrenalFormFromApi,
  adrenalFormToApi,
  fieldOfRefusal,
  isEmptyForm,
  unitOf,
} from './adrenal-cortex-values.ts';

const NOTHING = {
  cortisol_8am: null,
  cortisol_4pm: null,
  cortisol_midnight: null,
  dst_1mg: null,
  acth_stim_peak: null,
  acth: null,
  hddst_suppression: null,
  ufc: null,
  ufc_uln: null,
};

describe('form and wire', () => {
  test('an empty form saves nothing but its units', () => {
    expect(adrenalFormToApi(adrenalFormFromApi(undefined))).toEqual({
      ...NOTHING,
      cortisol_unit: 'nmol/L',
      acth_unit: 'pg/mL',
    });
  });

  test('what was saved comes back as it was typed, and is saved again as it was', () => {
    const saved = { ...NOTHING, dst_1mg: 1.2, ufc: 0, cortisol_unit: 'μg/dL', acth_unit: 'pmol/L' } as const;
    const form = adrenalFormFromApi(saved);
    expect(form).toMatchObject({
      dst_1mg: '1.2',
      ufc: '0',
      cortisol_8am: '',
      cortisol_unit: 'μg/dL',
      acth_unit: 'pmol/L',
    });
    expect(adrenalFormToApi(form)).toEqual(saved);
  });
});

test('each item has its unit', () => {
  const form = { ...adrenalFormFromApi(undefined), cortisol_unit: 'μg/dL', acth_unit: 'pmol/L' } as const;
  expect(unitOf('acth_stim_peak', form)).toBe('μg/dL');
  expect(unitOf('acth', form)).toBe('pmol/L');
  expect(unitOf('ufc', form)).toBe('nmol/24h');
  expect(unitOf('ufc_uln', form)).toBe('nmol/24h');
  expect(unitOf('hddst_suppression', form)).toBe('%');
});

test('added items are listed with their units', () => {
  expect(addedItems(adrenalFormFromApi({ dst_1mg: 142, hddst_suppression: 72 }))).toEqual([
    { field: 'dst_1mg', label: '1 mg 地塞米松抑制后皮质醇', text: '142 nmol/L' },
    { field: 'hddst_suppression', label: '大剂量地塞米松抑制率', text: '72 %' },
  ]);
});

test('a refusal is found at the field that it names', () => {
  expect(fieldOfRefusal('促肾上腺皮质激素应在 0–20000 pg/mL 之间')).toBe('acth');
  expect(fieldOfRefusal('请至少填写一项检查结果')).toBeUndefined();
});

test('every item is a number of the form, by its name; the unit of cortisol is chosen once, for all of them', () => {
  expect(ADRENAL_FIELDS.map(({ key, kind }) => [key, kind])).toEqual(
    Object.keys(NOTHING).map((key) => [key, 'number']),
  );
  expect(ADRENAL_FIELDS.every(({ label }) => label !== '')).toBe(true);
  const withUnits = ADRENAL_FIELDS.filter((field) => 'units' in field);
  expect(withUnits).toMatchObject([{ key: 'acth', unitLabel: 'ACTH 单位', units: ['pg/mL', 'pmol/L'] }]);
});

test('everything is taken back where no item is left, whatever the units', () => {
  expect(isEmptyForm({ ...adrenalFormFromApi(undefined), cortisol_unit: 'μg/dL' })).toBe(true);
  expect(isEmptyForm(adrenalFormFromApi({ ufc: 0 }))).toBe(false);
});
