import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printInterval } from '../catalogue/catalogue.ts';
import { SPECIAL_INTERVALS } from '../catalogue/special-intervals.ts';
import { DIAGNOSES } from '../lab-inference/rule-base.ts';
import type { DiagnosisRule, Edge } from '../lab-inference/rule-row.ts';
import { conditionText, labText } from '../lab-inference/wording.ts';
import { ACTION_ROWS } from '../reading/actions.ts';
import { ACTION_CAUTIONS, ACTION_VARIANTS } from '../reading/fitted-actions.ts';
import { FLUID_LIMITS } from '../reading/fluid-limits.ts';
import { INTERFERENCES } from '../reading/interferences.ts';
import { ACT_LIMITS } from '../reading/limits.ts';
import { OUTSIDE_DANGERS } from '../reading/outside-dangers.ts';
import { OUTSIDE_ROWS } from '../reading/outside-rows.ts';
import { REFERENCE_CHANGES } from '../plausible/reference-change.ts';

const FILE = join(import.meta.dirname, '../../../../docs/clinical-review.md');

const count = (edges: readonly Edge[], basis: Edge['basis']): number =>
  edges.filter((edge) => edge.basis === basis).length;

/** A cell of a markdown table. */
function cell(text: string): string {
  return text.replaceAll('|', '、').replaceAll('\n', ' ');
}

function edgeText({ lab, when, role }: Edge): string {
  const word = { needs: '', count: '', adds: '支持：', removes: '排除：', hastens: '紧急度：' }[role];
  return `${word}${labText(lab)} ${conditionText(when)}`;
}

function diagnosisLine(rule: DiagnosisRule): string {
  const { id, name, edges, source } = rule;
  const ours = edges.filter((edge) => edge.basis === 'C').map(edgeText);
  const cells = [id, name, `${count(edges, 'V')}`, `${count(edges, 'R')}`, [...new Set(ours)].join('；'), source];
  return `| ${cells.map(cell).join(' | ')} |`;
}

/** 「孕早期」, 「2–5 岁」. */
function appliesText({ applies }: (typeof SPECIAL_INTERVALS)[number]): string {
  if (applies.kind === 'trimester') return `孕${['早', '中', '晚'][applies.trimester - 1] ?? ''}期`;
  return applies.from === applies.to ? `${applies.from} 岁` : `${applies.from}–${applies.to} 岁`;
}

/** 「≤ 7.2」; 「查见」 of what should not be there. */
function limitText({ side, limit, incl }: Pick<(typeof ACT_LIMITS)[number], 'side' | 'limit' | 'incl'>): string {
  if (limit === undefined) return '查见';
  const sign = side === 'high' ? ['>', '≥'] : ['<', '≤'];
  return `${sign[incl === 'yes' ? 1 : 0] ?? ''} ${limit}`;
}

/** What a clinician still has to look at: rows recalled from a publication or set by us, by diagnosis; steps and changes likewise. */
/** A pattern for readers: what may not stand before or behind a word is said. */
const wordsText = (words: RegExp): string =>
  words.source
    .replaceAll('|', '、')
    .replace(/\(\?<!([^)]*)\)/g, '〔前非 $1〕')
    .replace(/\(\?!([^)]*)\)/g, '〔后非 $1〕')
    .replace(/\\s\*|\.\*/g, '');

export function clinicalReview(): string {
  const open = DIAGNOSES.filter(({ edges }) => edges.some((edge) => edge.basis !== 'V'));
  const steps = ACTION_ROWS.filter(({ basis }) => basis !== 'V');
  const changes = REFERENCE_CHANGES.filter(({ basis }) => basis !== 'V');
  const intervals = SPECIAL_INTERVALS.filter(({ basis }) => basis !== 'V');
  return [
    '# 待临床复核',
    '',
    '由 `npm run clinical-review` 生成，请勿手改。V 已查公开来源；R 引自所列文献，未逐条核对；C 本系统设定。权重与分级（琥珀、红）均为本系统设定。',
    '',
    `## 规则库（${open.length} 个诊断）`,
    '',
    '| 编号 | 诊断 | V | R | 本系统设定的条件 | 来源 |',
    '| --- | --- | --- | --- | --- | --- |',
    ...open.map(diagnosisLine),
    '',
    '## 处置',
    '',
    '| 编号 | 依据 | 步骤 | 来源 |',
    '| --- | --- | --- | --- |',
    ...steps.map(
      ({ id, basis, first, second, third, source }) =>
        `| ${[id, basis, [first, second, third].filter((step) => step !== undefined).join('；'), source].map(cell).join(' | ')} |`,
    ),
    '',
    '## 因人而异的步骤与提醒',
    '',
    '| 步骤 | 何时 | 说法 | 依据 | 来源 |',
    '| --- | --- | --- | --- | --- |',
    ...[
      ...ACTION_VARIANTS.map(({ step, when, text, basis, source }) => [step, when, text, basis, source]),
      ...ACTION_CAUTIONS.map(({ says, when, caution, basis, source }) => [`「${says}」`, when, caution, basis, source]),
    ].map((cells) => `| ${cells.map(cell).join(' | ')} |`),
    '',
    '## 可致假性结果者',
    '',
    '| 项目 | 方向 | 说法 | 依据 | 来源 |',
    '| --- | --- | --- | --- | --- |',
    ...INTERFERENCES.map(
      ({ item, side, says, basis, source }) =>
        `| ${[labText(item), side === 'high' ? '高' : '低', says, basis, source].map(cell).join(' | ')} |`,
    ),
    '',
    '## 目录之外的危险',
    '',
    '| 名称或结果含 | 自 mg/L | 说法 | 紧急度 | 依据 | 来源 |',
    '| --- | --- | --- | --- | --- | --- |',
    ...[
      ...OUTSIDE_DANGERS,
      ...OUTSIDE_ROWS.map((row) => ({ ...row, from: row.from === undefined ? undefined : `${row.from} %` })),
    ].map(
      ({ words, from, title, urgency, basis, source }) =>
        `| ${[wordsText(words), from ?? '', title, urgency, basis, source].map((each) => cell(String(each))).join(' | ')} |`,
    ),
    '',
    '## 无危急界限而须立即或当日处理的结果',
    '',
    '| 项目 | 界限 | 紧急度 | 依据 | 来源 |',
    '| --- | --- | --- | --- | --- |',
    ...[...ACT_LIMITS, ...FLUID_LIMITS].map(
      (row) =>
        `| ${[labText(row.code), limitText(row), `${row.urgency}`, row.basis, row.source].map(cell).join(' | ')} |`,
    ),
    '',
    '## 参考变化值',
    '',
    '| 项目 | 依据 | 界限 | 来源 |',
    '| --- | --- | --- | --- |',
    ...changes.map(
      ({ code, basis, percent, absolute, source }) =>
        `| ${[labText(code), basis, percent === undefined ? `${absolute ?? ''}` : `${percent}%`, source].map(cell).join(' | ')} |`,
    ),
    '',
    '## 孕期与年龄的参考区间',
    '',
    '18 岁以下只据以提示超出，区间内不判为正常。',
    '',
    '| 项目 | 适用 | 男 | 女 | 依据 | 来源 |',
    '| --- | --- | --- | --- | --- | --- |',
    ...intervals.map((row) => {
      const [male, female] = [row.male, row.female].map((each) => (each === undefined ? '' : printInterval(each)));
      return `| ${[labText(row.code), appliesText(row), male ?? '', female ?? '', row.basis, row.source].map(cell).join(' | ')} |`;
    }),
    '',
  ].join('\n');
}

if (import.meta.main) writeFileSync(FILE, clinicalReview());
