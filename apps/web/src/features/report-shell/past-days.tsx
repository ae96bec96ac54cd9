import { Link } from 'react-router-dom';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { QueryState } from '../../kit/query/query-state.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { BlockSkeleton } from '../../kit/ui/skeleton.tsx';
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
  const days = usePatientDays();
  const mayOpen = useMayOpen();
  if (patient === undefined) return null;
  return (
    <section className={styles.past} aria-label="历次解读">
      <SectionHeading
        title="历次解读"
        aside={
          days.data &&
          mayOpen('/river') && <Link to={shellAddress('/river', reportId)}>{`全部 ${days.data.length} 天`}</Link>
        }
      />
      <QueryState query={days} loading={<BlockSkeleton lines={4} />}>
        {(all) => <DayTable caption="历次解读" days={all.toReversed().slice(0, SHOWN)} reportId={reportId} />}
      </QueryState>
    </section>
  );
}
