import type { LaboratoryRow, ModelReport } from '@jianwei/api-client/model';
import { TrendingUp } from 'lucide-react';
import { useState } from 'react';
import type { TrendRequest } from '../../../../shared/lib/detail-slots.ts';
import { trendOfRows } from '../../../../shared/lib/trend-request.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { LabTable } from '../../../../shared/ui/lab-table.tsx';
import { SectionHeading } from '../../../../shared/ui/section-heading.tsx';
import { SourceTextDialog } from '../../../../shared/ui/source-text-dialog.tsx';
import { Distance, distanceSteps, Why } from '../explained.tsx';
import { ReviewNotes } from '../review-notes.tsx';
import styles from './model-evidence.module.css';
import { explainedRows, rowsByReport } from './model-sources.ts';
import { conclusionLines, printedPowers } from './model-text.ts';

interface ModelEvidenceProps {
  report: ModelReport;
  /** Name of the tool: caption of the table, title of the trend. */
  title: string;
  /** The rule adds points up to its result. */
  addsPoints: boolean;
  onOpenTrend?: ((request: TrendRequest) => void) | undefined;
}

/** The results that were read, why the conclusion is what it is, and what in the rule is to be reviewed. */
export function ModelEvidence({ report, title, addsPoints, onOpenTrend }: ModelEvidenceProps) {
  const [explained, setExplained] = useState<LaboratoryRow | null>(null);
  const { laboratories: rows = [], patient_age: age, patient_gender: gender } = report;
  const grouped = rowsByReport(report);
  const abnormal = rows.filter((row) => row.abnormal).length;
  const facts = [`${rows.length} 项，异常 ${abnormal}`, gender, age !== undefined && `${age} 岁`];
  const points = (report.contributions ?? []).reduce((sum, entry) => sum + entry.points, 0);
  const { rows: why, rules } = explainedRows(report.contributions);
  // The first clause says which conclusion is meant.
  const [headline = ''] = conclusionLines(report)[0]?.split('，') ?? [];
  return (
    <>
      <section className={styles.results}>
        <SectionHeading level={3} rule="none" title="检验结果" aside={facts.filter(Boolean).join('　')} />
        <div className={styles.table}>
          <LabTable
            compact
            rows={grouped ?? rows}
            grouped={grouped !== undefined}
            caption={`${title}检验结果`}
            onOpenKnowledge={setExplained}
          />
        </div>
        {onOpenTrend && rows.length > 0 && (
          <Button
            size="small"
            className={`jw-no-print ${styles.trend}`}
            icon={<TrendingUp size={14} strokeWidth={1.6} aria-hidden />}
            onClick={() => onOpenTrend(trendOfRows(`${title}历史趋势`, rows))}
          >
            查看历史趋势
          </Button>
        )}
      </section>
      <Why
        title={`为什么是「${headline}」`}
        aside={addsPoints && `合计 ${points} 分`}
        rows={why}
        hidesPoints={!addsPoints}
      />
      {why.length > 0 && <p className={styles.rules}>判断规则：{rules.join('；')}</p>}
      <Distance
        steps={distanceSteps(report.distance).map((step) => ({
          ...step,
          from: printedPowers(step.from),
          to: printedPowers(step.to),
        }))}
      />
      <ReviewNotes notes={report.review_notes} ruleVersion={report.rule_version} />
      <SourceTextDialog row={explained} onClose={() => setExplained(null)} />
    </>
  );
}
