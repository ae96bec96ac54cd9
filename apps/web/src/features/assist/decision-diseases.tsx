import { useListDiseaseSystems, useSearchKnowledge } from '@jianwei/api-client/knowledge/knowledge';
import type { KnowledgeDiagnosis } from '@jianwei/api-client/model';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Reload } from '../../shared/ui/reload.tsx';
import { SectionHeading } from '../../shared/ui/section-heading.tsx';
import { BlockSkeleton } from '../../shared/ui/skeleton.tsx';
import { SystemIcon } from '../../shared/ui/system-icon.tsx';
import { decisionAddress } from './decision-address.ts';
import styles from './decision-list-page.module.css';

/** Diseases with a decision aid: by the 17 systems, or those that a keyword finds. */
export function DecisionDiseases({ keyword }: { keyword: string }) {
  return keyword === '' ? <Systems /> : <Found keyword={keyword} />;
}

function Systems() {
  const { data, isError, refetch } = useListDiseaseSystems();
  if (isError && !data) return <Reload onReload={() => void refetch()} />;
  if (!data) return <BlockSkeleton lines={8} />;
  // Systems that hold a disease first: the others only say that they hold none.
  const systems = data.data.toSorted((a, b) => Number(b.diagnoses.length > 0) - Number(a.diagnoses.length > 0));
  return (
    <div className={styles.systems}>
      {systems.map(({ system_id: id, system_name: name, diagnoses, note }) => (
        <section key={id} className={styles.system} aria-label={name}>
          <SectionHeading title={name} rule="below" aside={<SystemIcon system={name} />} />
          {diagnoses.length === 0 ? <p className={styles.none}>{note}</p> : <Diseases diagnoses={diagnoses} />}
        </section>
      ))}
    </div>
  );
}

function Found({ keyword }: { keyword: string }) {
  const { data, isError, refetch } = useSearchKnowledge({ keyword });
  if (isError && !data) return <Reload onReload={() => void refetch()} />;
  if (!data) return <BlockSkeleton lines={4} />;
  if (data.diagnoses.length === 0) return <EmptyState title="没有匹配的疾病" hint="可换用全称、英文名或缩写" />;
  return (
    <section aria-label="检索到的疾病">
      <SectionHeading title="检索到的疾病" rule="below" aside={`${data.diagnoses.length} 种`} />
      <Diseases diagnoses={data.diagnoses} />
    </section>
  );
}

function Diseases({ diagnoses }: { diagnoses: readonly (KnowledgeDiagnosis & { system_name?: string })[] }) {
  return (
    <ul className={styles.diseases}>
      {diagnoses.map(({ diagnosis_id: id, diagnosis_name: name, system_name: system }) => (
        <li key={id}>
          <Link to={decisionAddress(id)}>
            {name}
            {system !== undefined && <span className={styles.minor}>{system}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
