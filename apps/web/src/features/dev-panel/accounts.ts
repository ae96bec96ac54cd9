/** The accounts of the seeded hospital that may sign in, and those it refuses. */
export const ACCOUNTS = [
  { name: 'doctor', label: '临床科室' },
  { name: 'doctor2', label: '临床科室' },
  { name: 'lab', label: '检验科，全部栏目' },
  { name: 'lab-plain', label: '检验科' },
  { name: 'account', label: '账号管理员' },
  { name: 'log', label: '日志管理员' },
  { name: 'ops', label: '运维管理员' },
  { name: 'prompt', label: '智慧注解系统管理员' },
  { name: 'research', label: '科研管理员' },
  { name: 'audit', label: '检验审核管理员' },
  { name: 'info', label: '信息管理员' },
  { name: 'applicant', label: '专病测评管理员' },
  { name: 'locked', label: '已锁定' },
  { name: 'blacklisted', label: '黑名单' },
  { name: 'suspended', label: '已停用' },
] as const;
