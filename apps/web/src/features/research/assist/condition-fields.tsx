import type { CohortWindow } from '@jianwei/clinical-rules/cohort/cohort';
import type { CohortProblem } from '@jianwei/clinical-rules/cohort/check';
import { PickList } from '../../../kit/overlay/pick-list.tsx';
import { fieldDescription, FormField } from '../../../kit/ui/form-field.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { NumberText } from './number-text.tsx';

interface ChoiceProps<V extends string> {
  id: string;
  label: string;
  value: V | '';
  choices: readonly (readonly [V, string])[];
  onChange: (value: V) => void;
}

/** One of a few words. */
export function ChoiceOf<V extends string>({ id, label, value, choices, onChange }: ChoiceProps<V>) {
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

interface PickFieldProps {
  id: string;
  label: string;
  placeholder: string;
  value: string;
  options: readonly string[];
  error: string | undefined;
  onChange: (label: string) => void;
}

/** One of the catalogue, found by its name. */
export function PickField({ id, label, error, ...list }: PickFieldProps) {
  return (
    <FormField id={id} label={label} error={error}>
      <PickList
        label={label}
        isInvalid={error !== undefined}
        describedBy={fieldDescription(id, error !== undefined, false)}
        {...list}
      />
    </FormField>
  );
}

/** What is wrong with any of the fields. */
export const messageOf = (problems: readonly CohortProblem[], ...fields: string[]): string | undefined =>
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

/** The days around day 0, or of the calendar, in which a condition looks. */
export function WindowFields({ id, window, error, onChange }: WindowProps) {
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
