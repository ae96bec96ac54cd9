import { memo } from 'react';
import { FlagArrow } from '../../../shared/ui/flag-arrow.tsx';
import { NumericInput } from '../../../shared/ui/numeric-input.tsx';
import { numericRules, type NumericRule } from '../../../shared/ui/numeric-text.ts';
import { fieldDescription, FormField } from '../../../shared/ui/form-field.tsx';
import { creatinineUnits, pressureUnits, type GraceFormValues } from './grace-form-values.ts';
import { fieldIds } from './grace-text.ts';

type Change = Partial<GraceFormValues>;

interface FieldFacts {
  readonly id: string;
  readonly label: string;
  readonly rule: NumericRule;
  readonly typed: (text: string) => Change;
  /** Units to choose from, where there is a choice. */
  readonly units?: readonly string[];
  readonly unitLabel?: string;
  readonly chosen?: (unit: string) => Change;
}

/** The numbers of the form, in its order. */
export const graceFields = {
  age: { id: fieldIds.age, label: '年龄', rule: numericRules.age, typed: (age) => ({ age }) },
  heartRate: {
    id: fieldIds.heartRate,
    label: '心率',
    rule: numericRules.heartRate,
    typed: (heartRate) => ({ heartRate }),
  },
  bloodPressure: {
    id: fieldIds.bloodPressure,
    label: '血压（收缩压）',
    rule: numericRules.bloodPressure,
    typed: (bloodPressure) => ({ bloodPressure }),
    units: pressureUnits,
    unitLabel: '血压单位',
    chosen: (text) => ({ bloodPressureUnit: pressureUnits.find((unit) => unit === text) ?? 'mmHg' }),
  },
  serumCreatinine: {
    id: fieldIds.serumCreatinine,
    label: '血肌酐',
    rule: numericRules.creatinine,
    typed: (serumCreatinine) => ({ serumCreatinine }),
    units: creatinineUnits,
    unitLabel: '血肌酐单位',
    chosen: (text) => ({ serumCreatinineUnit: creatinineUnits.find((unit) => unit === text) ?? 'μmol/L' }),
  },
} satisfies Record<string, FieldFacts>;

interface GraceFieldProps {
  facts: FieldFacts;
  value: string;
  unit: string;
  error: string | undefined;
  /** Where the value comes from, or its reference interval. */
  note?: string | undefined;
  /** The value is above (1) or below (-1) its reference interval. */
  flag?: 1 | -1 | undefined;
  isReadOnly: boolean;
  onChange: (change: Change) => void;
}

/** One number with its unit. A key typed in one field draws that field alone. */
export const GraceField = memo(function GraceField(props: GraceFieldProps) {
  const { facts, value, unit, error, note, flag, isReadOnly, onChange } = props;
  const { id, label, rule, typed, units, unitLabel, chosen } = facts;
  return (
    <FormField id={id} label={label} isRequired error={error} note={note}>
      <NumericInput
        id={id}
        value={value}
        rule={rule}
        unit={unit}
        {...(units && chosen && { units, onUnitChange: (next: string) => onChange(chosen(next)) })}
        {...(unitLabel !== undefined && { unitLabel })}
        isRequired
        isReadOnly={isReadOnly}
        isInvalid={error !== undefined}
        tone={flag}
        mark={flag && <FlagArrow direction={flag === 1 ? 'up' : 'down'} label={flag === 1 ? '升高' : '降低'} />}
        describedBy={fieldDescription(id, error !== undefined, note !== undefined)}
        onChange={(text) => onChange(typed(text))}
      />
    </FormField>
  );
});
