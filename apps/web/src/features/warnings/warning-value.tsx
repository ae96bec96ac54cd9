import type { Warning } from '@jianwei/api-client/model';
import { AbnormalValue } from '../../parts/lab/abnormal-value.tsx';
import { PatientName, Ward } from '../../parts/report/report-cells.tsx';
import { HANDLING_TEXT, handlingOf } from './handling.ts';
import styles from './warning-value.module.css';

/** K 6.82 ↑↑ 危; a reminder that names no result has none. */
export function WarningValue({ warning, withUnit = false }: { warning: Warning; withUnit?: boolean }) {
  const { laboratory_name: name, short_name: shortName, original_result: result, critical } = warning;
  if (name === undefined || result === undefined) return <span className="jw-ink-3">—</span>;
  return (
    <span className={`jw-gap-8 jw-nowrap ${styles.value ?? ''}`}>
      <span className="jw-ink-2" title={name}>
        {withUnit || shortName === undefined || shortName === '' ? name : shortName}
      </span>
      <AbnormalValue
        value={result}
        critical={critical}
        showCriticalTag
        unit={withUnit ? warning.original_units : undefined}
      />
    </span>
  );
}

/** 待处理, 已记录 or 已取消; the dot repeats the word. */
export function HandlingState({ warning }: { warning: Warning }) {
  const handling = handlingOf(warning);
  return (
    <span className={`jw-ink-3 jw-nowrap ${styles.state ?? ''}`} data-handling={handling}>
      {HANDLING_TEXT[handling]}
    </span>
  );
}

/** Whose reminder it is and about which value, in one line. */
export function WarningSubject({ warning }: { warning: Warning }) {
  return (
    <p className={`jw-row jw-baseline jw-wrap ${styles.subject ?? ''}`}>
      <span>
        <PatientName report={warning} />
      </span>
      <Ward report={warning} />
      {warning.laboratory_name !== undefined && <WarningValue warning={warning} withUnit />}
    </p>
  );
}
