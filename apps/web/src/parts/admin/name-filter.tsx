import { Select } from '../../kit/ui/select.tsx';

interface NameFilterProps<Value extends string> {
  /** What is chosen, also of 「全部…」. */
  readonly label: string;
  /** Values with their names, in the order in which they are offered; a list where the names are the values. */
  readonly names: Readonly<Partial<Record<Value, string>>> | readonly Value[];
  /** '' = all of them. */
  readonly chosen: Value | '';
  readonly onChoose: (value: Value | '') => void;
}

/** Narrows a list to one of a few named values, or to none. */
export function NameFilter<Value extends string>({ label, names, chosen, onChoose }: NameFilterProps<Value>) {
  const options: readonly (readonly [string, string | undefined])[] = Array.isArray(names)
    ? (names as readonly Value[]).map((name) => [name, name])
    : Object.entries<string | undefined>(names as Readonly<Partial<Record<Value, string>>>);
  return (
    <Select aria-label={label} value={chosen} onChange={({ target }) => onChoose(target.value as Value | '')}>
      <option value="">{`全部${label}`}</option>
      {options.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </Select>
  );
}
