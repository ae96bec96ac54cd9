import { useListReportApplications } from '@jianwei/api-client/applications/applications';
import type { Application } from '@jianwei/api-client/model';
import { Link } from 'react-router-dom';

import { isReady } from '../../shared/assessment-registry.ts';
import type { TriggersSlotProps } from '../../shared/lib/detail-slots.ts';
import { useMayOpen } from '../../shared/session/may-open.ts';
import { ApplicationTile } from '../../shared/ui/application-icon.tsx';
import { applicationIcon, applicationName } from '../../shared/ui/application-twins.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { InnerTestTag } from '../../shared/ui/inner-test-tag.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { BlockSkeleton } from '../../shared/ui/skeleton.tsx';
import styles from './trigger-panel.module.css';

interface TriggerProps {
  application: Application;
  onOpenApplication: (applicationId: string) => void;
  onOpenTool: (apiType: number) => void;
}

function Trigger({ application, onOpenApplication, onOpenTool }: TriggerProps) {
  const { api_type: apiType, application_id: id, hint } = application;
  const name = applicationName(application);
  return (
    <li className={styles.trigger}>
      <ApplicationTile apiType={apiType} source={applicationIcon(application)} />
      <div className={styles.text}>
        <div className={styles.line}>
          <button type="button" className={styles.name} title="查看应用详情" onClick={() => onOpenApplication(id)}>
            {name}
          </button>
          <InnerTestTag apiType={apiType} />
        </div>
        {hint && <p>{hint}</p>}
      </div>
      {apiType !== undefined && isReady(apiType) && (
        <Button size="small" aria-label={`打开 ${name}`} onClick={() => onOpenTool(apiType)}>
          打开
        </Button>
      )}
    </li>
  );
}

/** 应用集: the applications that the report triggered. */
export function TriggerPanel({ reportId, onClose, onOpenApplication, onOpenTool }: TriggersSlotProps) {
  const { data, isError, refetch } = useListReportApplications(reportId);
  const mayOpen = useMayOpen();
  return (
    <Panel open aboveDock title="应用集" width={400} onClose={onClose}>
      {isError && (
        <EmptyState
          tone="error"
          title="应用集未能载入"
          action={<Button onClick={() => void refetch()}>重新载入</Button>}
        />
      )}
      {!data && !isError && <BlockSkeleton lines={4} />}
      {data?.data.length === 0 && <EmptyState title="本报告未触发应用" hint="检验结果达到应用条件时在此列出" />}
      {data && data.data.length > 0 && (
        <>
          <p className={styles.count}>本报告触发 {data.data.length} 个应用</p>
          <ul>
            {data.data.map((application) => (
              <Trigger
                key={application.application_id}
                application={application}
                onOpenApplication={onOpenApplication}
                onOpenTool={onOpenTool}
              />
            ))}
          </ul>
        </>
      )}
      {mayOpen('/appstore') && (
        <p className={styles.all}>
          <Link to="/appstore">全部应用</Link>
        </p>
      )}
    </Panel>
  );
}
