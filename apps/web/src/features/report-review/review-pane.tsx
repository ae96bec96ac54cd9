import { useGetReportAnalysis } from '@jianwei/api-client/analysis/analysis';
import type { ReportData } from '@jianwei/api-client/model';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSidePane } from '../../kit/lib/use-side-pane.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { QueryState } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { detailAddress } from '../../parts/report/detail-address.ts';
import type { Marking } from '../../parts/report/marked-rows.ts';
import { ReportConclusion } from '../../parts/report/report-conclusion.tsx';
import { ReportResults } from '../../parts/report/report-results.tsx';
import type { ResultFilter } from '../../parts/report/result-filter.ts';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { HoldsTab } from './holds-tab.tsx';
import type { PaneTab } from './review-filter-state.ts';
import { RulesTab } from './rules-tab.tsx';
import { TagsTab } from './tags-tab.tsx';
import styles from './report-review.module.css';

const TABS: readonly { readonly value: PaneTab; readonly label: string }[] = [
  { value: 'report', label: '报告' },
  { value: 'rules', label: '提示' },
  { value: 'audit', label: '审核' },
  { value: 'tags', label: '标注' },
];

interface ReviewPaneProps {
  readonly reportId: string;
  readonly tab: PaneTab;
  readonly onTab: (tab: PaneTab) => void;
  /** Another report of the same patient. */
  readonly onOpen: (reportId: string) => void;
  /** The reports of a rule. */
  readonly onRule: (ruleId: string) => void;
  readonly onClose: () => void;
}

/** One report beside the list: as doctors read it, what rules said, how it was audited, and what people marked. */
export function ReviewPane({ reportId, tab, onTab, onOpen, onRule, onClose }: ReviewPaneProps) {
  // Looking is not reading: who reads the report first is a doctor.
  const report = useGetReportAnalysis(reportId, { peek: true }, { request: { suppress: true } });
  const pane = useSidePane(onClose);
  const mayRead = useMayOpen()('/detail');
  const navigate = useNavigate();
  return (
    <aside {...pane} className={`jw-sheet jw-grid jw-gap-16 ${styles.pane}`} aria-label="报告评阅">
      <div className="jw-row jw-between jw-gap-12">
        <h2 className="jw-heading">{reportId}</h2>
        <span className="jw-row jw-gap-8">
          {mayRead && (
            <Button size="small" onClick={() => void navigate(detailAddress({ reportId }))}>
              打开报告
            </Button>
          )}
          <IconButton icon={X} label="关闭" onClick={onClose} />
        </span>
      </div>
      <div className="jw-row">
        <Segmented label="评阅" options={TABS} value={tab} onChange={onTab} />
      </div>
      <QueryState query={report} failed="报告未能载入" absent="没有这份报告" lines={10}>
        {(data) => (
          <>
            <p className="jw-table-text">
              {`${data.report_name}，${data.report_time === undefined ? '' : formatDate(data.report_time, 'yyyy-MM-dd HH:mm')}`}
            </p>
            {tab === 'report' && <AsRead report={data} reportId={reportId} />}
            {tab === 'rules' && <RulesTab reportId={reportId} onRule={onRule} />}
            {tab === 'audit' && <HoldsTab reportId={reportId} />}
            {tab === 'tags' && <TagsTab report={data} reportId={reportId} onOpen={onOpen} />}
          </>
        )}
      </QueryState>
    </aside>
  );
}

/** The page of the reader: what the report says, then its results, with the rows of what is chosen marked. */
function AsRead({ report, reportId }: { report: ReportData; reportId: string }) {
  const [marking, setMarking] = useState<Marking>({ findingId: '', diagnosisId: '' });
  const [filter, setFilter] = useState<ResultFilter>('all');
  const navigate = useNavigate();
  const mayRead = useMayOpen()('/detail');
  return (
    <>
      <ReportConclusion
        report={report}
        marking={marking}
        onMark={setMarking}
        onOpenDiagnosis={(diagnosisId) =>
          mayRead
            ? void navigate(detailAddress({ reportId, panel: 'diagnosis', diagnosisId }))
            : setMarking({ findingId: '', diagnosisId })
        }
        onOpenTool={undefined}
      />
      <ReportResults
        report={report}
        filter={filter}
        marking={marking}
        onFilter={setFilter}
        compact
        className={styles.results}
      />
    </>
  );
}
