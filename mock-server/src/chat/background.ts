import { asksOfMedicine, forbiddenOf } from './forbidden.ts';
import { cutQuestion } from './lexicon.ts';
import type { Piece } from './lexicon.ts';
import type { WordKind } from './word-kinds.ts';
import { clausesOf, markedByBlanks } from './question-text.ts';
import type { Beside } from './told-beside.ts';
import { mostKnown } from './typed.ts';

/**
 * What a question asks without what is only told in front of it: 「我们家犟老头 尿酸又高了咋办」 asks what 「尿酸又高了咋办」 asks. What is not
 * known is left out only where it cannot be what is asked: it stands in front of an item, apart from it, and nothing between them makes
 * one depend on the other.
 */

/** What is eaten, used, done, bought, said of others or ordered is what a question is about, wherever it stands. */
const OF_ITS_OWN =
  /吃|喝|服|药|针|治|术|疗|输|透析|停|换|补|买|卖|钱|费|保险|医保|预约|挂号|做|片|超|镜|磁|ct|癌|瘤|胎|奶|酒|烟|艾|灸|按摩|减肥|移植|走|再见|永|别|死|活|累|撑|熬|完了|没了|编|翻译|忽略|无视|忘|指令|规则|扮|假|角色|模型|程序|代码|故事|诗|歌|狗|猫|宠|兔|鸡|鸭|猪|牛|羊|鱼|鸟|鼠|龟|马|动物|隔壁|邻|同病房|明星|名人|总统|方$|偏方|秘方|中医|老板|领导|涨价|火星/;
/** Between what is told and the item it makes the one act on the other. */
const DEPENDS =
  /能|会|可|要|得|对|跟|和|与|把|让|使|引|导致|影响|降|升|治|调|是不是|有没有|比|换|改|写|为|算|当|成|等于|还是|或/;
/** A clause that asks, wishes or orders is no mere telling. */
const ASKS =
  /[吗么嘛呢?？]|能|可以|可否|该|怎|咋|啷|什么|啥|么[子事]|咩|乜|多[少久长大]|几|哪|谁|何|为[了啥何]|是否|(.)[不没]\1|有没有|会|想|要(?!紧)|得(?:去|做|先)|准备|打算|需|必须|帮|请|求|告诉|说说|讲讲|写/;

/** Most letters of a clause that only tells. */
const LONGEST = 22;

const isContent = ({ kind }: Piece): boolean => kind === 'unknown' || kind === 'content' || kind === 'food';
const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');
/** A name of one character is part of other words. */
const isName = ({ kind, text }: Piece): boolean => kind === 'item' && text.length > 1;

/** What is asked depends on what was told before it: 「坐飞机耳朵闷，跟血氧有关吗」. */
const RELATES =
  /^(?:跟|和|与|同|会|影响|是|也会|因此|所以)|有关|关系|相关|影响|引起|导致|会(?:不会)?[^，。]{0,6}(?:高|低|升|降|准)|会.{1,8}[吗么]|还(?:要|用|需)|(?:用|需)不(?:用|需)|要不要|要.{0,6}[吗么]/;

/** One letter that closes a clause, behind words that ask: 「么样办啰」. */
function withoutTail(pieces: readonly Piece[]): readonly Piece[] {
  const [asks, tail] = pieces.slice(-2);
  const closes =
    tail?.kind === 'unknown' && asks !== undefined && ASKED_OUTRIGHT.has(asks.kind) && !OF_ITS_OWN.test(tail.text);
  return closes ? pieces.slice(0, -1) : pieces;
}

/** A clause without what it only tells in front of its item; null where that may be more than told. */
function askedIn(clause: string): string | null {
  const { pieces } = cutQuestion(clause);
  if (!pieces.some(isContent)) return clause;
  const item = pieces.findIndex(isName);
  if (item < 0) return onlyTells(clause) ? '' : null;
  const before = pieces.slice(0, item);
  const behind = withoutTail(pieces.slice(item));
  const last = before.findLastIndex(isContent);
  if (behind.some(isContent)) return null;
  if (last < 0) return textOf([...before, ...behind]);
  const between = textOf(before.slice(last + 1));
  // 血糖仪 is no 血糖; where letters follow characters, nothing is made of both.
  const isApart =
    between !== '' || (/^[a-z]/.test(pieces[item]?.text ?? '') && /\p{Script=Han}$/u.test(textOf(before)));
  if (!isApart || DEPENDS.test(between) || OF_ITS_OWN.test(textOf(before))) return null;
  return textOf(behind);
}

/** What somebody is used to, or did: 「天天喝羊汤」 tells, 「喝苦荞茶」 may ask. */
const HABIT =
  /(?:天天|每天|经常|常常|平时|一直|顿顿|总是?|老是?|从来|从不|很少|一点|前一天|昨[天晚]|头天|过年|聚餐|应酬|爱|也?[没不](?:怎么|大|太|咋)?)(?:吃|喝|抽|熬)|(?:吃|喝|抽|熬)(?:得|了|过)(?![^，。]*(?:药|片|粉|酒|草|膏|丸|胶囊|保健))/;

/** Something is told, and nothing asked, wished or ordered. */
function onlyTells(clause: string): boolean {
  const rest = HABIT.test(clause) ? clause.replaceAll(/吃|喝|抽|熬|奶|羊|牛|猪|鸡|鸭|鱼/g, '') : clause;
  return Array.from(clause).length <= LONGEST && !ASKS.test(clause) && !OF_ITS_OWN.test(rest);
}

/** What says outright what is asked of an item: enough beside a complaint, too. */
const ASKED_OUTRIGHT: ReadonlySet<string> = new Set([
  'cause',
  'mean',
  'about',
  'do',
  'eat',
  'range',
] satisfies WordKind[]);
/** A side or a number asks what it means. */
const ASKED: ReadonlySet<string> = new Set([
  ...ASKED_OUTRIGHT,
  ...(['high', 'low', 'positive', 'negative', 'abnormal', 'number'] satisfies WordKind[]),
]);

/** What a question asks of an item without what it only tells beside it; null where nothing is left out, or it may be what is asked. */
export function besideBackground(question: string): Beside | null {
  const forbidden = forbiddenOf(question);
  if ((forbidden !== null && forbidden.known_first !== 'yes') || asksOfMedicine(question)) return null;
  const clauses = clausesOf(mostKnown(markedByBlanks(question)));
  const asked = clauses.map(askedIn);
  if (asked.includes(null) || asked.every((each, place) => each === clauses[place])) return null;
  const rest = asked.filter((each) => each !== null && each !== '');
  if (rest.some((clause) => RELATES.test(clause ?? ''))) return null;
  const kinds = cutQuestion(rest.join('，')).words.map(({ kind }) => kind);
  const wanted = forbidden === null ? ASKED : ASKED_OUTRIGHT;
  if (!kinds.includes('item') || !kinds.some((kind) => wanted.has(kind))) return null;
  const told = clauses.map((clause, place) => clause.replace(asked[place] ?? '', ''));
  return { asked: rest.join('，'), told: told.filter((each) => each !== '').join('，') };
}
