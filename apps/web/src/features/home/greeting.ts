/** First hour of each greeting, 0 to 23; before the first one it is still the evening. */
const GREETINGS: readonly (readonly [fromHour: number, text: string])[] = [
  [18, '晚上好'],
  [14, '下午好'],
  [12, '中午好'],
  [5, '上午好'],
  [0, '晚上好'],
];

const WEEKDAYS = ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'];

/** Surnames of two characters that are common enough to meet. */
const COMPOUND_SURNAMES = [
  '欧阳',
  '司马',
  '上官',
  '诸葛',
  '东方',
  '皇甫',
  '尉迟',
  '公孙',
  '慕容',
  '令狐',
  '司徒',
  '夏侯',
];

function surname(name: string): string {
  return COMPOUND_SURNAMES.find((compound) => name.startsWith(compound)) ?? Array.from(name)[0] ?? '';
}

/** 沈医师，上午好 */
export function greeting(name: string, now: Date): string {
  const text = GREETINGS.find(([from]) => now.getHours() >= from)?.[1] ?? '';
  return `${surname(name)}医师，${text}`;
}

/** 2025 年 11 月 18 日, a full-width space, 星期二. */
export function dateLine(now: Date): string {
  const weekday = WEEKDAYS[now.getDay()] ?? '';
  return `${now.getFullYear()} 年 ${now.getMonth() + 1} 月 ${now.getDate()} 日\u3000${weekday}`;
}

/** How the number of reports to watch compares with the same time yesterday. */
export function focusChangeText(change: number): string {
  if (change === 0) return '与昨日同时段持平';
  return `较昨日同时段${change > 0 ? '多' : '少'} ${Math.abs(change)} 份`;
}
