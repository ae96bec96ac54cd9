import { findItem, printInterval } from '../catalogue/catalogue.ts';
import { figure } from '../reading/change.ts';
import type { Reading } from '../reading/reading.ts';
import { rowsOf, sideOf } from '../reading/rows.ts';
import type { Row } from '../reading/rows.ts';
import type { JudgedReport, PatientRecord } from '../record/judged.ts';
import { parseResult } from '../results/result.ts';
import { ADVICE_LEVELS, adviceOf } from './advice.ts';
import type { AdviceLevel } from './advice.ts';
import { LAY_ANCHORS, layGroupTitle, laySentence, layWords } from './lay-tables.ts';
import { passageIdOf } from './passages.ts';
import { publicName, publicPrint } from './public-name.ts';

export const LAY_VERSION = '1.0';
/** Said until a clinician has signed the texts. */
export const LAY_REVIEW = '文案待临床复核';

export type LayDirection = 'high' | 'low' | 'positive' | 'within' | 'undetermined';

export interface LayItem {
  readonly laboratoryId: string;
  readonly code: string;
  readonly name: string;
  readonly plainName: string;
  readonly value: string;
  readonly unit: string;
  readonly direction: LayDirection;
  /** Place in the order of danger, from 1; null where nothing needs attention. */
  readonly rank: number | null;
  readonly reference: string;
  /** For the ruler; null where the result is no number or the interval no interval. */
  readonly number: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly anchor: { readonly value: number; readonly words: string; readonly source: string } | null;
  readonly meaning: string;
  /** Not ranked. */
  readonly commonCauses: readonly string[];
  readonly nextStep: string;
  readonly previous: { readonly value: string; readonly time: string; readonly change: string } | null;
  readonly passageId: string | null;
}

export interface LayGroup {
  readonly title: string;
  /** Items that need attention. */
  readonly attention: number;
  readonly items: readonly LayItem[];
}

export interface LayReport {
  readonly version: string;
  readonly review: string;
  readonly headline: string;
  readonly advice: { readonly level: AdviceLevel; readonly sentence: string; readonly ruleId: string };
  readonly groups: readonly LayGroup[];
  readonly total: number;
  readonly attention: number;
  readonly inRangeCount: number;
  /** Plain names of what could not be read or judged, in the order of the report. */
  readonly unread: readonly string[];
  /** At most five. */
  readonly questions: readonly string[];
}

export interface LayInput {
  readonly record: PatientRecord;
  readonly judged: JudgedReport;
  readonly reading: Reading;
  /** Whom to call: 「内分泌科 0000-8120」. */
  readonly department: string;
  /** Rows that are left out: they are in no item and no name, but the level of advice knows them. */
  readonly held: ReadonlySet<string>;
}

const DIRECTION_WORDS = { high: '偏高', low: '偏低', positive: '是阳性' } as const;
const MOST_QUESTIONS = 5;
const ASKED_ITEMS = 2;

function directionOf(row: Row): LayDirection {
  const side = sideOf(row);
  const { state, parsed } = row.judged.flag;
  if (side !== null) return side === 'high' && parsed.kind === 'qualitative' ? 'positive' : side;
  return state === 'normal' ? 'within' : 'undetermined';
}

function anchorOf({ code, factor, value, judged }: Row, direction: LayDirection): LayItem['anchor'] {
  const side = direction === 'low' ? 'low' : 'high';
  const found = LAY_ANCHORS.find((anchor) => anchor.code === code && anchor.side === side);
  // The words name the limit in the catalogue's unit: in another one there is no line.
  if (found === undefined || value === null || factor !== 1 || judged.item === undefined) return null;
  if (direction === 'within' || direction === 'undetermined') return null;
  return { value: found.value, words: found.words, source: found.source };
}

function previousOf({ change, judged }: Row): LayItem['previous'] {
  const { parsed } = judged.flag;
  if (change === null || parsed.kind !== 'number') return null;
  const { from, difference } = change;
  const decimals = Math.max(from.decimals, parsed.decimals);
  const size = figure(difference, decimals);
  return {
    value: from.value.toFixed(from.decimals),
    time: from.time,
    change: Number(size) === 0 ? '和上次一样' : `这次${difference > 0 ? '高' : '低'}了 ${size}`,
  };
}

function referenceOf({ judged: { printed, flag } }: Row): string {
  if (printed.range_text !== '') return printed.range_text;
  return flag.interval === undefined ? '' : printInterval(flag.interval);
}

/** Where a result stands on the ruler; null where its instrument gave no figure, or it cannot be believed. */
function numberOf({ judged: { flag, printed, suspicion } }: Row): number | null {
  if (suspicion !== undefined || parseResult(printed.result).kind !== 'number') return null;
  return flag.parsed.kind === 'number' ? flag.parsed.value : null;
}

/** What waits: a test in weeks, a visit, a look at other results. */
const WAITING = /周|个月|按期|空腹再查|单看这一项|复诊/;
/** What is done before anybody is reached. */
const AT_ONCE = /^(?:马上|不要|叫不醒|犯困叫不醒)/;

const sentencesOf = (text: string): string[] => text.match(/[^。；]+[。；]?/g) ?? [];

/** What is put off by weeks or months: 单看这一项 and 空腹再查 put nothing off. */
const LATER = /周|个月|按期/;

/**
 * What to do about an item, never slower than the finding that it carries: nobody waits two weeks beside 立即就医. What the rest of
 * the report puts off, by weeks or until later today, is not said on a page that sends its reader to a hospital now (J-80, 36).
 */
function nextStepOf(own: string, urgency: number | undefined, level: AdviceLevel): string {
  if (urgency === 1) {
    const kept = sentencesOf(own).filter((each) => AT_ONCE.test(each));
    return [laySentence('step', 'urgent', 1), ...kept].join('').replace(/；$/, '。');
  }
  if (level === 'urgent' && (urgency === 2 ? own === '' || WAITING.test(own) : LATER.test(own))) {
    const waits = urgency === 2 ? WAITING : LATER;
    const kept = sentencesOf(own).filter((each) => !waits.test(each));
    return [...kept, laySentence('step', 'beside', 3)].join('').replace(/；(?=先按)/, '。');
  }
  if (urgency !== 2 || (own !== '' && !WAITING.test(own))) return own;
  const kept = sentencesOf(own).filter((each) => !WAITING.test(each));
  return [laySentence('step', 'today', 2), ...kept].join('').replace(/；$/, '。');
}

/** How urgent the most urgent finding of each row is. */
function urgencies({ findings }: Reading): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { urgency, evidences } of findings)
    for (const id of evidences) found.set(id, Math.min(found.get(id) ?? urgency, urgency));
  return found;
}

function itemOf(row: Row, rank: number | null, urgency: number | undefined, level: AdviceLevel): LayItem {
  const { printed, flag, item } = row.judged;
  const direction = directionOf(row);
  const words = layWords(item?.code ?? '', printed.name);
  const side = direction === 'low' ? words.low : direction === 'high' || direction === 'positive' ? words.high : null;
  const isUnread = direction === 'undetermined';
  return {
    laboratoryId: row.id,
    code: item?.code ?? '',
    name: publicName(item?.code ?? '', printed.name),
    plainName: words.plain,
    value: printed.result,
    unit: printed.unit,
    direction,
    rank,
    reference: referenceOf(row),
    number: numberOf(row),
    low: flag.interval?.low ?? null,
    high: flag.interval?.high ?? null,
    anchor: anchorOf(row, direction),
    meaning: isUnread
      ? `${words.about}这次没能和参考区间比，请问医师。`
      : side === null
        ? words.about
        : `${words.about}${item === undefined && direction === 'positive' ? `${words.plain}和参考不一样。` : side.meaning}`,
    commonCauses: side?.causes ?? [],
    // A row that nobody could judge may be what is urgent: a poison without a reference, a potassium without a unit.
    nextStep: side !== null || isUnread ? nextStepOf(side?.next ?? '', urgency, level) : '',
    previous: previousOf(row),
    passageId:
      item === undefined
        ? null
        : passageIdOf(item.code, direction === 'low' ? 'low' : side === null ? 'about' : 'high'),
  };
}

/** Places in the order of danger: as the reading orders its rows, what else is abnormal after them. */
function ranksOf(rows: readonly Row[], reading: Reading): ReadonlyMap<string, number> {
  const focused = reading.needFocus.filter((id) => rows.some((row) => row.id === id && sideOf(row) !== null));
  const rest = rows.filter((row) => sideOf(row) !== null && !focused.includes(row.id)).map(({ id }) => id);
  return new Map([...focused, ...rest].map((id, index) => [id, index + 1]));
}

const byRank = (a: LayItem, b: LayItem) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || 0;

function groupsOf(rows: readonly Row[], items: readonly LayItem[]): LayGroup[] {
  const titled = Map.groupBy(items, (_, index) => layGroupTitle(rows[index]?.judged.item?.group ?? ''));
  return [...titled]
    .map(([title, all]) => ({
      title,
      attention: all.filter(({ rank }) => rank !== null).length,
      items: all.toSorted((a, b) => (a.rank === null && b.rank === null ? 0 : byRank(a, b))),
    }))
    .toSorted((a, b) => (a.items[0]?.rank ?? 1e6) - (b.items[0]?.rank ?? 1e6));
}

/** A row that could not be cleaned has no item: its printed name is all there is of it. */
function unreadNames(items: readonly LayItem[], failed: JudgedReport['failed']): string[] {
  const judged = items.filter(({ direction }) => direction === 'undetermined').map(({ plainName }) => plainName);
  const printed = failed.map(({ code, name }) => layWords(findItem(code)?.code ?? '', name).plain);
  return [...judged, ...printed].map(publicPrint);
}

function headlineOf(
  ranked: readonly LayItem[],
  items: readonly LayItem[],
  unread: readonly string[],
  pressing: readonly string[],
  level: AdviceLevel,
): string {
  const phrase = laySentence('headline', level, ADVICE_LEVELS.indexOf(level) + 1);
  const first = ranked.length === 0 ? [] : pressing;
  const names = [...new Set([...first, ...ranked.map(({ plainName }) => plainName)])].slice(0, ASKED_ITEMS);
  if (names.length > 0) return `先看${names.join('和')}，${phrase}`;
  if (unread.length > 0) return `${unread.length} 项没能判定，${phrase}`;
  if (items.length === 0) return phrase;
  // A change that is too fast is one inside the interval too.
  const within = level === 'routine' ? '都在参考区间内' : laySentence('headline', 'within', 5);
  return `${items.length} 项${within}，${phrase}`;
}

function questionsOf(ranked: readonly LayItem[], items: readonly LayItem[]): string[] {
  const top = ranked.slice(0, ASKED_ITEMS);
  const changed = ranked.find(({ previous }) => previous !== null && previous.change !== '和上次一样');
  const unread = items.find(({ direction }) => direction === 'undetermined');
  const ask = (key: string, order: number, places: Record<string, string> = {}) =>
    laySentence('question', key, order, places);
  return [
    ...top.map(({ plainName, direction }) =>
      ask('item', 1, { item: plainName, direction: DIRECTION_WORDS[direction as keyof typeof DIRECTION_WORDS] }),
    ),
    ...(changed?.previous == null
      ? []
      : [
          ask('change', 3, {
            item: changed.plainName,
            change: changed.previous.change.includes('高') ? '高了' : '低了',
          }),
        ]),
    ...(ranked.length === 0 ? [] : [ask('medicine', 4)]),
    ...(unread === undefined ? [] : [ask('undetermined', 6, { item: unread.plainName })]),
    ask('routine', 5),
  ].slice(0, MOST_QUESTIONS);
}

/** One report in plain words, composed of the reading's findings and the wording tables. Pure. */
export function layReport({ record, judged, reading, department, held }: LayInput): LayReport {
  const all = rowsOf(record, judged);
  const rows = all.filter(({ id }) => !held.has(id));
  const ranks = ranksOf(rows, reading);
  const urgent = urgencies(reading);
  const { level, ruleId } = adviceOf(reading, judged, all);
  const items = rows.map((row) => itemOf(row, ranks.get(row.id) ?? null, urgent.get(row.id), level));
  const ranked = items.filter(({ rank }) => rank !== null).toSorted(byRank);
  const failed = judged.failed.filter(({ laboratory_id: id }) => !held.has(id));
  const unread = unreadNames(items, failed);
  // Rows that nobody could judge and that are urgent all the same come before what is only beyond its interval.
  const pressing = items.filter(
    ({ laboratoryId, direction }) => direction === 'undetermined' && urgent.get(laboratoryId) === 1,
  );
  const order = ADVICE_LEVELS.indexOf(level) + 1;
  return {
    version: LAY_VERSION,
    review: LAY_REVIEW,
    headline: headlineOf(ranked, items, unread, unreadNames(pressing, []), level),
    advice: { level, sentence: laySentence('advice', level, order, { department }), ruleId },
    groups: groupsOf(rows, items),
    total: items.length,
    attention: ranked.length,
    inRangeCount: items.filter(({ direction }) => direction === 'within').length,
    unread,
    questions: questionsOf(ranked, items),
  };
}
