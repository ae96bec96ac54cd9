/** Role numbers and their labels as account management shows them. Behaviour never follows from a label. */
export const ROLE_LABELS: Readonly<Record<number, string>> = {
  1: '检验科',
  2: '账号管理员',
  3: '日志管理员',
  4: '临床科室',
  6: '运维管理员',
  7: '智慧注解系统管理员',
  8: '科研管理员',
  9: '检验审核管理员',
  10: '信息管理员',
  11: '专病测评管理员',
};

/** Label of a role number; an unknown number (5 is absent) reads 未知角色. */
export function roleLabel(role: number): string {
  return ROLE_LABELS[role] ?? '未知角色';
}

/** Roles 1 and 4 are the doctors and clinical users: they read reports and run assessments. */
export function isClinician(role: number): boolean {
  return role === 1 || role === 4;
}

/** The clinical department's role: the one whose screens are worth fetching before anybody is known. */
export const CLINICIAN_ROLE = 4;

/** Role 11 signs in at its own page and sees neither logo nor the clinicians' menu. */
export const APPLICANT_ROLE = 11;

/** Column permissions of a session, as the strings the server sends. */
export const COLUMN_PERMISSIONS = {
  systemBoard: '1',
  keyIndicators: '2',
  dataCentre: '3',
  researchProjects: '4',
} as const;

/** Account states of account management. */
export const ACCOUNT_STATUS_LABELS: Readonly<Record<number, string>> = { 1: '正常', 2: '锁定' };
