import { isSameAnswer } from '@jianwei/clinical-rules/replay/replay';
import type { AgainStatus, Replayed } from './assessment-replay.ts';
import type { Cause } from './causes.ts';

const AGAIN_TEXT: Record<AgainStatus, string> = {
  same: '',
  differs: '按当时的录入与规则版本重算，与保存的结果不符，请联系信息科核查',
  no_version: '当时的规则版本已不在系统中，不能重算',
  not_kept: '保存时未留存结果与依据：当时一栏由保存的录入按其规则版本算得，此后更正的检验结果无从辨认',
};

const CHANGE_TEXT: Record<Cause['change'], string> = {
  edited: '录入已修改',
  corrected: '检验结果已更正',
  newer: '有更新的结果',
  changed: '依据有变化',
  version: '不同',
};

/** 血肌酐检验结果已更正（112 μmol/L → 188 μmol/L）. */
export function causeText({ kind, change, label, then, now }: Cause): string {
  const nothing = kind === 'input' ? '未填写' : '无';
  const what = kind === 'patient' ? '患者资料已更正' : CHANGE_TEXT[change];
  return `${label}${what}（${then || nothing} → ${now || '无'}）`;
}

/** The first thing that is said otherwise: 总分 179 分 → 188 分. */
function resultText({ then, now }: Replayed): string {
  const items = new Map([...then.answer.rows, ...now.answer.rows].map(({ item, label }) => [item, label]));
  const of = (rows: typeof then.answer.rows, item: string) => rows.find((row) => row.item === item)?.value ?? '';
  const first = [...items].find(([item]) => of(then.answer.rows, item) !== of(now.answer.rows, item));
  if (first === undefined) return '结果有变化';
  const [item, label] = first;
  return `${label} ${of(then.answer.rows, item) || '无'} → ${of(now.answer.rows, item) || '无'}`;
}

function comparison(replayed: Replayed): string {
  const { then, now, causes, unread } = replayed;
  if (now.answer.problem !== '') return `现在无法计算：${now.answer.problem}`;
  if (!isSameAnswer(then.answer, now.answer)) {
    const reasons = causes.filter(({ changesResult }) => changesResult).map(causeText);
    return [resultText(replayed), ...(reasons.length === 0 ? [] : [`原因：${reasons.join('；')}`])].join('。');
  }
  if (causes.length > 0) return `结果与当时一致，但${causes.map(causeText).join('；')}`;
  // Where something could not be read again, nothing says that all is as it was.
  return unread.length > 0 ? '就能读到的部分，结果与当时一致' : '与当时一致';
}

/** What a reader is told of the comparison: what is wrong with it first, then what differs and why, then what was not read again. */
export function replaySentence(replayed: Replayed): string {
  const { again, unread } = replayed;
  return [
    AGAIN_TEXT[again.status],
    comparison(replayed),
    ...unread.map(({ label, text }) => `${label}：${text}，按保存的值计算`),
  ]
    .filter((text) => text !== '')
    .map((text) => `${text}。`)
    .join('');
}
