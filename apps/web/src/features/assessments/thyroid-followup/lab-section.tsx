import type { NewerEvidence, ThyroidReference } from '@jianwei/api-client/model';
import { formatDate } from '../../../shared/lib/format-date.ts';
import { FlagArrow } from '../../../shared/ui/flag-arrow.tsx';
import { NumericInput } from '../../../shared/ui/numeric-input.tsx';
import { SectionHeading } from '../../../shared/ui/section-heading.tsx';
import { fieldDescription, FormField } from '../../../shared/ui/form-field.tsx';
import { MINUTE_PATTERN } from '../shared/assessment-texts.ts';
import { flagOf } from './thyroid-assessment.ts';
import { fieldId, HORMONES } from './thyroid-fields.ts';
import type { SectionProps } from './section-props.ts';
import styles from './thyroid-form.module.css';

interface LabSectionProps extends SectionProps {
  sources: readonly NewerEvidence[];
  references: readonly ThyroidReference[] | undefined;
}

const sourceText = ({ report_time: time }: NewerEvidence): string => `${formatDate(time, MINUTE_PATTERN)} 报告`;

function intervalText(reference: ThyroidReference | undefined): string | undefined {
  const { lower = null, upper = null } = reference ?? {};
  if (lower !== null && upper !== null) return `参考区间 ${lower}–${upper}`;
  if (upper !== null) return `参考区间 ≤ ${upper}`;
  return lower === null ? undefined : `参考区间 ≥ ${lower}`;
}

/** Hormones of this follow-up, taken from the newest reports or typed. */
export function LabSection({ values, isReadOnly, sources, references, onChange }: LabSectionProps) {
  const [first, ...rest] = sources;
  // All from one report: said once, above.
  const common = first && rest.every((source) => source.report_id === first.report_id) ? first : undefined;
  return (
    <section>
      <SectionHeading level={3} title="检验结果" aside={common && `已从 ${sourceText(common)}带入`} />
      <div className={styles.hormones}>
        {HORMONES.map(({ field, label }) => {
          const id = fieldId(field);
          const reference = references?.find((one) => one.item === field);
          const flag = flagOf(values[field], reference);
          const source = common ? undefined : sources.find((one) => one.item === field);
          const notes = [intervalText(reference), source && sourceText(source)].filter((note) => note !== undefined);
          const note = notes.length > 0 ? notes.join('，') : undefined;
          return (
            <FormField key={field} id={id} label={label} note={note}>
              <NumericInput
                id={id}
                value={values[field]}
                unit={values[`${field}_unit`]}
                isReadOnly={isReadOnly}
                tone={flag}
                mark={flag && <FlagArrow direction={flag === 1 ? 'up' : 'down'} label={flag === 1 ? '升高' : '降低'} />}
                describedBy={fieldDescription(id, false, note !== undefined)}
                onChange={(value) => onChange({ [field]: value })}
              />
            </FormField>
          );
        })}
      </div>
    </section>
  );
}
