import type { Warning } from '@jianwei/api-client/model';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../kit/lib/format-date.ts';
import { Facts } from '../../kit/ui/facts.tsx';
import { AbnormalValue } from '../../parts/lab/abnormal-value.tsx';
import { unitText } from '../../parts/lab/unit-text.ts';
import { detailAddress } from '../../parts/report/detail-address.ts';
import { PatientName, Ward } from '../../parts/report/report-cells.tsx';
import { useMayOpen } from '../../parts/session/may-open.ts';
import styles from './warnings.module.css';

/** Whose value, which value, which limit it passed, and where it is printed. */
export function WarningFacts({ warning }: { warning: Warning }) {
  const mayOpen = useMayOpen();
  const { laboratory_name: name, original_result: result, original_units: unit = '', critical } = warning;
  const { report_id: reportId, report_name: reportName = '检验报告' } = warning;
  const isWritten = warning.warning_source === 'written';
  const withUnit = (text: string | undefined) => text && [text, unitText(unit)].filter(Boolean).join(' ');
  const report = reportId !== undefined && `${reportName}（${reportId}）`;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['危急值界限', withUnit(warning.critical_limit)],
    ['参考区间', withUnit(warning.original_reference_interval)],
    ['标本', warning.original_specimen],
    ['报告', report && mayOpen('/detail') ? <Link to={detailAddress({ reportId })}>{report}</Link> : report],
    ['时间', formatDate(warning.create_time, 'yyyy-MM-dd HH:mm')],
    ['提醒人', isWritten && warning.user_name],
  ];
  return (
    <section aria-label="危急值">
      <p className={`jw-row jw-baseline jw-wrap ${styles.person}`}>
        <span>
          <PatientName report={warning} />
        </span>
        <Ward report={warning} />
      </p>
      {name !== undefined && result !== undefined && (
        <p className={`jw-row jw-baseline jw-wrap ${styles.result}`}>
          <span>{name}</span>
          <AbnormalValue value={result} critical={critical} unit={unit} showCriticalTag />
        </p>
      )}
      {(name === undefined || isWritten) && (
        <p className={`jw-break ${styles.written} ${styles.content}`}>{warning.content}</p>
      )}
      <Facts className={`jw-grid jw-ruled ${styles.facts}`} facts={facts} />
    </section>
  );
}
