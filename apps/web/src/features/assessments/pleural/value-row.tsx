import type { PleuralLaboratory } from '@jianwei/api-client/model';
import type { PleuralItem } from '@jianwei/clinical-rules/pleural/pleural';
import { PLEURAL_ITEM_TEXT, PLEURAL_UNIT } from '@jianwei/clinical-rules/pleural/wording';
import { formatDate } from '../../../kit/lib/format-date.ts';
import { NumericInput } from '../../../kit/ui/numeric-input.tsx';
import { VisuallyHidden } from '../../../kit/ui/visually-hidden.tsx';
import { FieldError, RequiredMark } from '../../../kit/ui/form-field.tsx';
import { SideArrow } from '../record/field-table.tsx';
import { fieldId, sideOf } from '../record/record-form.ts';
import type { ValueFields } from './pleural-form-values.ts';
import styles from './pleural-form.module.css';

const SPECIMENS: Record<PleuralItem, string> = {
  total_protein: '血清',
  protein_quantification: '胸水',
  blood_lactate_dehydrogenase: '血清',
  fluid_lactate_dehydrogenase: '胸水',
};

/** Results take two decimals; bounds as many as a laboratory prints. */
const RESULT_RULE = { integerDigits: 11, decimals: 2 };

const BOUNDS = [
  { part: 'range_lower', name: '区间下限' },
  { part: 'range_upper', name: '区间上限' },
] as const;

interface ValueRowProps {
  item: PleuralItem;
  value: ValueFields;
  /** The row the value came from; undefined once somebody typed over it. */
  source: PleuralLaboratory | undefined;
  isMissing: boolean;
  /** What is wrong with the bounds. */
  error: string | undefined;
  isReadOnly: boolean;
  onChange: (change: Partial<ValueFields>) => void;
}

/** One laboratory value: name and origin, the result with its unit, its two bounds. */
export function ValueRow({ item, value, source, isMissing, error, isReadOnly, onChange }: ValueRowProps) {
  const flag = sideOf(value.original_result, { lower: value.range_lower, upper: value.range_upper });
  const name = PLEURAL_ITEM_TEXT[item];
  const time = source?.report_time;
  const origin = [source?.original_specimen ?? SPECIMENS[item], time && formatDate(time, 'yyyy-MM-dd HH:mm')];
  // The message about the bounds leads to the first of them.
  const boundId = (part: string) => (part === 'range_lower' ? fieldId(item) : `${item}-upper`);
  return (
    <div className={styles.row} role="group" aria-label={name}>
      <div className={styles.name}>
        <label htmlFor={`${item}-result`}>
          {!isReadOnly && <RequiredMark />}
          {name}
        </label>
        <p id={`${item}-origin`} className="jw-note">
          {origin.filter(Boolean).join('　')}
        </p>
      </div>
      <NumericInput
        id={`${item}-result`}
        value={value.original_result}
        rule={RESULT_RULE}
        unit={PLEURAL_UNIT[item]}
        isRequired
        isReadOnly={isReadOnly}
        isInvalid={isMissing}
        tone={flag}
        mark={flag && <SideArrow side={flag} />}
        describedBy={`${item}-origin`}
        onChange={(original_result) => onChange({ original_result })}
      />
      <div className={styles.bounds}>
        {BOUNDS.map(({ part, name: bound }) => (
          <span key={part} className={styles.bound}>
            <label htmlFor={boundId(part)}>
              <VisuallyHidden>
                {name}
                {bound}
              </VisuallyHidden>
            </label>
            <NumericInput
              id={boundId(part)}
              value={value[part]}
              isReadOnly={isReadOnly}
              isInvalid={error !== undefined}
              describedBy={error === undefined ? undefined : `${item}-error`}
              onChange={(text) => onChange({ [part]: text })}
            />
          </span>
        ))}
      </div>
      {error !== undefined && (
        <div className={styles.error}>
          <FieldError id={`${item}-error`} text={error} />
        </div>
      )}
    </div>
  );
}
