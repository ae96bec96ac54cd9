import type { ResearchCatalogue } from '@jianwei/api-client/model';
import {
  type CohortCondition,
  type CohortWindow,
  type DiagnosisCondition,
  type ResultCondition,
  WORD_COMPARATORS,
} from '@jianwei/clinical-rules/cohort/cohort';
import { AGE_OUTSIDE, BOUNDS_REVERSED, type CohortProblem } from '@jianwei/clinical-rules/cohort/check';
import { CheckField } from '../../../kit/fields/check-field.tsx';
import { PickList } from '../../../kit/overlay/pick-list.tsx';
import { FormField } from '../../../kit/ui/form-field.tsx';
import { CHANGE_CHOICES, COMPARATOR_CHOICES, itemLabel, PICK_CHOICES, RELIABILITY_CHOICES } from './choices.ts';
import { ChoiceOf, messageOf, WindowFields } from './condition-fields.tsx';
import { NumberText } from './number-text.tsx';

interface FormProps<C> {
  condition: C;
  catalogue: ResearchCatalogue;
  /** Of the cohort, for where nothing is said. */
  usualWindow: CohortWindow;
  problems: readonly CohortProblem[];
  onChange: (condition: C) => void;
}

function ResultForm({ condition, catalogue, usualWindow, problems, onChange }: FormProps<ResultCondition>) {
  const { id, pick, comparator } = condition;
  const item = catalogue.items.find(({ laboratory_code: code }) => code === condition.laboratory_code);
  const labels = new Map(catalogue.items.map((each) => [itemLabel(each), each]));
  const isChange = pick === 'change';
  const needsValue = comparator !== undefined && !WORD_COMPARATORS.includes(comparator);
  const choose = (label: string): void => {
    const next = labels.get(label);
    if (next === undefined) return;
    const { unit: _unit, ...rest } = condition;
    onChange({
      ...rest,
      laboratory_code: next.laboratory_code,
      specimen: next.specimen,
      ...(next.unit === '' ? {} : { unit: next.unit }),
    });
  };
  return (
    <>
      <div className="jw-fields">
        <FormField id={`${id}-item`} label="项目">
          <PickList
            label="项目"
            placeholder="名称、缩写"
            value={item === undefined ? '' : itemLabel(item)}
            options={[...labels.keys()]}
            onChange={choose}
          />
        </FormField>
        <ChoiceOf
          id={`${id}-pick`}
          label="取值"
          value={pick}
          choices={PICK_CHOICES}
          onChange={(next) => onChange({ ...condition, pick: next })}
        />
        <ChoiceOf
          id={`${id}-comparator`}
          label="比较"
          value={comparator ?? ''}
          choices={isChange ? COMPARATOR_CHOICES.slice(0, 5) : COMPARATOR_CHOICES}
          onChange={(next) => onChange({ ...condition, comparator: next })}
        />
        {item !== undefined &&
        item.units.length > 1 &&
        !(isChange && (condition.change_kind ?? 'percent') === 'percent') ? (
          <ChoiceOf
            id={`${id}-unit`}
            label="单位"
            value={condition.unit ?? item.unit}
            choices={item.units.map((unit) => [unit, unit] as const)}
            onChange={(unit) => onChange({ ...condition, unit })}
          />
        ) : (
          <span className="jw-note">{item?.unit}</span>
        )}
        {isChange && (
          <>
            <ChoiceOf
              id={`${id}-kind`}
              label="变化的算法"
              value={condition.change_kind ?? 'percent'}
              choices={CHANGE_CHOICES}
              onChange={(kind) => onChange({ ...condition, change_kind: kind })}
            />
            <NumberText
              id={`${id}-gap`}
              label="间隔至少，天"
              value={condition.min_gap_days ?? 90}
              error={messageOf(problems, 'min_gap_days')}
              onChange={(gap) => onChange({ ...condition, min_gap_days: gap })}
            />
          </>
        )}
        {needsValue && (
          <NumberText
            id={`${id}-value`}
            label={comparator === 'between' ? '下限' : isChange ? '数值（下降为负）' : '数值'}
            value={condition.value}
            error={messageOf(problems, 'value', 'unit')}
            onChange={(value) => onChange({ ...condition, value })}
          />
        )}
        {comparator === 'between' && (
          <NumberText
            id={`${id}-value-to`}
            label="上限"
            value={condition.value_to}
            error={messageOf(problems, 'value_to')}
            onChange={(value) => onChange({ ...condition, value_to: value })}
          />
        )}
      </div>
      <div className="jw-fields jw-above-8">
        <WindowFields
          id={id}
          window={condition.window ?? usualWindow}
          error={messageOf(problems, 'window', 'from_days', 'to_days')}
          onChange={(window) => onChange({ ...condition, window })}
        />
      </div>
    </>
  );
}

const CALENDAR: CohortWindow = { anchor: 'calendar', from_days: 0, to_days: 0 };

function DiagnosisForm({ condition, catalogue, problems, onChange }: FormProps<DiagnosisCondition>) {
  const { id } = condition;
  const names = new Map(catalogue.diagnoses.map(({ diagnosis_id: key, name }) => [name, key]));
  const name = catalogue.diagnoses.find(({ diagnosis_id: key }) => key === condition.diagnosis_id)?.name;
  return (
    <div className="jw-fields">
      <FormField id={`${id}-diagnosis`} label="诊断">
        <PickList
          label="诊断"
          placeholder="诊断名称"
          value={name ?? ''}
          options={[...names.keys()]}
          onChange={(label) => onChange({ ...condition, diagnosis_id: names.get(label) })}
        />
      </FormField>
      <ChoiceOf
        id={`${id}-reliability`}
        label="可靠性"
        value={String(condition.reliability_min)}
        choices={RELIABILITY_CHOICES}
        onChange={(least) => onChange({ ...condition, reliability_min: Number(least) })}
      />
      <WindowFields
        id={id}
        window={condition.window ?? CALENDAR}
        error={messageOf(problems, 'window', 'from_days', 'to_days')}
        onChange={(window) => onChange({ ...condition, window })}
      />
    </div>
  );
}

const isOutside = (age: number | undefined): boolean => age !== undefined && (age < 0 || age > 200);

/** The fields of one condition, below its sentence. */
export function ConditionForm(props: FormProps<CohortCondition>) {
  const { condition, catalogue, onChange } = props;
  const { id, kind } = condition;
  switch (kind) {
    case 'result':
      return <ResultForm {...props} condition={condition} />;
    case 'diagnosis':
      return <DiagnosisForm {...props} condition={condition} />;
    case 'age': {
      const { from, to } = condition;
      const isReversed = from !== undefined && to !== undefined && from > to;
      return (
        <div className="jw-fields">
          <NumberText
            id={`${id}-from`}
            label="下限，岁"
            value={from}
            error={isOutside(from) ? AGE_OUTSIDE : isReversed ? BOUNDS_REVERSED : undefined}
            onChange={(age) => onChange({ ...condition, from: age })}
          />
          <NumberText
            id={`${id}-to`}
            label="上限，岁"
            value={to}
            error={isOutside(to) ? AGE_OUTSIDE : undefined}
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
      return catalogue.departments.map(({ department_id: key, name, patients }) => (
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
      ));
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
