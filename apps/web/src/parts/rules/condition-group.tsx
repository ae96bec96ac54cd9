import { MAX_DEPTH } from '@jianwei/clinical-rules/rule-condition/condition';
import type { GroupKind } from '@jianwei/clinical-rules/rule-condition/condition';
import { Plus, X } from 'lucide-react';
import { type RuleGroupProps, useRuleGroup } from 'react-querybuilder';
import { Button } from '../../kit/ui/button.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { useSurroundings } from './condition-context.ts';
import { ConditionRow } from './condition-row.tsx';
import { MoveHandle, Messages, Still, useDrop } from './row-parts.tsx';
import { placeOf, placeText, type TreeGroup } from './rule-tree.ts';
import styles from './rules.module.css';

const KINDS = [
  { value: 'all', label: '全部满足' },
  { value: 'any', label: '任一满足' },
  { value: 'none', label: '均不成立' },
] as const;

/** A group of a condition: how its members count together, the members, and what adds one. */
export function ConditionGroup(props: RuleGroupProps) {
  const { path, schema, actions, translations } = props;
  const group = useRuleGroup(props);
  const { isReadOnly, of } = useSurroundings();
  const drop = useDrop(props);
  const { id, combinator, rules } = group.ruleGroup as TreeGroup;
  const isWhole = path.length === 0;
  const place = placeOf(path);
  const at = (index: number) => {
    const isFirst = isWhole && index === 0;
    const isLast = isWhole && index === rules.length - 1;
    return {
      path: [...path, index],
      schema,
      actions,
      translations,
      shiftUpDisabled: isFirst,
      shiftDownDisabled: isLast,
    };
  };
  return (
    <div
      className={isWhole ? styles.whole : styles.group}
      role="group"
      aria-label={isWhole ? '条件' : `条件组 ${placeText(path)}`}
      data-condition={id}
    >
      <div className={`jw-row jw-gap-8 ${styles.head}`} {...(isWhole ? {} : drop)}>
        {isWhole ? <h3 className="jw-heading">条件</h3> : <MoveHandle {...props} id={id ?? ''} />}
        <KindChoice
          label={isWhole ? '各条件' : `组 ${placeText(path)}`}
          value={combinator}
          onChange={group.onCombinatorChange}
        />
        {!isWhole && <Still place={place} />}
        {isWhole && of > 0 && <span className="jw-note jw-end">到此仍满足的报告</span>}
        {!isWhole && !isReadOnly && (
          <IconButton icon={X} size={14} label={`删除条件组 ${placeText(path)}`} onClick={group.removeGroup} />
        )}
      </div>
      {rules.map((rule, index) =>
        'rules' in rule ? (
          <ConditionGroup key={rule.id} {...at(index)} id={rule.id ?? ''} ruleGroup={rule} />
        ) : (
          <ConditionRow key={rule.id} {...at(index)} id={rule.id ?? ''} rule={rule} />
        ),
      )}
      {place !== '' && <Messages place={place} />}
      {!isReadOnly && (
        <div className="jw-row jw-gap-8">
          <Button size="small" variant="text" icon={<Plus size={14} />} onClick={group.addRule}>
            条件
          </Button>
          {path.length < MAX_DEPTH - 1 && (
            <Button size="small" variant="text" icon={<Plus size={14} />} onClick={group.addGroup}>
              条件组
            </Button>
          )}
          {isWhole && <span className="jw-note jw-end">未检、无单位或无法换算时算「无法判定」，不算命中</span>}
        </div>
      )}
    </div>
  );
}

interface KindChoiceProps {
  readonly label: string;
  readonly value: GroupKind;
  readonly onChange: (kind: GroupKind) => void;
}

function KindChoice({ label, value, onChange }: KindChoiceProps) {
  const { isReadOnly } = useSurroundings();
  if (isReadOnly) return <span className="jw-tag">{KINDS.find((kind) => kind.value === value)?.label}</span>;
  return <Segmented label={label} options={KINDS} value={value} onChange={onChange} />;
}
