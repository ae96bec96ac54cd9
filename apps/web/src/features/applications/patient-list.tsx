import { useListApplicationPatients } from '@jianwei/api-client/applications/applications';
import type { Application } from '@jianwei/api-client/model';
import { OLDER_STAYS, QueryState } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { Pager } from '../../kit/ui/pager.tsx';
import { modelOffText } from './application-text.ts';
import styles from './applications.module.css';
import { PatientTable } from './specialised-tables.tsx';

const PAGE_SIZE = 12;

interface PatientListProps {
  application: Application;
  hasRecords: boolean;
  /** Empty where all of them are wanted. */
  department: string;
  page: number;
  change: (wanted: { department?: string; page?: number }) => void;
}

/** The patients of an application by pages, narrowed to a department where one is chosen. */
export function PatientList({ application, hasRecords, department, page, change }: PatientListProps) {
  const query = useListApplicationPatients(
    application.application_id,
    { page, page_size: PAGE_SIZE, ...(department !== '' && { department }) },
    OLDER_STAYS,
  );
  const isNarrowed = department !== '' || page > 0;
  return (
    <QueryState
      query={query}
      lines={8}
      empty={({ data }) =>
        data.length === 0 && (
          <EmptyState
            title={isNarrowed ? '没有符合条件的患者' : '暂无相关患者'}
            hint={modelOffText(application) ?? ''}
            action={isNarrowed && <Button onClick={() => change({ department: '', page: 0 })}>查看全部患者</Button>}
          />
        )
      }
    >
      {({ data, total_elements: totalElements }) => (
        <>
          <PatientTable
            application={application}
            patients={data}
            hasRecords={hasRecords}
            isStale={query.isPlaceholderData}
          />
          <footer className={`jw-row ${styles.footer}`}>
            <Pager
              page={page}
              pageSize={PAGE_SIZE}
              totalElements={totalElements}
              unit="人"
              onPage={(wanted) => change({ page: wanted })}
            />
          </footer>
        </>
      )}
    </QueryState>
  );
}
