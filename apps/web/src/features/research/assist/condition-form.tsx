import type { CohortCondition, CohortWindow, DiagnosisCondition } from '@jianwei/clinical-rules/cohort/cohort';
import { CheckField } from '../../../kit/fields/check-field.tsx';
import styles from './assist.module.css';
import { RELIABILITY_CHOICES, REPORT_CHOICES } from './choices.ts';
import { ChoiceOf, messageOf, PickField, WindowFields } from './condition-fields.tsx';
import { NumberText } from './number-text.tsx';
import { type FormProps, ResultForm } from './result-form.tsx';

const CALENDAR: CohortWindow = { anchor: 'calendar', from_days: 0, to_days: 0 };

function DiagnosisForm(props: FormProps<DiagnosisCondition>) {
  const { condition, catalogue, problems, isEntry = false, onChange } = props;
  const { id } = condition;
  const names = new Map(catalogue.diagnoses.map(({ diagnosis_id: key, name }) => [name, key]));
  const name = catalogue.diagnoses.find(({ diagnosis_id: key }) => key === condition.diagnosis_id)?.name;
  return (
    <div className="jw-fields">
      <PickField
        id={`${id}-diagnosis`}
        label="诊断"
        placeholder="诊断名称"
        value={name ?? ''}
        options={[...names.keys()]}
        error={messageOf(problems, 'diagnosis_id')}
        onChange={(label) => onChange({ ...condition, diagnosis_id: names.get(label) })}
      />
      <ChoiceOf
        id={`${id}-reliability`}
        label="可靠性"
        value={String(condition.reliability_min)}
        choices={RELIABILITY_CHOICES}
        onChange={(least) => onChange({ ...condition, reliability_min: Number(least) })}
      />
      {!isEntry && (
        <>
          <ChoiceOf
            id={`${id}-pick`}
            label="取哪份报告"
            value={condition.pick}
            choices={REPORT_CHOICES}
            onChange={(pick) => onChange({ ...condition, pick })}
          />
          <WindowFields
            id={id}
            window={condition.window ?? CALENDAR}
            error={messageOf(problems, 'window', 'from_days', 'to_days')}
            onChange={(window) => onChange({ ...condition, window })}
          />
        </>
      )}
    </div>
  );
}

/** The fields of one condition, below its sentence. */
export function ConditionForm(props: FormProps<CohortCondition>) {
  const { condition, catalogue, problems, onChange } = props;
  const { id, kind } = condition;
  switch (kind) {
    case 'result':
      return <ResultForm {...props} condition={condition} />;
    case 'diagnosis':
      return <DiagnosisForm {...props} condition={condition} />;
    case 'age': {
      const { from, to } = condition;
      return (
        <div className="jw-fields">
          <NumberText
            id={`${id}-from`}
            label="下限，岁"
            value={from}
            error={messageOf(problems, 'from')}
            onChange={(age) => onChange({ ...condition, from: age })}
          />
          <NumberText
            id={`${id}-to`}
            label="上限，岁"
            value={to}
            error={messageOf(problems, 'to')}
            onChange={(age) => onChange({ ...condition, to: age })}
          />
        </div>
      );
    }
    case 'sex':
      return [1, 2].map((value) => (
        <CheckField
          key={value}
          id={`${id}-${value}`}
          label={value === 1 ? '男' : '女'}
          isChecked={condition.values.includes(value)}
          onChange={(isIn) =>
            onChange({
              ...condition,
              values: isIn ? [...condition.values, value].sort() : condition.values.filter((each) => each !== value),
            })
          }
        />
      ));
    case 'department':
      return (
        <div className={styles.departments}>
          {catalogue.departments.map(({ department_id: key, name, patients }) => (
            <CheckField
              key={key}
              id={`${id}-${key}`}
              label={name}
              isChecked={condition.ids.includes(key)}
              onChange={(isIn) =>
                onChange({
                  ...condition,
                  ids: isIn ? [...condition.ids, key] : condition.ids.filter((each) => each !== key),
                })
              }
            >
              {patients.shown} 人
            </CheckField>
          ))}
        </div>
      );
    case 'follow_up':
      return (
        <div className="jw-fields">
          <NumberText
            id={`${id}-reports`}
            label="至少，份"
            value={condition.reports}
            onChange={(reports) => onChange({ ...condition, reports: Math.max(1, Math.round(reports ?? 1)) })}
          />
          <NumberText
            id={`${id}-days`}
            label="跨度至少，天"
            value={condition.days}
            onChange={(days) => onChange({ ...condition, days: Math.max(0, Math.round(days ?? 0)) })}
          />
        </div>
      );
    // Made by combining two cohorts; the other cohort is changed where it is.
    case 'cohort':
      return null;
  }
}
