import { FACT_WORDS } from '@jianwei/clinical-rules/rule-condition/words';
import type { Leaf } from '@jianwei/clinical-rules/rule-condition/condition';
import { X } from 'lucide-react';
import { type RuleProps, useRule } from 'react-querybuilder';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { useSurroundings } from './condition-context.ts';
import { LeafFields } from './leaf-fields.tsx';
import { WordSelect } from './leaf-controls.tsx';
import { factsFor, isFact, leafOf } from './leaf-forms.ts';
import { MoveHandle, Messages, Still, useDrop } from './row-parts.tsx';
import { placeOf, placeText } from './rule-tree.ts';
import styles from './rules.module.css';

/** One leaf of a condition: what it asks, how many reports still hold after it, and what is to be mended. */
export function ConditionRow(props: RuleProps) {
  const { path, rule } = props;
  const { generateOnChangeHandler, removeRule } = useRule(props);
  const { kind, choices, isReadOnly } = useSurroundings();
  const drop = useDrop(props);
  const leaf = rule.value as Leaf;
  const change = generateOnChangeHandler('value');
  const place = placeOf(path);
  return (
    <div
      className={styles.row}
      role="group"
      aria-label={`条件 ${placeText(path)}`}
      data-condition={rule.id}
      data-place={place}
      {...drop}
    >
      <MoveHandle {...props} id={rule.id ?? ''} />
      <WordSelect
        label="条件类型"
        value={leaf.fact}
        words={FACT_WORDS}
        options={factsFor(kind, choices)}
        isReadOnly={isReadOnly}
        onChange={(fact) => isFact(fact) && change(leafOf(fact, leaf))}
      />
      <LeafFields key={leaf.fact} leaf={leaf} onChange={change} />
      <Still place={place} />
      {!isReadOnly && <IconButton icon={X} size={14} label={`删除条件 ${placeText(path)}`} onClick={removeRule} />}
      <Messages place={place} />
    </div>
  );
}
