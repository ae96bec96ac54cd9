import type { Application } from '@jianwei/api-client/model';
import { Link } from 'react-router-dom';

import { ApplicationIcon } from '../../shared/ui/application-icon.tsx';
import { applicationIcon, applicationName } from '../../shared/ui/application-twins.ts';
import { InnerTestTag } from '../../shared/ui/inner-test-tag.tsx';
import { RichText } from '../../shared/ui/rich-text.tsx';
import styles from './application-facts.module.css';
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
  const Name = level === 2 ? 'h2' : 'h3';
  const name = applicationName(application);
  return (
    <div className={styles.head}>
      <ApplicationIcon picture apiType={application.api_type} source={applicationIcon(application)} size={44} />
      <div>
        <Name className={styles.name}>
          {address === undefined ? (
            name
          ) : (
            <Link to={address} title="在应用商店中查看">
              {name}
            </Link>
          )}{' '}
          <InnerTestTag apiType={application.api_type} />
        </Name>
        <div className={styles.facts}>
          <ApplicationSystems systems={application.systems ?? []} />
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
  return (
    <>
      {application.application_desc && <p className={styles.description}>{application.application_desc}</p>}
      {application.additional_infos?.map((info) => (
        <section key={info.title} className={styles.info}>
          <Title>{info.title}</Title>
          <RichText text={info.content} className={styles.content ?? ''} />
        </section>
      ))}
      <ModelList models={application.model_infos ?? []} level={level === 2 ? 3 : 4} />
      {(application.author_info ?? application.author_desc) && (
        <p className={styles.author}>
          {[application.author_info, application.author_desc].filter(Boolean).join('\u3000')}
        </p>
      )}
    </>
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
