/** The form that an answer makes: what it leaves out is as in an empty form, and a number is text where the form holds text. */
export function formFrom<V extends object>(emptyForm: V, answer: object): V {
  const given = answer as Readonly<Record<string, unknown>>;
  const values = Object.entries(emptyForm as Record<string, unknown>).map(([field, none]) => {
    const value = given[field] ?? '';
    if (value === '') return [field, none];
    return [field, typeof none === 'string' && typeof value === 'number' ? String(value) : value];
  });
  return Object.fromEntries(values) as V;
}

/** Element that takes the focus of a field, by the field's name on the wire; of a group its first one. One form is open at a time. */
export const fieldId = (field: string): string => `assessment-${field}`;

/** A typed number as the wire takes it; null where nothing is typed. */
export const numberOf = (text: string): number | null => (text === '' ? null : Number(text));

/** The typed numbers of a form as the wire takes them. */
export function numbersOf<K extends string>(
  values: Readonly<Record<K, string>>,
  fields: readonly K[],
): Record<K, number | null> {
  return Object.fromEntries(fields.map((field) => [field, numberOf(values[field])])) as Record<K, number | null>;
}

/** A bound as a laboratory or a form gives it; none where it is empty. */
type Bound = string | number | null | undefined;

/** Above (1) or below (-1) its bounds; undefined between them, and where there is no number. */
export function sideOf(text: string, { lower, upper }: { lower?: Bound; upper?: Bound }): 1 | -1 | undefined {
  const value = text === '' ? NaN : Number(text);
  if ((upper ?? '') !== '' && value > Number(upper)) return 1;
  return (lower ?? '') !== '' && value < Number(lower) ? -1 : undefined;
}
