import type { LayAnswer, LayPassage } from '@jianwei/api-client/model';
import { LAY_REVIEW } from '@jianwei/clinical-rules/lay/lay';
import { PASSAGES, passageIdOf, SECTION_TITLE } from '@jianwei/clinical-rules/lay/passages';
import type { PassageSection } from '@jianwei/clinical-rules/lay/passages';
import { KNOWLEDGE_VERSION } from '../hospital/knowledge/knowledge-version.ts';
import { besideBackground } from './background.ts';
import { isSaidIn } from './foods.ts';
import { asksOfMedicine, forbiddenOf } from './forbidden.ts';
import { GENERAL_PASSAGES, generalPassageOf } from './general-passages.ts';
import { nearQuestions } from './near-questions.ts';
import { offOf, ownItem } from './own-item.ts';
import type { OwnReport } from './own-item.ts';
import { asksOfReport, ownAnswer, withValue } from './own-report.ts';
import { clausesOf, markedByBlanks, plainText } from './question-text.ts';
import { readQuestion } from './question.ts';
import type { Question } from './question.ts';
import { redFlagOf } from './red-flags.ts';
import type { RedFlag } from './red-flags.ts';
import { besideDenials, deniesOrRecalls, withoutDenied } from './said-now.ts';
import { simplified } from './simplified.ts';
import { besideTold } from './told-beside.ts';
import { dangerTold } from './told-danger.ts';
import { reallyTold } from './unreal.ts';

export const UNKNOWN_TEXT = '这个问题我没有可靠的资料，不能回答。';

/** Behind it where a danger is spoken of that nobody is said to be in: it may be meant all the same. */
const IF_NOW = '如果现在有人这样，请立即拨打 120，不要等待回复。';

/** The reviewed text of a self-harm answer names who listens at any hour. */
const SELF_HARM_TEXT = '您很重要。请现在拨打 120，或拨打心理援助热线 12356，并告诉身边的人。不要等待回复。';

/** Every stored paragraph that an answer can quote, as the wire has it. */
export const STORED_PASSAGES: ReadonlyMap<string, LayPassage> = new Map([
  ...[...PASSAGES.values()].map(({ passageId, title, section, number, text }): [string, LayPassage] => [
    passageId,
    {
      passage_id: passageId,
      title,
      section: SECTION_TITLE[section],
      number,
      version: KNOWLEDGE_VERSION,
      review: LAY_REVIEW,
      quote: text,
    },
  ]),
  ...GENERAL_PASSAGES.map(({ passageId, title, section, number, text }): [string, LayPassage] => [
    passageId,
    { passage_id: passageId, title, section, number, version: KNOWLEDGE_VERSION, review: LAY_REVIEW, quote: text },
  ]),
]);

const nothing: Pick<LayAnswer, 'items' | 'passages' | 'near'> = { items: [], passages: [], near: [] };

const WHERE = '请立即拨打 120 或去最近的急诊，不要等待回复。';

function emergencyOf({ id, label }: RedFlag): LayAnswer {
  const text = id === 'self_harm' ? SELF_HARM_TEXT : `${label}可能有危险。${WHERE}`;
  return { ...nothing, kind: 'emergency', text, rule_id: `CHAT-1/${id}` };
}

function emergencyAnswer(
  flagFor: (isPotassiumOff: boolean) => RedFlag | null,
  own: OwnReport | null,
): LayAnswer | null {
  const potassium = own === null ? null : ownItem(own, 'K');
  const isOff = potassium !== null && (potassium.direction === 'high' || potassium.direction === 'low');
  const flag = flagFor(isOff);
  if (flag === null) return null;
  const ofPotassium = isOff && (flag.id === 'palpitation' || flag.id === 'weak_potassium');
  if (!ofPotassium) return emergencyOf(flag);
  const side = potassium.direction === 'high' ? '高' : '低';
  return { ...emergencyOf(flag), text: `您的血钾偏${side}，出现心慌、无力可能有危险。${WHERE}` };
}

/** Sections that answer a topic for a side; with no side told, both. */
function sectionsOf({ topic, side }: Question): readonly PassageSection[] {
  const sides = side === null ? (['high', 'low'] as const) : [side];
  switch (topic) {
    case 'eat':
      return sides.map((each) => `eat_${each}` as const);
    case 'do':
      return sides.map((each) => `do_${each}` as const);
    case 'cause':
      return sides;
    case 'range':
      return ['range'];
    case 'about':
      return ['about'];
    case 'mean':
    case 'none':
      return side === null ? ['about'] : [side];
  }
}

function passagesOf(codes: readonly string[], question: Question, sections: readonly PassageSection[]): LayPassage[] {
  return codes
    .flatMap((code) => sections.map((section) => STORED_PASSAGES.get(passageIdOf(code, section))))
    .filter((passage) => passage !== undefined)
    .filter(({ quote }) => question.content.every((word) => isSaidIn(quote, word)));
}

/** What a paragraph about eating leaves out may stand among the causes: 「甘油三酯高能吃肥肉吗」 is answered by 「吃得油」. */
function quoted(codes: readonly string[], question: Question): LayPassage[] {
  if (question.asksLeave && question.kinds.has('content') && ['mean', 'none'].includes(question.topic)) return [];
  const found = passagesOf(codes, question, sectionsOf(question));
  // Of an item without a stored interval it is told what it is beside a number: 「随机血糖12」.
  if (found.length === 0 && question.topic === 'range' && question.kinds.has('number'))
    return passagesOf(codes, question, ['about']);
  // Where nothing is stored of eating with an item, what to do about it is: 「睾酮低吃什么」.
  if (found.length === 0 && question.topic === 'eat' && question.content.length === 0 && !question.asksLeave)
    return passagesOf(codes, question, sectionsOf({ ...question, topic: 'do' }));
  if (found.length > 0 || !question.kinds.has('food')) return found;
  return passagesOf(codes, question, sectionsOf({ ...question, topic: 'cause' }));
}

/** Most items of one question that are answered together. */
const MOST_ITEMS = 2;

/** Behind it what is said of an item that is named, where it speaks of the same: 「反映最近两三个月的平均血糖，不用空腹」. */
function generalAnswer(text: string, question: Question | null): LayAnswer | null {
  const general = generalPassageOf(text);
  const passage = general && STORED_PASSAGES.get(general.passageId);
  if (general === undefined || passage === undefined) return null;
  const ofItems = (question?.codes.slice(0, MOST_ITEMS) ?? [])
    .flatMap((code) => STORED_PASSAGES.get(passageIdOf(code, 'about')) ?? [])
    .filter(({ quote }) => quote.includes(general.section));
  return { ...nothing, kind: 'knowledge', text: '', passages: [passage, ...ofItems], rule_id: 'CHAT-4' };
}

function itemAnswer(question: Question | null, own: OwnReport | null): LayAnswer | null {
  const codes = question?.codes.slice(0, MOST_ITEMS) ?? [];
  const passages = question === null ? [] : quoted(codes, question);
  if (passages.length === 0) return null;
  const item = own === null ? null : ownItem(own, codes[0] ?? '');
  return {
    ...nothing,
    kind: 'knowledge',
    text: item === null ? '' : withValue(item),
    ...(item === null ? {} : { item }),
    passages,
    rule_id: 'CHAT-4',
  };
}

/** A paragraph that speaks of a food with an item is nearer than one of reports in general: 「大便潜血复查前能吃肉吗」. */
function knowledgeAnswer(text: string, own: OwnReport | null): LayAnswer | null {
  const question = readQuestion(text, own);
  const ofItem = () => itemAnswer(question, own);
  const ofReports = () => generalAnswer(text, question);
  return question?.kinds.has('food') === true ? (ofItem() ?? ofReports()) : (ofReports() ?? ofItem());
}

/** The red flag of a question for each state of the reader's potassium, looked for once. */
function flagsOf(...questions: readonly string[]): (isPotassiumOff: boolean) => RedFlag | null {
  const found = new Map<boolean, RedFlag | null>();
  return (isPotassiumOff) => {
    const known = found.get(isPotassiumOff);
    if (known !== undefined) return known;
    const flag = questions.map((one) => redFlagOf(one, isPotassiumOff)).find((one) => one !== null) ?? null;
    found.set(isPotassiumOff, flag);
    return flag;
  };
}

/** A question without the complaints that it denies; the question itself where it denies none. */
function withoutDenials(question: string): string {
  const clauses = clausesOf(plainText(markedByBlanks(question)));
  const rest = besideDenials(clauses);
  const told = rest.map(withoutDenied).filter((clause) => clause !== '');
  const isSame = rest.length === clauses.length && rest.every((clause, place) => clause === told[place]);
  return isSame || told.length === 0 ? question : told.join('，');
}

/**
 * Reads a question and gives its answer to whoever asks, always in this order: red flags, what is like an emergency, what is never
 * answered, the own report, stored knowledge, whom to ask with a complaint, else that nothing reliable is known. Nothing is
 * generated: what is said of knowledge is a stored paragraph.
 */
export function answerTo(asked: string): (own: OwnReport | null) => LayAnswer {
  const question = simplified(asked);
  const marked = markedByBlanks(question);
  const told = reallyTold(marked);
  // A blank may also part what is one clause: where nothing is denied or past, it is heard as one, too.
  const isPlain = told === marked && !deniesOrRecalls(question);
  const flagFor = flagsOf(told, ...(isPlain && marked !== question.trim() ? [question] : []));
  const dangerFor = dangerTold(told);
  const asks = withoutDenials(question);
  const forbidden = forbiddenOf(asks);
  const ofMedicine = asksOfMedicine(asks);
  const beside = besideTold(asks);
  const background = beside === null ? besideBackground(asks) : null;
  // What is told in unknown words beside a known question is heard by itself.
  const besideFor = beside === null ? null : dangerTold(beside.told);
  const backgroundFor = background === null ? null : dangerTold(background.told);
  const withHelp = (text: string) =>
    told === marked || text.includes('120') || redFlagOf(question, false) === null ? text : `${text}${IF_NOW}`;
  return (own) => {
    const emergency = emergencyAnswer(flagFor, own);
    if (emergency !== null) return emergency;
    const isKnownSaid = forbidden === null || forbidden.known_first === 'yes';
    const answerOf = (text: string) => (own === null ? null : ownAnswer(text, own)) ?? knowledgeAnswer(text, own);
    const whole = isKnownSaid ? answerOf(asks) : null;
    const partly = whole === null && isKnownSaid && beside !== null ? answerOf(beside.asked) : null;
    const besides = whole === null && isKnownSaid && background !== null ? answerOf(background.asked) : null;
    const known = whole ?? partly ?? besides;
    // Of an item and its background, nothing is feared unless it is feared of what is told by itself.
    const isQuiet = besides !== null && backgroundFor?.('alone') === null;
    const isUnderstood = whole !== null || partly !== null || (own === null && asksOfReport(asks)) || ofMedicine;
    const danger =
      dangerFor(isUnderstood || isQuiet ? 'answered' : told === marked ? 'alone' : 'rest') ??
      (partly === null ? null : (besideFor?.('alone') ?? null));
    if (danger !== null) return emergencyOf(danger);
    if (known !== null) return known;
    if (forbidden !== null)
      return { ...nothing, kind: 'forbidden', text: withHelp(forbidden.text), rule_id: `CHAT-2/${forbidden.id}` };
    return {
      ...nothing,
      kind: 'unknown',
      text: withHelp(UNKNOWN_TEXT),
      near: nearQuestions(question, own === null ? [] : offOf(own)),
      rule_id: 'CHAT-5',
    };
  };
}

/** The answer to one question of one reader. */
export function answerQuestion(asked: string, own: OwnReport | null): LayAnswer {
  return answerTo(asked)(own);
}
