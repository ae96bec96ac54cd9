import type { SharedReport } from '@jianwei/api-client/model';
import { spokenItem, unreadText } from './lay-words.ts';

/** What is read aloud: the conclusion, the advice and what needs attention; never a name, never a token. */
export function spokenReport({ lay }: Pick<SharedReport, 'lay'>): string[] {
  if (lay === undefined) return [];
  const items = lay.groups.flatMap((group) => group.items).filter(({ rank }) => rank !== undefined);
  const ordered = items.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  const unread = unreadText(lay);
  return [
    lay.headline,
    lay.advice.sentence,
    ...ordered.map((item) => `${spokenItem(item)}。${item.meaning}`),
    ...(unread === '' ? [] : [unread]),
  ];
}

export function canSpeak(): boolean {
  return 'speechSynthesis' in window;
}

/** Reads sentences with the device's own voice. Answers what stops it. */
export function speak(sentences: readonly string[], onEnd: () => void): () => void {
  const voice = window.speechSynthesis;
  voice.cancel();
  for (const [index, text] of sentences.entries()) {
    const said = new SpeechSynthesisUtterance(text);
    said.lang = 'zh-CN';
    if (index === sentences.length - 1) said.onend = onEnd;
    voice.speak(said);
  }
  return () => voice.cancel();
}
