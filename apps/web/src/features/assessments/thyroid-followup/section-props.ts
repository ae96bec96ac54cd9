import type { ThyroidFormValues } from './thyroid-fields.ts';
import type { ThyroidFormErrors } from './thyroid-form-values.ts';

/** What every section of the form gets. */
export interface SectionProps {
  values: ThyroidFormValues;
  errors: ThyroidFormErrors;
  isReadOnly: boolean;
  onChange: (change: Partial<ThyroidFormValues>) => void;
}
