import { Link } from 'react-router-dom';
import { useMayOpen } from '../../shared/session/may-open.ts';
import { Reload } from '../../shared/ui/reload.tsx';
import { SectionHeading } from '../../shared/ui/section-heading.tsx';
import { BlockSkeleton } from '../../shared/ui/skeleton.tsx';
import { DayTable } from './day-table.tsx';
import styles from './past-days.module.css';
import { shellAddress } from './shell-address.ts';
import { useShellReport } from './shell-report.ts';
import { usePatientDays } from './use-patient-days.ts';

/** Newest days listed here; the rest stands under 健康趋势. */
const SHOWN = 6;

/** 历次解读: what the patient's latest days suggested. */
export function PastDays() {
  const { reportId, patient } = useShellReport();
  const { days, hasFailed, reload } = usePatientDays();
  const mayOpen = useMayOpen();
  if (patient === undefined) return null;
  const shown = days?.toReversed().slice(0, SHOWN);
  return (
    <section className={styles.past} aria-label="历次解读">
      <SectionHeading
        title="历次解读"
        aside={
          days && mayOpen('/river') && <Link to={shellAddress('/river', reportId)}>{`全部 ${days.length} 天`}</Link>
        }
      />
      {shown && <DayTable caption="历次解读" days={shown} reportId={reportId} />}
      {hasFailed && <Reload onReload={reload} />}
      {!shown && !hasFailed && <BlockSkeleton lines={4} />}
    </section>
  );
}
