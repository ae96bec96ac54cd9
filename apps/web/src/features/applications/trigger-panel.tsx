import { useListReportApplications } from '@jianwei/api-client/applications/applications';
import { Link } from 'react-router-dom';
import { Panel } from '../../kit/overlay/overlay.tsx';
import { QueryState } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { applicationName, ApplicationTile } from '../../parts/applications/application.tsx';
import { isAssessment } from '../../parts/assessments/assessment-registry.ts';
import type { TriggersSlotProps } from '../../parts/report/detail-slots.ts';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { ChoiceControl, useApplicationChoice } from './application-choice.tsx';
import { OpenName } from './application-link.tsx';
import styles from './application-panel.module.css';

/** 应用集: the applications that the report triggered. */
export function TriggerPanel({ reportId, onClose, onOpenApplication, onOpenTool }: TriggersSlotProps) {
  const applications = useListReportApplications(reportId);
  const choice = useApplicationChoice();
  const mayOpen = useMayOpen();
  return (
    <Panel aboveDock title="应用集" width={400} onClose={onClose}>
      <QueryState
        query={applications}
        failed="应用集未能载入"
        lines={4}
        empty={({ data }) =>
          data.length === 0 && <EmptyState title="本报告未触发应用" hint="检验结果达到应用条件时在此列出" />
        }
      >
        {({ data }) => (
          <>
            <p className={`jw-ink-3 ${styles.count}`}>本报告触发 {data.length} 个应用</p>
            <ul>
              {data.map((application) => {
                const { api_type: apiType, application_id: id, hint } = application;
                return (
                  <li key={id} className={`jw-row jw-start jw-gap-12 ${styles.trigger}`}>
                    <ApplicationTile of={application} />
                    <div className="jw-grow">
                      <div className="jw-row jw-gap-8 jw-strong">
                        <OpenName application={application} onOpen={onOpenApplication} />
                      </div>
                      {hint && <p className="jw-table-text jw-ink-2">{hint}</p>}
                    </div>
                    {choice.isAddable(application) && <ChoiceControl application={application} choice={choice} />}
                    {apiType !== undefined && isAssessment(apiType) && (
                      <Button
                        size="small"
                        aria-label={`打开 ${applicationName(application)}`}
                        onClick={() => onOpenTool(apiType)}
                      >
                        打开
                      </Button>
                    )}
                  </li>
                );
              })}
            </ul>
          </>
        )}
      </QueryState>
      {mayOpen('/appstore') && (
        <p className={styles.all}>
          <Link to="/appstore">全部应用</Link>
        </p>
      )}
    </Panel>
  );
}
