import type { Covid19WarningItem, NewerEvidence } from '@jianwei/api-client/model';
import { isWarningStateOffered, WARNING_GROUPS } from '@jianwei/clinical-rules/covid19/options';
import type { WarningGroup, WarningState } from '@jianwei/clinical-rules/covid19/options';
import { ChoiceRadios } from '../../../kit/fields/choice-radios.tsx';
import { formatDate } from '../../../kit/lib/format-date.ts';
import { unitText } from '../../../parts/lab/unit-text.ts';
import { FieldError } from '../../../kit/ui/form-field.tsx';
import { MINUTE_PATTERN } from '../shared/assessment-texts.ts';
import type { FieldErrors } from '../record/record-tool.ts';
import type { CovidFormValues, WarningMenus } from './covid19-form-values.ts';
import { WARNING_GROUP_TITLE, WARNING_STATE_TEXT } from './covid19-text.ts';
import { fieldId } from './covid19-fields.ts';
import styles from './warning-items.module.css';

const STATES = [1, 2, 3] as const satisfies readonly WarningState[];

interface WarningItemsProps {
  menus: WarningMenus;
  states: CovidFormValues['warnings'];
  errors: FieldErrors;
  sources: ReadonlyMap<string, NewerEvidence>;
  onChange: (key: string, state: WarningState) => void;
}

/** Every warning item with its states; the group 其他 knows no 无结果. What the laboratory reported stands beside it. */
export function WarningItems({ menus, states, errors, sources, onChange }: WarningItemsProps) {
  return (
    <>
      {WARNING_GROUPS.map((group) => (
        <section key={group} className={styles.group} aria-label={WARNING_GROUP_TITLE[group]}>
          <h4 className={`jw-table-text jw-ink-3 ${styles.title}`}>{WARNING_GROUP_TITLE[group]}</h4>
          {menus[group].map((item, index) => (
            <WarningRow
              key={item.key}
              item={item}
              group={group}
              inputId={index === 0 ? fieldId(group) : undefined}
              state={states[item.key] ?? null}
              source={sources.get(item.key)}
              errorId={errors[group] !== undefined ? `${fieldId(group)}-error` : undefined}
              onChange={(state) => onChange(item.key, state)}
            />
          ))}
          {errors[group] !== undefined && <FieldError id={`${fieldId(group)}-error`} text={errors[group]} />}
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
      <span id={`${labelId}-source`} className={`jw-note ${styles.source}`}>
        {source && (
          <>
            <b>{printed(source.value)}</b> {formatDate(source.report_time, MINUTE_PATTERN)}
          </>
        )}
      </span>
      <ChoiceRadios
        id={inputId ?? `${labelId}-first`}
        labelId={labelId}
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
