import { weeksInResult } from '../core/pregnancy.ts';
import { UNDETERMINED_TEXT } from '../flags/wording.ts';
import type { JudgedReport } from '../record/judged.ts';
import type { JudgedRow } from '../record/judged-row.ts';
import type { PrintedRow } from '../record/printed.ts';
import { sourceFlagMeaning } from '../record/source-flag.ts';
import { parseResult } from '../results/result.ts';
import { normaliseUnit } from '../units/unit.ts';
import { actionsFor } from './actions.ts';
import { minuteText } from './copy.ts';
import type { Finding, FindingKind, FindingRank, SuspectRow, UnreadRow } from './reading.ts';
import { organOf } from './organs.ts';
import { READING_VERSION } from './row-findings.ts';
import { sideOf } from './rows.ts';
import type { Row } from './rows.ts';
import { isOfTube } from './specimen-patterns.ts';
import { nameOf } from './words.ts';

const RANK: FindingRank = {
  organ: '',
  harm: 'D',
  isCriticalValue: false,
  isCriticalFlag: false,
  isLifeThreatening: false,
  distance: 0,
  isFast: false,
  reliable: 2,
  catalogueOrder: Number.MAX_SAFE_INTEGER,
  rowOrder: 0,
};

interface Plain {
  readonly id: string;
  readonly kind: FindingKind;
  readonly title: string;
  readonly text: string;
  readonly lead: string;
  readonly urgency: 1 | 2 | 3;
  readonly evidences: readonly string[];
  readonly valueText: string;
  readonly actions: Finding['actions'];
  readonly rank: Partial<FindingRank>;
}

/** A finding that is no course and no diagnosis. */
export function plainFinding(given: Plain, time: string): Finding {
  return {
    findingId: given.id,
    kind: given.kind,
    title: given.title,
    text: given.text,
    urgency: given.urgency,
    status: 'new',
    isKnown: false,
    evidences: given.evidences,
    valueText: given.valueText,
    changeText: '',
    actions: given.actions,
    apiType: null,
    diagnosisId: null,
    copyText: `${minuteText(time)} ${given.text}。`,
    ruleId: `reading/${given.kind}`,
    ruleVersion: READING_VERSION,
    words: { lead: given.lead, change: '', phrase: given.lead },
    rank: { ...RANK, organ: given.id, ...given.rank },
  };
}

type OfRow = Omit<Plain, 'kind' | 'evidences' | 'valueText'>;

/** Such a finding of one row: its value and its place in the report are those of the row. */
export function findingOfRow(row: Row, { rank, ...told }: OfRow, { report }: JudgedReport): Finding {
  const place = { catalogueOrder: row.catalogueOrder, rowOrder: row.order };
  const of = { kind: 'row', evidences: [row.id], valueText: row.valueText } as const;
  return plainFinding({ ...told, ...of, rank: { ...rank, ...place } }, report.report_time);
}

const SIDE_WORD = { high: '升高', low: '降低', abnormal: '异常' } as const;

/** A flag beside a row that we read as normal: two facts, no verdict (J-22). */
export function normalFlagFinding(row: Row, judged: JudgedReport): Finding | null {
  const { printed, flag } = row.judged;
  if (flag.state !== 'normal') return null;
  const meaning = sourceFlagMeaning(printed.source_flag);
  if (meaning === null || meaning === 'normal') return null;
  const word = meaning === 'critical' ? '危急' : SIDE_WORD[meaning];
  const interval = flag.notes.includes('pregnancy_range') ? '孕期' : flag.rangeSource === 'catalogue' ? '目录' : '打印';
  const text = `${row.subject} ${row.valueText}，来源标记${word}，按${interval}区间未超出`;
  return plainFinding(
    {
      id: `flag:${row.id}`,
      kind: 'source_flag',
      title: `来源标记${word}`,
      text,
      lead: text,
      urgency: meaning === 'critical' ? 1 : 3,
      evidences: [row.id],
      valueText: row.valueText,
      actions: meaning === 'critical' ? (actionsFor('unread') ?? []) : [],
      rank: {
        organ: organOf(row.code),
        isCriticalValue: meaning === 'critical',
        catalogueOrder: row.catalogueOrder,
        rowOrder: row.order,
      },
    },
    judged.report.report_time,
  );
}

/** 「便隐血阳性、血红蛋白 3 日降 37，尿素也可因消化道出血升高」: blood in the gut raises urea as a unit would (J-52 stands). */
function bleedingNote(row: Row, rows: readonly Row[]): string {
  if (row.code !== 'UREA') return '';
  const signs = rows.flatMap((each) => {
    if (each.code === 'FOBT') return sideOf(each) === 'high' ? ['便隐血阳性'] : [];
    const { code, change, subject } = each;
    if (code !== 'HGB' || change === null) return [];
    return change.isBeyondChance && change.difference < 0 ? [`${subject} ${change.text}`] : [];
  });
  return signs.length === 0 ? '' : `，${signs.join('、')}，尿素也可因消化道出血升高`;
}

/** What an EDTA tube brings beyond belief. */
const OF_TUBE: readonly string[] = ['K', 'CA'];

/** A result that cannot be believed (J-50, J-51). It carries no judgement of its own. */
export function suspectFinding(row: Row, judged: JudgedReport, rows: readonly Row[]): Finding | null {
  const { suspicion } = row.judged;
  if (suspicion === undefined) return null;
  // Of a potassium from an EDTA tube neither the unit is wrong nor another one right.
  const isTube = OF_TUBE.includes(row.code) && isOfTube(judged, rows);
  const doubt = isTube ? '疑 EDTA 污染，请重采' : '请核对单位';
  const head = `${row.judged.item?.name ?? row.subject} ${row.valueText} 结果可疑，${doubt}`;
  const unit = normaliseUnit(row.judged.item?.unit ?? '');
  const suggestion =
    suspicion.suggestion === null || isTube
      ? ''
      : `，按另一单位约为 ${Number(suspicion.suggestion.toPrecision(3))} ${unit}`.trimEnd();
  const { mayBeCritical, isLikelyCritical } = suspicion;
  // A value that another unit makes harmless is not called critical; whoever rings asks for it all the same.
  const call = mayBeCritical ? `，如属实${isLikelyCritical ? '为危急值' : '须立即处理'}，请立即电话核实` : '';
  const { source_flag: flag } = row.judged.printed;
  const meaning = sourceFlagMeaning(flag);
  const isFlaggedCritical = meaning === 'critical';
  // The source's own flag counts, whether or not the value can be believed (J-21).
  const flagged = meaning === null || meaning === 'normal' ? '' : `，来源标记「${flag}」`;
  return plainFinding(
    {
      id: `suspect:${row.id}`,
      kind: 'suspect',
      title: `结果可疑，${doubt}`,
      text: `${head}${suggestion}${bleedingNote(row, rows)}${call}${flagged}`,
      lead: `${head}${isFlaggedCritical ? flagged : ''}`,
      urgency: mayBeCritical || isFlaggedCritical ? 1 : 2,
      evidences: [row.id],
      valueText: row.valueText,
      actions: actionsFor('suspect') ?? [],
      rank: {
        organ: organOf(row.code),
        isCriticalFlag: isFlaggedCritical,
        catalogueOrder: row.catalogueOrder,
        rowOrder: row.order,
      },
    },
    judged.report.report_time,
  );
}

export function suspectRow(row: Row): SuspectRow | null {
  const { suspicion, item } = row.judged;
  if (suspicion === undefined) return null;
  const { reason, factor, suggestion } = suspicion;
  return {
    laboratoryId: row.id,
    name: item?.name ?? row.subject,
    reason,
    factor,
    suggestion: suggestion === null ? null : `${Number(suggestion.toPrecision(3))} ${item?.unit ?? ''}`.trim(),
  };
}

/** How a specimen was taken, or of whom: stated, not measured, so there is nothing to read in it. */
const CONDITIONS: readonly (string | undefined)[] = ['FIO2', 'GAW'];

/** 标本状态 合格: nothing is wrong with the tube. */
const STATE_OF_SPECIMEN = /^(?:标本|样本|血清|血浆)(?:状态|性状|外观|质量|情况|描述)/;
const GOOD_STATE =
  /^(?:正常|合格|良好|清亮|透明|淡黄(?:色)?(?:清亮|透明)?|(?:无|未见)(?:明显)?(?:异常|溶血|脂血|黄疸|溶血[、,，]?脂血[、,，]?黄疸))$/;

function isCondition({ name, result, source_flag: flag }: PrintedRow, code: string | undefined): boolean {
  if (STATE_OF_SPECIMEN.test(name) && GOOD_STATE.test(result.trim()) && flag === '') return true;
  const isRead = parseResult(result).kind === 'number' || (code === 'GAW' && weeksInResult(result) !== null);
  return CONDITIONS.includes(code) && isRead && flag === '';
}

/** What lacks an interval, and words of a row outside the catalogue, are read by a finding that rests on them. */
const isReadByOthers = ({ item, flag }: JudgedRow): boolean =>
  flag.state === 'undetermined' &&
  (flag.reason === 'no_range' || (item === undefined && flag.reason === 'text_result'));

/**
 * Rows that no judgement could be made of, each with its reason (J-20).
 * @param used rows that a finding rests on: one that only wants an interval was read by it
 */
export function unreadRows(judged: JudgedReport, used: ReadonlySet<string>): UnreadRow[] {
  const undetermined = judged.rows.flatMap((row): UnreadRow[] => {
    const { printed, item, flag, suspicion } = row;
    // A critical value has been read, whatever its interval.
    return flag.state !== 'undetermined' ||
      flag.critical !== undefined ||
      suspicion !== undefined ||
      (isReadByOthers(row) && used.has(printed.laboratory_id)) ||
      isCondition(printed, item?.code)
      ? []
      : [
          {
            laboratoryId: printed.laboratory_id,
            name: nameOf(row),
            result: printed.result,
            reason: UNDETERMINED_TEXT[flag.reason],
          },
        ];
  });
  const failed = judged.failed.map((printed): UnreadRow => ({
    laboratoryId: printed.laboratory_id,
    name: printed.name,
    result: printed.result,
    reason: printed.error ?? '未能解读',
  }));
  return [...undetermined, ...failed];
}
