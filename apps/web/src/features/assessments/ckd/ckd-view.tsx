import type { KidneyReportListItem } from '@jianwei/api-client/model';
import { useState } from 'react';
import { emptyTextOf } from '../../../shared/assessment-registry.ts';
import type { AssessmentViewProps } from '../../../shared/assessment-registry.ts';
import { formatDate } from '../../../shared/lib/format-date.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SectionHeading } from '../../../shared/ui/section-heading.tsx';
import { BlockSkeleton } from '../../../shared/ui/skeleton.tsx';
import { AssessmentShell } from '../shared/assessment-shell.tsx';
import { MINUTE_PATTERN } from '../shared/assessment-texts.ts';
import { AssessmentTimeline } from '../shared/assessment-timeline.tsx';
import type { TimelineEntry } from '../shared/assessment-timeline.tsx';
import { Reload } from '../../../shared/ui/reload.tsx';
import { CkdGrid } from './ckd-grid.tsx';
import { stagedBefore, trailTo } from './ckd-path.ts';
import { CkdResult } from './ckd-result.tsx';
import { stageText } from './ckd-stages.ts';
import styles from './ckd-view.module.css';
import { ungradedText } from './ckd-text.ts';
import { useCkd } from './use-ckd.ts';

/** api_type of this tool. */
const CKD = 4;

/** The CKD staging tool: kidney reports, the staging grid with the way through it, and the stage of one report. */
export function CkdView({ patientId, reportId, onOpenTrend }: AssessmentViewProps) {
  const { list, entries, selectedId, select, detail } = useCkd({ patientId, reportId });
  const [showsTrail, setShowsTrail] = useState(true);
  const report = detail.data;

  if (entries?.length === 0) {
    return (
      <div className={styles.empty}>
        <EmptyState title={emptyTextOf(CKD)} />
      </div>
    );
  }
  const trail = trailTo(entries ?? [], report?.report_id ?? '');
  return (
    <AssessmentShell
      paper={{ apiType: CKD, patientId, timeLabel: '报告时间', time: report?.report_time }}
      timeline={
        <>
          <AssessmentTimeline
            title="肾功能报告"
            entries={(entries ?? []).map(timelineEntry)}
            selectedId={selectedId ?? null}
            onSelect={select}
          />
          {list.isError && <Reload onReload={() => void list.refetch()} />}
        </>
      }
      form={
        report ? (
          <>
            <SectionHeading
              level={3}
              title="GFR 与白蛋白尿分级"
              aside={
                trail.nodes.length > 0 && (
                  <label className={styles.toggle}>
                    <input
                      type="checkbox"
                      className="jw-checkbox"
                      checked={showsTrail}
                      onChange={(event) => setShowsTrail(event.target.checked)}
                    />
                    显示历次轨迹
                  </label>
                )
              }
            />
            {ungradedText(report) !== '' && <p className={styles.ungraded}>{ungradedText(report)}</p>}
            <CkdGrid report={report} trail={showsTrail ? trail : undefined} />
          </>
        ) : detail.isError ? (
          <Reload onReload={() => void detail.refetch()} />
        ) : (
          !list.isError && <BlockSkeleton lines={9} />
        )
      }
      result={
        report && (
          <CkdResult
            report={report}
            previous={stagedBefore(entries ?? [], report.report_id)}
            onOpenTrend={onOpenTrend}
          />
        )
      }
    />
  );
}

/** Stage at the right, the two figures below; where one is missing that is said instead. */
function timelineEntry(entry: KidneyReportListItem): TimelineEntry {
  const { evidence_inference: inference, egfr, acr_mg_per_g: acr } = entry;
  const isMissing = inference !== undefined && (inference.lab_y === '' || inference.lab_x === '');
  const figures = [
    figureText('eGFR', egfr, inference?.lab_y),
    figureText('ACR', acr, inference?.lab_x),
    isMissing && '无法分层',
  ];
  return {
    id: entry.report_id,
    time: formatDate(entry.report_time, MINUTE_PATTERN),
    by: figures.filter(Boolean).join('　'),
    figure: stageText(inference) || '—',
  };
}

/** A stage without a number was printed with a comparator (> 90) or estimated; the report itself says how. */
function figureText(label: string, value: number | undefined, stage: string | undefined): string {
  if (value !== undefined) return `${label} ${value}`;
  if (stage === undefined) return '';
  return stage === '' ? `${label} 未检` : `${label} 见依据`;
}
