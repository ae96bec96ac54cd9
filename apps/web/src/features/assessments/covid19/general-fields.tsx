import type { NewerEvidence } from '@jianwei/api-client/model';
import { useCallback } from 'react';
import { NumberField } from '../../../kit/fields/number-field.tsx';
import { numericRules } from '../../../kit/ui/numeric-text.ts';
import { asChoices, FieldTable, type Field } from '../record/field-table.tsx';
import { fieldId } from '../record/record-form.ts';
import type { FormPart } from '../record/open-record.ts';
import { minuteText } from '../shared/assessment.ts';
import styles from './covid19-editor.module.css';
import { measuresOf, withoutUnoffered, type Covid19Types, type CovidFormValues } from './covid19-form-values.ts';
import { measureText } from './covid19-text.ts';

const NAME_LENGTH = 20;
const SIZE_RULE = { integerDigits: 11, decimals: 2 };
const YES_NO = [
  { value: true, label: '有' },
  { value: false, label: '无' },
];

/** Who it is, size, and the CT. */
const PERSON_FIELDS: readonly Field<CovidFormValues>[] = [
  { key: 'name', label: '姓名', kind: 'text', limit: NAME_LENGTH },
  { key: 'gender', label: '性别', kind: 'choice', options: asChoices(['男', '女']) },
  { key: 'age', label: '年龄', kind: 'number', rule: numericRules.age, unit: '岁' },
  { key: 'pul_ct_abnormality', label: '肺部 CT 异常', kind: 'choice', options: YES_NO },
  { key: 'weight', label: '体重', kind: 'number', rule: SIZE_RULE, unit: 'kg' },
  { key: 'height', label: '身高', kind: 'number', rule: SIZE_RULE, unit: 'cm' },
];

const OXYGEN_FIELDS: readonly Field<CovidFormValues>[] = [
  { key: 'paO2', label: 'PaO₂', kind: 'number', unit: 'mmHg' },
  { key: 'fiO2', label: 'FiO₂', kind: 'number', unit: '%' },
];

interface GeneralFieldsProps extends FormPart<Covid19Types> {
  sources: ReadonlyMap<string, NewerEvidence>;
}

/** Who it is, size, oxygen and the CT; BMI and the ratio are computed and cannot be typed into. */
export function GeneralFields({ record: { change }, values, errors, sources }: GeneralFieldsProps) {
  const { bmi, ratio } = measuresOf(values);
  const oxygen = sources.get('paO2');
  // A report is named as the source of a value only as long as that value stands.
  const isOfLaboratory = oxygen !== undefined && Number.parseFloat(oxygen.value) === Number.parseFloat(values.paO2);
  const note = isOfLaboratory ? `${oxygen.value}，${minuteText(oxygen.report_time)} 报告` : undefined;
  const put = useCallback(
    (part: Partial<CovidFormValues>) => change((form) => (part.gender ? withoutUnoffered({ ...form, ...part }) : part)),
    [change],
  );
  const table = { values, errors, onChange: put };
  return (
    // Only a finished age takes an option away: 3 on the way from 30 to 31 does not.
    <div className={`jw-grid jw-gap-12 ${styles.general}`} onBlur={() => change(withoutUnoffered)}>
      <FieldTable {...table} fields={PERSON_FIELDS} />
      <Computed field="BMI" label="BMI（自动）" value={measureText(bmi)} unit="kg/m²" />
      <span className={styles.gap} />
      <FieldTable {...table} fields={OXYGEN_FIELDS} asides={{ paO2: { note } }} />
      <Computed field="pCF" label="氧合指数（自动）" value={measureText(ratio)} unit="mmHg" />
    </div>
  );
}

/** A number that the form computes: readable, copyable, not typed. */
function Computed({ field, ...shown }: { field: string; label: string; value: string; unit: string }) {
  return (
    <div className={styles.computed}>
      <NumberField {...shown} id={fieldId(field)} isReadOnly onChange={() => undefined} />
    </div>
  );
}
