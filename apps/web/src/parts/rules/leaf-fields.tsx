import { FLAGS, GRADES } from '@jianwei/clinical-rules/rule-condition/condition';
import { withinText } from '@jianwei/clinical-rules/rule-condition/sentence';
import { FLAG_NOT_WORDS, FLAG_WORDS } from '@jianwei/clinical-rules/rule-condition/words';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Popover } from '../../kit/overlay/popover.tsx';
import { useSurroundings } from './condition-context.ts';
import { ItemBox, WordSelect } from './leaf-controls.tsx';
import { Item, type LeafProps, Numbers, OpBox, useItem, Within } from './leaf-parts.tsx';
import { AgeFields, ClockFields, CountFields, NameFields, SexFields } from './person-fields.tsx';
import styles from './rules.module.css';

function LabFields(props: LeafProps) {
  const item = useItem(props.leaf.code);
  return (
    <>
      <Item {...props} />
      <OpBox {...props} />
      <Numbers {...props} unit={props.leaf.unit ?? item?.units[0]} />
    </>
  );
}

/** 「高于参考上限」, 「不高于参考上限」: comparator and flag are one choice of words. */
const FLAG_CHOICES: Readonly<Record<string, string>> = Object.fromEntries(
  FLAGS.flatMap((flag) => [
    [`is ${flag}`, FLAG_WORDS[flag]],
    [`is_not ${flag}`, FLAG_NOT_WORDS[flag]],
  ]),
);

function FlagFields({ leaf, onChange }: LeafProps) {
  const { isReadOnly } = useSurroundings();
  return (
    <>
      <Item leaf={leaf} onChange={onChange} />
      <WordSelect
        label="高低"
        value={`${leaf.op} ${String(leaf.value)}`}
        words={FLAG_CHOICES}
        options={Object.keys(FLAG_CHOICES)}
        isReadOnly={isReadOnly}
        onChange={(choice) => {
          const [op = 'is', value = 'high'] = choice.split(' ');
          onChange({ ...leaf, op, value });
        }}
      />
    </>
  );
}

function GradeFields({ leaf, onChange }: LeafProps) {
  const { isReadOnly } = useSurroundings();
  return (
    <>
      <Item leaf={leaf} onChange={onChange} />
      <OpBox leaf={leaf} onChange={onChange} />
      <WordSelect
        label="定性结果"
        value={String(leaf.value)}
        words={{}}
        options={GRADES}
        isReadOnly={isReadOnly}
        onChange={(value) => onChange({ ...leaf, value })}
      />
    </>
  );
}

function TestedFields({ leaf, onChange }: LeafProps) {
  const { isReadOnly } = useSurroundings();
  return (
    <>
      <Item leaf={leaf} onChange={onChange} />
      <WordSelect
        label="是否检测"
        value={String(leaf.value)}
        words={{ true: '已检', false: '未检' }}
        options={['true', 'false']}
        isReadOnly={isReadOnly}
        onChange={(value) => onChange({ ...leaf, value: value === 'true' })}
      />
    </>
  );
}

interface FoldedProps {
  readonly label: string;
  /** What stands in the fields; the button shows it. */
  readonly text: string;
  readonly children: ReactNode;
}

/** Fields that a line has no room for: one button that says what they hold and opens them. */
function Folded({ label, text, children }: FoldedProps) {
  return (
    <Popover
      label={`${label}：${text}`}
      triggerClassName={`jw-row jw-input ${styles.folded}`}
      panelLabel={label}
      width={230}
      trigger={
        <>
          <span className={styles.foldedText} title={text}>
            {text}
          </span>
          <ChevronDown size={14} />
        </>
      }
    >
      {() => <div className={`jw-grid jw-gap-8 ${styles.unfolded}`}>{children}</div>}
    </Popover>
  );
}

const AGAINST: Readonly<Record<string, string>> = { last: '较前次', mean_3: '较前 3 次均值' };

function DeltaFields(props: LeafProps) {
  const { leaf, onChange } = props;
  const { isReadOnly } = useSurroundings();
  const item = useItem(leaf.code);
  const of = leaf.of ?? 'last';
  const text = [item?.name ?? '选择项目', withinText(leaf.within), of === 'last' ? undefined : AGAINST[of]];
  return (
    <>
      <Folded label="项目与时限" text={text.filter(Boolean).join('，')}>
        <Item {...props} />
        <Within {...props} />
        <WordSelect
          label="与何者相比"
          value={of}
          words={AGAINST}
          options={Object.keys(AGAINST)}
          isReadOnly={isReadOnly}
          onChange={(next) => onChange({ ...leaf, of: next })}
        />
      </Folded>
      <OpBox {...props} />
      <Numbers {...props} unit={leaf.unit ?? item?.units[0]} />
    </>
  );
}

function RatioFields(props: LeafProps) {
  const { choices, isReadOnly } = useSurroundings();
  const { leaf, onChange } = props;
  const names = [useItem(leaf.code), useItem(leaf.of_code)].map((item) => item?.name ?? '选择项目');
  return (
    <>
      <Folded label="两个项目" text={names.join(' ÷ ')}>
        <Item {...props} />
        <ItemBox
          label="除以"
          items={choices.items}
          code={leaf.of_code}
          isReadOnly={isReadOnly}
          onChange={({ code }) => onChange({ ...leaf, of_code: code })}
        />
      </Folded>
      <OpBox {...props} />
      <Numbers {...props} unit={undefined} />
    </>
  );
}

const FIELDS: Readonly<Record<string, (props: LeafProps) => ReactNode>> = {
  lab: LabFields,
  lab_flag: FlagFields,
  lab_text: GradeFields,
  tested: TestedFields,
  delta: DeltaFields,
  ratio: RatioFields,
  count: CountFields,
  age: AgeFields,
  sex: SexFields,
  hour: ClockFields,
  weekday: ClockFields,
};

/** What a leaf asks for beside its fact. */
export function LeafFields(props: LeafProps) {
  const Fields = FIELDS[props.leaf.fact] ?? NameFields;
  return (
    <span className={`jw-row jw-wrap jw-gap-6 ${styles.fields}`}>
      <Fields {...props} />
    </span>
  );
}
