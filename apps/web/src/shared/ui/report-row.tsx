import type { ReportListItem } from '@jianwei/api-client/model';
import { Link } from 'react-router-dom';

import { reportTimeText } from '../lib/report-time.ts';
import { ApplicationIcon } from './application-icon.tsx';
import { AbnormalCounts, DiagnosisBriefs, KeyResults, PatientName, Ward } from './report-cells.tsx';
import styles from './report-table.module.css';
import { ROW_LINK } from './row-focus.ts';
import { StarButton } from './star-button.tsx';

/** What a row of reports offers; an absent callback takes its control away. */
export interface ReportRowOptions {
  /** Day that is looked at, yyyy-MM-dd: reports of that day show the hour only. */
  day: string;
  /** Absent where the user has no detail page: names are then plain text. */
  addressOf?: ((report: ReportListItem) => string) | undefined;
  onOpen?: ((report: ReportListItem) => void) | undefined;
  /** Address of an application's tool on a report; undefined where the tool cannot be opened. */
  toolAddress?: ((report: ReportListItem, apiType: number) => string | undefined) | undefined;
  /** The row is likely to be opened next: hovered or focused. */
  onNear?: ((report: ReportListItem) => void) | undefined;
  onToggleCollected?: ((report: ReportListItem) => void) | undefined;
}

type ReportRowProps = ReportRowOptions & { report: ReportListItem };

/** Applications that the report triggered; the ones whose tool stands open it, the others are only named. */
function Applications({ report, toolAddress }: Pick<ReportRowProps, 'report' | 'toolAddress'>) {
  if (report.applications.length === 0) return <span className={styles.none}>—</span>;
  return report.applications.map((application) => {
    const { application_id: id, api_type: apiType, name } = application;
    const icon = <ApplicationIcon apiType={apiType} source={application.application_icon} />;
    const address = toolAddress?.(report, apiType);
    return address === undefined ? (
      <span key={id} className={`${styles.tool ?? ''} ${styles.idle ?? ''}`} role="img" aria-label={name} title={name}>
        {icon}
      </span>
    ) : (
      <Link
        key={id}
        className={styles.tool}
        to={address}
        title={name}
        aria-label={`${report.patient_name}：${name}`}
        onClick={(event) => event.stopPropagation()}
      >
        {icon}
      </Link>
    );
  });
}

/** One report. The whole row opens it with the mouse; the patient's name is the link for the keyboard. */
export function ReportRow(props: ReportRowProps) {
  const { report, day, addressOf, onOpen, onNear, onToggleCollected } = props;
  const near = onNear && (() => onNear(report));
  const subject = `${report.patient_name} ${report.report_name}`;
  return (
    <tr
      className={styles.row}
      data-read={report.is_read || undefined}
      data-openable={onOpen ? '' : undefined}
      onClick={onOpen && (() => onOpen(report))}
      onMouseEnter={near}
      onFocus={near}
    >
      <td className={styles.state}>{report.is_read ? '已读' : '未读'}</td>
      <th scope="row" className={styles.patient}>
        {addressOf ? (
          <Link {...ROW_LINK} to={addressOf(report)} onClick={(event) => event.stopPropagation()}>
            <PatientName report={report} />
          </Link>
        ) : (
          <PatientName report={report} />
        )}
      </th>
      <td>
        <Ward report={report} />
      </td>
      <td>
        <span className={styles.report}>
          {report.report_name}
          <span className={styles.time}>{reportTimeText(report.report_time, day)}</span>
        </span>
      </td>
      <td>
        <AbnormalCounts high={report.high_count} low={report.low_count} />
      </td>
      <td>
        <KeyResults results={report.key_results} />
      </td>
      <td>
        <DiagnosisBriefs diagnoses={report.diagnoses} />
      </td>
      <td className={styles.centred}>
        <Applications report={report} toolAddress={props.toolAddress} />
      </td>
      {onToggleCollected && (
        <td className={styles.centred}>
          <StarButton collected={report.collected} subject={subject} onToggle={() => onToggleCollected(report)} />
        </td>
      )}
    </tr>
  );
}
