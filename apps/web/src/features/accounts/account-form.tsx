import { CheckField } from '../../kit/fields/check-field.tsx';
import { DateField } from '../../kit/fields/date-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { FormField } from '../../kit/ui/form-field.tsx';
import { Select } from '../../kit/ui/select.tsx';
import { ROLE_LABELS } from '../../parts/session/roles.ts';
import type { AccountDraft, AccountProblems } from './account-draft.ts';
import { COLUMN_NAMES, ROLE_COLUMNS } from './account-words.ts';
import styles from './accounts.module.css';

interface AccountFormProps {
  readonly draft: AccountDraft;
  readonly problems: AccountProblems;
  readonly isNew: boolean;
  readonly isReadOnly: boolean;
  /** The present number, masked. */
  readonly phone: string | undefined;
  readonly onChange: (part: Partial<AccountDraft>) => void;
}

const TEXTS = [
  { name: 'user_name', label: '账号', limit: 20, isRequired: true },
  { name: 'nickname', label: '姓名', limit: 20, isRequired: true },
  { name: 'department', label: '科室', limit: 40, isRequired: false },
  { name: 'title', label: '职称', limit: 40, isRequired: false },
] as const;

const COLUMN_PAGES: Readonly<Record<string, string>> = {
  1: '/bulletin-board',
  2: '/laboratory',
  3: '/data-center',
  4: '/scientific-research',
};

/** The fields of an account. Columns stand where the role takes them, each with the page it opens. */
export function AccountForm({ draft, problems, isNew, isReadOnly, phone, onChange }: AccountFormProps) {
  const columns = ROLE_COLUMNS[Number(draft.role)] ?? [];
  const changeRole = (role: string) => {
    const allowed = ROLE_COLUMNS[Number(role)] ?? [];
    onChange({ role, permission_column: draft.permission_column.filter((column) => allowed.includes(column)) });
  };
  return (
    <div className={`jw-grid ${styles.form}`}>
      {TEXTS.map(({ name, label, limit, isRequired }) => (
        <TextField
          key={name}
          id={`account-${name}`}
          label={label}
          limit={limit}
          isRequired={isRequired}
          isReadOnly={isReadOnly || (name === 'user_name' && !isNew)}
          value={draft[name]}
          error={problems[name]}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
      <FormField id="account-role" label="角色" isRequired error={problems.role}>
        <Select
          id="account-role"
          className={styles.choice}
          disabled={isReadOnly}
          aria-invalid={problems.role !== undefined}
          value={draft.role}
          onChange={({ target }) => changeRole(target.value)}
        >
          <option value="">请选择</option>
          {Object.entries(ROLE_LABELS).map(([number, label]) => (
            <option key={number} value={number}>
              {label}
            </option>
          ))}
        </Select>
      </FormField>
      <TextField
        id="account-phone"
        label="手机号"
        limit={11}
        isRequired={isNew}
        isReadOnly={isReadOnly}
        value={draft.phone}
        error={problems.phone}
        note={phone === undefined ? undefined : `现为 ${phone}，不修改时留空`}
        onChange={(value) => onChange({ phone: value })}
      />
      <FormField id="account-expires" label="有效期至" note="留空为不限期">
        {isReadOnly ? (
          draft.expires_on || '不限期'
        ) : (
          <DateField label="有效期至" value={draft.expires_on} onChange={(value) => onChange({ expires_on: value })} />
        )}
      </FormField>
      {columns.length > 0 && (
        <fieldset className="jw-bare">
          <legend className="jw-body jw-ink-2">栏目权限</legend>
          {columns.map((column) => (
            <CheckField
              key={column}
              id={`account-column-${column}`}
              label={COLUMN_NAMES[column] ?? column}
              isDisabled={isReadOnly}
              isChecked={draft.permission_column.some((one) => one === column)}
              onChange={(isChecked) => {
                const others = draft.permission_column.filter((one) => one !== column);
                const next = isChecked ? [...others, column as (typeof others)[number]].toSorted() : others;
                onChange({ permission_column: next });
              }}
            >
              {COLUMN_PAGES[column]}
            </CheckField>
          ))}
        </fieldset>
      )}
    </div>
  );
}
