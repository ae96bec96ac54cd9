import { unitText } from '@jianwei/clinical-rules/units/unit-text';
import { deltaText } from '@jianwei/clinical-rules/delta/wording';
import type { JudgedRow } from '@jianwei/clinical-rules/record/judged-row';
import { APPLICATIONS } from '../hospital/applications.ts';
import type { ApplicationEntry } from '../hospital/applications.ts';
import type { ReportView } from './report-view.ts';

/** When a report calls for a tool: rows it must hold, and what the patient must be known for. */
interface Trigger {
  /** Every code must be on the report. */
  readonly all?: readonly string[];
  /** One of the codes must be on the report. */
  readonly any?: readonly string[];
  /** One of the codes must be out of its range. */
  readonly abnormal?: readonly string[];
  /** One of the patient's tags must hold this word: the tool is for a known condition. */
  readonly tag?: string;
}

const TRIGGERS: Readonly<Record<number, Trigger>> = {
  3: { all: ['PH', 'PCO2'] },
  4: { abnormal: ['EGFR', 'UACR'] },
  5: { abnormal: ['CTNI', 'CTNT', 'CKMBM'] },
  6: { all: ['PF-TP', 'PF-LDH'] },
  7: { all: ['PG1', 'PG2'] },
  8: { all: ['TSH'], tag: '甲状腺癌术后' },
  9: { all: ['CRP', 'LYM#'], tag: '新型冠状病毒感染' },
  11: { any: ['COR8', 'COR0', 'UFC'] },
  12: { all: ['PAC'], any: ['PRA', 'DRC'] },
  14: { all: ['TSH', 'FT4'] },
  15: { all: ['CSF-WBC', 'CSF-TP'] },
};

/** A tool that the report calls for, with one sentence on why now; '' when there is nothing new to say. */
export interface TriggeredApplication {
  readonly application: ApplicationEntry;
  readonly hint: string;
}

function rowOf(view: ReportView, code: string): JudgedRow | undefined {
  return view.judged.rows.find((row) => row.code === code);
}

function applies(trigger: Trigger, view: ReportView): boolean {
  const has = (code: string): boolean => rowOf(view, code) !== undefined;
  const isAbnormal = (code: string): boolean => rowOf(view, code)?.flag.state === 'abnormal';
  if (trigger.all !== undefined && !trigger.all.every(has)) return false;
  if (trigger.any !== undefined && !trigger.any.some(has)) return false;
  if (trigger.abnormal !== undefined && !trigger.abnormal.some(isAbnormal)) return false;
  const { tag } = trigger;
  return tag === undefined || view.record.patient.tags.some((text) => text.includes(tag));
}

function shown(row: JudgedRow): string {
  const { flag, item, printed } = row;
  const arrow = flag.state === 'abnormal' ? (flag.abnormalType === 1 ? ' ↑' : ' ↓') : '';
  const unit = printed.unit === '' ? '' : ` ${unitText(printed.unit)}`;
  return `${item?.shortName ?? printed.name} ${printed.result}${unit}${arrow}`;
}

function shownAll(view: ReportView, codes: readonly string[]): string {
  return codes
    .map((code) => rowOf(view, code))
    .filter((row) => row !== undefined)
    .map(shown)
    .join('，');
}

/** A stage of CKD is only news when it changed since the last report. */
function stageHint(view: ReportView): string {
  const changes = ['UACR', 'EGFR'].flatMap((code) => {
    const row = rowOf(view, code);
    const note = row && view.delta(row).notes.find((entry) => entry.code === 'stage_changed');
    return row && note ? [`${row.item?.shortName ?? code} ${deltaText(note)}`] : [];
  });
  return changes.length === 0 ? '' : `${changes.join('，')}，请复核分期与危险分层。`;
}

const HINTS: Readonly<Record<number, (view: ReportView) => string>> = {
  3: (view) => `${shownAll(view, ['PH', 'PCO2'])}，可判读酸碱与通气。`,
  4: stageHint,
  5: (view) => `${shownAll(view, ['CTNI', 'CTNT', 'CKMBM'])}，心肌标志物已出，可完成评分。`,
  6: (view) => `${shownAll(view, ['PF-TP', 'PF-LDH'])}，可按 Light 标准鉴别。`,
  7: (view) => `${shownAll(view, ['PG1', 'PGR'])}，可评估胃黏膜状态。`,
  8: (view) => `${shownAll(view, ['TSH'])}，可记录本次用药随访。`,
  9: (view) => `${shownAll(view, ['CRP', 'LYM#'])}，可核对预警指标与分型。`,
  11: (view) => `${shownAll(view, ['COR8', 'COR0'])}，可判读皮质醇节律。`,
  12: (view) => `${shownAll(view, ['PAC', 'PRA', 'DRC'])}，可计算醛固酮／肾素比值。`,
  14: (view) => `${shownAll(view, ['TSH', 'FT4'])}，可判读甲状腺功能。`,
  15: (view) => `${shownAll(view, ['CSF-WBC', 'CSF-TP'])}，可鉴别感染类型。`,
};

/** The tools that one report calls for, in the order of the catalogue of tools. */
export function triggeredApplications(view: ReportView): TriggeredApplication[] {
  return APPLICATIONS.flatMap((application) => {
    const trigger = TRIGGERS[application.apiType];
    if (trigger === undefined || !applies(trigger, view)) return [];
    return [{ application, hint: HINTS[application.apiType]?.(view) ?? '' }];
  });
}
