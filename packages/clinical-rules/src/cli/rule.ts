import { findRule, RULES } from '../registry/registry.ts';
import type { PlainInput } from '../core/rule.ts';
import { RULE_INPUTS } from './inputs.ts';

const USAGE = [
  '用法：npm run rule -- <规则> <JSON 输入>',
  '输出该规则的结果（JSON，含文字说明）。',
  '',
  '规则：',
  ...RULES.map((rule) => `  ${rule.slug}  ${rule.title}\n    npm run rule -- ${rule.slug} '${rule.example}'`),
].join('\n');

function readInput(text: string): PlainInput | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as PlainInput) : null;
  } catch {
    return null;
  }
}

interface Outcome {
  readonly code: 0 | 2;
  readonly text: string;
}

/** What the command prints and its exit code; 2 for an unknown rule, an input that is not a JSON object, or one with a name that the rule does not read. */
export function runRule([slug, json]: readonly string[]): Outcome {
  if (slug === undefined || slug === '--help' || slug === '-h')
    return { code: slug === undefined ? 2 : 0, text: USAGE };
  const rule = findRule(slug);
  if (rule === undefined) {
    return { code: 2, text: `没有名为「${slug}」的规则。可用：${RULES.map((known) => known.slug).join('、')}` };
  }
  if (json === undefined)
    return { code: 2, text: `请在规则名后给出 JSON 输入，例如：\n  npm run rule -- ${slug} '${rule.example}'` };
  const input = readInput(json);
  if (input === null) return { code: 2, text: '输入不是 JSON 对象。' };
  const known = RULE_INPUTS[slug] ?? [];
  const unknown = Object.keys(input).filter((name) => !known.includes(name));
  if (unknown.length > 0)
    return { code: 2, text: `规则「${slug}」没有输入「${unknown.join('」「')}」。可用：${known.join('、')}` };
  return { code: 0, text: JSON.stringify(rule.explain(input), null, 2) };
}

if (import.meta.main) {
  const outcome = runRule(process.argv.slice(2));
  if (outcome.code === 0) console.log(outcome.text);
  else console.error(outcome.text);
  process.exitCode = outcome.code;
}
