import type { Covid19WarningItem, NewerEvidence } from '@jianwei/api-client/model';
import { isWarningStateOffered, WARNING_GROUPS } from '@jianwei/clinical-rules/covid19/options';
import type { WarningGroup, WarningState } from '@jianwei/clinical-rules/covid19/options';
import { formatDate } from '../../../shared/lib/format-date.ts';
import { unitText } from '../../../shared/ui/unit-text.ts';
import { FieldError } from '../../../shared/ui/form-field.tsx';
import { MINUTE_PATTERN } from '../shared/assessment-texts.ts';
import { ChoiceRadios } from './choice-radios.tsx';
import type { CovidFormValues, WarningMenus } from './covid19-form-values.ts';
import { WARNING_GROUP_TITLE, WARNING_STATE_TEXT } from './covid19-text.ts';
import { fieldId } from './use-covid19-editor.ts';
import styles from './warning-items.module.css';

const STATES = [1, 2, 3] as const satisfies readonly WarningState[];

interface WarningItemsProps {
  menus: WarningMenus;
  states: CovidFormValues['warnings'];
  errors: ReadonlyMap<string, string>;
  sources: ReadonlyMap<string, NewerEvidence>;
  onChange: (key: string, state: WarningState) => void;
}

/** Every warning item with its states; the group 其他 knows no 无结果. What the laboratory reported stands beside it. */
export function WarningItems({ menus, states, errors, sources, onChange }: WarningItemsProps) {
  return (
    <>
      {WARNING_GROUPS.map((group) => (
        <section key={group} className={styles.group} aria-label={WARNING_GROUP_TITLE[group]}>
          <h4 className={styles.title}>{WARNING_GROUP_TITLE[group]}</h4>
          {menus[group].map((item, index) => (
            <WarningRow
              key={item.key}
              item={item}
              group={group}
              inputId={index === 0 ? fieldId(group) : undefined}
              state={states[item.key] ?? null}
              source={sources.get(item.key)}
              errorId={errors.has(group) ? `${fieldId(group)}-error` : undefined}
              onChange={(state) => onChange(item.key, state)}
            />
          ))}
          {errors.has(group) && <FieldError id={`${fieldId(group)}-error`} text={errors.get(group) ?? ''} />}
        </section>
      ))}
    </>
  );
}

interface WarningRowProps {
  item: Covid19WarningItem;
  group: WarningGroup;
  inputId: string | undefined;
  state: WarningState | null;
  source: NewerEvidence | undefined;
  errorId: string | undefined;
  onChange: (state: WarningState) => void;
}

function WarningRow({ item, group, inputId, state, source, errorId, onChange }: WarningRowProps) {
  const labelId = `covid-warning-${item.key}`;
  const options = STATES.filter((value) => isWarningStateOffered(group, value)).map((value) => ({
    value,
    label: WARNING_STATE_TEXT[value],
  }));
  const described = [source && `${labelId}-source`, errorId].filter(Boolean).join(' ');
  return (
    <div className={styles.row}>
      <span id={labelId} className={styles.label}>
        {item.label}
      </span>
      <span id={`${labelId}-source`} className={styles.source}>
        {source && (
          <>
            <b>{printed(source.value)}</b> {formatDate(source.report_time, MINUTE_PATTERN)}
          </>
        )}
      </span>
      <ChoiceRadios
        name={labelId}
        labelId={labelId}
        {...(inputId !== undefined && { id: inputId })}
        options={options}
        value={state}
        describedBy={described === '' ? undefined : described}
        onChange={onChange}
      />
    </div>
  );
}

/** The value as it is set in print: 1.04 10^9/L becomes 1.04 ×10⁹/L. */
function printed(value: string): string {
  const [result = '', ...unit] = value.split(' ');
  return [result, unitText(unit.join(' '))].join(' ').trim();
}
