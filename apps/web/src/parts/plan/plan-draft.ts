import type { OriginalLaboratory, PlanLaboratory } from '@jianwei/api-client/model';

/** A plan name takes at most this many characters. */
export const NAME_CHARACTERS = 20;

/** One lab item while it is edited; '' = not chosen yet. */
export interface DraftItem {
  /** Stays with the row while rows come and go. */
  readonly id: number;
  readonly name: string;
  readonly specimen: string;
  /** Original items as they were saved; what the hospital lists now takes their place. */
  readonly children: readonly OriginalLaboratory[];
}

export interface PlanDraft {
  readonly planName: string;
  readonly items: readonly DraftItem[];
}

/** The draft of a saved plan, of lab items that shall become one, or of nothing: then one empty row waits. */
export function draftOf(planName: string, laboratories: readonly PlanLaboratory[]): PlanDraft {
  const items = laboratories.map((item, id) => ({
    id,
    name: item.standard_laboratory_name,
    specimen: item.standard_specimen,
    children: item.children ?? [],
  }));
  return items.length > 0 ? { planName, items } : withNewItem({ planName, items });
}

/** One more empty row at the end. */
export function withNewItem(draft: PlanDraft): PlanDraft {
  const id = Math.max(-1, ...draft.items.map((item) => item.id)) + 1;
  return { ...draft, items: [...draft.items, { id, name: '', specimen: '', children: [] }] };
}

/**
 * Another lab name has specimens and original items of its own, another specimen other original items: they are chosen
 * anew.
 */
export function withChoice(item: DraftItem, field: 'name' | 'specimen', chosen: string): DraftItem {
  if (chosen === item[field]) return item;
  return { ...item, children: [], ...(field === 'name' && { specimen: '' }), [field]: chosen };
}

/** What is missing, by field: `planName`, and of a row `<id>-name` and `<id>-specimen`. */
export function problemsOf({ planName, items }: PlanDraft): Readonly<Record<string, string>> {
  const fields = [
    ['planName', planName, '请输入方案名称'] as const,
    ...items.flatMap(({ id, name, specimen }) => [
      [`${id}-name`, name, '请选择检验名称'] as const,
      [`${id}-specimen`, specimen, '请选择标本'] as const,
    ]),
  ];
  const missing = fields.filter(([, text]) => text.trim() === '');
  return Object.fromEntries(missing.map(([field, , message]) => [field, message]));
}

/** Ids of rows whose trimmed name and specimen stand in another row too; rows that are not filled in do not count. */
export function duplicatesOf(items: readonly DraftItem[]): ReadonlySet<number> {
  const byPair = Map.groupBy(
    items.filter((item) => item.name.trim() !== '' && item.specimen.trim() !== ''),
    (item) => `${item.name.trim()}\n${item.specimen.trim()}`,
  );
  return new Set([...byPair.values()].filter((same) => same.length > 1).flatMap((same) => same.map(({ id }) => id)));
}

/** Whether anything was typed or chosen since the draft was opened. */
export function isChanged(draft: PlanDraft, start: PlanDraft): boolean {
  const text = ({ planName, items }: PlanDraft) =>
    JSON.stringify([planName, items.map((item) => [item.name, item.specimen])]);
  return text(draft) !== text(start);
}
