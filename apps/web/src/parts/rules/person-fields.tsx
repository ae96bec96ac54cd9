import { FLAGS, SIGNALS } from '@jianwei/clinical-rules/rule-condition/condition';
import { FACT_WORDS, FLAG_WORDS, RELIABILITY_WORDS, WEEKDAYS } from '@jianwei/clinical-rules/rule-condition/words';
import type { ReactNode } from 'react';
import { useSurroundings } from './condition-context.ts';
import { NamesBox, NumberBox, WordSelect } from './leaf-controls.tsx';
import { isListOp, listOf, withReliability } from './leaf-forms.ts';
import { asNumber, type LeafProps, Numbers, OpBox, Within } from './leaf-parts.tsx';

export function CountFields({ leaf, onChange }: LeafProps) {
  const { choices, isReadOnly } = useSurroundings();
  return (
    <>
      <WordSelect
        label="检验组"
        value={leaf.group ?? ''}
        words={{}}
        options={choices.groups}
        isReadOnly={isReadOnly}
        onChange={(group) => onChange({ ...leaf, group })}
      />
      <WordSelect
        label="高低"
        value={leaf.flag ?? 'abnormal'}
        words={FLAG_WORDS}
        options={FLAGS}
        isReadOnly={isReadOnly}
        onChange={(flag) => onChange({ ...leaf, flag })}
      />
      <span className="jw-ink-3">≥</span>
      <NumberBox
        label="项数"
        value={asNumber(leaf.value)}
        unit="项"
        isReadOnly={isReadOnly}
        onChange={(value) => onChange({ ...leaf, value })}
      />
    </>
  );
}

export function AgeFields(props: LeafProps) {
  return (
    <>
      <OpBox {...props} />
      <Numbers {...props} unit={props.leaf.unit ?? '岁'} />
    </>
  );
}

export function SexFields({ leaf, onChange }: LeafProps) {
  const { isReadOnly } = useSurroundings();
  return (
    <WordSelect
      label="性别"
      value={typeof leaf.value === 'object' ? leaf.value.join('、') : String(leaf.value)}
      words={{}}
      options={['男', '女']}
      isReadOnly={isReadOnly}
      onChange={(value) => onChange({ ...leaf, op: 'is', value })}
    />
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));
const DAYS = WEEKDAYS.map((_, index) => String(index + 1));

/** Hours 0 to 23, or days of the week from Monday 1: from one to another, or these. */
export function ClockFields({ leaf, onChange }: LeafProps) {
  const { isReadOnly } = useSurroundings();
  const isHour = leaf.fact === 'hour';
  const [numbers, wordOf] = isHour
    ? [HOURS, (number: string) => `${number} 时`]
    : [DAYS, (number: string) => WEEKDAYS[Number(number) - 1] ?? number];
  const words = Object.fromEntries(numbers.map((number) => [number, wordOf(number)]));
  const values = listOf(leaf.value).map(String);
  const set = (next: readonly string[]) => onChange({ ...leaf, value: next.map(Number) });
  const [from = '', to = ''] = values;
  const bound = (label: string, value: string, change: (value: string) => void): ReactNode => (
    <WordSelect label={label} value={value} words={words} options={numbers} isReadOnly={isReadOnly} onChange={change} />
  );
  return (
    <>
      <OpBox leaf={leaf} onChange={onChange} />
      {leaf.op === 'between' ? (
        <>
          {bound('从', from, (value) => set([value, to]))}
          <span className="jw-ink-3">至</span>
          {bound('到', to, (value) => set([from, value]))}
        </>
      ) : (
        <NamesBox
          label={FACT_WORDS[leaf.fact] ?? ''}
          value={values.map(wordOf)}
          options={numbers.map(wordOf)}
          isReadOnly={isReadOnly}
          onChange={(chosen) => set(numbers.filter((number) => chosen.includes(wordOf(number))))}
        />
      )}
    </>
  );
}

/** What may be named, by fact. */
const NAMES = {
  department: 'departments',
  source: 'sources',
  specimen: 'specimens',
  diagnosis: 'diagnoses',
  history_diagnosis: 'diagnoses',
  patient_tag: 'tags',
} as const;

export function NameFields({ leaf, onChange }: LeafProps) {
  const { choices, isReadOnly } = useSurroundings();
  const list = Object.entries(NAMES).find(([fact]) => fact === leaf.fact)?.[1];
  const isPast = leaf.fact === 'history_diagnosis' || leaf.fact === 'patient_tag';
  return (
    <>
      {isPast && (
        <>
          <span className="jw-ink-3">近</span>
          <Within leaf={leaf} onChange={onChange} />
        </>
      )}
      <OpBox leaf={leaf} onChange={onChange} />
      <NamesBox
        label={FACT_WORDS[leaf.fact] ?? '名称'}
        value={leaf.value}
        options={leaf.fact === 'signal' ? SIGNALS : list === undefined ? [] : choices[list]}
        isReadOnly={isReadOnly}
        onChange={(names) => onChange({ ...leaf, value: isListOp(leaf.op) ? names : String(names.at(-1) ?? '') })}
      />
      {leaf.fact === 'diagnosis' && (
        <WordSelect
          label="可靠性"
          value={String(leaf.reliability ?? 0)}
          words={Object.fromEntries(RELIABILITY_WORDS.map((word, index) => [String(index), `可靠性${word}及以上`]))}
          options={['0', '1', '2']}
          isReadOnly={isReadOnly}
          onChange={(value) => onChange(withReliability(leaf, Number(value)))}
        />
      )}
    </>
  );
}
