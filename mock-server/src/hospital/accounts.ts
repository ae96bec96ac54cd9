import { scryptSync } from 'node:crypto';

export type AccountState = 'normal' | 'locked' | 'blacklisted' | 'suspended';

export interface SeededAccount {
  readonly userId: string;
  readonly userName: string;
  readonly role: number;
  readonly nickname: string;
  readonly department: string;
  readonly title: string;
  readonly phone: string;
  readonly permissionColumn: readonly string[];
  readonly state: AccountState;
}

/** The password of every seeded account: this hospital holds no real person. */
export const demoPassword = 'jianwei-demo';

/** Low cost on purpose: fifteen of these are computed while the mock hospital starts, and its password is public. */
const SCRYPT_COST = 512;

/** Salted scrypt hash of a password, hex. */
export function hashPassword(password: string, salt: string): string {
  return scryptSync(password, salt, 32, { N: SCRYPT_COST }).toString('hex');
}

function account(
  number: number,
  userName: string,
  role: number,
  nickname: string,
  department: string,
  title: string,
  more: { permissionColumn?: readonly string[]; state?: AccountState } = {},
): SeededAccount {
  return {
    userId: `u-${userName}`,
    userName,
    role,
    nickname,
    department,
    title,
    // 199 0000 is used for nobody here but the seeded accounts.
    phone: `1990000${String(number).padStart(4, '0')}`,
    permissionColumn: more.permissionColumn ?? [],
    state: more.state ?? 'normal',
  };
}

/** Every account of the seeded hospital. */
export const accounts: readonly SeededAccount[] = [
  account(1, 'lab', 1, '周以宁', '检验科', '副主任技师', { permissionColumn: ['1', '2', '3', '4'] }),
  account(2, 'lab-plain', 1, '许知远', '检验科', '检验技师'),
  account(3, 'account', 2, '何清', '信息科', '账号管理员'),
  account(4, 'log', 3, '罗文博', '信息科', '日志管理员'),
  account(5, 'doctor', 4, '沈若溪', '内分泌科', '主治医师'),
  account(6, 'doctor2', 4, '陆明哲', '急诊科', '主治医师'),
  account(7, 'ops', 6, '唐越', '信息科', '运维工程师'),
  account(8, 'prompt', 7, '秦晓彤', '检验科', '主管技师'),
  account(9, 'research', 8, '方以诚', '科研处', '科研管理员'),
  account(10, 'audit', 9, '梁思齐', '检验科', '审核技师'),
  account(11, 'info', 10, '邵云舟', '信息科', '信息管理员'),
  account(12, 'applicant', 11, '顾念', '专病测评中心', '测评管理员'),
  account(13, 'locked', 4, '江川', '心内科', '住院医师', { state: 'locked' }),
  account(14, 'blacklisted', 4, '程野', '骨科', '住院医师', { state: 'blacklisted' }),
  account(15, 'suspended', 4, '白芷', '皮肤科', '住院医师', { state: 'suspended' }),
];

const reportShell = [
  '/report-detail',
  '/encyclopedia-knowledge',
  '/knowledge-detail',
  '/report',
  '/app-application',
  '/river',
  '/scientific-research-assist-common',
  '/my-scientific-research-common',
  '/report-detail-radar',
];

const diseaseApplications = [
  '/specialized-disease-application',
  '/specialized-disease-detail',
  '/specialized-department',
  '/specialized-doctor',
  '/specialized-patient',
  '/specialized-desc',
];

const clinician = [
  '/',
  ...reportShell,
  '/diagnostic-assist',
  '/decision-assist',
  '/decision-assist-detail',
  '/about-us',
  '/excellent',
  '/detail',
  '/data',
  '/diagnosis-menu',
  '/editLicense',
  '/common-problem',
  '/version-update',
  '/appstore',
  '/appstore-detail',
  ...diseaseApplications,
  '/favorite-list',
];

const crisis = ['/crisis-reminder', '/crisis-detail'];

const labPrompts = [
  '/comprehensive-prompt',
  '/comprehensive-prompt-detail',
  '/report-list',
  '/user-defined-text',
  '/push-strategy',
];

const labAudit = ['/audit-rules-management', '/audit-rules-detail'];

const researchPages = ['/scientific-research', '/scientific-research-assist', '/my-scientific-research'];

/** The pages one column permission opens for a clinician of the laboratory (role 1). */
const columnPages: Readonly<Record<string, readonly string[]>> = {
  '1': ['/bulletin-board'],
  '2': ['/laboratory'],
  '3': ['/data-center'],
  '4': researchPages,
};

const rolePages: Readonly<Record<number, readonly string[]>> = {
  1: clinician,
  2: ['/', '/users', '/app-manage', '/editLicense'],
  3: ['/', '/users', '/logs'],
  4: [...clinician, ...crisis],
  6: [
    '/',
    '/data-cleaning',
    '/operations-use-statistical',
    '/operations-interpret-ability',
    '/blacklist',
    '/blacklist-record',
    '/ai-report',
    '/analysis-report',
    '/data-synchronism',
    '/data-synchronism-inspect',
    '/data-synchronism-check',
  ],
  7: ['/', '/detail', '/laboratory', ...labPrompts, ...crisis],
  8: ['/', '/ai-platform', '/ai-platform-detail', '/scientific-research'],
  9: ['/', '/laboratory', ...labAudit],
  10: ['/', '/users', '/data-center', '/editLicense'],
  11: ['/', ...diseaseApplications, '/appstore', '/appstore-detail'],
};

/**
 * The pages an account may open: exact pathnames; public and login pages are not in it.
 * Column permissions open the laboratory group for role 1 only. An unknown role gets an empty list.
 */
export function verifyArr(role: number, permissionColumn: readonly string[]): string[] {
  const pages = new Set(rolePages[role] ?? []);
  if (role === 1 && permissionColumn.length > 0) {
    for (const page of [...crisis, ...labPrompts, ...labAudit]) pages.add(page);
    for (const column of permissionColumn) for (const page of columnPages[column] ?? []) pages.add(page);
  }
  return [...pages];
}

/** Where an account of this role signs in. */
export function loginPath(role: number): string {
  return role === 11 ? '/apply-login' : '/login';
}
