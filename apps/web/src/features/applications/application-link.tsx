import type { Application } from '@jianwei/api-client/model';
import { Link } from 'react-router-dom';
import { classNames } from '../../kit/lib/class-names.ts';
import { applicationName, ApplicationTags } from '../../parts/applications/application.tsx';
import styles from './applications.module.css';
import { Popover } from '../../kit/overlay/popover.tsx';
import { SystemIcon } from '../../parts/knowledge/system-icon.tsx';

interface ApplicationLinkProps {
  application: Application;
  /** Where the name leads; undefined: plain text. */
  address: string | undefined;
  title?: string;
  className?: string | undefined;
}

/** The name of an application, which leads to what can be read of it. */
export function ApplicationLink({ application, address, title, className }: ApplicationLinkProps) {
  const name = applicationName(application);
  if (address === undefined) return name;
  return (
    <Link to={address} title={title} className={classNames(styles.link, className)}>
      {name}
    </Link>
  );
}

interface OpenNameProps {
  application: Application;
  onOpen: (applicationId: string) => void;
}

/** The name of an application in a panel, which opens what it is, and whether it is in inner test. */
export function OpenName({ application, onOpen }: OpenNameProps) {
  const { application_id: id } = application;
  return (
    <>
      <button type="button" className={`jw-press ${styles.press}`} title="查看应用详情" onClick={() => onOpen(id)}>
        {applicationName(application)}
      </button>
      <ApplicationTags of={application} />
    </>
  );
}

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
