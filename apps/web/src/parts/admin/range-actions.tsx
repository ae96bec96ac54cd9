import { DateField } from '../../kit/fields/date-field.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import styles from './range-actions.module.css';

/** A usual range: so many days up to today. */
export interface UsualRange {
  readonly days: number;
  readonly label: string;
}

const DAY_MS = 86_400_000;
const RANGES: readonly UsualRange[] = [
  { days: 7, label: '近 7 日' },
  { days: 30, label: '近 30 日' },
  { days: 365, label: '近 12 月' },
];

/** A range of days as the address has it: '' where the server's own stands. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);

interface RangeActionsProps {
  readonly chosen: DayRange;
  /** What the answer is about, once it is there. */
  readonly answered: DayRange | undefined;
  readonly today: string;
  readonly onChange: (range: Partial<DayRange>) => void;
  readonly ranges?: readonly UsualRange[];
  /** Days of the server's own range. */
  readonly usual?: number;
}

/** The days of a page of statistics: a usual range, or two dates. */
export function RangeActions(props: RangeActionsProps) {
  const { chosen, answered, today, onChange, ranges = RANGES, usual = 30 } = props;
  const shown = { from: chosen.from || (answered?.from ?? ''), to: chosen.to || (answered?.to ?? '') };
  const isLast = ({ from, to }: DayRange, days: number) => to === today && from === daysBefore(today, days - 1);
  /** The server's own days are not written into the address: read tomorrow, it is about tomorrow's. */
  const choose = (part: Partial<DayRange>) =>
    onChange(isLast({ ...shown, ...part }, usual) ? { from: '', to: '' } : part);
  const isUsual = chosen.from === '' && chosen.to === '';
  const known = ranges.find(({ days }) => (isUsual ? days === usual : isLast(shown, days)));
  return (
    <>
      <Segmented
        label="时间范围"
        options={ranges.map(({ days, label }) => ({ value: String(days), label }))}
        value={known && String(known.days)}
        onChange={(days) => choose({ from: daysBefore(today, Number(days) - 1), to: today })}
      />
      <span className={`jw-row jw-gap-8 ${styles.range}`}>
        <DateField isBare label="开始日期" value={shown.from} onChange={(from) => from !== '' && choose({ from })} />
        <span className="jw-note">至</span>
        <DateField isBare label="结束日期" value={shown.to} onChange={(to) => to !== '' && choose({ to })} />
      </span>
    </>
  );
}
