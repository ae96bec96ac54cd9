import type { Application } from '@jianwei/api-client/model';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical, Minus } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { applicationName, ApplicationTile, InnerTestTag } from '../../parts/applications/application.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { announce } from '../../kit/ui/notice.tsx';
import styles from './application-panel.module.css';

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

interface ManagerListProps {
  applications: readonly Application[];
  onOrder: (applications: readonly Application[]) => void;
}

/** My applications while they are edited: dragged, moved with Alt and the arrow keys, or taken out. */
export function ManagerList({ applications, onOrder }: ManagerListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = applications.map(({ application_id: id }) => id);
  const move = (from: number, to: number) => {
    const moved = applications[from];
    if (moved === undefined || to < 0 || to >= applications.length || from === to) return;
    onOrder(arrayMove([...applications], from, to));
    announce(`${applicationName(moved)} 移到第 ${to + 1} 位`);
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className={styles.list} aria-label="我的应用（可排序）">
          {applications.map((application, index) => (
            <ManagerRow
              key={application.application_id}
              application={application}
              onStep={(step) => move(index, index + step)}
              onRemove={() => onOrder(applications.filter((other) => other !== application))}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

interface ManagerRowProps {
  application: Application;
  onStep: (step: number) => void;
  onRemove: () => void;
}

function ManagerRow({ application, onStep, onRemove }: ManagerRowProps) {
  const { application_id: id, api_type: apiType } = application;
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id });
  const name = applicationName(application);
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (!event.altKey || by === undefined) return;
    event.preventDefault();
    onStep(by);
  };
  return (
    <li
      ref={setNodeRef}
      className={`jw-row jw-gap-10 ${styles.row}`}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Transform.toString(transform), transition }}
      onKeyDown={step}
    >
      <IconButton
        icon={GripVertical}
        className={styles.grip}
        {...attributes}
        {...listeners}
        label={`移动 ${name}`}
        title="拖动排序，或按 Alt+↑↓"
      />
      <ApplicationTile of={application} />
      <span className="jw-grow">
        {name} <InnerTestTag apiType={apiType} />
      </span>
      <IconButton icon={Minus} label={`移除 ${name}`} title="移除" onClick={onRemove} />
    </li>
  );
}
