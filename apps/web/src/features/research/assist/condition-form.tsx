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
import { Select } from '../../../kit/ui/select.tsx';
import { CHANGE_CHOICES, COMPARATOR_CHOICES, itemLabel, PICK_CHOICES, RELIABILITY_CHOICES } from './choices.ts';
import { NumberText } from './number-text.tsx';

interface FormProps<C> {
  condition: C;
  catalogue: ResearchCatalogue;
  /** Of the cohort, for where nothing is said. */
  usualWindow: CohortWindow;
  problems: readonly CohortProblem[];
  onChange: (condition: C) => void;
}

interface ChoiceProps<V extends string> {
  id: string;
  label: string;
  value: V | '';
  choices: readonly (readonly [V, string])[];
  onChange: (value: V) => void;
}

function ChoiceOf<V extends string>({ id, label, value, choices, onChange }: ChoiceProps<V>) {
  return (
    <FormField id={id} label={label}>
      <Select
        id={id}
        value={value}
        onChange={({ target }) => {
          const choice = choices.find(([each]) => each === target.value);
          if (choice) onChange(choice[0]);
        }}
      >
        {value === '' && <option value="">请选择</option>}
        {choices.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </Select>
    </FormField>
  );
}

const messageOf = (problems: readonly CohortProblem[], ...fields: string[]): string | undefined =>
  problems.find(({ field }) => fields.includes(field))?.message;

type WindowChoice = 'usual' | 'before' | 'after' | 'around' | 'calendar';
const WINDOWS: readonly (readonly [WindowChoice, string])[] = [
  ['before', '入组前'],
  ['after', '入组后'],
  ['around', '入组前后'],
  ['calendar', '研究时段'],
];

function windowChoice({ anchor, from_days: from, to_days: to }: CohortWindow): WindowChoice {
  if (anchor === 'calendar') return 'calendar';
  if (to <= 0) return 'before';
  return from >= 0 ? 'after' : 'around';
}

interface WindowProps {
  id: string;
  window: CohortWindow;
  error: string | undefined;
  onChange: (window: CohortWindow) => void;
}

function WindowFields({ id, window, error, onChange }: WindowProps) {
  const choice = windowChoice(window);
  const days = Math.max(Math.abs(window.from_days), Math.abs(window.to_days)) || 90;
  const choose = (next: WindowChoice): void => {
    if (next === 'calendar') onChange({ anchor: 'calendar', from_days: 0, to_days: 0 });
    else
      onChange({
        anchor: 'entry',
        from_days: next === 'after' ? 0 : 0 - days,
        to_days: next === 'before' ? 0 : days,
      });
  };
  return (
    <>
      <ChoiceOf id={`${id}-window`} label="时间窗" value={choice} choices={WINDOWS} onChange={choose} />
      {choice === 'calendar' ? (
        <span />
      ) : choice === 'around' ? (
        <div className="jw-fields">
          <NumberText
            id={`${id}-before`}
            label="前，天"
            value={-window.from_days}
            error={error}
            onChange={(before) => onChange({ ...window, from_days: 0 - (before ?? 0) })}
          />
          <NumberText
            id={`${id}-after`}
            label="后，天"
            value={window.to_days}
            onChange={(after) => onChange({ ...window, to_days: after ?? 0 })}
          />
        </div>
      ) : (
        <NumberText
          id={`${id}-days`}
          label="天数"
          value={choice === 'before' ? -window.from_days : window.to_days}
          error={error}
          onChange={(next) =>
            onChange(
              choice === 'before' ? { ...window, from_days: 0 - (next ?? 0) } : { ...window, to_days: next ?? 0 },
            )
          }
        />
      )}
    </>
  );
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
  }
}
