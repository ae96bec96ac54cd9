import type { BloodGasReport } from '@jianwei/api-client/model';
import { Check } from 'lucide-react';
import { formatDate } from '../../../shared/lib/format-date.ts';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { MINUTE_PATTERN } from '../shared/assessment-texts.ts';
import { CASE_TYPE_LABEL } from './blood-gas-text.ts';
import styles from './case-type-choice.module.css';
import type { useCaseType } from './use-case-type.ts';

const OPTIONS = [
  { value: '1', label: CASE_TYPE_LABEL[1] },
  { value: '2', label: CASE_TYPE_LABEL[2] },
] as const;

interface CaseTypeChoiceProps {
  report: BloodGasReport;
  caseType: ReturnType<typeof useCaseType>;
}

/** Acute or chronic, and whether what is displayed was chosen by anybody. */
export function CaseTypeChoice({ report, caseType }: CaseTypeChoiceProps) {
  const { displayed, state, choose } = caseType;
  return (
    <div className={styles.row}>
      <span className={styles.label}>病例类型</span>
      <span className="jw-no-print">
        <Segmented
          label="病例类型"
          options={OPTIONS}
          value={displayed === 2 ? '2' : '1'}
          onChange={(value) => choose(value === '2' ? 2 : 1)}
        />
      </span>
      <span className="jw-print-only">{CASE_TYPE_LABEL[displayed]}</span>
      <p className={styles.status} data-state={state} role="status">
        {state === 'saved' && <Check size={14} strokeWidth={1.8} aria-hidden />}
        {statusText(report, state)}
      </p>
    </div>
  );
}

function statusText(report: BloodGasReport, state: CaseTypeChoiceProps['caseType']['state']): string {
  if (state === 'saving') return '正在保存';
  if (state === 'saved') return '已保存，判读已更新';
  if (report.type === undefined) return '尚未选择，按急性显示';
  const { type_user_name: name, type_time: time } = report;
  const when = time === undefined ? '' : formatDate(time, MINUTE_PATTERN);
  return [name, when, '已选择'].filter(Boolean).join(' ');
}
