import { Popover } from '../../kit/overlay/popover.tsx';
import { SystemIcon } from '../../parts/knowledge/system-icon.tsx';
import styles from './applications.module.css';

/** Systems shown as icons; the rest stand behind '+N'. */
const SHOWN = 3;

/** Disease systems an application belongs to: the first three as icons, all of them behind '+N'. */
export function ApplicationSystems({ systems = [] }: { systems: readonly string[] | undefined }) {
  const rest = systems.length - SHOWN;
  if (systems.length === 0) return null;
  return (
    <span className="jw-row jw-gap-6">
      {systems.slice(0, SHOWN).map((system) => (
        <SystemIcon key={system} system={system} />
      ))}
      {rest > 0 && (
        <Popover
          trigger={`+${rest}`}
          label={`+${rest}，全部所属系统`}
          triggerClassName={styles.more ?? ''}
          panelLabel="所属系统"
          width={180}
        >
          {() => (
            <ul className={`jw-small ${styles.systems}`}>
              {systems.map((system) => (
                <li key={system}>{system}</li>
              ))}
            </ul>
          )}
        </Popover>
      )}
    </span>
  );
}
