import type { Covid19Option, NewerEvidence } from '@jianwei/api-client/model';
import { isWarningStateOffered, WARNING_GROUPS, type WarningState } from '@jianwei/clinical-rules/covid19/options';
import { CheckField } from '../../../kit/fields/check-field.tsx';
import { ChoiceRadios } from '../../../kit/fields/choice-radios.tsx';
import { FieldError } from '../../../kit/ui/form-field.tsx';
import { printedValue } from '../shared/newer-evidence.tsx';
import { fieldId } from '../record/record-form.ts';
import type { FieldErrors } from '../record/record-tool.ts';
import { minuteText } from '../shared/assessment.ts';
import { type CovidFormValues, type WarningMenus } from './covid19-form-values.ts';
import { WARNING_GROUP_TITLE, WARNING_STATE_TEXT } from './covid19-text.ts';
import styles from './option-lists.module.css';

const STATES = [1, 2, 3] as const satisfies readonly WarningState[];

interface OptionGroupProps {
  /** Its name on the wire. */
  list: string;
  title: string;
  /** The heading of its section says the same already. */
  hidesTitle: boolean;
  options: readonly Covid19Option[];
  /** null: not known. */
  chosen: readonly number[] | null;
  error: string | undefined;
  onChange: (chosen: readonly number[]) => void;
}

/** The options of one list as checkboxes. */
export function OptionGroup({ list, title, hidesTitle, options, chosen, error, onChange }: OptionGroupProps) {
  const id = fieldId(list);
  const toggle = (key: number, isChosen: boolean) => {
    const others = (chosen ?? []).filter((entry) => entry !== key);
    // In ascending order, so that choosing and taking back leaves the form as it was.
    onChange(isChosen ? [...others, key].toSorted((a, b) => a - b) : others);
  };
  return (
    <fieldset className={styles.group} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={hidesTitle ? 'jw-visually-hidden' : `jw-table-text jw-ink-3 ${styles.title}`}>{title}</legend>
      <div className={styles.options}>
        {options.map(({ key, label }, index) => (
          <CheckField
            key={key}
            id={index === 0 ? id : `${id}-${key}`}
            label={label}
            isChecked={chosen?.includes(key) === true}
            onChange={(isChosen) => toggle(key, isChosen)}
          />
        ))}
      </div>
      {error !== undefined && <FieldError id={`${id}-error`} text={error} />}
    </fieldset>
  );
}

interface WarningItemsProps {
  menus: WarningMenus;
  states: CovidFormValues['warnings'];
  errors: FieldErrors;
  sources: ReadonlyMap<string, NewerEvidence>;
  onChange: (key: string, state: WarningState) => void;
}

/** Every warning item with its states; the group 其他 knows no 无结果. What the laboratory reported stands beside it. */
export function WarningItems({ menus, states, errors, sources, onChange }: WarningItemsProps) {
  return WARNING_GROUPS.map((group) => {
    const error = errors[group];
    const errorId = `${fieldId(group)}-error`;
    const offered = STATES.filter((value) => isWarningStateOffered(group, value));
    return (
      <section key={group} className={styles.group} aria-label={WARNING_GROUP_TITLE[group]}>
        <h4 className={`jw-table-text jw-ink-3 ${styles.title}`}>{WARNING_GROUP_TITLE[group]}</h4>
        {menus[group].map(({ key, label }, index) => {
          const labelId = `covid-warning-${key}`;
          const source = sources.get(key);
          return (
            <div key={key} className={styles.row}>
              <span id={labelId}>{label}</span>
              <span id={`${labelId}-source`} className={`jw-note jw-nowrap ${styles.source}`}>
                {source && (
                  <>
                    <b>{printedValue(source.value)}</b> {minuteText(source.report_time)}
                  </>
                )}
              </span>
              <ChoiceRadios
                id={index === 0 ? fieldId(group) : `${labelId}-first`}
                labelId={labelId}
                options={offered.map((value) => ({ value, label: WARNING_STATE_TEXT[value] }))}
                value={states[key] ?? null}
                describedBy={[source && `${labelId}-source`, error && errorId].filter(Boolean).join(' ') || undefined}
                onChange={(state) => onChange(key, state)}
              />
            </div>
          );
        })}
        {error !== undefined && <FieldError id={errorId} text={error} />}
      </section>
    );
  });
}
