import { useListReports } from '@jianwei/api-client/reports/reports';
import { useState } from 'react';
import { formatDate } from '../../kit/lib/format-date.ts';
import { Dialog } from '../../kit/overlay/overlay.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { OLDER_STAYS, QueryState } from '../../kit/query/query-state.tsx';
import { KeywordBox } from '../../kit/ui/search-box.tsx';
import { TableSkeleton } from '../../kit/ui/skeleton.tsx';
import styles from './report-dialog.module.css';

/** As many as fit without a pager; further reports are found by a longer keyword. */
const SHOWN = 12;

interface ReportDialogProps {
  title: string;
  onChoose: (reportId: string) => void;
  onClose: () => void;
}

/** Finds one report of a patient. */
export function ReportDialog({ title, onChoose, onClose }: ReportDialogProps) {
  const [keyword, setKeyword] = useState('');
  const reports = useListReports({ keyword, page: 0, page_size: SHOWN }, OLDER_STAYS);
  return (
    <Dialog title={title} width={680} onClose={onClose}>
      <KeywordBox
        label="搜索报告"
        placeholder="患者姓名、住院号、疾病或检验项目"
        keyword={keyword}
        onKeyword={setKeyword}
      />
      <div className={styles.list} aria-busy={reports.isPlaceholderData}>
        <QueryState
          query={reports}
          loading={<TableSkeleton columns={[2, 2, 3, 2]} rows={6} />}
          empty={({ data }) => data.length === 0 && <EmptyState title="没有匹配的报告" />}
        >
          {({ data, total_elements: total }) => (
            <>
              <ul aria-label="报告">
                {data.map((report) => (
                  <li key={report.report_id}>
                    <button
                      type="button"
                      className={`jw-press jw-grid jw-gap-12 ${styles.report}`}
                      onClick={() => onChoose(report.report_id)}
                    >
                      <b>{report.patient_name}</b>
                      <span className="jw-small jw-ink-3">
                        {report.patient_gender} {report.patient_age} 岁
                      </span>
                      <span className="jw-break">{report.report_name}</span>
                      <time className="jw-small jw-ink-3" dateTime={report.report_time}>
                        {formatDate(report.report_time, 'yyyy-MM-dd HH:mm')}
                      </time>
                    </button>
                  </li>
                ))}
              </ul>
              {total > SHOWN && (
                <p className={`jw-note ${styles.more}`}>
                  共 {total} 份，仅列出前 {SHOWN} 份，请输入更多文字
                </p>
              )}
            </>
          )}
        </QueryState>
      </div>
    </Dialog>
  );
}
