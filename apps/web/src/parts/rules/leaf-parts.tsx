import type { RuleChoiceItem } from '@jianwei/api-client/model';
import type { Leaf } from '@jianwei/clinical-rules/rule-condition/condition';
import { OP_WORDS } from '@jianwei/clinical-rules/rule-condition/words';
import { useSurroundings } from './condition-context.ts';
import { ItemBox, NumberBox, WordSelect } from './leaf-controls.tsx';
import { listOf, opsOf, withItem, withOp, withWithin } from './leaf-forms.ts';

export interface LeafProps {
  readonly leaf: Leaf;
  readonly onChange: (leaf: Leaf) => void;
}

export function useItem(code: string | undefined): RuleChoiceItem | undefined {
  return useSurroundings().choices.items.find((item) => item.code === code);
}

export function OpBox({ leaf, onChange }: LeafProps) {
  const { isReadOnly } = useSurroundings();
  const item = useItem(leaf.code);
  return (
    <WordSelect
      label="比较"
      value={leaf.op}
      words={OP_WORDS}
      options={opsOf(leaf.fact)}
      isReadOnly={isReadOnly}
      onChange={(op) => onChange(withOp(leaf, op, item))}
    />
  );
}

export function Item({ leaf, onChange }: LeafProps) {
  const { choices, isReadOnly } = useSurroundings();
  return (
    <ItemBox
      label="检验项目"
      items={choices.items}
      code={leaf.code}
      isReadOnly={isReadOnly}
      onChange={(item) => onChange(withItem(leaf, item))}
    />
  );
}

export const asNumber = (value: unknown): number | '' => (typeof value === 'number' ? value : '');

/** One number, or two where it lies between. */
export function Numbers({ leaf, onChange, unit }: LeafProps & { unit: string | undefined }) {
  const { isReadOnly } = useSurroundings();
  const item = useItem(leaf.code);
  const units =
    leaf.fact === 'age' ? ['岁', '天'] : leaf.unit === '%' && leaf.fact === 'delta' ? [] : (item?.units ?? []);
  const onUnit = (next: string) => onChange({ ...leaf, unit: next });
  if (leaf.op !== 'between') {
    return (
      <NumberBox
        label="数值"
        value={asNumber(leaf.value)}
        unit={unit}
        units={leaf.fact === 'ratio' ? [] : units}
        isReadOnly={isReadOnly}
        onUnit={onUnit}
        onChange={(value) => onChange({ ...leaf, value })}
      />
    );
  }
  const [low, high] = listOf(leaf.value);
  return (
    <>
      <NumberBox
        label="下限"
        value={asNumber(low)}
        isReadOnly={isReadOnly}
        onChange={(value) => onChange({ ...leaf, value: [value, high ?? ''] })}
      />
      <span className="jw-ink-3">–</span>
      <NumberBox
        label="上限"
        value={asNumber(high)}
        unit={unit}
        units={units}
        isReadOnly={isReadOnly}
        onUnit={onUnit}
        onChange={(value) => onChange({ ...leaf, value: [low ?? '', value] })}
      />
    </>
  );
}

const SPANS = { hours: '小时内', days: '日内' } as const;

export function Within({ leaf, onChange }: LeafProps) {
  const { isReadOnly } = useSurroundings();
  const unit = leaf.within?.days === undefined ? 'hours' : 'days';
  const value = leaf.within?.[unit] ?? '';
  const set = (name: string, amount: number | '') =>
    onChange(withWithin(leaf, amount === '' ? undefined : name === 'days' ? { days: amount } : { hours: amount }));
  return (
    <NumberBox
      label="时限"
      value={value}
      unit={SPANS[unit]}
      units={Object.values(SPANS)}
      isReadOnly={isReadOnly}
      onUnit={(text) => set(text === SPANS.days ? 'days' : 'hours', value)}
      onChange={(amount) => set(unit, amount)}
    />
  );
}
