import type { NewerEvidence } from '@jianwei/api-client/model';
import { formatDate } from '../../../shared/lib/format-date.ts';
import { NumericInput } from '../../../shared/ui/numeric-input.tsx';
import { fieldDescription, FormField } from '../../../shared/ui/form-field.tsx';
import { MINUTE_PATTERN } from '../shared/assessment-texts.ts';
import { ChoiceRadios } from './choice-radios.tsx';
import { covidRules, measuresOf, NAME_LENGTH, withoutUnoffered } from './covid19-form-values.ts';
import type { CovidFormValues } from './covid19-form-values.ts';
import { measureText } from './covid19-text.ts';
import styles from './general-fields.module.css';
import { fieldId } from './use-covid19-editor.ts';
import type { ChangeForm } from './use-covid19-editor.ts';

const GENDERS = [
  { value: '男', label: '男' },
  { value: '女', label: '女' },
] as const;
const YES_NO = [
  { value: true, label: '有' },
  { value: false, label: '无' },
] as const;

type NumberField = 'age' | 'weight' | 'height' | 'paO2' | 'fiO2';

const NUMBERS: Record<
  NumberField,
  { label: string; unit: string; rule: (typeof covidRules)[keyof typeof covidRules] }
> = {
  age: { label: '年龄', unit: '岁', rule: covidRules.age },
  weight: { label: '体重', unit: 'kg', rule: covidRules.weight },
  height: { label: '身高', unit: 'cm', rule: covidRules.height },
  paO2: { label: 'PaO₂', unit: 'mmHg', rule: covidRules.gas },
  fiO2: { label: 'FiO₂', unit: '%', rule: covidRules.gas },
};

interface GeneralFieldsProps {
  values: CovidFormValues;
  errors: ReadonlyMap<string, string>;
  sources: ReadonlyMap<string, NewerEvidence>;
  change: ChangeForm;
}

/** Who it is, size, oxygen and the CT; BMI and the ratio are computed and cannot be typed into. */
export function GeneralFields({ values, errors, sources, change }: GeneralFieldsProps) {
  const { bmi, ratio } = measuresOf(values);
  const oxygen = sources.get('paO2');
  // A report is named as the source of a value only as long as that value stands.
  const isOfLaboratory = oxygen !== undefined && Number.parseFloat(oxygen.value) === Number.parseFloat(values.paO2);
  const number = (field: NumberField, note?: string) => {
    const id = fieldId(field);
    const error = errors.get(field);
    const { label, unit, rule } = NUMBERS[field];
    return (
      <FormField id={id} label={label} error={error} note={note}>
        <NumericInput
          id={id}
          value={values[field]}
          rule={rule}
          unit={unit}
          isInvalid={error !== undefined}
          describedBy={fieldDescription(id, error !== undefined, note !== undefined)}
          onChange={(text) => change((form) => ({ ...form, [field]: text }))}
        />
      </FormField>
    );
  };
  return (
    <div className={styles.grid}>
      <FormField id={fieldId('name')} label="姓名">
        <input
          id={fieldId('name')}
          className={`jw-input ${styles.text}`}
          autoComplete="off"
          maxLength={NAME_LENGTH}
          value={values.name}
          onChange={({ target }) => change((form) => ({ ...form, name: target.value }))}
        />
      </FormField>
      <div>
        <span id={fieldId('gender-label')} className={styles.label}>
          性别
        </span>
        <ChoiceRadios
          name={fieldId('gender')}
          labelId={fieldId('gender-label')}
          options={GENDERS}
          value={values.gender === '' ? null : values.gender}
          onChange={(gender) => change((form) => withoutUnoffered({ ...form, gender }))}
        />
      </div>
      {/* Only a finished age takes an option away: 3 on the way from 30 to 31 does not. */}
      <div onBlur={() => change(withoutUnoffered)}>{number('age')}</div>
      <div>
        <span id={fieldId('ct-label')} className={styles.label}>
          肺部 CT 异常
        </span>
        <ChoiceRadios
          name={fieldId('ct')}
          labelId={fieldId('ct-label')}
          options={YES_NO}
          value={values.hasCtAbnormality}
          onChange={(hasCtAbnormality) => change((form) => ({ ...form, hasCtAbnormality }))}
        />
      </div>
      {number('weight')}
      {number('height')}
      <Computed id={fieldId('BMI')} label="BMI（自动）" value={measureText(bmi)} unit="kg/m²" />
      <span className={styles.gap} />
      {number(
        'paO2',
        isOfLaboratory ? `${oxygen.value}，${formatDate(oxygen.report_time, MINUTE_PATTERN)} 报告` : undefined,
      )}
      {number('fiO2')}
      <Computed id={fieldId('pCF')} label="氧合指数（自动）" value={measureText(ratio)} unit="mmHg" />
    </div>
  );
}

/** A number that the form computes: readable, copyable, not typed. */
function Computed({ id, label, value, unit }: { id: string; label: string; value: string; unit: string }) {
  return (
    <FormField id={id} label={label}>
      <div className={styles.computed}>
        <NumericInput id={id} value={value} unit={unit} isReadOnly onChange={() => undefined} />
      </div>
    </FormField>
  );
}
