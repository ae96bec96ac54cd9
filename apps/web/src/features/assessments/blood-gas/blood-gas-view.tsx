import type { BloodGasListEntry, LaboratoryRow } from '@jianwei/api-client/model';
import { useState } from 'react';
import { emptyTextOf } from '../../../shared/assessment-registry.ts';
import type { AssessmentViewProps } from '../../../shared/assessment-registry.ts';
import { formatDate } from '../../../shared/lib/format-date.ts';
import { AbnormalValue } from '../../../shared/ui/abnormal-value.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { BlockSkeleton } from '../../../shared/ui/skeleton.tsx';
import { SourceTextDialog } from '../../../shared/ui/source-text-dialog.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import { AssessmentShell } from '../shared/assessment-shell.tsx';
import { MINUTE_PATTERN } from '../shared/assessment-texts.ts';
import { AssessmentTimeline } from '../shared/assessment-timeline.tsx';
import type { TimelineEntry } from '../shared/assessment-timeline.tsx';
import { Reload } from '../../../shared/ui/reload.tsx';
import { CASE_TYPE_LABEL } from './blood-gas-text.ts';
import { BloodGasEvidence } from './blood-gas-evidence.tsx';
import { BloodGasJudgment } from './blood-gas-judgment.tsx';
import styles from './blood-gas-view.module.css';
import { CaseTypeChoice } from './case-type-choice.tsx';
import { useBloodGas } from './use-blood-gas.ts';

/** api_type of this tool. */
const BLOOD_GAS = 3;

/** The blood gas tool: reports, the judgment under a case type, and the results it rests on. */
export function BloodGasView({ patientId, reportId, onOpenTrend, onSaved }: AssessmentViewProps) {
  const { list, entries, selectedId, detail, caseType, open } = useBloodGas({ patientId, reportId, onSaved });
  const [explained, setExplained] = useState<LaboratoryRow | null>(null);
  const report = detail.data;

  if (entries?.length === 0) {
    return (
      <div className={styles.empty}>
        <EmptyState title={emptyTextOf(BLOOD_GAS)} />
      </div>
    );
  }
  return (
    <>
      <AssessmentShell
        paper={{
          apiType: BLOOD_GAS,
          patientId,
          timeLabel: '报告时间',
          time: report?.report_time,
          notes: [report?.specimen],
        }}
        timeline={
          <>
            <AssessmentTimeline
              title="血气报告"
              entries={(entries ?? []).map(timelineEntry)}
              selectedId={selectedId ?? null}
              note="右侧数值为 pH。"
              onSelect={open}
            />
            {list.isError && <Reload onReload={() => void list.refetch()} />}
          </>
        }
        form={
          report ? (
            <>
              <CaseTypeChoice report={report} caseType={caseType} />
              <BloodGasJudgment report={report} displayed={caseType.displayed} />
            </>
          ) : detail.isError ? (
            <Reload onReload={() => void detail.refetch()} />
          ) : (
            !list.isError && <BlockSkeleton lines={9} />
          )
        }
        result={
          report && (
            <BloodGasEvidence
              report={report}
              displayed={caseType.displayed}
              onOpenKnowledge={setExplained}
              onOpenTrend={onOpenTrend}
            />
          )
        }
      />
      <SourceTextDialog row={explained} onClose={() => setExplained(null)} />
    </>
  );
}

function timelineEntry(entry: BloodGasListEntry): TimelineEntry {
  const type = entry.type === undefined ? '未选择病例类型' : CASE_TYPE_LABEL[entry.type];
  return {
    id: entry.bga_report_id,
    time: formatDate(entry.report_time, MINUTE_PATTERN),
    by: [entry.specimen, type].filter(Boolean).join('　'),
    ...(entry.ph !== undefined && {
      figure: (
        <>
          <VisuallyHidden>pH </VisuallyHidden>
          <AbnormalValue value={entry.ph} abnormalType={entry.ph_abnormal_type} />
        </>
      ),
    }),
  };
}
