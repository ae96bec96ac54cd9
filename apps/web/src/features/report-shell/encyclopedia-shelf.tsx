import type { KnowledgeDiagnosis, KnowledgeLaboratory } from '@jianwei/api-client/model';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { labName } from '../../parts/lab/lab-text.ts';
import { ReliabilityMark } from '../../parts/lab/reliability-mark.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import styles from './encyclopedia-page.module.css';
import { articleAddress } from './shell-address.ts';

interface ShelfProps {
  title: string;
  count: number;
  /** Said where there is nothing. */
  nothing?: string;
  children: ReactNode;
}

/** A titled group of articles. */
export function Shelf({ title, count, nothing = '', children }: ShelfProps) {
  return (
    <section className={styles.shelf} aria-label={title}>
      <SectionHeading title={title} aside={`${count} 项`} rule="below" />
      {count === 0 ? <p className={styles.nothing}>{nothing}</p> : children}
    </section>
  );
}

type ListedDiagnosis = KnowledgeDiagnosis & { readonly system_name?: string; readonly reliable?: number };

/** Diseases as links to their articles, with their system where a search found them. */
export function DiagnosisLinks({ diagnoses, reportId }: { diagnoses: readonly ListedDiagnosis[]; reportId: string }) {
  return (
    <ul className={styles.links}>
      {diagnoses.map(({ diagnosis_id: id, diagnosis_name: name, system_name: system, reliable }) => (
        <li key={id}>
          <Link to={articleAddress(reportId, { diagnosisId: id })}>{name}</Link>
          {reliable !== undefined && <ReliabilityMark reliable={reliable} />}
          {system && <span className={styles.minor}>{system}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Lab items as links to their articles, with their specimen. */
export function LaboratoryLinks(props: { laboratories: readonly KnowledgeLaboratory[]; reportId: string }) {
  return (
    <ul className={styles.links}>
      {props.laboratories.map((item) => (
        <li key={item.knowledge_id}>
          <Link to={articleAddress(props.reportId, { knowledgeId: item.knowledge_id })}>{labName(item)}</Link>
          <span className={styles.minor}>{item.standard_specimen}</span>
        </li>
      ))}
    </ul>
  );
}
