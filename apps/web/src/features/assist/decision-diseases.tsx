import { useListDiseaseSystems, useSearchKnowledge } from '@jianwei/api-client/knowledge/knowledge';
import type { KnowledgeDiagnosis } from '@jianwei/api-client/model';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { QueryState } from '../../kit/query/query-state.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { BlockSkeleton } from '../../kit/ui/skeleton.tsx';
import { SystemIcon } from '../../parts/knowledge/system-icon.tsx';
import { decisionAddress } from './decision-address.ts';
import shared from './assist.module.css';
import styles from './decision-list-page.module.css';

/** Diseases with a decision aid: by the 17 systems, or those that a keyword finds. */
export function DecisionDiseases({ keyword }: { keyword: string }) {
  return keyword === '' ? <Systems /> : <Found keyword={keyword} />;
}

interface System {
  diagnoses: readonly unknown[];
}

/** Systems that hold a disease first: the others only say that they hold none. */
const filledFirst = (a: System, b: System) => Number(b.diagnoses.length > 0) - Number(a.diagnoses.length > 0);

function Systems() {
  const systemList = useListDiseaseSystems();
  return (
    <QueryState query={systemList} loading={<BlockSkeleton lines={8} />}>
      {({ data: systems }) => (
        <div className={styles.systems}>
          {systems.toSorted(filledFirst).map(({ system_id: id, system_name: name, diagnoses, note }) => (
            <section key={id} className={styles.system} aria-label={name}>
              <SectionHeading title={name} rule="below" aside={<SystemIcon system={name} />} />
              {diagnoses.length === 0 ? (
                <p className={`${shared.minor ?? ''} ${styles.none ?? ''}`}>{note}</p>
              ) : (
                <Diseases diagnoses={diagnoses} />
              )}
            </section>
          ))}
        </div>
      )}
    </QueryState>
  );
}

function Found({ keyword }: { keyword: string }) {
  const found = useSearchKnowledge({ keyword });
  return (
    <QueryState
      query={found}
      loading={<BlockSkeleton lines={4} />}
      empty={({ diagnoses }) =>
        diagnoses.length === 0 && <EmptyState title="没有匹配的疾病" hint="可换用全称、英文名或缩写" />
      }
    >
      {({ diagnoses }) => (
        <section aria-label="检索到的疾病">
          <SectionHeading title="检索到的疾病" rule="below" aside={`${diagnoses.length} 种`} />
          <Diseases diagnoses={diagnoses} />
        </section>
      )}
    </QueryState>
  );
}

function Diseases({ diagnoses }: { diagnoses: readonly (KnowledgeDiagnosis & { system_name?: string })[] }) {
  return (
    <ul className={styles.diseases}>
      {diagnoses.map(({ diagnosis_id: id, diagnosis_name: name, system_name: system }) => (
        <li key={id}>
          <Link to={decisionAddress(id)} className="jw-row jw-baseline jw-between jw-gap-8">
            {name}
            {system !== undefined && <span className={shared.minor}>{system}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
