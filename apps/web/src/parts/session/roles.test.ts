import { expect, test } from 'vitest';
import { ACCOUNT_STATUS_LABELS, COLUMN_PERMISSIONS, isClinician, ROLE_LABELS, roleLabel } from './roles.ts';

// covers B-3-12, B-3-59..69
test('role labels', () => {
  expect(ROLE_LABELS).toEqual({
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
  });
  expect(roleLabel(5)).toBe('未知角色');
});

// covers B-3-70, B-3-71
test('account states', () => {
  expect(ACCOUNT_STATUS_LABELS).toEqual({ 1: '正常', 2: '锁定' });
});

// covers B-3-72..75
test('column permissions are strings', () => {
  expect(COLUMN_PERMISSIONS).toEqual({
    systemBoard: '1',
    keyIndicators: '2',
    dataCentre: '3',
    researchProjects: '4',
  });
});

// covers B-6-01, B-6-02
test('roles 1 and 4 are the clinicians', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].filter(isClinician)).toEqual([1, 4]);
});
