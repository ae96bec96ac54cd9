import type { Application } from '@jianwei/api-client/model';
import { GripVertical, Minus, Pencil, Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GRIP_ROLE, orderWords, useOrderSensors } from '../../parts/applications/drag-order.ts';
import { Panel } from '../../kit/overlay/overlay.tsx';
import { QueryState } from '../../kit/query/query-state.tsx';
import { Button, SaveActions } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { announce } from '../../kit/ui/notice.tsx';
import { mineOf, useSaveMyApplications } from '../../parts/applications/my-applications.ts';
import { applicationName, ApplicationTile, ApplicationTags } from '../../parts/applications/application.tsx';
import { useDoctorApplications } from '../../parts/applications/use-doctor-applications.ts';
import type { DetailPanelProps } from '../../parts/report/detail-slots.ts';
import { OpenName } from './application-link.tsx';
import styles from './application-panel.module.css';

const idsOf = (applications: readonly Application[]) => applications.map(({ application_id: id }) => id);

/** On a report's page the panel stands above the dock and marks what the report triggers; in the store it has neither. */
type ManagerProps = Pick<DetailPanelProps, 'onClose' | 'onOpenApplication'> &
  Partial<Pick<DetailPanelProps, 'reportId' | 'patientId'>>;

/** 应用管理: which applications are mine and in which order; view, or edit, add, remove and reorder. */
export function ApplicationManager({ reportId, patientId, onClose, onOpenApplication }: ManagerProps) {
  const isOnReport = reportId !== undefined && patientId !== undefined;
  const query = useDoctorApplications(isOnReport ? { patient_id: patientId, report_id: reportId } : undefined);
  const { save, refresh, isPending } = useSaveMyApplications();
  const [draft, setDraft] = useState<readonly Application[] | null>(null);
  const mine = mineOf(query.data);
  const shown = draft ?? mine;
  const others = query.data?.applications.filter(({ application_id: id }) => !idsOf(shown).includes(id)) ?? [];
  const isDirty = draft !== null && idsOf(draft).join() !== idsOf(mine).join();

  async function store() {
    if (draft === null || isPending) return;
    try {
      await save(idsOf(draft));
    } catch {
      // The transport has shown the error; what was arranged stays.
      return;
    }
    announce('我的应用已保存');
    const ids = [...idsOf(mine), ...idsOf(draft)];
    void refresh(ids.filter((id) => ids.indexOf(id) === ids.lastIndexOf(id)));
    onClose();
  }

  const entryOf = (application: Application, onAdd?: () => void) => (
    <li key={application.application_id} className={`jw-row jw-gap-10 ${styles.row}`}>
      <ApplicationTile of={application} />
      <OpenName application={application} onOpen={onOpenApplication} />
      {onAdd && (
        <IconButton
          icon={Plus}
          className="jw-end"
          label={`添加 ${applicationName(application)}`}
          title="添加"
          onClick={onAdd}
        />
      )}
    </li>
  );
  return (
    <Panel
      aboveDock={isOnReport}
      title="应用管理"
      width={400}
      onClose={onClose}
      unsavedText={isDirty ? '关闭将丢失已编辑的内容，确认关闭？' : undefined}
      status={draft === null ? `共 ${mine.length} 个` : isDirty ? '修改尚未保存' : '拖动或按 Alt+↑↓ 排序'}
      actions={
        draft === null ? (
          <Button icon={<Pencil size={14} />} disabled={!query.data} onClick={() => setDraft(mine)}>
            编辑
          </Button>
        ) : (
          <SaveActions busy={isPending} onCancel={() => setDraft(null)} onSave={() => void store()} />
        )
      }
    >
      <QueryState query={query} failed="应用未能载入" lines={5}>
        {() => (
          <>
            <h3 className={`jw-heading ${styles.title}`}>我的应用</h3>
            {shown.length === 0 && <EmptyState title="还没有应用" hint="编辑后可从下方添加" />}
            {draft === null ? (
              <ol className={styles.list} aria-label="我的应用">
                {shown.map((application) => entryOf(application))}
              </ol>
            ) : (
              <>
                <ManagerList applications={draft} onOrder={setDraft} />
                <h3 className={`jw-heading ${styles.title}`}>可添加的应用</h3>
                {others.length === 0 && <p className={`jw-small jw-ink-3 ${styles.none}`}>全部应用都已在我的应用中</p>}
                <ul className={styles.list} aria-label="可添加的应用">
                  {others.map((application) => entryOf(application, () => setDraft([...draft, application])))}
                </ul>
              </>
            )}
          </>
        )}
      </QueryState>
    </Panel>
  );
}

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

interface ManagerListProps {
  applications: readonly Application[];
  onOrder: (applications: readonly Application[]) => void;
}

/** My applications while they are edited: dragged, moved with Alt and the arrow keys, or taken out. */
function ManagerList({ applications, onOrder }: ManagerListProps) {
  const sensors = useOrderSensors();
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
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={orderWords(ids, (id) => {
        const found = applications.find(({ application_id: one }) => one === id);
        return found ? applicationName(found) : '';
      })}
      onDragEnd={drop}
    >
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
  const { application_id: id } = application;
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: GRIP_ROLE,
  });
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
        title="拖动排序，或按回车后用 ↑↓"
      />
      <ApplicationTile of={application} />
      <span className="jw-grow">
        {name} <ApplicationTags of={application} />
      </span>
      <IconButton icon={Minus} label={`移除 ${name}`} title="移除" onClick={onRemove} />
    </li>
  );
}
