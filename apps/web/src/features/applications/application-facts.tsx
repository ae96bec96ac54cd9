import type { Application } from '@jianwei/api-client/model';
import { RichText } from '../../kit/rich-text/rich-text.tsx';
import { ApplicationIcon } from '../../parts/applications/application-icon.tsx';
import { applicationIcon } from '../../parts/applications/application-twins.ts';
import { InnerTestTag } from '../../parts/applications/inner-test-tag.tsx';
import styles from './application-facts.module.css';
import { ApplicationLink } from './application-link.tsx';
import { ApplicationSystems } from './application-systems.tsx';
import { categoryText } from './application-text.ts';
import { ModelList } from './model-list.tsx';

interface ApplicationFactsProps {
  application: Application;
  /** Where its name leads; absent: plain text. */
  address?: string | undefined;
  /** Heading level of the name; the sections stand one below. 3 unless told otherwise. */
  level?: 2 | 3;
}

/** Icon, name, systems and category of an application. */
export function ApplicationHead({ application, address, level = 3 }: ApplicationFactsProps) {
  const Name = `h${level}` as const;
  return (
    <div className={`jw-row ${styles.head}`}>
      <ApplicationIcon picture apiType={application.api_type} source={applicationIcon(application)} size={44} />
      <div>
        <Name className={`jw-row jw-gap-8 ${styles.name}`}>
          <ApplicationLink application={application} address={address} title="在应用商店中查看" />{' '}
          <InnerTestTag apiType={application.api_type} />
        </Name>
        <div className={`jw-row jw-gap-12 jw-small jw-ink-3 ${styles.facts}`}>
          <ApplicationSystems systems={application.systems} />
          <span>{categoryText(application.category)}</span>
          {application.disease !== undefined && <span>{application.disease}</span>}
        </div>
      </div>
    </div>
  );
}

/** What its authors wrote about an application, its models and who answers for it. */
export function ApplicationSections({ application, level = 3 }: Omit<ApplicationFactsProps, 'address'>) {
  const Title = level === 2 ? 'h3' : 'h4';
  const { author_info: author, author_desc: description } = application;
  return (
    <div className={`jw-stack jw-gap-16 ${styles.sections}`}>
      {application.application_desc && <p className="jw-ink-2">{application.application_desc}</p>}
      {application.additional_infos?.map((info) => (
        <section key={info.title} className={styles.info}>
          <Title className="jw-body">{info.title}</Title>
          <RichText text={info.content} className={`jw-ink-2 ${styles.facts}`} />
        </section>
      ))}
      <ModelList models={application.model_infos} titleAs={Title} />
      {(author ?? description) && (
        <p className={`jw-ink-3 ${styles.author}`}>{[author, description].filter(Boolean).join('\u3000')}</p>
      )}
    </div>
  );
}

/** What an application is: name, systems, category, and the sections its authors wrote. */
export function ApplicationFacts(props: ApplicationFactsProps) {
  return (
    <>
      <ApplicationHead {...props} />
      <ApplicationSections {...props} />
    </>
  );
}
