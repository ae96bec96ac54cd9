import type { LabPlan, OriginalLaboratory, PlanLaboratory } from '@jianwei/api-client/model';
import { planText } from './plan-text.ts';

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
  return { planName, items: items.length > 0 ? items : [{ id: 0, name: '', specimen: '', children: [] }] };
}

/** One more empty row at the end. */
export function withNewItem(draft: PlanDraft): PlanDraft {
  const id = Math.max(-1, ...draft.items.map((item) => item.id)) + 1;
  return { ...draft, items: [...draft.items, { id, name: '', specimen: '', children: [] }] };
}

/** Another lab name has specimens and original items of its own: both are chosen anew. */
export function withLaboratory(item: DraftItem, name: string): DraftItem {
  return name === item.name ? item : { ...item, name, specimen: '', children: [] };
}

/** Another specimen has other original items. */
export function withSpecimen(item: DraftItem, specimen: string): DraftItem {
  return specimen === item.specimen ? item : { ...item, specimen, children: [] };
}

export interface ItemProblems {
  readonly name?: string;
  readonly specimen?: string;
}

export interface PlanProblems {
  readonly planName?: string;
  /** By the id of the row; rows in order are left out. */
  readonly items: ReadonlyMap<number, ItemProblems>;
}

/** What is missing. */
export function problemsOf({ planName, items }: PlanDraft): PlanProblems {
  const faulty = new Map<number, ItemProblems>();
  for (const { id, name, specimen } of items) {
    const problems = {
      ...(name.trim() === '' && { name: planText.laboratoryMissing }),
      ...(specimen.trim() === '' && { specimen: planText.specimenMissing }),
    };
    if (Object.keys(problems).length > 0) faulty.set(id, problems);
  }
  return { ...(planName.trim() === '' && { planName: planText.nameMissing }), items: faulty };
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

/** What is sent, with the original items that were found for each row. */
export function laboratoriesOf(
  draft: PlanDraft,
  originals: ReadonlyMap<number, readonly OriginalLaboratory[]>,
): PlanLaboratory[] {
  return draft.items.map((item) => ({
    standard_laboratory_name: item.name.trim(),
    standard_specimen: item.specimen.trim(),
    children: [...(originals.get(item.id) ?? item.children)],
  }));
}

/** Short list of what a plan holds: 肌酐、钾、血红蛋白. */
export function itemNames(plan: Pick<LabPlan, 'laboratories'>): string {
  return plan.laboratories.map((item) => item.standard_laboratory_name).join('、');
}
