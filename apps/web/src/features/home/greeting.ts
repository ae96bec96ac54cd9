import { isUndetermined, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';

/** First hour of each greeting, 0 to 23; before the first one it is still the evening. */
const GREETINGS: readonly (readonly [fromHour: number, text: string])[] = [
  [18, '晚上好'],
  [14, '下午好'],
  [12, '中午好'],
  [5, '上午好'],
  [0, '晚上好'],
];

/** Of two characters where that is common enough to meet. */
const SURNAME = /^(?:欧阳|司马|上官|诸葛|东方|皇甫|尉迟|公孙|慕容|令狐|司徒|夏侯|.)/u;

/** 沈医师，上午好 */
export function greeting(name: string, now: Date): string {
  const text = GREETINGS.find(([from]) => now.getHours() >= from)?.[1] ?? '';
  return `${SURNAME.exec(name)?.[0] ?? ''}医师，${text}`;
}

/** 2025 年 11 月 18 日, a full-width space, 星期二. */
export function dateLine(now: Date): string {
  const weekday = now.toLocaleDateString('zh-CN', { weekday: 'long' });
  return `${now.getFullYear()} 年 ${now.getMonth() + 1} 月 ${now.getDate()} 日\u3000${weekday}`;
}

/** How the number of reports to watch compares with the same time yesterday. */
export function focusChangeText(change: number): string {
  if (change === 0) return '与昨日同时段持平';
  if (isUndetermined(change)) return `较昨日同时段${UNDETERMINED}`;
  return `较昨日同时段${change > 0 ? '多' : '少'} ${Math.abs(change)} 份`;
}
