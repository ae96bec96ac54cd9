import type { Finding, HeadlineClause, UnreadRow } from './reading.ts';
import { widthOf } from './width.ts';

const MOST_CLAUSES = 3;
/** Full widths of a headline; Latin and figures count half. */
const MOST_WIDTH = 60;
const NAMED_UNREAD = 3;

/** 「血钾 6.82 mmol/L，危急，26 小时升 0.70：立即心电图」. */
function firstClause({ words, actions }: Finding, withChange: boolean, more: string): string {
  const change = withChange && words.change !== '' ? `，${words.change}` : '';
  const action = words.lead.includes('：') ? '' : (actions[0]?.text ?? '');
  return `${words.lead}${change}${more}${action === '' ? '' : `：${action}`}`;
}

/** 「；另有危急值 1 项：血乳酸」. */
function furtherCritical(findings: readonly Finding[]): { text: string; ids: ReadonlySet<string> } {
  const [first, ...rest] = findings.filter(({ rank }) => rank.isCriticalValue);
  if (first === undefined || findings[0] !== first || rest.length === 0) return { text: '', ids: new Set() };
  const names = rest.map(({ words }) => words.lead.split(' ')[0] ?? '');
  return {
    text: `另有危急值 ${rest.length} 项：${[...new Set(names)].join('、')}`,
    ids: new Set(rest.map(({ findingId }) => findingId)),
  };
}

/** The first findings of other organs than those told. */
function others(findings: readonly Finding[], told: ReadonlySet<string>, skip: ReadonlySet<string>): Finding[] {
  const organs = new Set(told);
  return findings.slice(1).filter(({ findingId, rank }) => {
    if (skip.has(findingId) || organs.has(rank.organ)) return false;
    organs.add(rank.organ);
    return true;
  });
}

function fits(clauses: readonly HeadlineClause[]): boolean {
  return widthOf(clauses.map(({ text }) => text).join('；')) <= MOST_WIDTH;
}

/**
 * At most three clauses of 60 widths (J-12). Too long: the third goes, then the second unless it names critical values, then the
 * change; never the value or the action.
 */
export function headlineOf(findings: readonly Finding[]): HeadlineClause[] {
  const [first] = findings;
  if (first === undefined) return [];
  const critical = furtherCritical(findings);
  const lead = (withChange: boolean): HeadlineClause => ({
    findingId: first.findingId,
    text: firstClause(first, withChange, ''),
  });
  const next: HeadlineClause[] = [
    ...(critical.text === '' ? [] : [{ findingId: [...critical.ids][0] ?? null, text: critical.text }]),
    ...others(findings, new Set([first.rank.organ]), critical.ids).map(({ findingId, words }) => ({
      findingId,
      text: words.phrase,
    })),
  ].slice(0, MOST_CLAUSES - 1);
  const tries = [
    [lead(true), ...next],
    [lead(true), ...next.slice(0, 1)],
    ...(critical.text === '' ? [[lead(true)]] : [[lead(false), ...next.slice(0, 1)]]),
  ];
  return tries.find(fits) ?? tries.at(-1) ?? [lead(false)];
}

/** Up to three names with their reasons, then how many more (J-20). */
function namesOf(unread: readonly UnreadRow[]): string {
  const named = unread
    .slice(0, NAMED_UNREAD)
    .map(({ name, reason }) => (/参考区间有误|出生日期|采样时间/.test(reason) ? `${name}（${reason}）` : name));
  return `${named.join('、')}${unread.length > NAMED_UNREAD ? `等 ${unread.length} 项` : ''}`;
}

/** What may be said when nothing speaks (J-06, J-20, J-24). */
export function quietHeadline(readCount: number, unread: readonly UnreadRow[]): HeadlineClause[] {
  const say = (text: string): HeadlineClause[] => [{ findingId: null, text }];
  if (readCount === 0 && unread.length === 0) return say('本次报告没有可判读的检验结果');
  if (unread.length === 0) return say(`本次 ${readCount} 项检验结果均在各自参考区间内`);
  if (readCount === 0) return say(`${unread.length} 项结果均未判读：${namesOf(unread)}`);
  return say(`已判读的 ${readCount} 项在参考区间内；${unread.length} 项未判读：${namesOf(unread)}`);
}
