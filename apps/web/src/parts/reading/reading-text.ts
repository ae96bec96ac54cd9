import { isUndetermined, sayOf, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import type { KeyResult, Reading, ReadingBrief, ReadingFinding, ReportData } from '@jianwei/api-client/model';
import { formatDate } from '../../kit/lib/format-date.ts';
import { unitText } from '../lab/lab-text.ts';
import { DISCLAIMER } from '../report/print-lines.ts';

/** What parts a sentence, outside of brackets. */
const PART = /([，；])(?![^（]*）)/;

/** Without brackets and blanks, which units are set with and without. */
const bareOf = (text: string) => text.replace(/（[^）]*）|\s/g, '');
/** A title sets beside each other what a sentence joins: 筛查阳性，低钾 is 筛查阳性伴低钾. */
const unjoined = (text: string) => text.replace(/[，伴]/g, '');

/** The parts of a sentence that do not stand beside it already: part by part, in the sentence's own words. */
export function unsaid(text: string, said: readonly string[]): string {
  const all = said.map((words) => words.replace(/\s/g, '')).filter((words) => words !== '');
  const isUnsaid = (part: string): boolean => {
    const [bare, whole] = [bareOf(part), part.replace(/\s/g, '')];
    // A value at the end, and not the end of a longer one.
    const endsWith = (words: string) => bare.endsWith(words) && !/[\d.]$/.test(bare.slice(0, -words.length));
    const isIn = (words: string) => words.includes(whole) || unjoined(words).includes(unjoined(bare));
    return !all.some((words) => isIn(words) || endsWith(words));
  };
  // A part, what follows it, the next part: what is left keeps the mark before it.
  return text.split(PART).reduce((left, part, place, parts) => {
    if (place % 2 === 1 || !isUnsaid(part)) return left;
    return left === '' ? part : `${left}${parts[place - 1] ?? ''}${part}`;
  }, '');
}

/** What arrow and tag of a result say. */
const SAID_BY_MARKS = ['危急', '高于本报告区间', '低于本报告区间'];

/** Brackets of several parts. */
const BRACKET = /（([^（）]*，[^（）]*)）/g;

/** Without the values in brackets that stand beside it: room for what to do. */
function withoutValues(clause: string, values: readonly string[]): string {
  const bare = values.map((value) => value.replace(/\s/g, ''));
  return clause.replace(BRACKET, (bracket: string, inner: string) => {
    const left = inner.split('，').filter((part) => {
      const words = part.replace(/\s/g, '');
      return !bare.some((value) => words.endsWith(value) && !/[\d.]$/.test(words.slice(0, -value.length)));
    });
    return left.length === 0 ? bracket : `（${left.join('，')}）`;
  });
}

/** The first clause of the headline that says more than the results beside it; '' where there is none. */
export function clauseBeside(
  { reading }: { reading?: Pick<ReadingBrief, 'headline'> },
  results: readonly KeyResult[],
): string {
  const values = results.map(({ original_result: value, original_units: unit }) =>
    [value, unitText(unit)].filter(Boolean).join(' '),
  );
  const clauses = reading?.headline.map((clause) => unsaid(clause, [...values, ...SAID_BY_MARKS]));
  const said = withoutValues(clauses?.find((clause) => clause !== '') ?? '', values);
  const isUnitless = results.some(({ original_units: unit }) => isUndetermined(unit));
  return said !== '' && isUnitless ? `${said}（单位${UNDETERMINED}）` : said;
}

/** What the first finding says beyond the headline; '' where the headline says it all. */
export function detailOf({ headline, findings: [first] }: Reading): string {
  return unsaid(first?.text ?? '', [headline[0]?.text ?? '', ...SAID_BY_MARKS]);
}

/** What a finding says beyond its title, its value and its change. */
export function noteOf({ text, title, value_text: value, change_text: change }: ReadingFinding): string {
  return unsaid(text, [title, value ?? '', change ?? '', ...SAID_BY_MARKS]);
}

/** Since when a known disease lasts, and what that proves: 自 2024-01-09 起持续 22 个月，符合慢性. */
const SINCE = /自 \d{4}-\d{2}-\d{2} 起持续[^，；。]*(?:，符合慢性)?/;

/** Since when the disease of a finding lasts, where its text says that; else ''. */
export function sinceOf({ text }: Pick<ReadingFinding, 'text'>): string {
  return SINCE.exec(text)?.[0] ?? '';
}

/** The whole headline as one sentence. */
export const headlineText = ({ headline }: Pick<Reading, 'headline'>): string =>
  headline.map(({ text }) => text).join('；');

/** The whole reading for the record: headline, each dated sentence once, what could not be read, and the reservation. */
export function readingText(report: ReportData, reading: Reading): string {
  const { report_time: time } = report;
  const date = time === undefined ? '' : `${sayOf(time, formatDate(time, 'yyyy-MM-dd HH:mm'))} `;
  const unread = reading.unread.map(({ laboratory_name: name, reason }) => `${name}（${reason}）`);
  const lines = [
    `${date}综合判读：${headlineText(reading)}。`,
    ...reading.findings.map(({ copy_text: sentence }) => sentence ?? ''),
    ...(unread.length === 0 ? [] : [`未判读 ${unread.length} 项：${unread.join('、')}。`]),
    DISCLAIMER,
  ];
  return [...new Set(lines.filter((line) => line !== ''))].join('\n');
}
