import { sayOf } from '@jianwei/api-client/transport/undetermined';
import type { Application } from '@jianwei/api-client/model';
import type { ReactNode } from 'react';
import { ApplicationTags, ApplicationTile } from './application.tsx';
import styles from './store-card.module.css';

interface StoreCardProps {
  application: Application;
  /** Its name, as a link where it leads somewhere. */
  name: ReactNode;
  /** At the right end of its first line. */
  action?: ReactNode;
}

/** Category 1 interprets laboratory results; any other is big-data analysis, unless it cannot be read. */
export function categoryText(category: number | undefined): string {
  return sayOf(category, category === 1 ? '检验解读' : '大数据分析');
}

/** An application as the store lists it. */
export function StoreCard({ application, name, action }: StoreCardProps) {
  return (
    <>
      <ApplicationTile isLarge of={application} />
      <div className="jw-stack jw-grow">
        <div className={`jw-row jw-gap-8 ${styles.line}`}>
          <h2 className="jw-heading">{name}</h2>
          <ApplicationTags of={application} />
          <span className="jw-end">{action}</span>
        </div>
        <p className="jw-table-text jw-ink-2 jw-grow jw-break">{application.application_desc}</p>
        <p className={`jw-row jw-wrap jw-note ${styles.facts}`}>
          <span>{categoryText(application.category)}</span>
          {application.systems?.map((system) => (
            <span key={system}>{system}</span>
          ))}
        </p>
      </div>
    </>
  );
}
