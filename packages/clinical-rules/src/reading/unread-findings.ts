import { judgeCriticalValue } from '../flags/critical.ts';
import { unitFactor } from '../flags/flag.ts';
import type { EarlierResult } from '../lab-inference/infer.ts';
import type { JudgedRow } from '../record/judged-row.ts';
import type { PrintedRow } from '../record/printed.ts';
import { sourceFlagMeaning } from '../record/source-flag.ts';
import { parseRange } from '../ranges/range.ts';
import { isDoubtedGrowth } from '../results/organism.ts';
import { foldText } from '../results/result.ts';
import { actionsFor } from './actions.ts';
import { plainFinding } from './flag-findings.ts';
import type { Finding } from './reading.ts';
import { unsaidUnitFinding } from './unsaid-unit.ts';
import { subjectOf } from './words.ts';

interface Told {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** In place of the whole text where a headline has little room. */
  readonly lead?: string;
  readonly isUrgent: boolean;
  readonly isCritical: boolean;
}

/** What is said of a row that a person has to judge. */
function toldFinding(
  { laboratory_id: id, result }: PrintedRow,
  order: number,
  time: string,
  { id: kind, title, text, lead = text, isUrgent, isCritical }: Told,
): Finding {
  return plainFinding(
    {
      id: `${kind}:${id}`,
      kind: 'source_flag',
      title,
      text,
      lead,
      urgency: isUrgent ? 1 : 2,
      evidences: [id],
      valueText: result.trim(),
      actions: actionsFor('unread') ?? [],
      rank: { isCriticalFlag: isCritical, rowOrder: order },
    },
    time,
  );
}

/** A flag of the source on a row that we could not read rings by itself (J-21). */
export function unreadFlagFinding(printed: PrintedRow, order: number, time: string): Finding | null {
  const meaning = sourceFlagMeaning(printed.source_flag);
  if (meaning === null || meaning === 'normal') return null;
  const isCritical = meaning === 'critical';
  const flag = printed.source_flag ?? '';
  const text = `${printed.name} ${printed.result}，来源标记「${flag}」，本系统未能判读：请人工判读`;
  return toldFinding(printed, order, time, {
    id: 'flag',
    title: `来源标记「${flag}」`,
    text,
    isUrgent: isCritical,
    isCritical,
  });
}

/** Words that stand for a side without being one of its letters: only of a measured item is 「A」 or 「H」 no blood group. */
const SIDE_WORDS = /[高低升降增减多少]|异常|危|[↑↓]/;

/** 升高 in place of a figure: the laboratory's judgement is there, its measurement is not. It counts as its flag would (J-21). */
function wordForFigureFinding({ printed, item }: JudgedRow, order: number, time: string): Finding | null {
  const word = printed.result.trim();
  const meaning = item?.valueType === 'numeric' || SIDE_WORDS.test(word) ? sourceFlagMeaning(word) : null;
  if (item?.valueType === 'qualitative' || meaning === null || meaning === 'normal') return null;
  const isCritical = meaning === 'critical';
  const text = `${subjectOf(item?.code ?? '', item?.name ?? printed.name)} ${word}，未给出数值：请人工判读`;
  return toldFinding(printed, order, time, {
    id: 'flag',
    title: '结果未给出数值',
    text,
    isUrgent: isCritical,
    isCritical,
  });
}

/**
 * A result beyond what its instrument measures, where nothing says on which side (超限): no figure, but no row to pass over. It may
 * be a critical value wherever the item has critical limits, and is one where it has them on both sides. Ours, in the manner of J-51.
 */
function beyondFinding({ printed, item }: JudgedRow, order: number, time: string): Finding {
  const meaning = sourceFlagMeaning(printed.source_flag);
  const { low, high } = item?.critical ?? {};
  const isCritical = meaning === 'critical' || (low !== undefined && high !== undefined);
  const mayBeCritical = isCritical || low !== undefined || high !== undefined;
  const flagged = meaning === null || meaning === 'normal' ? '' : `，来源标记「${printed.source_flag ?? ''}」`;
  const subject = subjectOf(item?.code ?? '', item?.name ?? printed.name);
  const head = `${subject} ${printed.result}，超出仪器测量范围，未给出数值${flagged}`;
  return toldFinding(printed, order, time, {
    id: 'beyond',
    title: '超出仪器测量范围',
    text: `${head}${mayBeCritical ? '，可能为危急值，请立即核实' : '：请人工判读'}`,
    lead: `${subject} ${printed.result}，超出仪器测量范围${mayBeCritical ? '，可能为危急值' : ''}`,
    isUrgent: mayBeCritical,
    isCritical,
  });
}

/** Of a growth that the laboratory takes for a contamination neither yes nor no is said: it is looked at the same day (CLSI M47). */
function doubtedGrowthFinding({ printed, item }: JudgedRow, order: number, time: string): Finding | null {
  if (!isDoubtedGrowth(printed.result)) return null;
  const head = `${item?.name ?? printed.name} ${printed.result.trim()}`;
  const finding = toldFinding(printed, order, time, {
    id: 'doubted',
    title: '培养结果疑污染',
    text: `${head}：请结合临床判断`,
    lead: head,
    isUrgent: false,
    isCritical: false,
  });
  return { ...finding, actions: actionsFor('culture:doubted') ?? [] };
}

const LEADING_FIGURE = /^[<>≤≥]?\s*(\d+(?:\.\d+)?)(?![\d:]|\s*\/\s*[a-z])/i;

/** 6.9 with words behind it that say nothing we know: it may be what it looks like, and somebody is called (in the manner of J-51; ours). */
function leadingFigureFinding({ printed, item }: JudgedRow, order: number, time: string): Finding | null {
  const [, figure] = LEADING_FIGURE.exec(foldText(printed.result)) ?? [];
  if (item?.valueType !== 'numeric' || figure === undefined) return null;
  const { factor, failure } = unitFactor(printed.unit, item.unit, item.code);
  const value = Number(figure);
  const range = parseRange(printed.range_text);
  const isInside = range.kind === 'interval' && value >= (range.low ?? -Infinity) && value <= (range.high ?? Infinity);
  if (failure !== undefined || isInside || judgeCriticalValue(item, value * factor) === undefined) return null;
  const head = `${subjectOf(item.code, item.name)} ${printed.result.trim()}，本系统未能判读`;
  return toldFinding(printed, order, time, {
    id: 'figure',
    title: '结果未能判读，可能为危急值',
    text: `${head}，如属实为危急值，请立即电话核实`,
    lead: `${head}，可能为危急值`,
    isUrgent: true,
    isCritical: true,
  });
}

/** What is said of a row that nobody could judge: beyond the measurable, or flagged by its source. */
export function unreadFinding(
  row: JudgedRow,
  order: number,
  time: string,
  earlier: () => readonly EarlierResult[] = () => [],
): Finding | null {
  const { printed, flag, suspicion } = row;
  if (flag.state !== 'undetermined' || suspicion !== undefined) return null;
  if (flag.reason === 'beyond_measuring') return beyondFinding(row, order, time);
  const flagged = unreadFlagFinding(printed, order, time) ?? unsaidUnitFinding(row, order, time, earlier);
  if (flagged !== null || flag.reason !== 'text_result') return flagged;
  return (
    wordForFigureFinding(row, order, time) ??
    doubtedGrowthFinding(row, order, time) ??
    leadingFigureFinding(row, order, time)
  );
}
