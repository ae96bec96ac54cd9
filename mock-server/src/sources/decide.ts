import { findItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { applyRules } from '../rules/apply.ts';
import { isForeignSpecimen, specimenTerm } from '../import/specimen.ts';
import { type Changeable, type Json, textOf } from '../store/changes.ts';
import {
  dismissItem,
  findSourceItem,
  mappingOf,
  putMapping,
  putWording,
  wordingOf,
  type Mapping,
  type SourceItem,
  type WordingRule,
} from '../store/source-records.ts';
import type { World } from '../store/world.ts';
import { unitMatch } from './conversions.ts';
import { decisionOf } from './items.ts';
import { rereadAndMark, type RereadRow } from './reread.ts';

/** A decision about an item: how it is read, or what its text means. */
export interface NewDecision {
  readonly code?: string | undefined;
  readonly factor?: number | undefined;
  readonly addend?: number | undefined;
  /** Meaning of the text of a `no_value` item; '' is no result. */
  readonly reading?: string | undefined;
}

export interface DecisionBy {
  readonly at: string;
  readonly by: string;
  readonly reread: boolean;
}

/** Why an item cannot be read like this, in words; undefined where it can. */
export function problemOf(item: SourceItem, { code = '', factor, reading }: NewDecision): string | undefined {
  if (item.kind === 'no_value') return reading === undefined ? '请写明这段文字的含义' : undefined;
  const target = findItem(code);
  if (target === undefined) return code === '' ? '请选择目录项目' : `检验目录中没有项目 ${code}`;
  if (isForeignSpecimen({ codes: [], text: item.specimen }, target.specimen))
    return `目录项目的标本是${target.specimen}，来源是${specimenTerm({ codes: [], text: item.specimen })}`;
  if (factor !== undefined) return undefined;
  const { match } = unitMatch(target, item.unit);
  if (match === 'foreign') return `单位 ${item.unit || '（无）'} 不能换算为 ${target.unit || '（无）'}`;
  return match === 'formula' || match === 'none' ? '请填写换算系数' : undefined;
}

/** Writes a decision; reading again is another step. */
export function putDecision(
  world: World,
  item: SourceItem,
  decision: NewDecision,
  { at, by, reread }: DecisionBy,
): void {
  const { code = '', factor, addend = 0, reading } = decision;
  if (item.kind === 'no_value') putWording(world, item.item_id, { reading: reading ?? '', made_at: at, made_by: by });
  else
    putMapping(world, item.item_id, {
      code,
      factor: factor ?? null,
      addend,
      reread: reread ? 1 : 0,
      mapped_at: at,
      mapped_by: by,
    });
}

/** What is said where somebody was faster. */
export function decidedText(world: World, item: SourceItem): string | undefined {
  const decision = decisionOf(world, item);
  if (decision === undefined) return item.dismissed === '' ? undefined : '该项目已不映射，请先恢复';
  const what = decision.reading === undefined ? decision.code : decision.reading === '' ? '没有结果' : decision.reading;
  return `该项目已由${decision.by}映射为 ${what}`;
}

const asRecord = (value: Json): Readonly<Record<string, Json>> | undefined =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, Json>) : undefined;

function sayMapping(value: Json): string {
  const { code, factor = null, addend = 0 } = asRecord(value) ?? {};
  if (code === undefined) return '未映射';
  const formula = factor === null ? '' : `，× ${textOf(factor)}${addend === 0 ? '' : ` + ${textOf(addend)}`}`;
  return `${textOf(code)}${formula}`;
}

function sayWording(value: Json): string {
  const { reading } = asRecord(value) ?? {};
  return reading === undefined ? '未定' : textOf(reading) || '没有结果';
}

/** Lets the rules of the laboratory read what was read again; they take their time. */
export async function judgeReread(world: World, rows: readonly RereadRow[]): Promise<void> {
  await applyRules(world, { reportIds: new Set(rows.map(({ after }) => after.report_id)) });
}

/** What is decided about an item of a source, in the change log: taking a mapping back holds its rows back again. */
export const sourceItemChangeable: Changeable = {
  type: 'source_item',
  label: '来源项目',
  administrators: [6],
  fields: {
    mapping: { label: '映射', say: sayMapping },
    wording: { label: '文字含义', say: sayWording },
    dismissed: { label: '不映射', say: (reason) => textOf(reason) || '否' },
  },
  read: (world, id) => {
    const item = findSourceItem(world, Number(id));
    if (item === undefined) return undefined;
    const { item_id: _mapped, ...mapping } = mappingOf(world, item.item_id) ?? { item_id: 0 };
    const { item_id: _worded, ...wording } = wordingOf(world, item.item_id) ?? { item_id: 0 };
    const orNone = (rule: object): Json => (Object.keys(rule).length === 0 ? {} : (rule as Json));
    return {
      name: item.name,
      values: { mapping: orNone(mapping), wording: orNone(wording), dismissed: item.dismissed },
    };
  },
  write: (world, id, { mapping, wording, dismissed }) => {
    const itemId = Number(id);
    const isNone = (value: Json) => Object.keys(asRecord(value) ?? {}).length === 0;
    if (mapping !== undefined)
      putMapping(world, itemId, isNone(mapping) ? undefined : (mapping as unknown as Omit<Mapping, 'item_id'>));
    if (wording !== undefined)
      putWording(world, itemId, isNone(wording) ? undefined : (wording as unknown as Omit<WordingRule, 'item_id'>));
    if (dismissed !== undefined) dismissItem(world, itemId, textOf(dismissed));
    const { rows } = rereadAndMark(world, itemId);
    // The rules judge in the background: undoing answers at once, and a world that is gone meanwhile has nothing to judge.
    void judgeReread(world, rows).catch(() => undefined);
  },
};
