import type { DiagnosisKnowledge, LaboratoryRow } from '@jianwei/api-client/model';
import { useState } from 'react';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LabTable } from '../../shared/ui/lab-table.tsx';
import { SourceTextDialog } from '../../shared/ui/source-text-dialog.tsx';
import { Section } from './section.tsx';

/** Only blood gas has codes of its own. */
const BLOOD_GAS = 3;

/** The rows of the report that speak for the diagnosis, with the patient they belong to. */
export function LabEvidence({ knowledge }: { knowledge: DiagnosisKnowledge }) {
  const [opened, setOpened] = useState<LaboratoryRow | null>(null);
  const { laboratories: rows, patient_gender: gender, patient_age: age } = knowledge;
  const facts = [`${rows.length} 条`, gender, age !== undefined && `${age} 岁`];
  if (rows.some((row) => row.knowledge_id)) facts.push('* 有检验知识，点击查看');
  return (
    <Section id="evidence" title="诊断依据" aside={facts.filter(Boolean).join('　')}>
      {rows.length === 0 ? (
        <EmptyState title="本报告没有该诊断的检验依据" />
      ) : (
        <LabTable
          rows={rows}
          caption="诊断依据"
          showCode={knowledge.api_type === BLOOD_GAS}
          onOpenKnowledge={setOpened}
        />
      )}
      <SourceTextDialog row={opened} onClose={() => setOpened(null)} />
    </Section>
  );
}
