import type { PushFactRow, PushFacts, RuleChoices } from '@jianwei/api-client/model';
import { SIGNALS } from '@jianwei/clinical-rules/rule-condition/condition';
import { Plus, X } from 'lucide-react';
import { DateTimeField } from '../../kit/fields/date-time-field.tsx';
import { NumberField } from '../../kit/fields/number-field.tsx';
import { PickList } from '../../kit/overlay/pick-list.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { Select } from '../../kit/ui/select.tsx';
import { itemLabel } from '../../parts/rules/leaf-forms.ts';
import styles from './push-strategy.module.css';

const YEARS = { integerDigits: 3, decimals: 0 } as const;
const MOST_YEARS = 150;
const MOST_ROWS = 50;
const SEXES = ['男', '女'] as const;

interface TesterFactsProps {
  readonly facts: PushFacts;
  readonly choices: RuleChoices;
  readonly onChange: (facts: PushFacts) => void;
}

/** A report as it is typed: where and when, whose, what the product says of it, and its results. */
export function TesterFacts({ facts, choices, onChange }: TesterFactsProps) {
  const { sex: _sex, ...sexless } = facts;
  const { age: _age, ...ageless } = facts;
  return (
    <div className="jw-grid jw-gap-12">
      <Select
        aria-label="科室"
        value={facts.department}
        onChange={({ target }) => onChange({ ...facts, department: target.value })}
      >
        {choices.departments.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      <DateTimeField
        id="push-time"
        label="报告时间"
        value={Date.parse(facts.time)}
        onChange={(time) => typeof time === 'number' && onChange({ ...facts, time: new Date(time).toISOString() })}
      />
      <div className="jw-row jw-gap-12">
        <NumberField
          id="push-age"
          label="年龄"
          unit="岁"
          rule={YEARS}
          value={facts.age === undefined ? '' : String(facts.age)}
          onChange={(text) => {
            if (text === '') onChange(ageless);
            else if (Number(text) <= MOST_YEARS) onChange({ ...facts, age: Number(text) });
          }}
        />
        <label className="jw-grid jw-gap-6 jw-body jw-ink-2">
          性别
          <Select
            value={facts.sex ?? ''}
            onChange={({ target }) => {
              const sex = SEXES.find((each) => each === target.value);
              onChange(sex === undefined ? sexless : { ...facts, sex });
            }}
          >
            <option value="">不写</option>
            {SEXES.map((sex) => (
              <option key={sex}>{sex}</option>
            ))}
          </Select>
        </label>
      </div>
      <div className="jw-row jw-wrap jw-gap-12 jw-table-text" role="group" aria-label="信号">
        {SIGNALS.map((signal) => (
          <label key={signal} className="jw-row jw-gap-6">
            <input
              type="checkbox"
              checked={facts.signals.includes(signal)}
              onChange={({ target }) =>
                onChange({
                  ...facts,
                  signals: target.checked
                    ? [...facts.signals, signal]
                    : facts.signals.filter((each) => each !== signal),
                })
              }
            />
            {signal}
          </label>
        ))}
      </div>
      <FactRows rows={facts.rows} choices={choices} onChange={(rows) => onChange({ ...facts, rows })} />
    </div>
  );
}

interface FactRowsProps {
  readonly rows: readonly PushFactRow[];
  readonly choices: RuleChoices;
  readonly onChange: (rows: PushFactRow[]) => void;
}

/** Results, each an item of the catalogue with what was found and its unit. */
function FactRows({ rows, choices, onChange }: FactRowsProps) {
  const { items } = choices;
  const put = (place: number, row: PushFactRow) => onChange(rows.map((each, at) => (at === place ? row : each)));
  return (
    <div className="jw-grid jw-gap-8" role="group" aria-label="结果">
      {rows.map((row, place) => {
        const item = items.find(({ code }) => code === row.code);
        const name = `第 ${place + 1} 行`;
        return (
          <div key={`${place}-${row.code}`} className={styles.factRow}>
            <PickList
              label={`${name}项目`}
              value={item ? itemLabel(item) : ''}
              options={items.map(itemLabel)}
              placeholder="项目"
              onChange={(label) => {
                const found = items.find((each) => itemLabel(each) === label);
                const [unit] = found?.units ?? [];
                if (found) put(place, { code: found.code, value: row.value, ...(unit !== undefined && { unit }) });
              }}
            />
            <input
              className="jw-input"
              aria-label={`${name}结果`}
              placeholder="结果"
              maxLength={40}
              value={row.value}
              onChange={({ target }) => put(place, { ...row, value: target.value })}
            />
            {item !== undefined && item.units.length > 0 && (
              <Select
                aria-label={`${name}单位`}
                value={row.unit ?? item.units[0]}
                onChange={({ target }) => put(place, { ...row, unit: target.value })}
              >
                {item.units.map((unit) => (
                  <option key={unit}>{unit}</option>
                ))}
              </Select>
            )}
            <IconButton icon={X} label={`删除${name}`} onClick={() => onChange(rows.filter((_, at) => at !== place))} />
          </div>
        );
      })}
      {rows.length < MOST_ROWS && (
        <div className="jw-row">
          <Button size="small" icon={<Plus size={14} />} onClick={() => onChange([...rows, { code: '', value: '' }])}>
            添加结果
          </Button>
        </div>
      )}
    </div>
  );
}
