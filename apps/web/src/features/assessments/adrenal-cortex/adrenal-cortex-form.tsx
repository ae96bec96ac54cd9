import type { Contribution } from '@jianwei/api-client/model';
import { SectionHeading } from '../../../kit/ui/section-heading.tsx';
import { Segmented } from '../../../kit/ui/segmented.tsx';
import { FieldTable } from '../record/field-table.tsx';
import { useFormValues } from '../record/record-store.ts';
import type { RecordPart } from '../record/open-record.ts';
import styles from './adrenal-cortex-form.module.css';
import { ADRENAL_FIELDS, CORTISOL_UNITS, fieldId } from './adrenal-cortex-values.ts';
import type { AdrenalCortexTypes } from './adrenal-cortex-values.ts';

const UNIT_OPTIONS = CORTISOL_UNITS.map((unit) => ({ value: unit, label: unit }));

interface AdrenalCortexFormProps extends RecordPart<AdrenalCortexTypes> {
  /** The value that each item has without the form, from the laboratory. */
  known: ReadonlyMap<string, Contribution>;
  onSubmit: () => void;
}

/** Results of other hospitals or of paper, added by hand to one report. */
export function AdrenalCortexForm({ record, known, onSubmit }: AdrenalCortexFormProps) {
  const { change } = record;
  const values = useFormValues(record.store, record.source);
  if (values === undefined) return null;
  const notes = [...known].map(([item, { value }]) => [item, { note: `检验结果 ${String(value)}` }] as const);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <SectionHeading
        level={3}
        title="补充结果"
        aside={
          <span className="jw-row jw-gap-8">
            血皮质醇单位
            <Segmented
              label="血皮质醇单位"
              options={UNIT_OPTIONS}
              value={values.cortisol_unit}
              onChange={(cortisol_unit) => change({ cortisol_unit })}
            />
          </span>
        }
      />
      <p className={`jw-note ${styles.hint}`}>填写的数值优先于检验结果；清空即撤回。切换单位不换算已填写的数值。</p>
      <div className={styles.grid}>
        <FieldTable
          fields={ADRENAL_FIELDS}
          values={values}
          errors={record.errorsOf(values)}
          asides={Object.fromEntries(notes)}
          idOf={fieldId}
          onChange={change}
        />
      </div>
      {/* Enter in a field saves, as the button in the footer does. */}
      <button type="submit" className="jw-visually-hidden" tabIndex={-1} aria-hidden>
        保存
      </button>
    </form>
  );
}
