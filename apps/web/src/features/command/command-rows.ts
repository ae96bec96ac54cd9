import type { CommandItem } from '@jianwei/api-client/model';
import type { CommandAction } from '../../parts/command/command-store.ts';
import type { RecentPatient } from '../../parts/command/recent-patients.ts';

/** Rows of the box at most: each has a digit. */
export const ROWS = 9;

/** Kinds in the order in which they stand. */
export const KINDS = ['item', 'patient', 'tool', 'disease', 'action'] as const;
export type Kind = (typeof KINDS)[number];

/** A line of the box: what the server found, or what this program offers by itself. */
export interface CommandRow {
  readonly kind: Kind;
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly valueText: string;
  /** The server's answer behind it; absent for what this program offers. */
  readonly item?: CommandItem;
  readonly action?: CommandAction;
}

/** What the server found; a kind that this program does not know has no way to be opened and is left out. */
export function foundRows(items: readonly CommandItem[]): CommandRow[] {
  return items.flatMap((item): CommandRow[] => {
    const kind = KINDS.find((one) => one === item.kind);
    return kind === undefined ? [] : [{ ...item, kind, valueText: item.value_text, item }];
  });
}

export const recentRows = (recent: readonly RecentPatient[]): CommandRow[] =>
  recent.map(({ reportId, name, note }) => ({ kind: 'patient', id: reportId, title: name, note, valueText: '' }));

const fold = (text: string) => text.normalize('NFKC').trim().toLowerCase();

function isMeant({ title, spelling }: CommandAction, text: string): boolean {
  const syllables = spelling.split(' ');
  const initials = syllables.map((syllable) => syllable.charAt(0)).join('');
  return fold(title).includes(text) || syllables.join('').startsWith(text) || initials.startsWith(text);
}

/** Pages and actions whose name, pinyin or initials fit; all of them for an empty text. */
export function actionRows(actions: readonly CommandAction[], typed: string): CommandRow[] {
  const text = fold(typed);
  return actions
    .filter((action) => text === '' || isMeant(action, text))
    .map((action) => ({
      kind: 'action',
      id: action.id,
      title: action.title,
      note: action.note ?? '',
      valueText: action.key ?? '',
      action,
    }));
}

/** Nine rows: turn by turn one of each kind, so that the best of each is there, in the order of the kinds. */
export function pickRows(rows: readonly CommandRow[]): CommandRow[] {
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  const counts = new Map<Kind, number>();
  const total = Math.min(ROWS, rows.length);
  for (let taken = 0; taken < total;) {
    for (const kind of KINDS) {
      const count = counts.get(kind) ?? 0;
      if (taken === total || count >= (byKind.get(kind)?.length ?? 0)) continue;
      counts.set(kind, count + 1);
      taken += 1;
    }
  }
  return KINDS.flatMap((kind) => byKind.get(kind)?.slice(0, counts.get(kind) ?? 0) ?? []);
}

/** Beginnings that a digit goes on: FT4, T3, CA125, C3, B12, pCO2, PG1, IgG4, HbA1c, ZY2511…, a report's number. */
const GOES_ON = /(^|\s)(f?t|r?t|ca?|b|p?co|tco|hco|po|pg|igg|hba?|a|zy|r|d|h|he|il|cd|cyfra|ck|apob?)$/i;

/** Whether a digit chooses a row and is no part of what is typed: after letters that no number follows, or after ↑ ↓. */
export function isChoosing(text: string, hasMoved: boolean): boolean {
  if (hasMoved) return true;
  return text !== '' && !/\d$/.test(text) && !GOES_ON.test(text);
}
