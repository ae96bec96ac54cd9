import type { ResearchCatalogue } from '@jianwei/api-client/model';
import type { CohortProblem } from '@jianwei/clinical-rules/cohort/check';
import {
  type CohortWindow,
  type Pick,
  type ResultCondition,
  WORD_COMPARATORS,
} from '@jianwei/clinical-rules/cohort/cohort';
import { isMeanByLimit, MEAN_LIMIT_NOTE } from '@jianwei/clinical-rules/cohort/mean-limit';
import { unitText } from '@jianwei/clinical-rules/units/unit-text';
import { CHANGE_CHOICES, CHANGE_COMPARATORS, comparatorsOf, itemLabel, picksOf } from './choices.ts';
import { ChoiceOf, messageOf, PickField, WindowFields } from './condition-fields.tsx';
import { NumberText } from './number-text.tsx';

export interface FormProps<C> {
  condition: C;
  catalogue: ResearchCatalogue;
  /** Of the cohort, for where nothing is said. */
  usualWindow: CohortWindow;
  problems: readonly CohortProblem[];
  /** The first match is day 0: the whole study is looked at, and no days before or after. */
  isEntry?: boolean;
  onChange: (condition: C) => void;
}

const COUNTED: Readonly<Record<string, string>> = { times_upper: '倍', grade_ge: '+' };

/** What a typed number is in, and whether that is a unit that the reader may choose. */
function measureOf({ pick, comparator, change_kind: kind = 'percent' }: ResultCondition, unit: string) {
  const counted = comparator && COUNTED[comparator];
  if (counted) return { behind: counted, hasUnit: false };
  if (pick === 'change' && kind === 'percent') return { behind: '%', hasUnit: false };
  return { behind: `${unitText(unit)}${pick === 'change' && kind === 'per_year' ? '／年' : ''}`, hasUnit: true };
}

/** Another way to take the value; a comparison that a change does not know is chosen anew. */
function withPick(condition: ResultCondition, pick: Pick): ResultCondition {
  const isKept = pick !== 'change' || CHANGE_COMPARATORS.some(([each]) => each === condition.comparator);
  return { ...condition, pick, comparator: isKept ? condition.comparator : undefined };
}

/** A condition on results: of which item, taken how, compared with what, looked for when. */
export function ResultForm(props: FormProps<ResultCondition>) {
  const { condition, catalogue, usualWindow, problems, isEntry = false, onChange } = props;
  const { id, pick, comparator } = condition;
  const item = catalogue.items.find(({ laboratory_code: code }) => code === condition.laboratory_code);
  const labels = new Map(catalogue.items.map((each) => [itemLabel(each), each]));
  const isChange = pick === 'change';
  const isRange = comparator === 'between';
  const needsValue = comparator !== undefined && !WORD_COMPARATORS.includes(comparator);
  const { behind, hasUnit } = measureOf(condition, condition.unit ?? item?.unit ?? '');
  const choosesUnit = needsValue && hasUnit && item !== undefined && item.units.length > 1;
  const inUnit = (label: string): string => (choosesUnit || behind === '' ? label : `${label}，${behind}`);
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
        <PickField
          id={`${id}-item`}
          label="项目"
          placeholder="名称、缩写"
          value={item === undefined ? '' : itemLabel(item)}
          options={[...labels.keys()]}
          error={messageOf(problems, 'laboratory_code')}
          onChange={choose}
        />
        <ChoiceOf
          id={`${id}-pick`}
          label="取值"
          value={isEntry && !isChange ? 'first' : pick}
          choices={picksOf(isEntry)}
          onChange={(next) => onChange(withPick(condition, next))}
        />
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
        <ChoiceOf
          id={`${id}-comparator`}
          label="比较"
          value={comparator ?? ''}
          choices={comparatorsOf(condition)}
          onChange={(next) => onChange({ ...condition, comparator: next })}
        />
        {choosesUnit && (
          <ChoiceOf
            id={`${id}-unit`}
            label="单位"
            value={condition.unit ?? item.unit}
            choices={item.units.map((unit) => [unit, unitText(unit)] as const)}
            onChange={(unit) => onChange({ ...condition, unit })}
          />
        )}
        {needsValue && (
          <NumberText
            id={`${id}-value`}
            label={inUnit(isRange ? '下限' : '数值')}
            note={isChange ? '下降为负' : undefined}
            value={condition.value}
            error={messageOf(problems, 'value', 'unit')}
            onChange={(value) => onChange({ ...condition, value })}
          />
        )}
        {isRange && (
          <NumberText
            id={`${id}-value-to`}
            label={inUnit('上限')}
            value={condition.value_to}
            error={messageOf(problems, 'value_to')}
            onChange={(value) => onChange({ ...condition, value_to: value })}
          />
        )}
      </div>
      {!isEntry && isMeanByLimit(condition) && <p className="jw-note jw-above-8">{MEAN_LIMIT_NOTE}</p>}
      {!isEntry && (
        <div className="jw-fields jw-above-8">
          <WindowFields
            id={id}
            window={condition.window ?? usualWindow}
            error={messageOf(problems, 'window', 'from_days', 'to_days')}
            onChange={(window) => onChange({ ...condition, window })}
          />
        </div>
      )}
    </>
  );
}
