import type { UsageGroup } from '@jianwei/api-client/model';
import { countText } from '../../kit/lib/format-number.ts';
import { useRovingFocus } from '../../kit/lib/use-roving-focus.ts';
import { isUndetermined, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { mostOf, slotText, WEEKDAYS } from './usage-words.ts';
import styles from './statistics.module.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const LEVELS = 5;

const slotOf = (weekday: number, hour: number) => `${weekday}-${String(hour).padStart(2, '0')}`;
/** 无法判定 where one of both is. */
const allOf = ({ views, opens }: UsageGroup) => (isUndetermined(views, opens) ? UNDETERMINED : views + opens);

interface UsageHeatProps {
  readonly groups: readonly UsageGroup[];
  readonly chosen: string;
  readonly onSlot: (slot: string) => void;
}

/** 使用时段: weekday by hour, a table whose cells tell their number and narrow to it. */
export function UsageHeat({ groups, chosen, onSlot }: UsageHeatProps) {
  const known = new Map(groups.map((group) => [group.key, group]));
  // A slot that is not among them was not used, unless nobody can tell of which slot one of them speaks.
  const unnamed = groups.some((group) => isUndetermined(group, group.key)) ? UNDETERMINED : 0;
  const most = mostOf(groups.map(allOf));
  const stop = useRovingFocus(WEEKDAYS.length * HOURS.length, HOURS.length);
  return (
    <table className={styles.heat}>
      <caption className="jw-visually-hidden">使用时段：查看与应用打开的次数</caption>
      <thead>
        <tr>
          <td />
          {HOURS.map((hour) => (
            <th key={hour} scope="col" className="jw-note">
              {hour}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {WEEKDAYS.map((name, index) => (
          <tr key={name}>
            <th scope="row" className="jw-note jw-nowrap">
              {name}
            </th>
            {HOURS.map((hour) => {
              const slot = slotOf(index + 1, hour);
              const group = known.get(slot);
              const times = group ? allOf(group) : unnamed;
              const level = typeof times !== 'number' || most === 0 ? 0 : Math.ceil((times / most) * LEVELS);
              const label = `${slotText(slot)}，${countText(times)} 次`;
              return (
                <td key={hour}>
                  <button
                    type="button"
                    className="jw-bare"
                    data-level={level}
                    aria-label={label}
                    aria-pressed={slot === chosen}
                    title={label}
                    {...stop(index * HOURS.length + hour)}
                    onClick={() => onSlot(slot === chosen ? '' : slot)}
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the colours of the heat mean, beside its title. */
export function HeatLegend() {
  return (
    <span className={`jw-row ${styles.levels}`}>
      少
      {Array.from({ length: LEVELS + 1 }, (_, level) => (
        <i key={level} data-level={level} />
      ))}
      多
    </span>
  );
}
