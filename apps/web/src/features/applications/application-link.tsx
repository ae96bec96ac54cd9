import type { Application } from '@jianwei/api-client/model';
import { Link } from 'react-router-dom';
import { applicationName } from '../../parts/applications/application-twins.ts';
import styles from './applications.module.css';

interface ApplicationLinkProps {
  application: Application;
  /** Where the name leads; undefined: plain text. */
  address: string | undefined;
  title?: string;
  className?: string | undefined;
}

/** The name of an application, which leads to what can be read of it. */
export function ApplicationLink({ application, address, title, className = '' }: ApplicationLinkProps) {
  const name = applicationName(application);
  if (address === undefined) return name;
  return (
    <Link to={address} title={title} className={`${styles.link ?? ''} ${className}`}>
      {name}
    </Link>
  );
}
