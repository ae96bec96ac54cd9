import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ResearchCatalogue } from '@jianwei/api-client/model';
import type { CohortProblem } from '@jianwei/clinical-rules/cohort/check';
import { type Cohort, type CohortCondition, defaultWindow } from '@jianwei/clinical-rules/cohort/cohort';
import { shortSentence } from '@jianwei/clinical-rules/cohort/short';
import type { Vocabulary } from '@jianwei/clinical-rules/cohort/vocabulary';
import { useRef } from 'react';
import { useKeptFocus } from '../../../kit/lib/use-kept-focus.ts';
import { announce } from '../../../kit/ui/notice.tsx';
import { orderWords, useOrderSensors } from '../../../parts/applications/drag-order.ts';
import { ConditionRow } from './condition-row.tsx';
import { isJoined, joined, moved, replaced } from './editor-state.ts';

interface ConditionListProps {
  cohort: Cohort;
  vocabulary: Vocabulary;
  catalogue: ResearchCatalogue;
  near: readonly string[];
  /** The condition whose fields are open. */
  open: string | null;
  problems: readonly CohortProblem[];
  onConditions: (conditions: readonly CohortCondition[]) => void;
  onOpen: (id: string | null) => void;
  onNear: (ids: readonly string[]) => void;
}

/** The conditions in their order, which is that of the attrition: moved by their grip, by its arrow keys or by their menu. */
export function ConditionList(props: ConditionListProps) {
  const { cohort, vocabulary, catalogue, near, open, problems, onConditions, onOpen, onNear } = props;
  const { conditions } = cohort;
  const list = useRef<HTMLOListElement>(null);
  useKeptFocus(list);
  const sensors = useOrderSensors();
  const ids = conditions.map(({ id }) => id);
  const nameOf = (id: string): string => {
    const condition = conditions.find((each) => each.id === id);
    return condition === undefined ? '' : `条件「${shortSentence(condition, vocabulary)}」`;
  };
  const move = (from: number, to: number): void => {
    const id = ids[from];
    if (id === undefined || to < 0 || to >= ids.length || from === to) return;
    announce(`${nameOf(id)}移到第 ${to + 1} 位，共 ${ids.length} 位`);
    onConditions(moved(conditions, from, to));
  };
  const drop = ({ active, over }: DragEndEvent): void => {
    if (over) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={orderWords(ids, nameOf)}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol ref={list}>
          {conditions.map((condition, index) => (
            <ConditionRow
              key={condition.id}
              condition={condition}
              place={index + 1}
              isLast={index + 1 === conditions.length}
              isJoined={isJoined(conditions, index)}
              isOpen={open === condition.id}
              isNear={near.includes(condition.id)}
              vocabulary={vocabulary}
              catalogue={catalogue}
              usualWindow={defaultWindow(cohort)}
              cohort={cohort}
              problems={problems.filter(({ condition_id: id }) => id === condition.id)}
              onChange={(next) => onConditions(replaced(conditions, next))}
              onMove={(by) => move(index, index + by)}
              onJoin={index === 0 ? undefined : () => onConditions(joined(conditions, index))}
              onRemove={() => onConditions(conditions.filter(({ id }) => id !== condition.id))}
              onOpen={(isOpen) => onOpen(isOpen ? condition.id : null)}
              onNear={(isNear) => onNear(isNear ? [condition.id] : [])}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
