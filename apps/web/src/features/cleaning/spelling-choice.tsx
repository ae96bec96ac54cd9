import type { CleaningSpelling } from '@jianwei/api-client/model';
import styles from './cleaning.module.css';

interface SpellingChoiceProps {
  readonly spellings: readonly CleaningSpelling[];
  readonly leftOut: readonly number[];
  readonly onChange: (leftOut: readonly number[]) => void;
}

/** Near-equal spellings that are decided together; each can be left out. */
export function SpellingChoice({ spellings, leftOut, onChange }: SpellingChoiceProps) {
  return (
    <fieldset className={styles.spellings}>
      <legend className="jw-heading">{`${spellings.length} 种写法，一起处理`}</legend>
      {spellings.map(({ item_id: id, name, code, results }) => (
        <label key={id} className="jw-row jw-gap-8 jw-table-text">
          <input
            type="checkbox"
            className="jw-checkbox"
            checked={!leftOut.includes(id)}
            onChange={({ target }) => onChange(target.checked ? leftOut.filter((one) => one !== id) : [...leftOut, id])}
          />
          <span>{`${name}　${code}`}</span>
          <span className="jw-note">{`${results} 条`}</span>
        </label>
      ))}
    </fieldset>
  );
}
