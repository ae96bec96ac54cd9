import type { License, LicenseVerification } from '@jianwei/api-client/model';

export const STATE_TEXT: Record<License['state'], string> = { 0: '未激活', 1: '有效', 2: '试用', 3: '已过期' };

/** What a verification found, as a sentence. */
export function verificationText({ valid, limit, reason }: LicenseVerification): string {
  if (!valid) return `激活码无效：${reason ?? '请核对后重新输入'}`;
  return limit === undefined ? '激活码有效' : `激活码有效，激活后可使用 ${limit} 天`;
}
