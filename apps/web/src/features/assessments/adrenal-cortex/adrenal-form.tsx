import type { Contribution } from '@jianwei/api-client/model';
import type { AdrenalItem } from '@jianwei/clinical-rules/adrenal-cortex/adrenal-cortex';
import { ADRENAL_ITEM_TEXT } from '@jianwei/clinical-rules/adrenal-cortex/wording';
import { NumericInput } from '../../../shared/ui/numeric-input.tsx';
import { SectionHeading } from '../../../shared/ui/section-heading.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { fieldDescription, FormField } from '../../../shared/ui/form-field.tsx';
import styles from './adrenal-form.module.css';
import { ACTH_UNITS, CORTISOL_FIELDS, CORTISOL_UNITS, fieldId, OTHER_FIELDS, unitOf } from './adrenal-values.ts';
import type { AdrenalFormValues } from './adrenal-values.ts';

const UNIT_OPTIONS = CORTISOL_UNITS.map((unit) => ({ value: unit, label: unit }));

interface AdrenalFormProps {
  values: AdrenalFormValues;
  /** The value that each item has without the form, from the laboratory. */
  known: ReadonlyMap<string, Contribution>;
  refusal: string | undefined;
  refusedField: AdrenalItem | undefined;
  onChange: (change: Partial<AdrenalFormValues>) => void;
  onSubmit: () => void;
}

/** Results of other hospitals or of paper, added by hand to one report. */
export function AdrenalForm(props: AdrenalFormProps) {
  const { values, onChange } = props;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
      <SectionHeading
        level={3}
        title="补充结果"
        aside={
          <span className={styles.unit}>
            血皮质醇单位
            <Segmented
              label="血皮质醇单位"
              options={UNIT_OPTIONS}
              value={values.cortisolUnit}
              onChange={(cortisolUnit) => onChange({ cortisolUnit })}
            />
          </span>
        }
      />
      <p className={styles.hint}>填写的数值优先于检验结果；清空即撤回。切换单位不换算已填写的数值。</p>
      <div className={styles.grid}>
        {[...CORTISOL_FIELDS, ...OTHER_FIELDS].map((field) => (
          <Field key={field} field={field} {...props} />
        ))}
      </div>
      {/* Enter in a field saves, as the button in the footer does. */}
      <button type="submit" className="jw-visually-hidden" tabIndex={-1} aria-hidden>
        保存
      </button>
    </form>
  );
}

function Field({ field, values, known, refusal, refusedField, onChange }: AdrenalFormProps & { field: AdrenalItem }) {
  const id = fieldId(field);
  const error = refusedField === field ? refusal : undefined;
  const laboratory = known.get(field);
  const note = laboratory && `检验结果 ${String(laboratory.value)}`;
  const describedBy = fieldDescription(id, error !== undefined, note !== undefined);
  const common = {
    id,
    value: values[field],
    isInvalid: error !== undefined,
    describedBy,
    onChange: (value: string) => onChange({ [field]: value }),
  };
  return (
    <FormField id={id} label={ADRENAL_ITEM_TEXT[field]} error={error} note={note}>
      {field === 'acth' ? (
        <NumericInput
          {...common}
          unit={values.acthUnit}
          units={ACTH_UNITS}
          unitLabel="ACTH 单位"
          onUnitChange={(acthUnit) => onChange({ acthUnit })}
        />
      ) : (
        <NumericInput {...common} unit={unitOf(field, values)} />
      )}
    </FormField>
  );
}
