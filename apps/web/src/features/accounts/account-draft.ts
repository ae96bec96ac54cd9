import type { Account, AccountUpdate } from '@jianwei/api-client/model';
import type { ConflictField } from '../../parts/admin/conflict-notice.tsx';
import { columnNames, roleName } from './account-words.ts';

/** The form of an account: texts as they stand in the fields. */
export interface AccountDraft {
  readonly user_name: string;
  readonly nickname: string;
  /** Role number as text; '' = not chosen. */
  readonly role: string;
  readonly department: string;
  readonly title: string;
  /** A new number; '' keeps the present one, which nobody reads whole. */
  readonly phone: string;
  readonly permission_column: Account['permission_column'];
  readonly expires_on: string;
}

export const NEW_ACCOUNT: AccountDraft = {
  user_name: '',
  nickname: '',
  role: '',
  department: '',
  title: '',
  phone: '',
  permission_column: [],
  expires_on: '',
};

export const draftOf = ({
  user_name,
  nickname,
  role,
  department,
  title,
  permission_column,
  expires_on,
}: Account): AccountDraft => ({
  user_name,
  nickname,
  role: String(role),
  department,
  title,
  phone: '',
  permission_column,
  expires_on,
});

/** The fields of a draft that were typed since it stood as `from`. */
export function typedSince(from: AccountDraft, draft: AccountDraft): Partial<AccountDraft> {
  const fields = Object.keys(draft) as (keyof AccountDraft)[];
  return Object.fromEntries(
    fields.filter((name) => String(draft[name]) !== String(from[name])).map((name) => [name, draft[name]]),
  );
}

/** What a draft changes, as the call takes it. */
export function changesOf(initial: AccountDraft, draft: AccountDraft): Omit<AccountUpdate, 'revision'> {
  const { user_name: _name, role, ...rest } = draft;
  const fields = { ...rest, role: Number(role) };
  const before = { ...initial, role: Number(initial.role) };
  const differs = (name: keyof typeof fields) => String(fields[name]) !== String(before[name]);
  return Object.fromEntries(
    (Object.keys(fields) as (keyof typeof fields)[]).filter(differs).map((name) => [name, fields[name]]),
  );
}

const SHOWN: readonly (readonly [label: string, textOf: (draft: AccountDraft) => string])[] = [
  ['姓名', ({ nickname }) => nickname],
  ['角色', ({ role }) => roleName(Number(role))],
  ['科室', ({ department }) => department],
  ['职称', ({ title }) => title],
  ['栏目权限', columnNames],
  ['有效期', ({ expires_on: day }) => day],
];

/** Fields in which a draft and what somebody else saved differ; nobody reads a telephone number whole. */
export function conflictOf(theirs: Account, draft: AccountDraft): ConflictField[] {
  const now = draftOf(theirs);
  const fields = SHOWN.map(([label, textOf]) => ({ label, theirs: textOf(now), mine: textOf(draft) }));
  return [
    ...fields.filter((field) => field.theirs !== field.mine),
    ...(draft.phone === '' ? [] : [{ label: '手机号', theirs: theirs.phone, mine: draft.phone }]),
  ];
}

export type AccountProblems = Partial<Record<keyof AccountDraft, string>>;

/** What the form can see by itself; the server knows the rest. */
export function problemsOf(draft: AccountDraft, isNew: boolean): AccountProblems {
  const problems: AccountProblems = {};
  if (isNew && !/^[A-Za-z0-9]{2,20}$/.test(draft.user_name)) problems.user_name = '账号应为 2 至 20 位字母或数字';
  if (draft.nickname.trim() === '') problems.nickname = '请填写姓名';
  if (draft.role === '') problems.role = '请选择角色';
  if ((isNew || draft.phone !== '') && !/^1\d{10}$/.test(draft.phone)) problems.phone = '手机号应为 11 位';
  return problems;
}
