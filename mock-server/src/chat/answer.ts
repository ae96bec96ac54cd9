import type { LayAnswer } from '@jianwei/api-client/model';
import { besideBackground } from './background.ts';
import { asksOfMedicine, forbiddenOf } from './forbidden.ts';
import { knowledgeAnswer, NO_PARTS } from './knowledge.ts';
import { isLikeRefused, likelyAnswer } from './likely.ts';
import { nearQuestions } from './near-questions.ts';
import { offOf, ownItem } from './own-item.ts';
import type { OwnReport } from './own-item.ts';
import { asksOfReport, ownAnswer } from './own-report.ts';
import { clausesOf, markedByBlanks, plainText } from './question-text.ts';
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

const WHERE = '请立即拨打 120 或去最近的急诊，不要等待回复。';

function emergencyOf({ id, label }: RedFlag): LayAnswer {
  const text = id === 'self_harm' ? SELF_HARM_TEXT : `${label}可能有危险。${WHERE}`;
  return { ...NO_PARTS, kind: 'emergency', text, rule_id: `CHAT-1/${id}` };
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

/** What the tables know of a question; where questions like it plainly ask something else, that, and nothing where they are not answered. */
function knowledgeOf(text: string, own: OwnReport | null): LayAnswer | null {
  const known = knowledgeAnswer(text, own);
  if (known === null || isLikeRefused(text, known)) return null;
  return likelyAnswer(text, own, true) ?? known;
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
    const answerOf = (text: string) => (own === null ? null : ownAnswer(text, own)) ?? knowledgeOf(text, own);
    const whole = isKnownSaid ? answerOf(asks) : null;
    const partly = whole === null && isKnownSaid && beside !== null ? answerOf(beside.asked) : null;
    const besides = whole === null && isKnownSaid && background !== null ? answerOf(background.asked) : null;
    const read = whole ?? partly ?? besides;
    const likely = read === null && isKnownSaid ? likelyAnswer(asks, own) : null;
    const known = read ?? likely;
    // Of an item and its background, nothing is feared unless it is feared of what is told by itself.
    const isQuiet = besides !== null && backgroundFor?.('alone') === null;
    const isUnderstood = whole !== null || partly !== null || (own === null && asksOfReport(asks)) || ofMedicine;
    const standing =
      isUnderstood || isQuiet ? 'answered' : likely !== null ? 'likely' : told === marked ? 'alone' : 'rest';
    const danger = dangerFor(standing) ?? (partly === null ? null : (besideFor?.('alone') ?? null));
    if (danger !== null) return emergencyOf(danger);
    if (known !== null) return known;
    if (forbidden !== null)
      return { ...NO_PARTS, kind: 'forbidden', text: withHelp(forbidden.text), rule_id: `CHAT-2/${forbidden.id}` };
    return {
      ...NO_PARTS,
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
