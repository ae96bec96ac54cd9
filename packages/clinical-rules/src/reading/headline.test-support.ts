import type { Action } from './actions.ts';
import { headlineOf } from './headline.ts';
import type { Finding } from './reading.ts';
import { widthOf } from './width.ts';

const step = (text: string): Action => ({ id: 'X:1', text, source: '' });

export interface Said {
  readonly lead: string;
  readonly phrase?: string;
  readonly change?: string;
  readonly value?: string;
  readonly organ?: string;
  readonly urgency?: 1 | 2 | 3;
  readonly does?: readonly string[];
  readonly isCritical?: boolean;
  readonly isEcho?: boolean;
  readonly picture?: { of: string; name: string };
}

/** A finding as the headline sees it; its id is its organ unless they are two of one. */
export const finding = (
  id: string,
  { lead, phrase = lead, change = '', value = '', organ = id, ...more }: Said,
): Finding =>
  ({
    findingId: id,
    urgency: more.urgency ?? 3,
    valueText: value,
    actions: (more.does ?? []).map(step),
    words: { lead, change, phrase, ...(more.picture && { picture: more.picture }) },
    rank: { organ, isCriticalValue: more.isCritical ?? false, ...(more.isEcho && { isEcho: true }) },
  }) as unknown as Finding;

/** As wide as that many characters. */
export const wide = (head: string, width: number): string => {
  const rest = width - widthOf(head);
  return `${head}${'测'.repeat(rest)}${rest % 1 === 0 ? '' : '.'}`;
};
export const plain = (id: string, width: number): Finding => finding(id, { lead: wide(id, width) });
export const critical = (id: string, lead: string, more: Partial<Said> = {}): Finding =>
  finding(id, { lead, urgency: 1, isCritical: true, ...more });

export const clausesOf = (...findings: readonly Finding[]) => headlineOf(findings).map(({ text }) => text);
export const idsOf = (...findings: readonly Finding[]) => headlineOf(findings).map(({ findingId }) => findingId);
