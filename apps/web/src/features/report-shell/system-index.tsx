import type { DiseaseSystem } from '@jianwei/api-client/model';
import { SystemIcon } from '../../shared/ui/system-icon.tsx';
import styles from './encyclopedia-page.module.css';
import { DiagnosisLinks, LaboratoryLinks, Shelf } from './encyclopedia-shelf.tsx';

interface SystemIndexProps {
  systems: readonly DiseaseSystem[];
  open: DiseaseSystem;
  reportId: string;
  onOpen: (systemId: number) => void;
}

/** The disease systems at the left, the diseases and lab items of the open one beside them. */
export function SystemIndex({ systems, open, reportId, onOpen }: SystemIndexProps) {
  return (
    <div className={styles.index}>
      <nav aria-label="疾病系统">
        <ul className={styles.systems}>
          {systems.map((system) => (
            <li key={system.system_id}>
              <button
                type="button"
                className={styles.system}
                aria-current={system === open || undefined}
                onClick={() => onOpen(system.system_id)}
              >
                <span aria-hidden="true">
                  <SystemIcon system={system.system_name} />
                </span>
                <span className={styles.systemName}>{system.system_name}</span>
                <span className={styles.minor}>{system.diagnoses.length}</span>
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div role="region" aria-label={open.system_name}>
        <Shelf title="疾病" count={open.diagnoses.length} nothing={open.note}>
          <DiagnosisLinks diagnoses={open.diagnoses} reportId={reportId} />
        </Shelf>
        {open.laboratories.length > 0 && (
          <Shelf title="常用检验项目" count={open.laboratories.length}>
            <LaboratoryLinks laboratories={open.laboratories} reportId={reportId} />
          </Shelf>
        )}
      </div>
    </div>
  );
}
