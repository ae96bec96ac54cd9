import type { GraceInputSource } from '@jianwei/api-client/model';
import { Pencil } from 'lucide-react';
import { Button } from '../../../shared/ui/button.tsx';
import { FlagArrow } from '../../../shared/ui/flag-arrow.tsx';
import { NumericInput } from '../../../shared/ui/numeric-input.tsx';
import { numericRules } from '../../../shared/ui/numeric-text.ts';
import { SectionHeading } from '../../../shared/ui/section-heading.tsx';
import { CheckRow } from '../shared/check-row.tsx';
import { fieldDescription, FormField } from '../shared/form-field.tsx';
import { flagOf } from './evidence-flag.ts';
import { creatinineUnits, pressureUnits } from './grace-form-values.ts';
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
  onChange: (change: Partial<GraceFormValues>) => void;
  onEditEvidence: () => void;
  onViewResult: () => void;
}

function creatinineNote({ creatinine, creatinineReference }: GraceSources): string | undefined {
  const parts = [creatinineReference && `参考区间 ${creatinineReference}`, creatinine?.text].filter(Boolean);
  return parts.length > 0 ? parts.join('，') : undefined;
}

/** Inputs of the Grace score. */
export function GraceForm(props: GraceFormProps) {
  const { values, errors, sources, isReadOnly, canModifyEnzymes, onChange } = props;
  const hasErrors = Object.keys(errors).length > 0;
  const note = creatinineNote(sources);
  const creatinineFlag = sources.creatinine && flagOf(values.serumCreatinine, sources.creatinineReference);

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (props.viewBlocked === undefined) props.onViewResult();
      }}
    >
      <section>
        <SectionHeading level={3} title="病史与心电图" aside="勾选即计入评分" />
        <CheckRow
          id="grace-arrest"
          label={graceText.cardiacArrest}
          isChecked={values.cardiacArrest}
          isDisabled={isReadOnly}
          onChange={(cardiacArrest) => onChange({ cardiacArrest })}
        />
        <CheckRow
          id="grace-st"
          label={graceText.stDown}
          isChecked={values.stDown}
          isDisabled={isReadOnly}
          onChange={(stDown) => onChange({ stDown })}
        />
        <CheckRow
          id="grace-enzymes"
          label={graceText.cardiacEnzymesHigh}
          isChecked={values.cardiacEnzymesHigh}
          isDisabled={isReadOnly || !canModifyEnzymes}
          onChange={(cardiacEnzymesHigh) => onChange({ cardiacEnzymesHigh })}
        >
          {values.evidences.length > 0 && <span>依据 {values.evidences.length} 条检验结果</span>}
          {!isReadOnly && canModifyEnzymes && (
            <button type="button" className={styles.link} onClick={props.onEditEvidence}>
              <Pencil size={13} strokeWidth={1.6} aria-hidden />
              {values.evidences.length > 0 ? '编辑依据' : '录入依据'}
            </button>
          )}
        </CheckRow>
      </section>

      <section>
        <SectionHeading
          level={3}
          title="体征与检验"
          aside={
            <>
              <span className={styles.star}>*</span> 为必填
            </>
          }
        />
        <div className={styles.grid}>
          <FormField id="grace-age" label="年龄" isRequired error={errors.age} note={sources.age?.text}>
            <NumericInput
              id="grace-age"
              value={values.age}
              rule={numericRules.age}
              unit="岁"
              isRequired
              isReadOnly={isReadOnly}
              isInvalid={errors.age !== undefined}
              describedBy={fieldDescription('grace-age', errors.age !== undefined, sources.age !== undefined)}
              onChange={(age) => onChange({ age })}
            />
          </FormField>
          <FormField id="grace-heart-rate" label="心率" isRequired error={errors.heartRate}>
            <NumericInput
              id="grace-heart-rate"
              value={values.heartRate}
              rule={numericRules.heartRate}
              unit="次/分"
              isRequired
              isReadOnly={isReadOnly}
              isInvalid={errors.heartRate !== undefined}
              describedBy={fieldDescription('grace-heart-rate', errors.heartRate !== undefined, false)}
              onChange={(heartRate) => onChange({ heartRate })}
            />
          </FormField>
          <FormField id="grace-pressure" label="血压（收缩压）" isRequired error={errors.bloodPressure}>
            <NumericInput
              id="grace-pressure"
              value={values.bloodPressure}
              rule={numericRules.bloodPressure}
              unit={values.bloodPressureUnit}
              units={pressureUnits}
              unitLabel="血压单位"
              isRequired
              isReadOnly={isReadOnly}
              isInvalid={errors.bloodPressure !== undefined}
              describedBy={fieldDescription('grace-pressure', errors.bloodPressure !== undefined, false)}
              onChange={(bloodPressure) => onChange({ bloodPressure })}
              onUnitChange={(bloodPressureUnit) => onChange({ bloodPressureUnit })}
            />
          </FormField>
          <FormField id="grace-creatinine" label="血肌酐" isRequired error={errors.serumCreatinine} note={note}>
            <NumericInput
              id="grace-creatinine"
              value={values.serumCreatinine}
              rule={numericRules.creatinine}
              unit={values.serumCreatinineUnit}
              units={creatinineUnits}
              unitLabel="血肌酐单位"
              isRequired
              isReadOnly={isReadOnly}
              isInvalid={errors.serumCreatinine !== undefined}
              tone={creatinineFlag}
              mark={creatinineFlag && <FlagArrow {...arrowOf(creatinineFlag)} />}
              describedBy={fieldDescription(
                'grace-creatinine',
                errors.serumCreatinine !== undefined,
                note !== undefined,
              )}
              onChange={(serumCreatinine) => onChange({ serumCreatinine })}
              onUnitChange={(serumCreatinineUnit) => onChange({ serumCreatinineUnit })}
            />
          </FormField>
        </div>
      </section>

      <section className={styles.ruled}>
        <KillipChoice
          value={values.killip}
          error={errors.killip}
          isReadOnly={isReadOnly}
          onChange={(killip) => onChange({ killip })}
        />
      </section>

      <div className={styles.actions}>
        <Button
          type="submit"
          variant="primary"
          className={styles.view}
          disabled={props.viewBlocked !== undefined}
          busy={props.isMeasuring}
          aria-describedby="grace-view-hint"
        >
          {graceText.viewResult}
        </Button>
        <p
          id="grace-view-hint"
          className={hasErrors ? styles.missing : styles.hint}
          role={hasErrors ? 'alert' : undefined}
        >
          {hasErrors ? graceText.required : (props.viewBlocked ?? '修改任意一项后需重新查看结果')}
        </p>
      </div>
    </form>
  );
}

function arrowOf(flag: 1 | -1): { direction: 'up' | 'down'; label: string } {
  return flag === 1 ? { direction: 'up', label: '升高' } : { direction: 'down', label: '降低' };
}
