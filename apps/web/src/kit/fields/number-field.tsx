import type { ComponentProps } from 'react';
import { fieldDescription, type FieldProps, FormField, frameProps } from '../ui/form-field.tsx';
import { NumericInput } from '../ui/numeric-input.tsx';

interface NumberFieldProps
  extends
    FieldProps,
    Pick<
      ComponentProps<typeof NumericInput>,
      'value' | 'onChange' | 'rule' | 'unit' | 'units' | 'unitLabel' | 'onUnitChange' | 'mark' | 'tone'
    > {}

/** A number as text with its unit inside, with label, message and note. */
export function NumberField(props: NumberFieldProps) {
  const { label: _label, error, note, isRequired = false, isReadOnly = false, ...input } = props;
  return (
    <FormField {...frameProps(props)}>
      <NumericInput
        {...input}
        isRequired={isRequired}
        isReadOnly={isReadOnly}
        isInvalid={error !== undefined}
        describedBy={fieldDescription(input.id, error !== undefined, note !== undefined)}
      />
    </FormField>
  );
}
