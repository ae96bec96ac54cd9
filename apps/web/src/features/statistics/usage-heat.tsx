import type { UsageGroup } from '@jianwei/api-client/model';
import { mostOf, slotText, WEEKDAYS } from './usage-words.ts';
import { countText } from '../../kit/lib/format-number.ts';
import styles from './statistics.module.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const LEVELS = 5;

const slotOf = (weekday: number, hour: number) => `${weekday}-${String(hour).padStart(2, '0')}`;
const allOf = ({ views, opens }: UsageGroup) =>
  typeof views === 'number' && typeof opens === 'number' ? views + opens : undefined;

interface UsageHeatProps {
  readonly groups: readonly UsageGroup[];
  readonly chosen: string;
  readonly onSlot: (slot: string) => void;
}

/** 使用时段: weekday by hour, a table whose cells tell their number and narrow to it. */
export function UsageHeat({ groups, chosen, onSlot }: UsageHeatProps) {
  const known = new Map(groups.map((group) => [group.key, group]));
  const most = mostOf(groups.map(allOf));
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
              const times = group ? allOf(group) : 0;
              const level = times === undefined || most === 0 ? 0 : Math.ceil((times / most) * LEVELS);
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
