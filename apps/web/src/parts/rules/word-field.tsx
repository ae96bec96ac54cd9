import { FormField } from '../../kit/ui/form-field.tsx';
import { WordSelect } from './leaf-controls.tsx';
import styles from './rule-page.module.css';

interface WordFieldProps<Word extends string> {
  readonly label: string;
  readonly words: Readonly<Record<Word, string>>;
  readonly value: string;
  readonly onChange: (value: Word) => void;
  readonly isReadOnly: boolean;
}

/** One of a few words, with its label. */
export function WordField<Word extends string>({ label, words, value, onChange, isReadOnly }: WordFieldProps<Word>) {
  const options = Object.keys(words) as Word[];
  const id = `word-${label}`;
  return (
    <FormField id={id} label={label}>
      <span className={styles.word}>
        <WordSelect
          id={id}
          label={label}
          value={value}
          words={words}
          options={options}
          isReadOnly={isReadOnly}
          onChange={(next) => onChange(next as Word)}
        />
      </span>
    </FormField>
  );
}
