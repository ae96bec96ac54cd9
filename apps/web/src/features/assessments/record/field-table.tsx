import { memo } from 'react';
import { FlagArrow } from '../../../parts/lab/abnormal-value.tsx';
import { ChoiceField } from '../../../kit/fields/choice-field.tsx';
import type { Choice } from '../../../kit/fields/choice-radios.tsx';
import { DateTimeField } from '../../../kit/fields/date-time-field.tsx';
import { NumberField } from '../../../kit/fields/number-field.tsx';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { RequiredMark } from '../../../kit/ui/form-field.tsx';
import type { NumericRule } from '../../../kit/ui/numeric-text.ts';
import { fieldId } from './record-form.ts';
import type { FieldErrors } from './record-tool.ts';

export interface NumberFacts {
  readonly kind: 'number';
  readonly rule?: NumericRule;
  /** The unit, where it is always the same. */
  readonly unit?: string;
  /** The field that holds the unit, and the units it may be. */
  readonly unitKey?: string;
  readonly units?: readonly string[];
  readonly unitLabel?: string;
}

type KindFacts =
  | NumberFacts
  | { readonly kind: 'text'; readonly limit?: number; readonly rows?: number }
  | { readonly kind: 'choice'; readonly options: readonly Choice<unknown>[]; readonly layout?: 'stacked' | 'row' }
  | { readonly kind: 'select'; readonly options: readonly string[] }
  | { readonly kind: 'dateTime' };

/** One field of a form, as a row of its table. */
export type Field<V> = KindFacts & {
  readonly key: keyof V & string;
  readonly label: string;
  readonly isRequired?: boolean;
  readonly note?: string;
  /** Whether it is asked for at all; always without it. */
  readonly isShown?: (values: V) => boolean;
};

/** Beside the heading of a form that has required fields. */
export const REQUIRED_NOTE = (
  <>
    <RequiredMark />
    为必填
  </>
);

/** The choices of texts that stand for themselves. */
export const asChoices = <T extends string>(texts: readonly T[]): Choice<T>[] =>
  texts.map((text) => ({ value: text, label: text }));

/** What stands beside the value of a field. */
interface FieldAside {
  /** Where the value comes from, or its reference interval. */
  note?: string | undefined;
  /** The value is above (1) or below (-1) its reference interval. */
  flag?: 1 | -1 | undefined;
}

interface FieldTableProps<V> {
  fields: readonly Field<V>[];
  values: V;
  errors?: FieldErrors;
  asides?: { readonly [Key in keyof V]?: FieldAside };
  isReadOnly?: boolean;
  /** The same function as long as the form is the same: fields that did not change are not drawn again. */
  onChange: (change: Partial<V>) => void;
}

/** The fields of a table, one after the other; the layout is that of the element around them. */
export function FieldTable<V extends object>(props: FieldTableProps<V>) {
  const { fields, values, errors = {}, asides = {}, isReadOnly = false, onChange } = props;
  const table = values as Record<string, unknown>;
  return fields.map((field) => {
    const { key, isShown } = field;
    if (isShown && !isShown(values)) return null;
    const { note, flag } = (asides as Record<string, FieldAside | undefined>)[key] ?? {};
    return (
      <OneField
        key={key}
        field={field as Field<Record<string, unknown>>}
        id={fieldId(key)}
        value={table[key]}
        unit={field.kind === 'number' ? fieldUnit(field, table) : undefined}
        error={errors[key]}
        note={note ?? field.note}
        flag={flag}
        isReadOnly={isReadOnly}
        onChange={onChange as (change: Record<string, unknown>) => void}
      />
    );
  });
}

/** The unit of a number: its own, or the one that stands in another field. */
export function fieldUnit(
  { unit, unitKey }: Pick<NumberFacts, 'unit' | 'unitKey'>,
  values: object,
): string | undefined {
  return unitKey === undefined ? unit : (values as Record<string, string>)[unitKey];
}

/** A value is above or below its reference interval. */
export function SideArrow({ side }: { side: 1 | -1 }) {
  return <FlagArrow direction={side === 1 ? 'up' : 'down'} label={side === 1 ? '升高' : '降低'} />;
}

interface OneFieldProps extends FieldAside {
  field: Field<Record<string, unknown>>;
  id: string;
  value: unknown;
  unit: string | undefined;
  error: string | undefined;
  isReadOnly: boolean;
  onChange: (change: Record<string, unknown>) => void;
}

/** A key typed in one field draws that field alone. */
const OneField = memo(function OneField({ field, value, unit, flag, onChange, ...rest }: OneFieldProps) {
  const { key, label, isRequired } = field;
  const frame = { ...rest, label, isRequired, onChange: (next: unknown) => onChange({ [key]: next }) };
  switch (field.kind) {
    case 'number': {
      const { rule, unitKey, units, unitLabel } = field;
      return (
        <NumberField
          {...frame}
          value={value as string}
          {...{ rule, unit, units, unitLabel }}
          onUnitChange={unitKey === undefined ? undefined : (next) => onChange({ [unitKey]: next })}
          tone={flag}
          mark={flag && <SideArrow side={flag} />}
        />
      );
    }
    case 'text':
      return <TextField {...frame} value={value as string} limit={field.limit} rows={field.rows} />;
    case 'choice':
      return <ChoiceField {...frame} value={value} options={field.options} layout={field.layout} />;
    case 'select':
      return <SelectField {...frame} value={value as string} options={field.options} />;
    case 'dateTime':
      return <DateTimeField {...frame} value={value as number | string} />;
  }
});
