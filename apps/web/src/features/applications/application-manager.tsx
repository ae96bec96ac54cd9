import type { Application } from '@jianwei/api-client/model';
import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { useDoctorApplications } from '../../parts/applications/use-doctor-applications.ts';
import type { DetailPanelProps } from '../../parts/report/detail-slots.ts';
import { ApplicationTile } from '../../parts/applications/application-icon.tsx';
import { applicationIcon, applicationName } from '../../parts/applications/application-twins.ts';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { InnerTestTag } from '../../parts/applications/inner-test-tag.tsx';
import { announce } from '../../kit/ui/notice.tsx';
import { Panel } from '../../kit/overlay/panel.tsx';
import { QueryState } from '../../kit/query/query-state.tsx';
import { BlockSkeleton } from '../../kit/ui/skeleton.tsx';
import styles from './application-manager.module.css';
import shared from './applications.module.css';
import { ManagerList } from './manager-list.tsx';
import { mineOf, useSaveMyApplications } from './use-my-applications.ts';

const ICON = { size: 14, strokeWidth: 1.6, 'aria-hidden': true } as const;
const UNSAVED = '关闭将丢失已编辑的内容，确认关闭？';

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
  const others = (query.data?.applications ?? []).filter(
    (application) => !shown.some((own) => own.application_id === application.application_id),
  );
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

  return (
    <Panel
      open
      aboveDock={isOnReport}
      title="应用管理"
      width={400}
      onClose={onClose}
      unsavedText={isDirty ? UNSAVED : undefined}
      status={draft === null ? `共 ${mine.length} 个` : isDirty ? '修改尚未保存' : '拖动或按 Alt+↑↓ 排序'}
      actions={
        draft === null ? (
          <Button icon={<Pencil {...ICON} />} disabled={!query.data} onClick={() => setDraft(mine)}>
            编辑
          </Button>
        ) : (
          <>
            <Button onClick={() => setDraft(null)}>取消</Button>
            <Button variant="primary" busy={isPending} onClick={() => void store()}>
              保存
            </Button>
          </>
        )
      }
    >
      <QueryState query={query} failed="应用未能载入" loading={<BlockSkeleton lines={5} />}>
        {() => (
          <>
            <h3 className={`jw-heading ${styles.title ?? ''}`}>我的应用</h3>
            {shown.length === 0 && <EmptyState title="还没有应用" hint="编辑后可从下方添加" />}
            {draft === null ? (
              <ol className={styles.list} aria-label="我的应用">
                {shown.map((application) => (
                  <Entry key={application.application_id} application={application} onOpen={onOpenApplication} />
                ))}
              </ol>
            ) : (
              <ManagerList applications={draft} onOrder={setDraft} />
            )}
            {draft !== null && (
              <>
                <h3 className={`jw-heading ${styles.title ?? ''}`}>可添加的应用</h3>
                {others.length === 0 && <p className={`jw-ink-3 ${styles.none ?? ''}`}>全部应用都已在我的应用中</p>}
                <ul className={styles.list} aria-label="可添加的应用">
                  {others.map((application) => (
                    <Entry
                      key={application.application_id}
                      application={application}
                      onOpen={onOpenApplication}
                      onAdd={() => setDraft([...draft, application])}
                    />
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </QueryState>
    </Panel>
  );
}

interface EntryProps {
  application: Application;
  onOpen: (applicationId: string) => void;
  onAdd?: () => void;
}

/** An application with its name, which opens what it is. */
function Entry({ application, onOpen, onAdd }: EntryProps) {
  const { application_id: id, api_type: apiType } = application;
  const name = applicationName(application);
  return (
    <li className={`jw-row jw-gap-10 ${styles.row ?? ''}`}>
      <ApplicationTile apiType={apiType} source={applicationIcon(application)} />
      <button type="button" className={shared.press} title="查看应用详情" onClick={() => onOpen(id)}>
        {name}
      </button>
      <InnerTestTag apiType={apiType} />
      {onAdd && (
        <button
          type="button"
          className="jw-icon-button jw-end"
          aria-label={`添加 ${name}`}
          title="添加"
          onClick={onAdd}
        >
          <Plus size={15} strokeWidth={1.6} aria-hidden />
        </button>
      )}
    </li>
  );
}
