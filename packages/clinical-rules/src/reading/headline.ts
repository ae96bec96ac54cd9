import type { Finding, HeadlineClause, UnreadRow } from './reading.ts';
import { widthOf } from './width.ts';
import { withoutRemark } from './words.ts';

const MOST_CLAUSES = 3;
/** Full widths of a headline; Latin and figures count half. */
const MOST_WIDTH = 60;
const NAMED_UNREAD = 3;

interface ClauseParts {
  readonly withChange: boolean;
  /** In brief: without the remark behind its name. */
  readonly withPicture: boolean | 'brief';
}

/** 「血钾 6.82 mmol/L，危急，26 小时升 0.70：立即心电图」; with a picture 「血小板 18 ×10⁹/L，危急，疑似弥散性血管内凝血：查出血」. */
function firstClause({ words, actions }: Finding, { withChange, withPicture }: ClauseParts): string {
  const change = withChange && words.change !== '' ? `，${words.change}` : '';
  const name = words.picture?.name ?? '';
  const picture =
    withPicture === false || name === '' ? '' : `，${withPicture === 'brief' ? withoutRemark(name) : name}`;
  // What asks for it itself (请核对单位) needs no step behind it.
  const action = words.lead.includes('：') || /请核对(?:单位|标本)?$/.test(words.lead) ? '' : (actions[0]?.text ?? '');
  return `${words.lead}${change}${picture}${action === '' ? '' : `：${action}`}`;
}

function textBefore(text: string, part: string): string {
  const at = text.indexOf(part);
  return at === -1 ? text : text.slice(0, at);
}

/** Further critical values that are named where there is no room for all. */
const NAMED_CRITICAL = 2;

/** 「；另有危急值 1 项：血乳酸」, in full, in short and with one name. */
function furtherCritical(
  first: Finding,
  findings: readonly Finding[],
): {
  text: string;
  short: string;
  shortest: string;
  /** The first of them. */
  id: string;
  ids: ReadonlySet<string>;
  /** They all say what the first one says: INR and PT. */
  isOfOneOrgan: boolean;
} | null {
  const [, second, ...more] = findings.filter(({ rank }) => rank.isCriticalValue);
  if (!first.rank.isCriticalValue || second === undefined) return null;
  const rest = [second, ...more];
  const names = [...new Set(rest.map(({ words, valueText }) => textBefore(words.lead, ` ${valueText}`)))];
  const say = (shown: readonly string[]) =>
    `另有危急值 ${rest.length} 项：${shown.join('、')}${shown.length < names.length ? '等' : ''}`;
  return {
    text: say(names),
    short: say(names.slice(0, NAMED_CRITICAL)),
    shortest: say(names.slice(0, 1)),
    id: second.findingId,
    ids: new Set(rest.map(({ findingId }) => findingId)),
    isOfOneOrgan: rest.every(({ rank }) => rank.organ === first.rank.organ),
  };
}

/** The first findings of other organs than those told. */
function others(
  findings: readonly Finding[],
  told: ReadonlySet<string>,
  skip: ReadonlySet<string | undefined>,
): Finding[] {
  const organs = new Set(told);
  return findings.filter(({ findingId, rank }) => {
    if (skip.has(findingId) || organs.has(rank.organ) || rank.isEcho === true) return false;
    organs.add(rank.organ);
    return true;
  });
}

function fits(clauses: readonly HeadlineClause[]): boolean {
  return widthOf(clauses.map(({ text }) => text).join('；')) <= MOST_WIDTH;
}

/** 「急性失血可能（血红蛋白 62 g/L）」: the remark of a name goes before its value does. */
const bare = (clause: HeadlineClause): HeadlineClause => ({
  ...clause,
  text: clause.text.replace(/([^（）]+)（[^（）]*）（/, '$1（'),
});

/** A remark that takes something back or asks for it (血糖不高, 标签已有): without it the name would say more than was found. */
const NEEDED = /不|未|无|非|除外|请/;

/** Remarks without a value, which a clause that is too long by itself leaves away or cuts to their first part: the drawer has them. */
const terse = (clause: HeadlineClause): HeadlineClause => ({
  ...clause,
  text: clause.text.replace(/（([^（）\d，]*)(?:，[^（）\d]*)?）/g, (remark: string, head: string) =>
    NEEDED.test(remark) ? `（${head}）` : '',
  ),
});

/** 「原发性临床甲减（TSH 86.4 mIU/L）」: what follows the name and stands before its value is left away. */
function inBrief(phrase: string): string {
  return phrase.replace(/([^，（）]+)，[^（）]*（/, '$1（');
}

/** 「自发性细菌性腹膜炎可能（1517 ×10⁶/L）」: the value stays, the name of its item goes. */
function valueAlone(phrase: string): string {
  const figure = phrase.replace(/（[^（）\d]+\s(?=[<>≤≥]?\d)([^（）]*)(?:（[^（）]*）)?）$/, '（$1）');
  // Words of a finding (M蛋白 IgG κ 型单克隆条带) are no value: its name says them.
  return figure === phrase ? phrase.replace(/（[^（）\d]*）$/, '') : figure;
}

/** As `inBrief`, unless a value stands in what would go: 「已知 CKD，G3b A2 → G3b A3（变化在波动范围内）」. */
const inBriefWithValue = (phrase: string): string => (/，[^（）]*\d[^（）]*（/.test(phrase) ? phrase : inBrief(phrase));

/** One clause in ever fewer words; its value stays in each. */
function shorter(clause: HeadlineClause): HeadlineClause[] {
  const say = (text: string): HeadlineClause => ({ ...clause, text });
  const brief = say(inBriefWithValue(clause.text));
  const plain = say(inBriefWithValue(terse(clause).text));
  return [brief, bare(brief), say(valueAlone(clause.text)), say(valueAlone(bare(brief).text)), plain];
}

/**
 * At most three clauses of 60 widths (J-12). Too long: further critical values are named in short for a third clause of minutes, or
 * the third goes, then words of the second, then the change, then the second unless it names critical values, then the picture; never
 * the value or the action.
 */
export function headlineOf(findings: readonly Finding[]): HeadlineClause[] {
  const [first] = findings;
  if (first === undefined) return [];
  const critical = furtherCritical(first, findings);
  const lead = (withChange: boolean, withPicture: ClauseParts['withPicture'] = true): HeadlineClause => ({
    findingId: first.findingId,
    text: firstClause(first, { withChange, withPicture }),
  });
  const { picture } = first.words;
  // What is left of 重度低钙血症（…） says no more than the value.
  const isSaidInBrief = picture !== undefined && /待排|可能|风险/.test(withoutRemark(picture.name));
  const skip = new Set([...(critical?.ids ?? []), picture?.of]);
  const further = others(findings, new Set([first.rank.organ]), skip);
  const next: HeadlineClause[] = [
    ...(critical === null ? [] : [{ findingId: critical.id, text: critical.text }]),
    ...further.map(({ findingId, words }) => ({ findingId, text: words.phrase })),
  ].slice(0, MOST_CLAUSES - 1);
  const second = next.slice(0, 1);
  const briefly = next.map((clause, index) => (index === 0 ? clause : { ...clause, text: inBrief(clause.text) }));
  if (critical === null) {
    const tries = [
      [lead(true), ...next],
      [lead(true), ...briefly],
      ...next
        .slice(1)
        .flatMap(shorter)
        .map((third) => [lead(true), ...second, third]),
      // Two dangers of minutes, each in fewer words, before one of them alone.
      ...(further[1]?.urgency === 1
        ? second.flatMap(shorter).flatMap((short) =>
            next
              .slice(1)
              .flatMap((clause) => [clause, ...shorter(clause)])
              .map((third) => [lead(true), short, third]),
          )
        : []),
      [lead(true), ...second],
      ...second.flatMap((clause) => [
        ...shorter(clause).map((short) => [lead(true), short]),
        ...[clause, ...shorter(clause)].map((said) => [lead(false), said]),
      ]),
      [lead(true)],
      [lead(true, false)],
    ];
    return tries.find(fits) ?? [terse(lead(true, false))];
  }
  const inShort = second.map((clause) => ({ ...clause, text: critical.short }));
  const hasDanger = further[0]?.urgency === 1;
  const tries = [
    [lead(true), ...next],
    ...(hasDanger
      ? [
          [lead(true), ...inShort, ...next.slice(1)],
          ...next
            .slice(1)
            .flatMap(shorter)
            .flatMap((third) => [
              [lead(true), ...second, third],
              [lead(true), ...inShort, third],
            ]),
          ...[
            next.slice(1),
            ...next
              .slice(1)
              .flatMap(shorter)
              .map((third) => [third]),
          ].map((third) => [lead(true), ...second.map((clause) => ({ ...clause, text: critical.shortest })), ...third]),
        ]
      : []),
    // Another danger of minutes before a value that says the first one again.
    ...(hasDanger && critical.isOfOneOrgan
      ? [
          [lead(true), ...next.slice(1)],
          [lead(true), ...next.slice(1).map(bare)],
        ]
      : []),
    [lead(true), ...second],
    [lead(false), ...second],
    [lead(false), ...inShort],
    ...(isSaidInBrief
      ? [
          [lead(false, 'brief'), ...second],
          [lead(false, 'brief'), ...inShort],
        ]
      : []),
    [lead(false, false), ...second],
  ];
  return tries.find(fits) ?? [terse(lead(false, false)), ...inShort];
}

/** What is wrong with the person's times is said once, behind the names. */
const OF_PERSON = /出生日期|采样时间/;

/** Up to three names with their reasons, then how many more (J-20). */
function namesOf(unread: readonly UnreadRow[]): string {
  const named = unread
    .slice(0, NAMED_UNREAD)
    .map(({ name, reason }) => (/参考区间有误/.test(reason) ? `${name}（${reason}）` : name));
  const ofPerson = unread.find(({ reason }) => OF_PERSON.test(reason))?.reason;
  const more = unread.length > NAMED_UNREAD ? `等 ${unread.length} 项` : '';
  return `${named.join('、')}${more}${ofPerson === undefined ? '' : `（${ofPerson}）`}`;
}

/**
 * What may be said when nothing speaks (J-06, J-20, J-24).
 * @param ofPregnancy names of results that only the interval of pregnancy holds: the paper prints another one beside them
 */
export function quietHeadline(
  readCount: number,
  unread: readonly UnreadRow[],
  ofPregnancy: readonly string[] = [],
): HeadlineClause[] {
  const say = (text: string): HeadlineClause[] => [{ findingId: null, text }];
  if (readCount === 0 && unread.length === 0) return say('本次报告没有可判读的检验结果');
  const more = ofPregnancy.length > NAMED_UNREAD ? `等 ${ofPregnancy.length} 项` : '';
  const names = `${ofPregnancy.slice(0, NAMED_UNREAD).join('、')}${more}`;
  const note = names === '' ? '' : `（${names}${/[\w)]$/.test(names) ? ' ' : ''}按孕期区间）`;
  if (unread.length === 0) return say(`本次 ${readCount} 项检验结果均在各自参考区间内${note}`);
  if (readCount === 0) return say(`${unread.length} 项结果${unread.length > 1 ? '均' : ''}未判读：${namesOf(unread)}`);
  return say(`已判读的 ${readCount} 项在参考区间内${note}；${unread.length} 项未判读：${namesOf(unread)}`);
}
