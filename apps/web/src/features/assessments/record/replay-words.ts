import type { AssessmentReplay, ReplayCause, ReplaySaving, ReplaySide } from '@jianwei/api-client/model';
import {
  hasUndetermined,
  isTrue,
  isUndetermined,
  sayOf,
  UNDETERMINED,
} from '@jianwei/api-client/transport/undetermined';
import { minuteText } from '../shared/assessment.ts';

export const REPLAY_TITLE = '当时与现在';

export const KIND_TEXT: Readonly<Record<ReplayCause['kind'], string>> = {
  input: '录入',
  evidence: '检验结果',
  patient: '患者资料',
  rule: '规则版本',
};

export const ACT_TEXT: Readonly<Record<ReplaySaving['act'], string>> = { saved: '保存', shown: '首次显示' };

export const CHANGE_TEXT: Readonly<Record<ReplayCause['change'], string>> = {
  edited: '录入已修改',
  corrected: '已更正',
  newer: '有更新的结果',
  changed: '依据有变化',
  version: '版本不同',
};

/** Whether anything that the comparison rests on could not be read. */
function isUnsure({ is_same: isSame, again, now, then, causes, unread }: AssessmentReplay): boolean {
  const rows = [...now.results, ...then.results, ...causes, ...unread];
  return isUndetermined(isSame, again.status, ...rows) || rows.some(hasUndetermined);
}

/** What is said first. Only where everything was read and nothing is another one it is 与当时一致. */
export function leadOf(replay: AssessmentReplay): string {
  const { problem, causes, unread, is_same: isSame } = replay;
  if (isUnsure(replay)) return '无法判定现在的结果是否与当时一致';
  if (problem !== '') return `现在无法计算：${problem}`;
  if (!isTrue(isSame)) return '现在的结果与当时不同';
  if (unread.length > 0) return '就能读到的部分，结果与当时一致';
  return causes.length > 0 ? '结果与当时一致，但依据有变化' : '与当时一致';
}

const AGAIN_TEXT: Readonly<Record<AssessmentReplay['again']['status'], string>> = {
  same: '',
  differs: '按当时的录入与规则版本重算，与保存的结果不符，请联系信息科核查',
  no_version: '当时的规则版本已不在系统中，不能重算',
  not_kept: '保存时未留存结果与依据：当时一栏由保存的录入按其规则版本算得，此后更正的检验结果无从辨认',
};

/** What is to be known of the figures of then; '' where they were computed again to the same. */
export const againText = ({ again }: AssessmentReplay): string => sayOf(again.status, AGAIN_TEXT[again.status]);

/** 规则版本 2023.10，2023-01-05 起. */
export function versionText({ rule_version: version, holds_from: from }: ReplaySide): string {
  return `规则版本 ${version}，${from === undefined ? '自始启用' : `${sayOf(from, from.slice(0, 10))} 起`}`;
}

/** A time, or that it cannot be told. */
export const momentText = (time: string): string => (isUndetermined(time) ? UNDETERMINED : minuteText(time));

/** One thing on both sides; '' where a side has none. */
export interface ReplayLine {
  readonly key: string;
  readonly label: string;
  readonly then: string;
  readonly now: string;
}

type Rows = ReplaySide['results'];

/** Rows of both sides, those of then first, in their order. */
export function linesOf(then: Rows, now: Rows): ReplayLine[] {
  const rows = [...then, ...now].filter((row) => !isUndetermined(row));
  const isWhole = [...then, ...now].length === rows.length;
  const labels = new Map(rows.map(({ item, label }) => [item, label]));
  const of = (side: Rows, item: string) => side.find((row) => row.item === item)?.value ?? '';
  const lines = [...labels].map(([key, label]) => ({ key, label, then: of(then, key), now: of(now, key) }));
  return isWhole ? lines : [...lines, { key: '', label: UNDETERMINED, then: UNDETERMINED, now: UNDETERMINED }];
}
