import { isUndetermined, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import type { ReadingFinding, ReportData } from '@jianwei/api-client/model';
import { memo, useState } from 'react';
import { formatDate } from '../../kit/lib/format-date.ts';
import { reportTimeText } from '../../parts/report/timeline-years.ts';
import { statusWord } from '../../parts/reading/reading-words.ts';
import styles from './detail-timeline.module.css';

/** Lines before the rest is asked for. */
const FIRST = 5;

/** 血钾升高 6.82 mmol/L，26 小时升 0.70; without a change told, how it stands against the last time. */
function lineOf(finding: ReadingFinding): string {
  const { title, value_text: value = '', change_text: change = '' } = finding;
  const course = change === '' ? statusWord(finding) : change;
  const named = value === '' || title.includes(value) ? title : `${title} ${value}`;
  return course === '' ? named : `${named}，${course}`;
}

/**
 * 自上次查看: what this doctor has not seen yet of the patient, and that the conclusion of a report they read is another now. A back end that does not keep it says nothing here; a time that lies
 * ahead (a clock was set back) counts as none.
 */
export const SinceLastView = memo(function SinceLastView({ report }: { report: ReportData }) {
  const { viewed_before: viewed, reading, report_time: reportTime, conclusion_update: update } = report;
  const [isWhole, setWhole] = useState(false);
  const [now] = useState(() => Date.now());
  if (viewed === undefined || reading === undefined) return null;
  const { at, new_finding_ids: ids = [] } = viewed;
  const isAhead = at !== undefined && !isUndetermined(at) && Date.parse(at) > now;
  const time = at === undefined || isAhead ? undefined : isUndetermined(at) ? UNDETERMINED : at;
  const found = reading.findings.filter(({ finding_id: id }) => ids.includes(id));
  const shown = isWhole ? found : found.slice(0, FIRST);
  return (
    <section className={`jw-note ${styles.since}`} aria-label="自上次查看">
      {update && (
        <p className="jw-ink-2">
          <b>结论已更新</b> {update.causes.join('；')}
        </p>
      )}
      {time === undefined ? (
        <p>首次查看</p>
      ) : (
        <>
          <p>
            <b>自上次查看</b> <time>{time === UNDETERMINED ? time : reportTimeText(time, formatDate(reportTime))}</time>
          </p>
          {found.length === 0 && <p>没有新的变化</p>}
          <ul>
            {shown.map((finding) => (
              <li key={finding.finding_id}>{lineOf(finding)}</li>
            ))}
          </ul>
          {found.length > shown.length && (
            <button type="button" className="jw-press" onClick={() => setWhole(true)}>
              其余 {found.length - shown.length} 项
            </button>
          )}
        </>
      )}
    </section>
  );
});
