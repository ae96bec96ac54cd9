import { DateField } from '../../kit/fields/date-field.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import styles from './statistics.module.css';

const RANGES = [
  { value: '7', label: '近 7 日' },
  { value: '30', label: '近 30 日' },
  { value: '365', label: '近 12 月' },
] as const;
type Range = (typeof RANGES)[number]['value'];
const DAY_MS = 86_400_000;

/** A range of days as the address has it: '' where the server's own stands. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);

/** Which of the usual ranges is chosen, if any. */
function rangeOf({ from, to }: DayRange, today: string): Range | undefined {
  if (from === '' && to === '') return '30';
  return RANGES.find(({ value }) => to === today && from === daysBefore(today, Number(value) - 1))?.value;
}

interface RangeActionsProps {
  readonly chosen: DayRange;
  /** What the answer is about, once it is there. */
  readonly answered: DayRange | undefined;
  readonly today: string;
  readonly onChange: (range: Partial<DayRange>) => void;
}

/** The days of a page of statistics: a usual range, or two dates. */
export function RangeActions({ chosen, answered, today, onChange }: RangeActionsProps) {
  return (
    <>
      <Segmented
        label="时间范围"
        options={RANGES}
        value={rangeOf(chosen, today)}
        onChange={(range) => onChange({ from: daysBefore(today, Number(range) - 1), to: today })}
      />
      <span className={`jw-row jw-gap-8 ${styles.range}`}>
        <DateField
          isBare
          label="开始日期"
          value={chosen.from || (answered?.from ?? '')}
          onChange={(from) => from !== '' && onChange({ from })}
        />
        <span className="jw-note">至</span>
        <DateField
          isBare
          label="结束日期"
          value={chosen.to || (answered?.to ?? '')}
          onChange={(to) => to !== '' && onChange({ to })}
        />
      </span>
    </>
  );
}
