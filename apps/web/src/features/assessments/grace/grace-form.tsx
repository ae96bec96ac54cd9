import type { GraceInputSource } from '@jianwei/api-client/model';
import { Pencil } from 'lucide-react';
import { memo } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { SectionHeading } from '../../../shared/ui/section-heading.tsx';
import { CheckRow } from '../shared/check-row.tsx';
import { flagOf } from './evidence-flag.ts';
import { GraceField, graceFields } from './grace-fields.tsx';
import type { GraceFormErrors, GraceFormValues } from './grace-form-values.ts';
import styles from './grace-form.module.css';
import { graceText } from './grace-text.ts';
import { KillipChoice } from './killip-choice.tsx';

/** Where the values that came from lab reports stand, as long as nobody typed over them. */
export interface GraceSources {
  age?: GraceInputSource | undefined;
  creatinine?: GraceInputSource | undefined;
  creatinineReference?: string | undefined;
}

interface GraceFormProps {
  values: GraceFormValues;
  errors: GraceFormErrors;
  sources: GraceSources;
  isReadOnly: boolean;
  /** The server allows the necrosis markers to be set by hand. */
  canModifyEnzymes: boolean;
  isMeasuring: boolean;
  /** Why the result cannot be viewed now; undefined when it can. */
  viewBlocked: string | undefined;
  /** The same function as long as the form is the same: parts that did not change are not drawn again. */
  onChange: (change: Partial<GraceFormValues>) => void;
  onEditEvidence: () => void;
  onViewResult: () => void;
}

function creatinineNote({ creatinine, creatinineReference }: GraceSources): string | undefined {
  const parts = [creatinineReference && `参考区间 ${creatinineReference}`, creatinine?.text].filter(Boolean);
  return parts.length > 0 ? parts.join('，') : undefined;
}

interface FindingsProps
  extends
    Pick<GraceFormValues, 'cardiacArrest' | 'stDown' | 'cardiacEnzymesHigh'>,
    Pick<GraceFormProps, 'isReadOnly' | 'canModifyEnzymes' | 'onChange' | 'onEditEvidence'> {
  evidenceCount: number;
}

/** History and electrocardiogram: what counts when it is ticked. */
const Findings = memo(function Findings(props: FindingsProps) {
  const { cardiacArrest, stDown, cardiacEnzymesHigh, evidenceCount, isReadOnly, canModifyEnzymes, onChange } = props;
  return (
    <section>
      <SectionHeading level={3} title="病史与心电图" aside="勾选即计入评分" />
      <CheckRow
        id="grace-arrest"
        label={graceText.cardiacArrest}
        isChecked={cardiacArrest}
        isDisabled={isReadOnly}
        onChange={(isChecked) => onChange({ cardiacArrest: isChecked })}
      />
      <CheckRow
        id="grace-st"
        label={graceText.stDown}
        isChecked={stDown}
        isDisabled={isReadOnly}
        onChange={(isChecked) => onChange({ stDown: isChecked })}
      />
      <CheckRow
        id="grace-enzymes"
        label={graceText.cardiacEnzymesHigh}
        isChecked={cardiacEnzymesHigh}
        isDisabled={isReadOnly || !canModifyEnzymes}
        onChange={(isChecked) => onChange({ cardiacEnzymesHigh: isChecked })}
      >
        {evidenceCount > 0 && <span>依据 {evidenceCount} 条检验结果</span>}
        {!isReadOnly && canModifyEnzymes && (
          <button type="button" className={styles.link} onClick={props.onEditEvidence}>
            <Pencil size={13} strokeWidth={1.6} aria-hidden />
            {evidenceCount > 0 ? '编辑依据' : '录入依据'}
          </button>
        )}
      </CheckRow>
    </section>
  );
});

const MeasurementsHeading = memo(function MeasurementsHeading() {
  return (
    <SectionHeading
      level={3}
      title="体征与检验"
      aside={
        <>
          <span className={styles.star}>*</span> 为必填
        </>
      }
    />
  );
});

interface ViewButtonProps extends Pick<GraceFormProps, 'viewBlocked' | 'isMeasuring'> {
  hasErrors: boolean;
}

const ViewButton = memo(function ViewButton({ viewBlocked, isMeasuring, hasErrors }: ViewButtonProps) {
  return (
    <div className={`jw-no-print ${styles.actions}`}>
      <Button
        type="submit"
        variant="primary"
        className={styles.view}
        disabled={viewBlocked !== undefined}
        busy={isMeasuring}
        aria-describedby="grace-view-hint"
      >
        {graceText.viewResult}
      </Button>
      <p
        id="grace-view-hint"
        className={hasErrors ? styles.missing : styles.hint}
        role={hasErrors ? 'alert' : undefined}
      >
        {hasErrors ? graceText.required : (viewBlocked ?? '修改任意一项后需重新查看结果')}
      </p>
    </div>
  );
});

/** Inputs of the Grace score. */
export function GraceForm(props: GraceFormProps) {
  const { values, errors, sources, isReadOnly, onChange } = props;
  const field = { isReadOnly, onChange };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (props.viewBlocked === undefined) props.onViewResult();
      }}
    >
      <Findings
        cardiacArrest={values.cardiacArrest}
        stDown={values.stDown}
        cardiacEnzymesHigh={values.cardiacEnzymesHigh}
        evidenceCount={values.evidences.length}
        isReadOnly={isReadOnly}
        canModifyEnzymes={props.canModifyEnzymes}
        onChange={onChange}
        onEditEvidence={props.onEditEvidence}
      />

      <section>
        <MeasurementsHeading />
        <div className={styles.grid}>
          <GraceField
            {...field}
            facts={graceFields.age}
            value={values.age}
            unit="岁"
            error={errors.age}
            note={sources.age?.text}
          />
          <GraceField
            {...field}
            facts={graceFields.heartRate}
            value={values.heartRate}
            unit="次/分"
            error={errors.heartRate}
          />
          <GraceField
            {...field}
            facts={graceFields.bloodPressure}
            value={values.bloodPressure}
            unit={values.bloodPressureUnit}
            error={errors.bloodPressure}
          />
          <GraceField
            {...field}
            facts={graceFields.serumCreatinine}
            value={values.serumCreatinine}
            unit={values.serumCreatinineUnit}
            error={errors.serumCreatinine}
            note={creatinineNote(sources)}
            flag={sources.creatinine && flagOf(values.serumCreatinine, sources.creatinineReference)}
          />
        </div>
      </section>

      <section className={styles.ruled}>
        <KillipChoice value={values.killip} error={errors.killip} isReadOnly={isReadOnly} onChange={onChange} />
      </section>

      <ViewButton
        viewBlocked={props.viewBlocked}
        isMeasuring={props.isMeasuring}
        hasErrors={Object.keys(errors).length > 0}
      />
    </form>
  );
}
