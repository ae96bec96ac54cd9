import type { CleaningItem, CleaningSuggestion } from '@jianwei/api-client/model';
import { Radio } from '../../kit/fields/radio.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import type { Choice } from './choice.ts';
import styles from './cleaning.module.css';

interface ConversionFieldsProps {
  readonly choice: Choice;
  readonly state: CleaningItem['state'];
  readonly chosen: CleaningSuggestion | undefined;
  readonly unit: string;
  readonly onChange: (choice: Choice) => void;
}

const MEANINGS = [
  { value: 'none', label: '没有结果' },
  { value: 'result', label: '读作结果' },
] as const;

/** By what values are converted, or what a text means. */
export function ConversionFields({ choice, state, chosen, unit, onChange }: ConversionFieldsProps) {
  const change = (part: Partial<Choice>) => onChange({ ...choice, ...part });
  if (state === 'no_value') {
    return (
      <fieldset className={styles.conversion}>
        <legend className="jw-heading">这段文字的含义</legend>
        <span className="jw-row jw-gap-16">
          {MEANINGS.map(({ value, label }) => (
            <label key={value} className="jw-row jw-gap-6 jw-body">
              <Radio
                name="cleaning-meaning"
                checked={choice.meaning === value}
                onChange={() => change({ meaning: value })}
              />
              {label}
            </label>
          ))}
        </span>
        {choice.meaning === 'result' && (
          <TextField
            id="cleaning-reading"
            label="读作"
            note="按可打印的结果书写，如 ±、弱阳性、12.5"
            limit={50}
            value={choice.reading}
            onChange={(reading) => change({ reading })}
          />
        )}
      </fieldset>
    );
  }
  const match = chosen?.unit_match;
  if (chosen === undefined || (match !== 'formula' && match !== 'none' && state !== 'no_unit')) return null;
  return (
    <fieldset className={styles.conversion}>
      <legend className="jw-heading">{`换算：${unit || '无单位'} → ${chosen.unit || '无单位'}`}</legend>
      <span className="jw-row jw-gap-12 jw-start">
        <TextField
          id="cleaning-factor"
          label="系数"
          limit={20}
          value={choice.factor}
          onChange={(factor) => change({ factor })}
        />
        <TextField
          id="cleaning-addend"
          label="加数"
          note="结果 = 来源值 × 系数 + 加数"
          limit={20}
          value={choice.addend}
          onChange={(addend) => change({ addend })}
        />
      </span>
    </fieldset>
  );
}
