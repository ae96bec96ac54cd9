import type { DecisionReport } from '@jianwei/api-client/model';
import { useListReports } from '@jianwei/api-client/reports/reports';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebouncedText } from '../../shared/hooks/use-debounced-text.ts';
import { formatDate } from '../../shared/lib/format-date.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Reload } from '../../shared/ui/reload.tsx';
import { SearchBox } from '../../shared/ui/search-box.tsx';
import { TableSkeleton } from '../../shared/ui/skeleton.tsx';
import styles from './report-dialog.module.css';

/** As many as fit without a pager: who looks for more types more. */
const SHOWN = 12;

export type ChosenReport = Omit<DecisionReport, 'diagnoses'>;

interface ReportDialogProps {
  title: string;
  onChoose: (report: ChosenReport) => void;
  onClose: () => void;
}

/** Finds one report of a patient. */
export function ReportDialog({ title, onChoose, onClose }: ReportDialogProps) {
  const [keyword, setKeyword] = useState('');
  const [text, setText] = useDebouncedText(keyword, setKeyword);
  const { data, isPending, isError, isPlaceholderData, refetch } = useListReports(
    { keyword, page: 0, page_size: SHOWN },
    { query: { placeholderData: keepPreviousData } },
  );
  return (
    <Dialog open title={title} width={680} onClose={onClose}>
      <SearchBox
        label="搜索报告"
        placeholder="患者姓名、住院号、疾病或检验项目"
        value={text}
        onChange={setText}
        onSearch={setKeyword}
      />
      <div className={styles.list} aria-busy={isPlaceholderData}>
        {isPending && <TableSkeleton columns={[2, 2, 3, 2]} rows={6} />}
        {isError && !data && <Reload onReload={() => void refetch()} />}
        {data?.data.length === 0 && <EmptyState title="没有匹配的报告" />}
        {data && data.data.length > 0 && (
          <ul aria-label="报告">
            {data.data.map((report) => (
              <li key={report.report_id}>
                <button type="button" className={styles.report} onClick={() => onChoose(report)}>
                  <b>{report.patient_name}</b>
                  <span className={styles.minor}>
                    {report.patient_gender} {report.patient_age} 岁
                  </span>
                  <span className={styles.name}>{report.report_name}</span>
                  <time className={styles.minor} dateTime={report.report_time}>
                    {formatDate(report.report_time, 'yyyy-MM-dd HH:mm')}
                  </time>
                </button>
              </li>
            ))}
          </ul>
        )}
        {data && data.total_elements > SHOWN && (
          <p className={styles.more}>
            共 {data.total_elements} 份，仅列出前 {SHOWN} 份，请输入更多文字
          </p>
        )}
      </div>
    </Dialog>
  );
}
