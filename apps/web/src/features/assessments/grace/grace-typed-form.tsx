import { useCallback, useState } from 'react';
import { useFormValues } from '../shared/assessment-store.ts';
import { GraceEvidenceDialog } from './grace-evidence-dialog.tsx';
import { GraceForm } from './grace-form.tsx';
import type { GraceSources } from './grace-form.tsx';
import { validateGraceForm } from './grace-form-values.ts';
import type { GraceFormErrors, GraceFormValues } from './grace-form-values.ts';
import type { useGrace } from './use-grace.ts';

type Grace = ReturnType<typeof useGrace>;

interface GraceTypedFormProps {
  grace: Grace;
  /** Why the result cannot be viewed now; undefined when it can. */
  viewBlocked: string | undefined;
}

const NO_ERRORS: GraceFormErrors = {};

/** The form with what is typed into it: of the tool, the part that renders with each key. */
export function GraceTypedForm({ grace, viewBlocked }: GraceTypedFormProps) {
  const [editsEvidence, setEditsEvidence] = useState(false);
  const editEvidence = useCallback(() => setEditsEvidence(true), []);
  const { store, source, mode } = grace;
  const values = useFormValues(store, source);
  if (values === undefined) return null;
  const flags = mode === 'new' ? grace.init : grace.report;
  return (
    <>
      <GraceForm
        values={values}
        errors={grace.isChecked ? validateGraceForm(values) : NO_ERRORS}
        sources={sourcesOf(flags, source, values)}
        isReadOnly={mode === 'read'}
        canModifyEnzymes={flags?.evidence_modify === true}
        isMeasuring={grace.isMeasuring}
        viewBlocked={viewBlocked}
        onChange={grace.change}
        onEditEvidence={editEvidence}
        onViewResult={() => void grace.viewResult()}
      />
      {editsEvidence && (
        <GraceEvidenceDialog
          evidences={values.evidences}
          onClose={() => setEditsEvidence(false)}
          onSave={(evidences) => {
            setEditsEvidence(false);
            grace.change({ evidences, cardiacEnzymesHigh: values.cardiacEnzymesHigh || evidences.length > 0 });
          }}
        />
      )}
    </>
  );
}

/** Lab reports are named as the source of a value only as long as that value stands. */
function sourcesOf(flags: Grace['init'], source: GraceFormValues | undefined, values: GraceFormValues): GraceSources {
  if (!flags || !source) return {};
  const isOwnCreatinine =
    source.serumCreatinine === values.serumCreatinine && source.serumCreatinineUnit === values.serumCreatinineUnit;
  return {
    age: source.age === values.age ? flags.age_source : undefined,
    creatinine: isOwnCreatinine ? flags.serum_creatinine_source : undefined,
    creatinineReference: flags.serum_creatinine_reference,
  };
}
