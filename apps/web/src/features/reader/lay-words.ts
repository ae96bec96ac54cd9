import type { LayAdviceLevel, LayItem, LayReport, SharedReport, SensitiveClass } from '@jianwei/api-client/model';
import { isUndetermined, sayOf, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { formatDate } from '../../kit/lib/format-date.ts';

export const FOOTER = '解读供参考，不能替代医师诊断';
export const DEMO = '演示数据';

/** The advice levels from the calmest on, as the scale shows them. */
export const LEVELS: readonly (readonly [LayAdviceLevel, string])[] = [
  ['routine', '按期复查'],
  ['soon', '近期复诊'],
  ['today', '今日联系'],
  ['urgent', '立即就医'],
];

const LEVEL_TEXT: Readonly<Record<LayAdviceLevel, string>> = {
  routine: '按期复查即可',
  soon: '请近期复诊',
  today: '请今日联系医师',
  urgent: '请立即就医',
};

/** 「请近期复诊」; of a level that cannot be read 无法判定. */
export function levelText(level: LayAdviceLevel): string {
  return sayOf(level, LEVEL_TEXT[level]);
}

/** What cannot be read presses too: nobody may wait because of it. */
export function isPressing(level: LayAdviceLevel): boolean {
  return level !== 'routine' && level !== 'soon';
}

/** 「演示数据」, or that nobody can tell; '' of a patient that there is. */
export function demoText(demo: boolean): string {
  if (isUndetermined(demo)) return `${DEMO}：${UNDETERMINED}`;
  return demo ? DEMO : '';
}

const DIRECTION: Readonly<Record<LayItem['direction'], { readonly word: string; readonly mark: string }>> = {
  high: { word: '升高', mark: '↑' },
  low: { word: '降低', mark: '↓' },
  positive: { word: '阳性', mark: '' },
  within: { word: '在参考区间内', mark: '' },
  undetermined: { word: '没能判定', mark: '' },
};

export function directionOf({ direction }: LayItem): { readonly word: string; readonly mark: string } {
  return isUndetermined(direction) ? { word: UNDETERMINED, mark: '' } : DIRECTION[direction];
}

/** 「血钾 5.62，升高，参考区间 3.5–5.3」: as a screen reader and the device's voice say it. */
export function spokenItem(item: LayItem): string {
  const reference = item.reference === '' ? '' : `，参考区间 ${item.reference}`;
  return `${item.plain_name} ${item.value}，${directionOf(item).word}${reference}`;
}

const CLASS_TEXT: Readonly<Record<SensitiveClass, string>> = {
  hiv: 'HIV 相关项目',
  syphilis: '梅毒相关项目',
  tumour: '肿瘤标志物',
  genetics: '基因检查',
  pregnancy: '妊娠相关项目',
};

/** What is held, why, and who will call; '' where nothing is. */
export function heldText({ held, department_name: name }: Pick<SharedReport, 'held' | 'department_name'>): string {
  if (held.length === 0) return '';
  const classes = held
    .map(({ sensitive_class: each, items }) => `${sayOf(each, CLASS_TEXT[each])} ${items} 项`)
    .join('、');
  return `${classes}没有放在这里：这类结果需要医师当面讲解，${name === '' ? '开单科室' : name}会联系您。`;
}

/** What could not be read, by its plain names; '' where everything was. */
export function unreadText({ unread }: Pick<LayReport, 'unread'>): string {
  return unread.length === 0 ? '' : `有 ${unread.length} 项未能解读：${unread.join('、')}。请问医师。`;
}

/** 「11 月 12 日」, of another year than this with the year. */
export function plainDate(time: string): string {
  const [year, month, day] = formatDate(time).split('-').map(Number);
  if (year === undefined || month === undefined || day === undefined) return formatDate(time);
  const isThisYear = year === new Date().getFullYear();
  return `${isThisYear ? '' : `${year} 年 `}${month} 月 ${day} 日`;
}

/** Masked name, sex, age and time of the report. */
export function personLine({ patient_name: name, patient_gender, patient_age, report_time }: SharedReport): string[] {
  return [name, patient_gender, `${String(patient_age)} 岁`, formatDate(report_time, 'yyyy-MM-dd HH:mm')];
}

/** A heading in the pieces between which its line may end: clauses, and names that are listed. */
export function phrasesOf(title: string): readonly string[] {
  return title.split(/(?<=[，；：、])|(?<=(?<!饱)和)|(?=参考区间)/).filter((phrase) => phrase !== '');
}
