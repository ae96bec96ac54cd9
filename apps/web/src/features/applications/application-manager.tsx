import {
  invalidateListDoctorApplications,
  useSaveDoctorApplications,
} from '@jianwei/api-client/applications/applications';
import type { Application } from '@jianwei/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { useDoctorApplications } from '../../shared/hooks/use-doctor-applications.ts';
import type { DetailPanelProps } from '../../shared/lib/detail-slots.ts';
import { ApplicationTile } from '../../shared/ui/application-icon.tsx';
import { applicationIcon, applicationName } from '../../shared/ui/application-twins.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { InnerTestTag } from '../../shared/ui/inner-test-tag.tsx';
import { announce } from '../../shared/ui/notice.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { BlockSkeleton } from '../../shared/ui/skeleton.tsx';
import styles from './application-manager.module.css';
import { ManagerList } from './manager-list.tsx';

const ICON = { size: 14, strokeWidth: 1.6, 'aria-hidden': true } as const;
const UNSAVED = '关闭将丢失已编辑的内容，确认关闭？';

const bySort = (left: Application, right: Application) => (left.sort ?? 0) - (right.sort ?? 0);
const idsOf = (applications: readonly Application[]) => applications.map(({ application_id: id }) => id).join();

/** On a report's page the panel stands above the dock and marks what the report triggers; in the store it has neither. */
type ManagerProps = Pick<DetailPanelProps, 'onClose' | 'onOpenApplication'> &
  Partial<Pick<DetailPanelProps, 'reportId' | 'patientId'>>;

/** 应用管理: which applications are mine and in which order; view, or edit, add, remove and reorder. */
export function ApplicationManager({ reportId, patientId, onClose, onOpenApplication }: ManagerProps) {
  const client = useQueryClient();
  const isOnReport = reportId !== undefined && patientId !== undefined;
  const query = useDoctorApplications(isOnReport ? { patient_id: patientId, report_id: reportId } : undefined);
  const save = useSaveDoctorApplications();
  const [draft, setDraft] = useState<readonly Application[] | null>(null);
  const mine = (query.data?.my_applications ?? []).toSorted(bySort);
  const shown = draft ?? mine;
  const others = (query.data?.applications ?? []).filter(
    (application) => !shown.some((own) => own.application_id === application.application_id),
  );
  const isDirty = draft !== null && idsOf(draft) !== idsOf(mine);

  async function store() {
    if (draft === null || save.isPending) return;
    const order = draft.map(({ application_id: id }, index) => ({ application_id: id, sort: index + 1 }));
    try {
      await save.mutateAsync({ data: { my_applications: order } });
    } catch {
      // The transport has told; what was arranged stays.
      return;
    }
    announce('我的应用已保存');
    void invalidateListDoctorApplications(client);
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
            <Button variant="primary" busy={save.isPending} onClick={() => void store()}>
              保存
            </Button>
          </>
        )
      }
    >
      {query.isError && (
        <EmptyState
          tone="error"
          title="应用未能载入"
          action={<Button onClick={() => void query.refetch()}>重新载入</Button>}
        />
      )}
      {!query.data && !query.isError && <BlockSkeleton lines={5} />}
      {query.data && (
        <>
          <h3 className={styles.title}>我的应用</h3>
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
              <h3 className={styles.title}>可添加的应用</h3>
              {others.length === 0 && <p className={styles.none}>全部应用都已在我的应用中</p>}
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
    <li className={styles.row}>
      <ApplicationTile apiType={apiType} source={applicationIcon(application)} />
      <button type="button" className={styles.open} title="查看应用详情" onClick={() => onOpen(id)}>
        {name}
      </button>
      <InnerTestTag apiType={apiType} />
      {onAdd && (
        <button
          type="button"
          className={`jw-icon-button ${styles.end}`}
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
