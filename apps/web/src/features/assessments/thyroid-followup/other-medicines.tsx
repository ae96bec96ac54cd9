import { fieldDescription, FormField } from '../../../shared/ui/form-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { ABSENT_FIRST, fieldId } from './thyroid-fields.ts';
import type { SectionProps } from './section-props.ts';
import styles from './thyroid-form.module.css';

/** Whether other medicines are taken, and which. */
export function OtherMedicines({ values, errors, isReadOnly, onChange }: SectionProps) {
  const id = fieldId('other_medicines_information');
  const error = errors.other_medicines_information;
  return (
    <>
      <ChoiceField
        id={fieldId('other_medicines')}
        label="合用其他药物"
        layout="row"
        options={ABSENT_FIRST}
        value={values.other_medicines}
        isReadOnly={isReadOnly}
        onChange={(answer) => onChange({ other_medicines: answer })}
      />
      {values.other_medicines === '有' && (
        <div className={styles.information}>
          <FormField id={id} label="其他药物信息" isRequired error={error}>
            <textarea
              id={id}
              className={`jw-input ${styles.typed} ${styles.text}`}
              rows={2}
              value={values.other_medicines_information}
              readOnly={isReadOnly}
              aria-required
              aria-invalid={error !== undefined}
              aria-describedby={fieldDescription(id, error !== undefined, false)}
              onChange={(event) => onChange({ other_medicines_information: event.target.value })}
            />
          </FormField>
        </div>
      )}
    </>
  );
}
