import { Pencil } from 'lucide-react';
import { memo, useState } from 'react';
import { CheckField } from '../../../kit/fields/check-field.tsx';
import { RequiredMark } from '../../../kit/ui/form-field.tsx';
import { SectionHeading } from '../../../kit/ui/section-heading.tsx';
import { FieldTable } from '../record/field-table.tsx';
import { measureBlocked, MeasureButton } from '../record/measure-button.tsx';
import type { FormPart, RecordPart } from '../record/record-tool.ts';
import { flagOf } from './evidence-flag.ts';
import { GraceEvidenceDialog } from './grace-evidence-dialog.tsx';
import { graceFields, graceFindings } from './grace-fields.ts';
import type { GraceFormValues, GraceTypes } from './grace-form-values.ts';
import styles from './grace-form.module.css';
import { fieldId } from './grace-text.ts';
import { KillipChoice } from './killip-choice.tsx';

/** Where the values that came from lab reports stand: named only as long as nobody typed over them. */
function asidesOf(
  { mode, init, report, source }: RecordPart<GraceTypes>['record'],
  { age, serumCreatinine, serumCreatinineUnit }: GraceFormValues,
) {
  const flags = mode === 'new' ? init.data : report;
  if (!flags || !source) return {};
  const isOwnCreatinine =
    source.serumCreatinine === serumCreatinine && source.serumCreatinineUnit === serumCreatinineUnit;
  const lab = isOwnCreatinine ? flags.serum_creatinine_source : undefined;
  const reference = flags.serum_creatinine_reference;
  const notes = [reference && `参考区间 ${reference}`, lab?.text].filter(Boolean);
  return {
    age: { note: source.age === age ? flags.age_source?.text : undefined },
    serumCreatinine: {
      note: notes.length > 0 ? notes.join('，') : undefined,
      flag: lab && flagOf(serumCreatinine, reference),
    },
  };
}

interface FindingsProps
  extends
    RecordPart<GraceTypes>,
    Pick<GraceFormValues, 'cardiacArrest' | 'stDown' | 'cardiacEnzymesHigh' | 'evidences'> {}

/** History and electrocardiogram: what counts when it is ticked. */
const Findings = memo(function Findings({ record, evidences, ...ticked }: FindingsProps) {
  const [editsEvidence, setEditsEvidence] = useState(false);
  const { mode, init, report, change } = record;
  const isReadOnly = mode === 'read';
  // The server says whether the necrosis markers may be set by hand.
  const mayModify = (mode === 'new' ? init.data : report)?.evidence_modify === true;
  const evidenceActions = (
    <>
      {evidences.length > 0 && <span>依据 {evidences.length} 条检验结果</span>}
      {!isReadOnly && mayModify && (
        <button type="button" className={styles.link} onClick={() => setEditsEvidence(true)}>
          <Pencil size={13} strokeWidth={1.6} aria-hidden />
          {evidences.length > 0 ? '编辑依据' : '录入依据'}
        </button>
      )}
    </>
  );
  return (
    <section>
      <SectionHeading level={3} title="病史与心电图" aside="勾选即计入评分" />
      {graceFindings.map(({ key, label }) => {
        const isEnzymes = key === 'cardiacEnzymesHigh';
        return (
          <CheckField
            key={key}
            id={fieldId(key)}
            label={label}
            isChecked={ticked[key]}
            isDisabled={isReadOnly || (isEnzymes && !mayModify)}
            onChange={(isChecked) => change({ [key]: isChecked })}
          >
            {isEnzymes ? evidenceActions : undefined}
          </CheckField>
        );
      })}
      {editsEvidence && (
        <GraceEvidenceDialog
          evidences={evidences}
          onClose={() => setEditsEvidence(false)}
          onSave={(rows) => {
            setEditsEvidence(false);
            change({ evidences: rows, cardiacEnzymesHigh: ticked.cardiacEnzymesHigh || rows.length > 0 });
          }}
        />
      )}
    </section>
  );
});

const MeasurementsHeading = memo(function MeasurementsHeading({ isReadOnly }: { isReadOnly: boolean }) {
  const aside = (
    <>
      <RequiredMark />
      为必填
    </>
  );
  return <SectionHeading level={3} title="体征与检验" aside={isReadOnly ? undefined : aside} />;
});

/** Inputs of the Grace score. */
export function GraceForm({ record, values, errors }: FormPart<GraceTypes>) {
  const { cardiacArrest, stDown, cardiacEnzymesHigh, evidences, killip } = values;
  const field = { isReadOnly: record.mode === 'read', onChange: record.change };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (measureBlocked(record) === undefined) void record.measure();
      }}
    >
      <Findings record={record} {...{ cardiacArrest, stDown, cardiacEnzymesHigh, evidences }} />
      <section>
        <MeasurementsHeading isReadOnly={field.isReadOnly} />
        <div className={styles.grid}>
          <FieldTable
            {...field}
            fields={graceFields}
            values={values}
            errors={errors}
            asides={asidesOf(record, values)}
            idOf={fieldId}
          />
        </div>
      </section>
      <section className={styles.ruled}>
        <KillipChoice {...field} value={killip} error={errors.killip} />
      </section>
      <MeasureButton
        record={record}
        label="查看结果"
        hint="修改任意一项后需重新查看结果"
        isIncomplete={Object.keys(errors).length > 0}
      />
    </form>
  );
}
