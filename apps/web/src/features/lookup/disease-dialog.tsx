import { useState } from 'react';
import type { DiseaseSlotProps } from '../../parts/report/detail-slots.ts';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import { DiseaseLookup } from './disease-lookup.tsx';
import { NOTHING_CHOSEN } from './disease-state.ts';
import styles from './lookup.module.css';

/** 查疾病 over a report: what is suspected in it is offered first. */
export function DiseaseDialog({ suspected, onClose, onOpenDiagnosis, onOpenPage }: DiseaseSlotProps) {
  const [state, setState] = useState(NOTHING_CHOSEN);
  return (
    <Dialog open aboveDock title="查疾病" width="80%" onClose={onClose}>
      <div className={styles.inDialog}>
        <DiseaseLookup
          state={state}
          onChange={setState}
          suspected={suspected}
          onOpenDiagnosis={onOpenDiagnosis}
          onOpenPage={onOpenPage}
        />
      </div>
    </Dialog>
  );
}
