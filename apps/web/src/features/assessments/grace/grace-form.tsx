import { TitledSection } from '../../../kit/ui/section-heading.tsx';
import { Pencil } from 'lucide-react';
import { memo, useState } from 'react';
import { KILLIP_NAME, KILLIP_TEXT } from '@jianwei/clinical-rules/grace/wording';
import { CheckField } from '../../../kit/fields/check-field.tsx';
import { Radio } from '../../../kit/fields/radio.tsx';
import { FieldError, RequiredMark } from '../../../kit/ui/form-field.tsx';
import { FieldTable, REQUIRED_NOTE } from '../record/field-table.tsx';
import { fieldId } from '../record/record-form.ts';
import { MeasureButton, whenMeasurable } from '../record/measure-button.tsx';
import type { FormPart, RecordPart } from '../record/open-record.ts';
import { GraceEvidenceDialog } from './grace-evidence-dialog.tsx';
import { flagOf, GRACE_FIELDS, type GraceFormValues, type GraceTypes } from './grace-form-values.ts';
import styles from './grace-form.module.css';

/** What counts when it is ticked. */
const FINDINGS = [
  { key: 'cardiac_arrest', label: '院前心脏骤停' },
  { key: 'st_down', label: 'ST段压低' },
  { key: 'cardiac_enzymes_high', label: '心肌坏死标志物升高' },
] as const;

/** Where the values that came from lab reports stand: named only as long as nobody typed over them. */
function asidesOf(
  { mode, init, report, source }: RecordPart<GraceTypes>['record'],
  { age, serum_creatinine: creatinine, serum_creatinine_unit: unit }: GraceFormValues,
) {
  const flags = mode === 'new' ? init.data : report;
  if (!flags || !source) return {};
  const isOwnCreatinine = source.serum_creatinine === creatinine && source.serum_creatinine_unit === unit;
  const lab = isOwnCreatinine ? flags.serum_creatinine_source : undefined;
  const reference = flags.serum_creatinine_reference;
  const notes = [reference && `参考区间 ${reference}`, lab?.text].filter(Boolean);
  return {
    age: { note: source.age === age ? flags.age_source?.text : undefined },
    serum_creatinine: { note: notes.join('，') || undefined, flag: lab && flagOf(creatinine, reference) },
  };
}

interface FindingsProps
  extends RecordPart<GraceTypes>, Pick<GraceFormValues, (typeof FINDINGS)[number]['key'] | 'evidences'> {}

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
        <button type="button" className={`jw-press jw-row ${styles.link}`} onClick={() => setEditsEvidence(true)}>
          <Pencil size={13} />
          {evidences.length > 0 ? '编辑依据' : '录入依据'}
        </button>
      )}
    </>
  );
  return (
    <TitledSection level={3} title="病史与心电图" aside="勾选即计入评分">
      {FINDINGS.map(({ key, label }) => {
        const isEnzymes = key === 'cardiac_enzymes_high';
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
            change({ evidences: rows, cardiac_enzymes_high: ticked.cardiac_enzymes_high || rows.length > 0 });
          }}
        />
      )}
    </TitledSection>
  );
});

interface KillipChoiceProps {
  value: GraceFormValues['kill_ip_rank'];
  onChange: (change: Partial<GraceFormValues>) => void;
  isReadOnly: boolean;
  error: string | undefined;
}

const CLASSES = [1, 2, 3, 4] as const;
const ID = fieldId('kill_ip_rank');

/** The four Killip classes with what each of them means. */
const KillipChoice = memo(function KillipChoice({ value, onChange, isReadOnly, error }: KillipChoiceProps) {
  return (
    <fieldset aria-describedby={error === undefined ? undefined : `${ID}-error`}>
      <legend className={`jw-heading ${styles.legend}`}>
        {!isReadOnly && <RequiredMark />}
        Killip 分级
      </legend>
      <div className={styles.classes} data-invalid={error !== undefined}>
        {CLASSES.map((rank) => (
          <label key={rank} className={`jw-ink-2 jw-row jw-gap-12 ${styles.option}`} data-checked={value === rank}>
            <Radio
              id={rank === 1 ? ID : undefined}
              name={ID}
              checked={value === rank}
              disabled={isReadOnly}
              required
              onChange={() => onChange({ kill_ip_rank: rank })}
            />
            <span className={`jw-strong jw-fixed ${styles.rank}`}>{KILLIP_NAME[rank]}</span>
            <span>{KILLIP_TEXT[rank]}</span>
          </label>
        ))}
      </div>
      {error !== undefined && <FieldError id={`${ID}-error`} text={error} />}
    </fieldset>
  );
});

/** Inputs of the Grace score. */
export function GraceForm({ record, values, errors }: FormPart<GraceTypes>) {
  const { cardiac_arrest, st_down, cardiac_enzymes_high, evidences, kill_ip_rank: killip } = values;
  const field = { isReadOnly: record.mode === 'read', onChange: record.change };
  return (
    <form
      className={`jw-grid ${styles.form}`}
      noValidate
      onSubmit={whenMeasurable(record, () => void record.measure())}
    >
      <Findings record={record} {...{ cardiac_arrest, st_down, cardiac_enzymes_high, evidences }} />
      <TitledSection level={3} title="体征与检验" aside={field.isReadOnly ? undefined : REQUIRED_NOTE}>
        <div className="jw-fields">
          <FieldTable
            {...field}
            fields={GRACE_FIELDS}
            values={values}
            errors={errors}
            asides={asidesOf(record, values)}
          />
        </div>
      </TitledSection>
      <section className={styles.ruled}>
        <KillipChoice {...field} value={killip} error={errors['kill_ip_rank']} />
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
