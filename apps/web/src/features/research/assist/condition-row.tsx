import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ResearchCatalogue } from '@jianwei/api-client/model';
import type { CohortProblem } from '@jianwei/clinical-rules/cohort/check';
import { type CohortCondition, type CohortWindow, isFinished } from '@jianwei/clinical-rules/cohort/cohort';
import { sentenceParts } from '@jianwei/clinical-rules/cohort/sentence';
import type { Vocabulary } from '@jianwei/clinical-rules/cohort/vocabulary';
import { CircleAlert, GripVertical } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { ActionMenu } from '../../../kit/overlay/action-menu.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Switch } from '../../../kit/ui/switch.tsx';
import { GRIP_ROLE } from '../../../parts/applications/drag-order.ts';
import { SentenceText } from '../../../parts/research/sentence-text.tsx';
import styles from './assist.module.css';
import { KIND_WORDS } from './choices.ts';
import { ConditionForm } from './condition-form.tsx';

export interface RowActions {
  readonly onChange: (condition: CohortCondition) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onJoin: (() => void) | undefined;
  readonly onRemove: () => void;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onNear: (isNear: boolean) => void;
}

interface ConditionRowProps extends RowActions {
  condition: CohortCondition;
  place: number;
  isLast: boolean;
  isJoined: boolean;
  isOpen: boolean;
  isNear: boolean;
  vocabulary: Vocabulary;
  catalogue: ResearchCatalogue;
  usualWindow: CohortWindow;
  cohort: { readonly entry?: unknown };
  problems: readonly CohortProblem[];
}

const MOVES: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** The field that a condition was chosen in is gone by now: its form goes on. */
const takeFocus = (form: HTMLElement | null) => {
  if (document.activeElement === document.body) form?.querySelector<HTMLElement>('input, select')?.focus();
};

/** One condition: its sentence, what switches it, and its fields where it is being changed. */
export function ConditionRow(props: ConditionRowProps) {
  const { condition, place, isLast, isJoined, isOpen, isNear, vocabulary, problems, cohort } = props;
  const { onChange, onMove, onJoin, onRemove, onOpen, onNear } = props;
  const { kind, negate, enabled } = condition;
  const name = `条件 ${place}`;
  const [problem] = problems;
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: condition.id,
    attributes: GRIP_ROLE,
  });
  const onGripKey = (event: KeyboardEvent): void => {
    const by = MOVES[event.key];
    if (by === undefined || isDragging) {
      listeners?.['onKeyDown']?.(event);
      return;
    }
    event.preventDefault();
    onMove(by);
  };
  return (
    <li
      ref={setNodeRef}
      className={styles.condition}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-near={isNear || undefined}
      data-off={!enabled || undefined}
      data-unfinished={!isFinished(condition) || undefined}
      aria-label={name}
      onMouseEnter={() => onNear(true)}
      onMouseLeave={() => onNear(false)}
    >
      {isJoined && <span className={`jw-tag ${styles.or}`}>或</span>}
      <div className="jw-row jw-gap-6">
        <button
          type="button"
          {...attributes}
          {...listeners}
          className={`jw-bare jw-no-print ${styles.grip}`}
          aria-label={`移动${name}，按上下键`}
          title="拖动排序，或按 ↑↓"
          onKeyDown={onGripKey}
        >
          <GripVertical size={14} />
        </button>
        <span className={styles.number}>{place}</span>
        <span className="jw-note">{KIND_WORDS[kind]}</span>
        {negate && <span className="jw-tag">排除</span>}
        {!isFinished(condition) && <span className="jw-note">未写完，不计入</span>}
        {!enabled && <span className="jw-tag jw-print-only">未启用</span>}
        <span className="jw-row jw-gap-6 jw-end jw-note jw-no-print">
          <label className="jw-row jw-gap-4">
            <input
              type="checkbox"
              className="jw-checkbox"
              checked={enabled}
              aria-label={`启用${name}`}
              onChange={({ target }) => onChange({ ...condition, enabled: target.checked })}
            />
            启用
          </label>
          排除
          <Switch label={`排除${name}`} isOn={negate} onChange={(isOn) => onChange({ ...condition, negate: isOn })} />
          <ActionMenu
            name={name}
            actions={[
              ...(kind === 'cohort' ? [] : [[isOpen ? '收起' : '修改', () => onOpen(!isOpen)] as const]),
              ...(onJoin ? [[isJoined ? '单独成条' : '与上一条为或', onJoin] as const] : []),
              ...(place === 1 ? [] : [['上移', () => onMove(-1)] as const]),
              ...(isLast ? [] : [['下移', () => onMove(1)] as const]),
              ['删除', onRemove],
            ]}
          />
        </span>
      </div>
      <p className={`jw-body ${styles.sentence}`}>
        <SentenceText parts={sentenceParts(condition, vocabulary, cohort)} onEdit={() => onOpen(true)} />
      </p>
      {problem && !isOpen && (
        <p className="jw-row jw-gap-4 jw-note jw-ink-high">
          <CircleAlert size={13} />
          {problem.message}
        </p>
      )}
      {isOpen && (
        <div className={styles.form} ref={takeFocus}>
          <ConditionForm
            condition={condition}
            catalogue={props.catalogue}
            usualWindow={props.usualWindow}
            problems={problems}
            onChange={onChange}
          />
          <Button size="small" className="jw-above-8" onClick={() => onOpen(false)}>
            完成
          </Button>
        </div>
      )}
    </li>
  );
}
