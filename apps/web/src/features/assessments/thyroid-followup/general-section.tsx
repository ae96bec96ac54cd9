import { NAME_MAX } from '@jianwei/clinical-rules/thyroid-followup/form-check';
import { limitText } from '../../../shared/lib/limit-text.ts';
import { NumericInput } from '../../../shared/ui/numeric-input.tsx';
import { numericRules } from '../../../shared/ui/numeric-text.ts';
import { SectionHeading } from '../../../shared/ui/section-heading.tsx';
import { fieldDescription, FormField, RequiredMark } from '../../../shared/ui/form-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { SelectField } from './select-field.tsx';
import { fieldId, GENDERS, OPERATIONS, PRESENT_FIRST } from './thyroid-fields.ts';
import type { SectionProps } from './section-props.ts';
import styles from './thyroid-form.module.css';

const weightRule = { integerDigits: 11, decimals: 2 };
const countRule = { integerDigits: 11, decimals: 0 };

/** Who is followed up, and what the operation found. */
export function GeneralSection({ values, errors, isReadOnly, onChange }: SectionProps) {
  const described = (field: string) => fieldDescription(fieldId(field), errors[field] !== undefined, false);
  return (
    <section>
      <SectionHeading
        level={3}
        title="一般信息"
        aside={
          isReadOnly ? undefined : (
            <>
              <RequiredMark />
              为必填
            </>
          )
        }
      />
      <div className={styles.grid}>
        <FormField id={fieldId('name')} label="姓名" isRequired={!isReadOnly} error={errors.name}>
          <input
            id={fieldId('name')}
            className={`jw-input ${styles.typed}`}
            autoComplete="off"
            value={values.name}
            readOnly={isReadOnly}
            aria-required
            aria-invalid={errors.name !== undefined}
            aria-describedby={described('name')}
            onChange={(event) => {
              const { value } = event.target;
              // While an input method composes, the text is not final and not cut.
              onChange({ name: (event.nativeEvent as InputEvent).isComposing ? value : limitText(value, NAME_MAX) });
            }}
            onCompositionEnd={(event) => onChange({ name: limitText(event.currentTarget.value, NAME_MAX) })}
          />
        </FormField>
        <ChoiceField
          id={fieldId('gender')}
          label="性别"
          layout="stacked"
          options={GENDERS}
          value={values.gender}
          isRequired
          isReadOnly={isReadOnly}
          error={errors.gender}
          onChange={(gender) => onChange({ gender })}
        />
        <FormField id={fieldId('age')} label="年龄" isRequired={!isReadOnly} error={errors.age}>
          <NumericInput
            id={fieldId('age')}
            value={values.age}
            rule={numericRules.age}
            unit="岁"
            isRequired
            isReadOnly={isReadOnly}
            isInvalid={errors.age !== undefined}
            describedBy={described('age')}
            onChange={(age) => onChange({ age })}
          />
        </FormField>
        <FormField id={fieldId('weight')} label="体重" error={errors.weight}>
          <NumericInput
            id={fieldId('weight')}
            value={values.weight}
            rule={weightRule}
            unit={values.weight_unit}
            isReadOnly={isReadOnly}
            isInvalid={errors.weight !== undefined}
            describedBy={described('weight')}
            onChange={(weight) => onChange({ weight })}
          />
        </FormField>
        <SelectField
          id={fieldId('operation')}
          label="手术方式"
          options={OPERATIONS}
          value={values.operation}
          isReadOnly={isReadOnly}
          onChange={(operation) => onChange({ operation })}
        />
        <FormField id={fieldId('lymph_metastasis')} label="淋巴结转移">
          <NumericInput
            id={fieldId('lymph_metastasis')}
            value={values.lymph_metastasis}
            rule={countRule}
            unit="个"
            isReadOnly={isReadOnly}
            describedBy={undefined}
            onChange={(count) => onChange({ lymph_metastasis: count })}
          />
        </FormField>
        <ChoiceField
          id={fieldId('capsular_invasion')}
          label="包膜侵犯"
          layout="stacked"
          options={PRESENT_FIRST}
          value={values.capsular_invasion}
          isReadOnly={isReadOnly}
          onChange={(answer) => onChange({ capsular_invasion: answer })}
        />
      </div>
    </section>
  );
}
