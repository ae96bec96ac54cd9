import type { PushAccount, PushChannel, PushRecipient } from '@jianwei/api-client/model';
import { X } from 'lucide-react';
import { PickList } from '../../kit/overlay/pick-list.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { Select } from '../../kit/ui/select.tsx';
import { MOST_MINUTES } from './push-draft.ts';
import { CHANNELS, TO } from './push-words.ts';
import styles from './push-strategy.module.css';

interface MinutesBoxProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly isReadOnly: boolean;
  readonly onChange: (minutes: number) => void;
}

/** Whole minutes; what is no number is 0, and is named when it is saved. */
export function MinutesBox({ label, value, most, isReadOnly, onChange }: MinutesBoxProps) {
  return (
    <input
      type="number"
      className={`jw-input ${styles.minutes}`}
      aria-label={label}
      min={0}
      max={most}
      value={value}
      readOnly={isReadOnly}
      onChange={({ target }) => onChange(Math.trunc(Number(target.value)))}
    />
  );
}

const accountLabel = ({ name, department, user_id: id }: PushAccount): string => `${name} ${department} ${id}`;

interface StepFieldsProps {
  readonly place: number;
  readonly step: PushRecipient;
  readonly accounts: readonly PushAccount[];
  readonly isReadOnly: boolean;
  readonly onChange: (step: PushRecipient) => void;
  readonly onRemove: (() => void) | undefined;
}

/** One step: after how long, to whom, by which ways. */
export function StepFields({ place, step, accounts, isReadOnly, onChange, onRemove }: StepFieldsProps) {
  const { to, user_ids: ids = [], channels, after_minutes: minutes } = step;
  const name = `第 ${place + 1} 步`;
  const toggle = (channel: PushChannel) =>
    onChange({
      ...step,
      channels: channels.includes(channel) ? channels.filter((each) => each !== channel) : [...channels, channel],
    });
  const chosen = accounts.filter(({ user_id: id }) => ids.includes(id));
  return (
    <div className="jw-grid jw-gap-8">
      <div className="jw-row jw-wrap jw-gap-8">
        {place > 0 && (
          <>
            <MinutesBox
              label={`${name}间隔`}
              value={minutes}
              most={MOST_MINUTES}
              isReadOnly={isReadOnly}
              onChange={(value) => onChange({ ...step, after_minutes: value })}
            />
            <span>分钟未处理，推送给</span>
          </>
        )}
        <Select
          aria-label={`${name}推送给`}
          value={to}
          disabled={isReadOnly}
          onChange={({ target }) => {
            const next = target.value as PushRecipient['to'];
            const { user_ids: _ids, ...rest } = step;
            onChange(next === 'accounts' ? { ...rest, to: next, user_ids: [] } : { ...rest, to: next });
          }}
        >
          {Object.entries(TO).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        {onRemove && !isReadOnly && <IconButton icon={X} label={`去掉${name}`} onClick={onRemove} />}
      </div>
      {to === 'accounts' && (
        <div className="jw-row jw-wrap jw-gap-8">
          {chosen.map((account) => (
            <span key={account.user_id} className="jw-row jw-gap-4 jw-tag">
              {`${account.name} ${account.department}`}
              {!isReadOnly && (
                <button
                  type="button"
                  className="jw-bare"
                  aria-label={`去掉 ${account.name}`}
                  onClick={() => onChange({ ...step, user_ids: ids.filter((id) => id !== account.user_id) })}
                >
                  <X size={12} />
                </button>
              )}
            </span>
          ))}
          {!isReadOnly && (
            <PickList
              label={`${name}添加账号`}
              value=""
              placeholder="姓名或科室"
              options={accounts.filter(({ user_id: id }) => !ids.includes(id)).map(accountLabel)}
              onChange={(label) => {
                const account = accounts.find((each) => accountLabel(each) === label);
                if (account) onChange({ ...step, user_ids: [...ids, account.user_id] });
              }}
            />
          )}
        </div>
      )}
      <div className="jw-row jw-wrap jw-gap-12 jw-table-text" role="group" aria-label={`${name}方式`}>
        {Object.entries(CHANNELS).map(([value, label]) => (
          <label key={value} className="jw-row jw-gap-6">
            <input
              type="checkbox"
              className="jw-checkbox"
              checked={channels.includes(value as PushChannel)}
              disabled={isReadOnly}
              onChange={() => toggle(value as PushChannel)}
            />
            {label}
          </label>
        ))}
      </div>
    </div>
  );
}
