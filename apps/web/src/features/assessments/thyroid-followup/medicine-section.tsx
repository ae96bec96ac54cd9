import { MEDICINE_DOSES, MEDICINE_NAMES, OTHER_DOSE } from '@jianwei/clinical-rules/thyroid-followup/form-check';
import { SectionHeading } from '../../../shared/ui/section-heading.tsx';
import { fieldDescription, FormField } from '../../../shared/ui/form-field.tsx';
import { DateTimeInput } from './date-time-input.tsx';
import { SelectField } from './select-field.tsx';
import { fieldId } from './thyroid-fields.ts';
import type { SectionProps } from './section-props.ts';
import styles from './thyroid-form.module.css';

interface MedicineSectionProps extends SectionProps {
  /** Latest medicine time that can be picked, epoch milliseconds. */
  latest: number;
}

/** Which medicine, since when, how much a day. */
export function MedicineSection({ values, errors, isReadOnly, latest, onChange }: MedicineSectionProps) {
  const described = (field: string) => fieldDescription(fieldId(field), errors[field] !== undefined, false);
  return (
    <section>
      <SectionHeading level={3} title="用药" />
      <div className={styles.grid}>
        <SelectField
          id={fieldId('medicine_name')}
          label="药品"
          options={MEDICINE_NAMES}
          value={values.medicine_name}
          isRequired
          isReadOnly={isReadOnly}
          error={errors.medicine_name}
          onChange={(name) => onChange({ medicine_name: name })}
        />
        <FormField id={fieldId('medicine_time')} label="用药时间" isRequired={!isReadOnly} error={errors.medicine_time}>
          <DateTimeInput
            id={fieldId('medicine_time')}
            value={values.medicine_time}
            latest={latest}
            isReadOnly={isReadOnly}
            isInvalid={errors.medicine_time !== undefined}
            describedBy={described('medicine_time')}
            onChange={(time) => onChange({ medicine_time: time })}
          />
        </FormField>
        <SelectField
          id={fieldId('medicine_metering')}
          label="每天剂量"
          options={MEDICINE_DOSES}
          value={values.medicine_metering}
          isRequired
          isReadOnly={isReadOnly}
          error={errors.medicine_metering}
          onChange={(dose) => onChange({ medicine_metering: dose })}
        />
        {values.medicine_metering === OTHER_DOSE && (
          <FormField
            id={fieldId('other_medicine_metering')}
            label="其他剂量"
            isRequired={!isReadOnly}
            error={errors.other_medicine_metering}
          >
            <input
              id={fieldId('other_medicine_metering')}
              className={`jw-input ${styles.typed}`}
              autoComplete="off"
              value={values.other_medicine_metering}
              readOnly={isReadOnly}
              aria-required
              aria-invalid={errors.other_medicine_metering !== undefined}
              aria-describedby={described('other_medicine_metering')}
              onChange={(event) => onChange({ other_medicine_metering: event.target.value })}
            />
          </FormField>
        )}
      </div>
    </section>
  );
}
