import type { DiseaseGroup } from '../../parts/knowledge/disease-groups.ts';
import { SystemList } from '../../parts/knowledge/system-list.tsx';
import styles from './encyclopedia-page.module.css';
import { DiagnosisLinks, LaboratoryLinks, Shelf } from './encyclopedia-shelf.tsx';

interface EncyclopediaSystemsProps {
  groups: readonly DiseaseGroup[];
  open: DiseaseGroup;
  reportId: string;
  onOpen: (id: string) => void;
}

/** The disease systems at the left, the diseases and lab items of the open one beside them. */
export function EncyclopediaSystems({ groups, open, reportId, onOpen }: EncyclopediaSystemsProps) {
  return (
    <div className={styles.index}>
      <nav className={styles.systems} aria-label="疾病系统">
        <SystemList groups={groups} selectedId={open.id} onSelect={onOpen} />
      </nav>
      <div role="region" aria-label={open.name}>
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
