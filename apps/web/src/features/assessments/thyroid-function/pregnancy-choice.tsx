import type { ThyroidFunctionReport } from '@jianwei/api-client/model';
import { Check } from 'lucide-react';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import styles from './pregnancy-choice.module.css';
import { PREGNANCY_LABEL, PREGNANCY_SOURCE, PREGNANCY_STATUSES } from './pregnancy-text.ts';
import type { usePregnancyStatus } from './use-pregnancy-status.ts';

const OPTIONS = PREGNANCY_STATUSES.map((status) => ({ value: `${status}`, label: PREGNANCY_LABEL[status] }));

interface PregnancyChoiceProps {
  report: ThyroidFunctionReport;
  pregnancy: ReturnType<typeof usePregnancyStatus>;
  /** Clinicians choose, others read. */
  mayEdit: boolean;
}

/** The pregnancy status by whose ranges a woman's report is read, and where it comes from. */
export function PregnancyChoice({ report, pregnancy, mayEdit }: PregnancyChoiceProps) {
  const { displayed, state, choose } = pregnancy;
  const source = report.pregnant_status_source;
  return (
    <div className={styles.row}>
      <span className={styles.label}>妊娠状态</span>
      {mayEdit ? (
        <>
          <span className="jw-no-print">
            <Segmented
              label="妊娠状态"
              options={OPTIONS}
              value={`${displayed}`}
              onChange={(value) => {
                const status = PREGNANCY_STATUSES.find((entry) => `${entry}` === value);
                if (status !== undefined) void choose(status);
              }}
            />
          </span>
          <span className="jw-print-only">{PREGNANCY_LABEL[displayed]}</span>
        </>
      ) : (
        <span className={styles.value}>{PREGNANCY_LABEL[displayed]}</span>
      )}
      <p className={styles.status} data-state={state} role="status">
        {state === 'saving' && '正在保存'}
        {state === 'saved' && (
          <>
            <Check size={14} strokeWidth={1.8} aria-hidden />
            已保存，判读已更新
          </>
        )}
        {state === 'known' && source !== undefined && PREGNANCY_SOURCE[source]}
      </p>
    </div>
  );
}
