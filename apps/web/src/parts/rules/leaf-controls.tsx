import type { RuleChoiceItem } from '@jianwei/api-client/model';
import type { LeafValue } from '@jianwei/clinical-rules/rule-condition/condition';
import { X } from 'lucide-react';
import { useState } from 'react';
import { PickList } from '../../kit/overlay/pick-list.tsx';
import { Select } from '../../kit/ui/select.tsx';
import { unitText } from '../lab/lab-text.ts';
import { itemLabel } from './leaf-forms.ts';
import styles from './rules.module.css';

/** A number as it was typed: digits of any width; '' for what is none. */
function numberOf(text: string): number | '' {
  const plain = text.normalize('NFKC').replace('。', '.').trim();
  return plain === '' || !Number.isFinite(Number(plain)) ? '' : Number(plain);
}

interface NumberBoxProps {
  readonly label: string;
  readonly value: number | '';
  readonly onChange: (value: number | '') => void;
  readonly isReadOnly: boolean;
  readonly unit?: string | undefined;
  readonly units?: readonly string[];
  readonly onUnit?: (unit: string) => void;
}

/** A number, below zero too, with its unit inside; what is none stays as it was typed. */
export function NumberBox({ label, value, onChange, isReadOnly, unit, units = [], onUnit }: NumberBoxProps) {
  const [text, setText] = useState(String(value));
  const shown = numberOf(text) === value ? text : String(value);
  return (
    <span className={`jw-row jw-input ${styles.number}`}>
      <input
        className={styles.digits}
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        value={shown}
        readOnly={isReadOnly}
        onChange={({ target }) => {
          setText(target.value);
          onChange(numberOf(target.value));
        }}
      />
      {units.length > 1 && onUnit && !isReadOnly ? (
        <Select
          variant="bare"
          aria-label={`${label}的单位`}
          value={unit}
          onChange={({ target }) => onUnit(target.value)}
        >
          {units.map((each) => (
            <option key={each} value={each}>
              {unitText(each)}
            </option>
          ))}
        </Select>
      ) : (
        unit !== undefined && <span className="jw-note jw-nowrap">{unitText(unit)}</span>
      )}
    </span>
  );
}

interface WordSelectProps {
  readonly id?: string;
  readonly label: string;
  readonly value: string;
  readonly words: Readonly<Record<string, string>>;
  readonly options: readonly string[];
  readonly onChange: (value: string) => void;
  readonly isReadOnly: boolean;
}

/** One of a few words. */
export function WordSelect({ id, label, value, words, options, onChange, isReadOnly }: WordSelectProps) {
  const isKnown = options.includes(value);
  return (
    <Select
      id={id}
      aria-label={label}
      value={value}
      disabled={isReadOnly}
      onChange={({ target }) => onChange(target.value)}
    >
      {!isKnown && <option value={value}>{value === '' ? '请选择' : value}</option>}
      {options.map((option) => (
        <option key={option} value={option}>
          {words[option] ?? option}
        </option>
      ))}
    </Select>
  );
}

interface ItemBoxProps {
  readonly label: string;
  readonly items: readonly RuleChoiceItem[];
  readonly code: string | undefined;
  readonly onChange: (item: RuleChoiceItem) => void;
  readonly isReadOnly: boolean;
}

/** An item of the catalogue, found by name, specimen or code. */
export function ItemBox({ label, items, code, onChange, isReadOnly }: ItemBoxProps) {
  const chosen = items.find((item) => item.code === code);
  return (
    <span className={styles.item}>
      <PickList
        label={label}
        value={chosen ? itemLabel(chosen) : (code ?? '')}
        options={items.map(itemLabel)}
        placeholder="选择项目"
        disabled={isReadOnly}
        onChange={(text) => {
          const item = items.find((each) => itemLabel(each) === text);
          if (item) onChange(item);
        }}
      />
    </span>
  );
}

interface NamesBoxProps {
  readonly label: string;
  readonly value: LeafValue;
  readonly options: readonly string[];
  readonly onChange: (names: readonly (number | string)[]) => void;
  readonly isReadOnly: boolean;
}

/** Several names, each taken away by its cross; another is found by typing. */
export function NamesBox({ label, value, options, onChange, isReadOnly }: NamesBoxProps) {
  const names = (typeof value === 'object' ? value : [value])
    .map(String)
    .filter((name) => name !== '' && name !== 'true');
  return (
    <span className={`jw-row jw-wrap jw-gap-6 ${styles.names}`}>
      {names.map((name) => (
        <span key={name} className={`jw-row jw-gap-4 jw-tag ${styles.name}`}>
          {name}
          {!isReadOnly && (
            <button
              type="button"
              className="jw-bare"
              aria-label={`去掉 ${name}`}
              onClick={() => onChange(names.filter((other) => other !== name))}
            >
              <X size={12} />
            </button>
          )}
        </span>
      ))}
      {!isReadOnly && (
        <span className={styles.adding}>
          <PickList
            label={`添加${label}`}
            value=""
            options={options.filter((option) => !names.includes(option))}
            placeholder="添加"
            onChange={(name) => onChange([...names, name])}
          />
        </span>
      )}
    </span>
  );
}
