import type { NewerEvidence } from '@jianwei/api-client/model';
import { useCallback } from 'react';
import { formatDate } from '../../../kit/lib/format-date.ts';
import { NumberField } from '../../../kit/fields/number-field.tsx';
import { FieldTable } from '../record/field-table.tsx';
import type { FormPart } from '../record/record-tool.ts';
import { MINUTE_PATTERN } from '../shared/assessment-texts.ts';
import { fieldId, OXYGEN_FIELDS, PERSON_FIELDS } from './covid19-fields.ts';
import { measuresOf, withoutUnoffered } from './covid19-form-values.ts';
import type { Covid19Types, CovidFormValues } from './covid19-form-values.ts';
import { measureText } from './covid19-text.ts';
import styles from './general-fields.module.css';

interface GeneralFieldsProps extends FormPart<Covid19Types> {
  sources: ReadonlyMap<string, NewerEvidence>;
}

/** Who it is, size, oxygen and the CT; BMI and the ratio are computed and cannot be typed into. */
export function GeneralFields({ record: { change }, values, errors, sources }: GeneralFieldsProps) {
  const { bmi, ratio } = measuresOf(values);
  const oxygen = sources.get('paO2');
  // A report is named as the source of a value only as long as that value stands.
  const isOfLaboratory = oxygen !== undefined && Number.parseFloat(oxygen.value) === Number.parseFloat(values.paO2);
  const note = isOfLaboratory ? `${oxygen.value}，${formatDate(oxygen.report_time, MINUTE_PATTERN)} 报告` : undefined;
  const put = useCallback(
    (part: Partial<CovidFormValues>) => change((form) => (part.gender ? withoutUnoffered({ ...form, ...part }) : part)),
    [change],
  );
  const table = { values, errors, idOf: fieldId, onChange: put };
  return (
    // Only a finished age takes an option away: 3 on the way from 30 to 31 does not.
    <div className={`jw-grid jw-gap-12 ${styles.grid ?? ''}`} onBlur={() => change(withoutUnoffered)}>
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
