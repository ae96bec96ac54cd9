import type { NewerEvidence, ThyroidReference } from '@jianwei/api-client/model';
import { NumericInput } from '../../../shared/ui/numeric-input.tsx';
import { SectionHeading } from '../../../shared/ui/section-heading.tsx';
import { FormField } from '../../../shared/ui/form-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { GeneralSection } from './general-section.tsx';
import { LabSection } from './lab-section.tsx';
import { MedicineSection } from './medicine-section.tsx';
import { OtherMedicines } from './other-medicines.tsx';
import type { SectionProps } from './section-props.ts';
import { ABSENT_FIRST, ANXIETY_LEVELS, CONDITIONS, fieldId, QUESTIONS } from './thyroid-fields.ts';
import styles from './thyroid-form.module.css';

interface ThyroidFormProps extends SectionProps {
  /** Where the hormones came from, as long as nobody typed over them. */
  sources: readonly NewerEvidence[];
  references: readonly ThyroidReference[] | undefined;
  /** Latest medicine time that can be picked, epoch milliseconds. */
  latest: number;
}

const monthsRule = { integerDigits: 3, decimals: 0 };

/** The follow-up: general information, medicine, questions, lab results and what is known of the patient. */
export function ThyroidForm({ sources, references, latest, ...section }: ThyroidFormProps) {
  return (
    <form className={styles.form} noValidate onSubmit={(event) => event.preventDefault()}>
      <GeneralSection {...section} />
      <MedicineSection {...section} latest={latest} />
      <Questions {...section} />
      <LabSection {...section} sources={sources} references={references} />
      <Conditions {...section} />
    </form>
  );
}

function Questions({ values, errors, isReadOnly, onChange }: SectionProps) {
  const rows = QUESTIONS.filter((row) => !('isFemaleOnly' in row) || values.gender === '女');
  return (
    <section>
      <SectionHeading level={3} title="随访问题" />
      <div className={styles.questions}>
        {rows.map(({ field, label }) => (
          <ChoiceField
            key={field}
            id={fieldId(field)}
            label={label}
            layout="row"
            options={ABSENT_FIRST}
            value={values[field]}
            isReadOnly={isReadOnly}
            onChange={(answer) => onChange({ [field]: answer })}
          />
        ))}
      </div>
      <ChoiceField
        id={fieldId('anxiety')}
        label="焦虑"
        layout="row"
        options={ANXIETY_LEVELS}
        value={values.anxiety}
        isReadOnly={isReadOnly}
        onChange={(anxiety) => onChange({ anxiety })}
      />
      <OtherMedicines values={values} errors={errors} isReadOnly={isReadOnly} onChange={onChange} />
    </section>
  );
}

function Conditions({ values, isReadOnly, onChange }: SectionProps) {
  const rows = CONDITIONS.filter((row) => !('isFemaleOnly' in row) || values.gender === '女');
  const id = fieldId('months_since_surgery');
  return (
    <section>
      <SectionHeading level={3} title="影响目标的情况" aside="未填写按「无」计" />
      <div className={styles.grid}>
        <FormField id={id} label="术后时间" note="未填写按初治期计">
          <NumericInput
            id={id}
            value={values.months_since_surgery}
            rule={monthsRule}
            unit="个月"
            isReadOnly={isReadOnly}
            describedBy={`${id}-note`}
            onChange={(months) => onChange({ months_since_surgery: months })}
          />
        </FormField>
      </div>
      <div className={styles.conditions}>
        {rows.map((row) => (
          <ChoiceField
            key={row.field}
            id={fieldId(row.field)}
            label={row.label}
            note={'note' in row ? row.note : undefined}
            layout="row"
            options={ABSENT_FIRST}
            value={values[row.field]}
            isReadOnly={isReadOnly}
            onChange={(answer) => onChange({ [row.field]: answer })}
          />
        ))}
      </div>
    </section>
  );
}
