import type { ReportData } from '@jianwei/api-client/model';
import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ReportConclusion } from '../../parts/report/report-conclusion.tsx';
import { ReportResults } from '../../parts/report/report-results.tsx';
import { RESULT_FILTERS } from '../../parts/report/result-filter.ts';
import styles from './interpretation-page.module.css';
import { LatestNotice } from './latest-notice.tsx';
import { OfReport } from './of-report.tsx';
import { PastDays } from './past-days.tsx';
import { articleAddress } from './shell-address.ts';

function Interpretation({ report, reportId }: { report: ReportData; reportId: string }) {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const results = useRef<HTMLElement>(null);
  const diagnosisId = query.get('diagnosis') ?? '';
  const filter = RESULT_FILTERS.find(({ value }) => value === query.get('filter'))?.value ?? 'all';
  const write = (name: string, value: string) => {
    const next = new URLSearchParams(query);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setQuery(next, { replace: true });
  };
  return (
    <div className={styles.reading}>
      <div className={styles.conclusion}>
        <h1 className="jw-visually-hidden">报告解读</h1>
        <LatestNotice reportId={reportId} />
        <ReportConclusion
          report={report}
          diagnosisId={diagnosisId}
          onSelect={(id) => write('diagnosis', id)}
          onOpenDiagnosis={(id) => void navigate(articleAddress(reportId, { diagnosisId: id }))}
        />
        <PastDays />
      </div>
      <section ref={results} className={styles.results} aria-label="检验结果">
        <ReportResults
          scroller={results}
          report={report}
          compact
          filter={filter}
          diagnosisId={diagnosisId}
          onFilter={(value) => write('filter', value === 'all' ? '' : value)}
        />
      </section>
    </div>
  );
}

/** 报告解读: the conclusion with its suspected diagnoses, the results beside it, and what earlier reports said. */
export function InterpretationPage() {
  const reportId = useSearchParams()[0].get('report_id') ?? '';
  return (
    <OfReport title="报告解读">
      {(report) => <Interpretation key={reportId} report={report} reportId={reportId} />}
    </OfReport>
  );
}
