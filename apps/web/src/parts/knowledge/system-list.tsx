import { sayOf } from '@jianwei/api-client/transport/undetermined';
import { ClipboardList } from 'lucide-react';
import { ChoiceList } from '../../kit/ui/choice-list.tsx';
import { REPORT_GROUP, type DiseaseGroup } from './disease-groups.ts';
import { SystemIcon } from './system-icon.tsx';
import styles from './knowledge.module.css';

interface SystemListProps {
  groups: readonly DiseaseGroup[];
  selectedId: string | undefined;
  onSelect: (id: string) => void;
}

/** The disease systems with how many diseases each holds; one of them is read beside the list. */
export function SystemList({ groups, selectedId, onSelect }: SystemListProps) {
  return (
    <ChoiceList
      label="疾病系统"
      choices={groups.map(({ id, name, diagnoses }) => ({
        id,
        label: name,
        before: (
          <span aria-hidden="true" className={`jw-fixed ${styles.plain}`}>
            {id === REPORT_GROUP ? <ClipboardList size={15} /> : <SystemIcon system={name} />}
          </span>
        ),
        after: sayOf(diagnoses[0]?.diagnosis_id, diagnoses.length),
      }))}
      selectedId={selectedId}
      onSelect={onSelect}
    />
  );
}
