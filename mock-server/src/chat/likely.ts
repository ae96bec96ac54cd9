import type { LayAnswer, LayPassage } from '@jianwei/api-client/model';
import { PASSAGE_SECTIONS, passageIdOf } from '@jianwei/clinical-rules/lay/passages';
import type { PassageSection } from '@jianwei/clinical-rules/lay/passages';
import { askedLike, NOTHING } from './asked-like.ts';
import type { Asked } from './asked-like.ts';
import { isSaidIn } from './foods.ts';
import { OF_ANY_FOOD } from './general-passages.ts';
import { itemKnowledge, MOST_ITEMS, NO_PARTS } from './knowledge.ts';
import type { Piece, Word } from './lexicon.ts';
import type { OwnReport } from './own-item.ts';
import { readWords } from './question.ts';
import type { Question } from './question.ts';
import { STORED_PASSAGES } from './stored-passages.ts';

/**
 * Answers to questions of which some words are not known: what is asked is what questions like it ask. Only where they are nothing like those
 * that are not answered. Bounds are ours: of the examples, each left out in turn, those beyond were wrong as often as right.
 */
const MOST_NOTHING = { asked: 0.3, eaten: 0.1, touching: 0.1, plain: 0.05 };
/** Of what may be asked, what is likelier than all else together, or at least twice as likely as the next. */
const LEAST_SHARE = { alone: 0.5, beforeNext: 0.25, timesNext: 2, sure: 0.87 };

/** Who takes leave is not told of a result: it may be for good. */
const TAKES_LEAVE = /走一步|先走|再见|永别|来世|下辈子|告别|不回来|对不起|照顾好/;

const WHOLE_ORGANS = /^(?:肾|肝|甲状腺|心|胰|血脂|凝血)/;

/** A name that touches what is not known may be part of another word: 甲状腺 of 甲状腺囊肿, 血糖 of 血糖仪. */
function isWhole({ pieces, nothing }: Asked, place: number): boolean {
  const { text = '' } = pieces[place] ?? {};
  const touches = (beside: Piece | undefined) =>
    beside?.kind === 'unknown' && /\p{Script=Han}/u.test(beside.text) && /\p{Script=Han}/u.test(text);
  const isShort = text.length < 3 && nothing > MOST_NOTHING.touching;
  if (touches(pieces[place + 1]) && (isShort || WHOLE_ORGANS.test(text))) return false;
  return !(touches(pieces[place - 1]) && text.length < 2);
}

const isSection = (kind: string): kind is PassageSection => PASSAGE_SECTIONS.some((section) => section === kind);

/** The likeliest of all that may be asked, and how likely it is of them; null where nothing is likely enough. */
function likeliest({ shares, nothing }: Asked): { readonly kind: string; readonly part: number } | null {
  const asked = [...shares].filter(([kind]) => kind !== NOTHING).toSorted(([, a], [, b]) => b - a);
  const [[kind, share] = ['', 0], [, next] = ['', 0]] = asked;
  const part = share / (1 - nothing);
  const isLikely =
    part >= LEAST_SHARE.alone || (part >= LEAST_SHARE.beforeNext && share >= LEAST_SHARE.timesNext * next);
  return isLikely ? { kind, part } : null;
}

const SIDED = ['high', 'low', 'do_high', 'do_low', 'eat_high', 'eat_low'] as const;
const isOfSide = (section: string, side: 'high' | 'low'): boolean => section === side || section.endsWith(`_${side}`);

/** What is asked where a side is known: shares of the other side are those of the same on this one. */
function onSide(asked: Asked, side: 'high' | 'low'): Asked {
  const shares = new Map(asked.shares);
  const other = side === 'high' ? 'low' : 'high';
  for (const section of SIDED.filter((each) => isOfSide(each, other))) {
    const same = section.replace(other, side);
    shares.set(same, (shares.get(same) ?? 0) + (shares.get(section) ?? 0));
    shares.delete(section);
  }
  return { ...asked, shares };
}

/**
 * Foods must stand in what is quoted of eating, and other content in any paragraph, but where the question is plainly like those that are
 * answered: there it tells only how the asker came by the result.
 */
function mustBeSaid({ pieces, nothing }: Asked, { content }: Question, section: PassageSection): readonly string[] {
  const isEating = section.startsWith('eat');
  const kindOf = (word: string) => pieces.find(({ text }) => text === word)?.kind;
  // How a specimen is collected is asked of no item.
  if (!isEating && nothing <= MOST_NOTHING.plain) return content.filter((word) => kindOf(word) === 'collect');
  return content.filter((word) => isEating || kindOf(word) !== 'food');
}

/** Whether something may be done is the physician's to say, whatever a result means. */
const asksLeave = ({ pieces }: Asked): boolean =>
  pieces.some(({ kind, text }) => kind === 'filler' && /^(?:还?能|可以|能不能|可不可以)$/.test(text));

function itemPassages(asked: Asked, question: Question, section: PassageSection): LayPassage[] {
  if (asksLeave(asked) && !/^(?:eat|do)_/.test(section)) return [];
  if (section.startsWith('eat') && asked.nothing > MOST_NOTHING.eaten) return [];
  const words = mustBeSaid(asked, question, section);
  return question.codes
    .slice(0, MOST_ITEMS)
    .flatMap((code) => STORED_PASSAGES.get(passageIdOf(code, section)) ?? [])
    .filter(({ quote }) => words.every((word) => isSaidIn(quote, word)));
}

function generalLikely(kind: string, words: readonly Word[]): LayAnswer | null {
  const passage = STORED_PASSAGES.get(`lay/${kind}`);
  if (passage === undefined) return null;
  const { quote, passage_id: id } = passage;
  const isOther = words.some(
    ({ kind: each, text: word }) =>
      (each === 'content' || (each === 'food' && !OF_ANY_FOOD.has(id))) &&
      !quote.includes(word) &&
      !isSaidIn(quote, word),
  );
  return isOther ? null : { ...NO_PARTS, kind: 'knowledge', text: '', passages: [passage], rule_id: 'CHAT-4' };
}

/** A figure that lies on no side is answered by where the interval lies, whatever is asked of it: 「血小板 320 高不高」. */
function sectionFor(kind: PassageSection, { side, topic, kinds }: Question): PassageSection {
  return side === null && topic === 'range' && kinds.has('number') && (kind === 'high' || kind === 'low')
    ? 'range'
    : kind;
}

/** The answer to a question that is like known ones; null where it is not, or nothing is stored of what it asks. `isSure`: only where it is plain. */
export function likelyAnswer(text: string, own: OwnReport | null, isSure = false): LayAnswer | null {
  const asked = TAKES_LEAVE.test(text) ? null : askedLike(text);
  if (asked === null || asked.nothing > MOST_NOTHING.asked) return null;
  const words = asked.pieces.flatMap(({ kind, word }, place) =>
    word === undefined || (kind === 'item' && !isWhole(asked, place)) ? [] : [word],
  );
  const question = readWords(words, text, own);
  const likely = likeliest(question === null || question.side === null ? asked : onSide(asked, question.side));
  if (likely === null || (isSure && likely.part < LEAST_SHARE.sure)) return null;
  if (!isSection(likely.kind)) return generalLikely(likely.kind, words);
  if (question === null) return null;
  return itemKnowledge(question.codes, itemPassages(asked, question, sectionFor(likely.kind, question)), own);
}

/** From here on a question about an item is taken for one of those that are not answered, though all its words are known: 「肌酐高能要娃不」. */
const PLAINLY_NOTHING = 0.8;

/** Whether an answer about an item is given to a question that is like those that are not answered. */
export function isLikeRefused(text: string, { passages }: LayAnswer): boolean {
  const isOfItem = passages.every(({ passage_id: id }) => !id.startsWith('lay/general/'));
  return isOfItem && (askedLike(text)?.nothing ?? 0) > PLAINLY_NOTHING;
}
