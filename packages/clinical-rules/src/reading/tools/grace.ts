import { creatinineInMgPerDl, evaluateGrace } from '../../grace/grace.ts';
import type { GraceScore } from '../../grace/grace.ts';
import { readGraceInput } from '../../grace/grace-wire.ts';
import { GRACE_ADVICE_TEXT, GRACE_LEVEL_TEXT, graceJudgment } from '../../grace/wording.ts';
import { CREATININE_UNIT, creatinineFacts } from '../../record/grace-facts.ts';
import { dayText } from '../interval-text.ts';
import { sideOf } from '../rows.ts';
import type { Row } from '../rows.ts';
import { isOfEvent, newestForm, part, speaking } from './statement.ts';
import type { SavedForm, Tool, ToolContext, ToolPart } from './statement.ts';

/** A score tells of the event for which it was saved: this long before and after the report. Our choice. */
const EVENT_HOURS = 72;
const MARKERS = ['CTNI', 'CTNT', 'CKMBM', 'CK-MB'];
const CODES = ['CREA', ...MARKERS];
/** A marker that is raised is not taken to be a reason to wait (J-80, 31). */
const WITHHELD = '肌钙蛋白升高者按高危路径';

const hasRaisedMarker = (rows: readonly Row[]): boolean =>
  rows.some((row) => MARKERS.includes(row.code) && sideOf(row) === 'high');

/** The saved facts with what this report prints in their place; null where the score cannot be told. */
function scoreOf({ form }: SavedForm, given: object): GraceScore | null {
  const result = evaluateGrace(readGraceInput({ ...form, ...given }));
  return result.status === 'complete' ? result : null;
}

/** What the report would change in a form that was saved before it. */
function newerInputs({ form }: SavedForm, { judged, record, rows }: ToolContext): object {
  const [creatinine] = creatinineFacts({ ...record, reports: [judged] });
  const used = readGraceInput(form);
  const saved =
    used.serumCreatinine === null ? null : creatinineInMgPerDl(used.serumCreatinine, used.serumCreatinineUnit);
  const isOther =
    creatinine !== undefined && creatinineInMgPerDl(creatinine.umolPerL, CREATININE_UNIT) !== saved && saved !== null;
  const hasNewMarker = !used.hasRaisedEnzymes && hasRaisedMarker(rows);
  return {
    ...(isOther ? { serum_creatinine: creatinine.umolPerL, serum_creatinine_unit: CREATININE_UNIT } : {}),
    ...(hasNewMarker ? { cardiac_enzymes_high: true } : {}),
  };
}

/** A low score that speaks rests on older facts or stands beside a raised marker: neither is a reason to wait. */
function judgment(score: GraceScore, rows: readonly Row[]): string {
  return graceJudgment(score).replace(`，${GRACE_ADVICE_TEXT.low}`, hasRaisedMarker(rows) ? `，${WITHHELD}` : '');
}

function partOf(context: ToolContext, saved: SavedForm): ToolPart | null {
  const { rows, judged } = context;
  const before = scoreOf(saved, {});
  if (before === null) return null;
  const isEarlier = saved.savedTime !== undefined && saved.savedTime < judged.report.report_time;
  const newer = isEarlier ? newerInputs(saved, context) : {};
  const now = scoreOf(saved, newer) ?? before;
  const isOutdated = Object.keys(newer).length > 0;
  const isRegrouped = now.level !== before.level;
  const text = judgment(now, rows);
  if (!isOutdated && now.level === 'low' && !text.includes(WITHHELD)) return null;
  const title = `GRACE 评分 ${now.score} 分，${GRACE_LEVEL_TEXT[now.level]}`;
  const since = `原评分 ${before.score} 分（${dayText(saved.savedTime ?? '', judged.report.report_time)}）依据早于本次结果，请更新`;
  return part({
    key: 'score',
    title,
    text: isOutdated ? `${text}，${since}` : text,
    lead: isOutdated ? `${title}，${since}` : text,
    phrase: title,
    valueText: `${now.score} 分`,
    urgency: isRegrouped || now.level === 'high' ? 2 : 3,
    status: isOutdated ? (now.score > before.score ? 'worse' : now.score < before.score ? 'better' : 'same') : 'new',
    evidences: speaking(rows, CODES),
    harm: 'B',
    organ: 'heart',
  });
}

/** 5 Grace: the saved score of this event; worked out again where the report prints another creatinine or a raised marker. */
export const graceTool: Tool = (context) => {
  const { rows, judged } = context;
  const saved = newestForm(context.forms, 5);
  if (saved === undefined || !rows.some(({ code }) => CODES.includes(code))) return null;
  if (!isOfEvent(saved, judged.report.report_time, EVENT_HOURS)) return null;
  const stamp = evaluateGrace(readGraceInput(saved.form));
  const found = partOf(context, saved);
  return {
    apiType: 5,
    name: 'Grace 评分',
    ruleId: stamp.ruleId,
    ruleVersion: stamp.ruleVersion,
    parts: found === null ? [] : [found],
    decides: [],
  };
};
