import type { Warning } from '@jianwei/api-client/model';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { detailAddress } from '../../parts/report/detail-address.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { AbnormalValue } from '../../parts/lab/abnormal-value.tsx';
import { PatientName, Ward } from '../../parts/report/report-cells.tsx';
import { unitText } from '../../parts/lab/unit-text.ts';
import styles from './warning-facts.module.css';

function ReportLink({ warning }: { warning: Warning }) {
  const mayOpen = useMayOpen();
  const { report_id: reportId, report_name: name = '检验报告' } = warning;
  if (reportId === undefined) return null;
  const text = `${name}（${reportId}）`;
  return mayOpen('/detail') ? <Link to={detailAddress({ reportId })}>{text}</Link> : text;
}

/** Whose value, which value, which limit it passed, and where it is printed. */
export function WarningFacts({ warning }: { warning: Warning }) {
  const { laboratory_name: name, original_result: result, original_units: unit = '', critical } = warning;
  const withUnit = (text: string | undefined) =>
    text === undefined || text === '' ? undefined : [text, unitText(unit)].filter(Boolean).join(' ');
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['危急值界限', withUnit(warning.critical_limit)],
    ['参考区间', withUnit(warning.original_reference_interval)],
    ['标本', warning.original_specimen],
    ['报告', warning.report_id === undefined ? undefined : <ReportLink warning={warning} />],
    ['时间', formatDate(warning.create_time, 'yyyy-MM-dd HH:mm')],
    ['提醒人', warning.warning_source === 'written' ? warning.user_name : undefined],
  ];
  return (
    <section aria-label="危急值">
      <p className={`jw-row jw-baseline jw-wrap ${styles.person ?? ''}`}>
        <span>
          <PatientName report={warning} />
        </span>
        <Ward report={warning} />
      </p>
      {name !== undefined && result !== undefined && (
        <p className={`jw-row jw-baseline jw-wrap ${styles.value ?? ''}`}>
          <span>{name}</span>
          <AbnormalValue value={result} critical={critical} unit={unit} showCriticalTag />
        </p>
      )}
      {(name === undefined || warning.warning_source === 'written') && (
        <p className={styles.content}>{warning.content}</p>
      )}
      <dl className={styles.facts}>
        {facts.map(([title, fact]) =>
          fact === undefined || fact === '' ? null : (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{fact}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}
