import { findItem } from '../catalogue/catalogue.ts';
import { isRecord } from '../core/rule.ts';
import type { PlainInput } from '../core/rule.ts';
import { plainReading } from '../reading/plain-reading.ts';
import { plainWords } from '../reading/plain-values.ts';

/** Ids that published cases still use for diagnoses of the rule base. */
const FORMER_IDS: Readonly<Record<string, string>> = { HPRLAP: 'HPRL', NGLY: 'HYPOGL' };

/** A plain value in a message. */
function text(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.map(text) : [];
}

const bare = (text: string): string => text.replace(/\s/g, '');

/** `a|b`: one of them. */
function holdsOne(text: string, alternatives: string): boolean {
  return alternatives.split('|').some((each) => bare(text).includes(bare(each)));
}

/** A pattern of what must not be said: `^` is the start of the headline, words in （ ） tell where it would stand. */
function forbidden(pattern: string): { expression: RegExp; where: 'headline' | 'anywhere' } {
  const where = /（首句）$/.test(pattern) || pattern.startsWith('^') ? 'headline' : 'anywhere';
  return { expression: new RegExp(pattern.replace(/（首句）$/, '')), where };
}

/** Rows that a list of the reading must name, by the words or the code of each (`a|b`: one of them); an empty list, 0 or false: none. */
function listDifferences(words: string, given: unknown, shown: readonly string[]): string[] {
  if (given === undefined || given === null) return [];
  const isNone = given === 0 || given === false || (Array.isArray(given) && given.length === 0);
  const told = shown.length === 0 ? '无' : shown.join('、');
  if (isNone) return shown.length === 0 ? [] : [`不应有${words}，实为 ${told}`];
  if (typeof given === 'number')
    return shown.length === given ? [] : [`${words}应为 ${given} 项，实为 ${shown.length} 项（${told}）`];
  if (given === true) return shown.length > 0 ? [] : [`应有${words}`];
  const named = (alternatives: string): boolean =>
    alternatives.split('|').some((each) => shown.some((row) => holdsOne(row, findItem(each)?.name ?? each)));
  return (Array.isArray(given) ? strings(given) : [text(given)])
    .filter((alternatives) => !named(alternatives))
    .map((alternatives) => `${words}应含「${alternatives}」，实为 ${told}`);
}

/** What a worked case of the judgement finds wrong with a reading. */
export function checkJudgementCase(one: PlainInput): string[] {
  const report = isRecord(one['report']) ? one['report'] : {};
  const reading = plainReading(report);
  const clauses = strings(reading['clauses']);
  const headline = text(reading['headline']);
  // The quiet sentence counts as one clause with its second half.
  const first = headline.startsWith('已判读的') ? headline : (clauses[0] ?? '');
  const findings = (Array.isArray(reading['findings']) ? reading['findings'] : []).filter(isRecord);
  const told = findings.map((finding) => `${text(finding['title'])}\n${text(finding['text'])}`);
  const texts = strings(reading['texts']);
  const differences: string[] = [];
  const expect = (holds: boolean, message: string): void => {
    if (!holds) differences.push(message);
  };
  for (const words of strings(one['first_clause_must_name']))
    expect(holdsOne(first, words), `首句应含「${words}」，实为「${first}」`);
  const levels = text(one['level'] ?? '').split('|');
  expect(
    one['level'] === undefined || levels.includes(text(reading['level'])),
    `级别应为 ${levels.join('|')}，实为 ${text(reading['level'])}`,
  );
  if (one['urgency'] != null)
    expect(
      reading['urgency'] === one['urgency'],
      `紧急度应为 ${text(one['urgency'])}，实为 ${text(reading['urgency'])}`,
    );
  for (const words of strings(one['must_include_findings']))
    expect(
      told.some((text) => holdsOne(text, words)),
      `没有发现「${words}」`,
    );
  for (const pattern of strings(one['must_not_say'])) {
    const { expression, where } = forbidden(pattern);
    const found = (where === 'headline' ? [headline] : texts).find((text) => expression.test(text));
    expect(found === undefined, `不应出现「${pattern}」：${found ?? ''}`);
  }
  for (const words of strings(one['must_say']))
    expect(
      texts.some((text) => holdsOne(text, words)),
      `应出现「${words}」`,
    );
  const actions = [...strings(reading['actions']), ...strings(reading['actions_within'])];
  for (const id of strings(one['actions_at_least']))
    expect(actions.includes(id), `应有处置 ${id}，实为 ${actions.join('、')}`);
  const links = strings(reading['links']);
  for (const name of strings(one['links']))
    expect(
      links.some((link) => holdsOne(link, name)),
      `应链接「${name}」，实为 ${links.join('、')}`,
    );
  differences.push(...listDifferences('未判读', one['unread'], strings(reading['unread'])));
  differences.push(...listDifferences('可疑结果', one['suspicious'], strings(reading['suspicious'])));
  const diagnoses = strings(reading['diagnoses']);
  for (const ids of strings(one['diagnoses']))
    expect(
      ids.split('|').some((id) => diagnoses.includes(FORMER_IDS[id] ?? id)),
      `应有诊断 ${ids}，实为 ${diagnoses.join('、')}`,
    );
  const focus = strings(reading['need_focus']);
  for (const code of strings(one['need_focus_codes']))
    expect(focus.includes(code), `需关注应含 ${code}，实为 ${focus.join('、')}`);
  if (one['suggested_type'] !== undefined)
    expect(
      (reading['suggested_type'] ?? null) === one['suggested_type'],
      `建议类型应为 ${text(one['suggested_type'])}，实为 ${text(reading['suggested_type'])}`,
    );
  return differences;
}

/** Rows of `{ code: value }` or `{ code: { value, unit, range } }` in the catalogue's unit; a value that is null was not measured. */
function resultsOf(values: unknown, ranges: unknown): PlainInput[] {
  if (!isRecord(values)) return [];
  return Object.entries(values)
    .filter(([, value]) => value !== null && value !== '')
    .map(([code, given]) => {
      const row = isRecord(given) ? given : { value: given };
      const range = isRecord(ranges) ? ranges[code] : undefined;
      return { unit: findItem(code)?.unit ?? '', range, ...row, code };
    });
}

const AT = '2025-11-18T10:00:00+08:00';

/** Earlier results: reports `{ at | hours_ago, labs }`, or single results `{ code, value, hours_ago }`. */
function earlierReports(earlier: unknown): PlainInput[] {
  return (Array.isArray(earlier) ? earlier : []).filter(isRecord).map((past) => {
    const labs = isRecord(past['labs']) ? past['labs'] : { [text(past['code'])]: past['value'] };
    return { at: past['at'], hours_ago: past['hours_ago'], results: resultsOf(labs, past['ranges']) };
  });
}

/** What a published case finds wrong with the diagnoses of its reading. */
export function checkPublishedCase(one: PlainInput): string[] {
  const input = isRecord(one['input']) ? one['input'] : {};
  const isPregnant = [true, 1, 'true', '1', 'POS', '阳性', '是'].some((yes) => yes === input['preg']);
  const tags = [...plainWords(input['tags']), ...(isPregnant ? ['妊娠'] : [])];
  const reading = plainReading({
    ...input,
    at: AT,
    tags,
    results: resultsOf(input['labs'], input['ranges']),
    earlier: earlierReports(input['earlier']),
  });
  const ids = strings(reading['diagnoses']);
  const now = (id: string): string => FORMER_IDS[id] ?? id;
  const first = one['must_be_first'];
  return [
    ...strings(one['must_include'])
      .filter((id) => !ids.includes(now(id)))
      .map((id) => `应有 ${id}，实为 ${ids.join('、')}`),
    ...strings(one['must_not_include'])
      .filter((id) => ids.includes(now(id)))
      .map((id) => `不应有 ${id}`),
    ...(typeof first === 'string' && ids[0] !== now(first) ? [`${first} 应居首，实为 ${ids.join('、')}`] : []),
  ];
}
