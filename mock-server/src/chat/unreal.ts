import { findItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { convert, oneOf, optional, record, text } from '@jianwei/clinical-rules/tables/shapes';
import { readTsv } from '../tables/read-table.ts';
import { cutQuestion } from './lexicon.ts';
import { clausesOf, plainText, withoutQuotes } from './question-text.ts';

const KIN =
  '爸|妈|爹|娘|爷|奶奶|公公|婆婆|外公|外婆|姥|老公|老婆|丈夫|妻子|媳妇|老伴|儿子|女儿|闺女|孙子|孙女|弟|妹|哥|姐|叔|舅|姑|姨|伯';
const WORDS: Readonly<Record<string, string>> = {
  '{kin_of}': KIN,
  '{kin}': `我(?!们医院)|俺|咱|自己|${KIN}|他|她|佢`,
  '{own}': `我|俺|咱|${KIN}|孩子|宝宝|婴儿|娃|邻居|同事|同学|朋友|室友|老人|老头|老太|家里|他|她|佢`,
  '{now}':
    '现在|刚(?!需|好)|今天|今早|今晚|今晨|方才|又|还在|仍|目前|正在|一直|反复|这会|眼下|已经|不停|这两天|这几天|半天了',
  '{self}':
    '自[杀残尽]|轻生|不想活|想死|去死|寻死|跳(?:楼|河|江|桥|海|下)|割腕|上吊|遗书|活着|活不下去|安眠药|农药|杀人|砍人|了断|结束生命',
  '{ill}': '疼|痛|晕|昏|吐|呕|抽|喘|憋|闷|倒|血|烧|麻|瘫|歪|肿|紫|没劲|没力|无力|站不|醒|反应|意识|糊涂|不行|送',
  '{lead}':
    '(?:请问|想问|想知道|问下|问一下|我?想了解(?:一下)?|(?:报告|单子|书|网)上(?:写|说)?的?|(?:医生|大夫)?(?:写着|写的|说的|诊断的?)|所谓的?)*',
  // What is only said of one who lies there, or written: nobody who has it asks for its usual causes.
  '{event}':
    '(?:猝死|休克|昏迷|晕厥|惊厥|溺水|触电|中毒|食物中毒|酒精中毒|酮症酸中毒|乳酸酸中毒|失血性休克|感染性休克|过敏性休克|早产|流产|高热惊厥|窒息|谵妄|脑死亡|心脏骤停)',
  '{sign}':
    '(?:胸痛|胸闷|呼吸困难|气促|气短|晕厥|昏厥|昏迷|意识障碍|意识模糊|意识丧失|嗜睡|谵妄|休克|猝死|抽搐|惊厥|抽风|黑便|便血|血便|呕血|咯血|咳血|吐血|血尿|大出血|内出血|心悸|心慌|心律不齐|心律失常|心动过速|心动过缓|头晕|头痛|眩晕|偏瘫|偏头痛|面瘫|失语|瘫痪|窒息|紫绀|发绀|中毒|触电|溺水|高热|寒战|剧烈腹痛|急腹症|胎动|早产|破水|酸中毒|酮症|放射痛|绞痛|压榨感|濒死感)',
  '{illness}':
    '(?:猝死|急性心梗|心梗|心肌梗死|心肌梗塞|心绞痛|心衰|心力衰竭|心律失常|脑梗|脑梗死|中风|脑卒中|脑出血|脑溢血|肺栓塞|休克|心脏骤停|心搏骤停|癫痫|中暑|煤气中毒|低血糖|高血压|昏迷|晕厥|肝硬化|胃溃疡|糖尿病|高血脂|冠心病|脑膜炎|肺炎|痛风|甲亢|肾衰|肝癌|胃癌|肺癌|白血病|尿毒症|哮喘|败血症|惊厥)',
};
/** Words in braces stand for a list of words; a pattern without any matches nothing where the cell is empty. */
const patternOf = (source: string) => new RegExp(source.replaceAll(/\{\w+\}/g, (name) => `(?:${WORDS[name] ?? name})`));
const pattern = convert(text, patternOf);
const FRAMES = readTsv(
  'chat/unreal.tsv',
  record({
    id: text,
    frame: pattern,
    unless: pattern,
    goes_on: optional(pattern),
    asks: optional(oneOf('yes')),
    after: optional(pattern),
    alone: optional(oneOf('yes')),
  }),
  'id',
);

const SUFFERED = patternOf('{ill}|{kin_of}|冷|汗|黑|尿|孕|化疗|药|岁');
const NOT_SUFFERED =
  /血(?:红蛋白|色素|小板|型|沉|常规|脂|糖|压|钾|钠|钙)|(?:没有?|无|不)[发太怎么也]{0,2}(?:烧|疼|痛|晕|吐|喘|咳|肿|痒|麻)|[隐潜]血(?:[^，。]{0,3}?阴性|(?=要|会|能|查|再|复查|检查|等|是不是|怎么))|是不是晕[针血]|(?:血[氧压糖脂钾钠钙]|血常规|心率|心电图)[^，。]{0,4}?正常/g;
const LASTS = patternOf('{now}|{kin_of}|他|她|佢');
const ASKS = /怎么|怎样|如何|咋|该|会|吗|么$|什么|啥|还是|先|几|多[少久]|要不要|能不能|哪/;
const DISEASE = patternOf('^{illness}的?(?:人|病人|患者)?$');

const plainSubject = (subject: string): string =>
  subject.replaceAll(/严重[了的]?|得厉害|的话|为什么|为啥|怎么|的时候|之后|完?后$/g, '');

/** What is done for a test. */
const TEST =
  /^(?:空着?(?:腹|肚子))?(?:抽|采|验|献|查)(?:静脉|手指|指尖|末梢)?血$|^(?:打针|扎针|扎手指|输液|体检|化验|空腹|饿肚子|不吃早饭|留尿|(?:做)?(?:胃镜|肠镜|增强ct|ct|核磁|核磁共振|b超|彩超|心电图|穿刺|骨穿|腰穿|糖耐量?))(?:检查|太久|久了)?$/;
const isTest = (subject: string): boolean => TEST.test(plainSubject(subject));

/** The subject of a question about what an item or a disease does: with words without content, nobody and no figure. */
function isGeneral(subject: string): boolean {
  const plain = plainSubject(subject);
  if (DISEASE.test(plain)) return true;
  const { words, left } = cutQuestion(plain);
  return left === '' && words.some(({ kind }) => kind === 'item') && !words.some(({ kind }) => kind === 'number');
}

/** Who says so is nobody that is suffering: what follows is what is said of an item or a disease. */
const HEARSAY =
  /^(?:我?(?:也|还|都)?(?:听(?:(?!医|大夫|护士)[\u4e00-\u9fff]){1,4}说|听说|听人说|据说|看到说)|都说|人家说|有人说|网上(?:都)?说|(?:朋友圈|微信群?|群)里?(?:都)?说|老师(?:上课|讲课)?(?:讲|说))(?:是|的是)?/;
const LEADS =
  /^(?<subject>[^，。]+?)(?:一定|可能|是不是|真的|就|都|也|严重了)*(?:会不会|会|能不能|容易|引起|导致|造成|引发|诱发)(?!是)/;
const ASKS_OF_EFFECT = /会不会|能不能|吗|么$|不$|为什么|为啥/;
const OF_SOMEBODY = patternOf('{own}|{now}|{self}|突然');

/** A figure that none of the items could have in danger: 98 of the platelets, not 8. */
function isHarmless(figure: number, codes: readonly string[]): boolean {
  return (
    codes.length > 0 &&
    codes.every((code) => {
      const { low = -Infinity, high = Infinity } = findItem(code)?.critical ?? {};
      return figure > low && figure < high;
    })
  );
}

/** Nothing is told in it: known words without a figure, or with one that is no danger of what was spoken of. */
function tellsNothing(clause: string, subject: string): boolean {
  const { words, left } = cutQuestion(clause);
  const codes = cutQuestion(plainSubject(subject)).words.flatMap((word) => word.codes);
  const figures = words.flatMap(({ kind, text: figure }) => (kind === 'number' ? [Number(figure)] : []));
  return left === '' && figures.every((figure) => isHarmless(figure, codes));
}

/**
 * 「血钾高会引起抽搐吗」 asks what an item or a disease does to people; with somebody, a figure or a time in it, it tells of them. What a test
 * does, and what is only repeated (「听说血钾高会抽搐」), may be said because of somebody: it counts as asked where nothing else is told.
 */
function asksOfEffect(asked: string, others: readonly string[]): boolean {
  const clause = asked.replace(HEARSAY, '');
  const subject = LEADS.exec(clause)?.groups?.['subject'];
  const isRepeated = clause !== asked;
  if (subject === undefined || OF_SOMEBODY.test(clause) || !(isRepeated || ASKS_OF_EFFECT.test(clause))) return false;
  const isSilent = others.every((other) => tellsNothing(other, subject));
  return isGeneral(subject) ? !isRepeated || isSilent : isTest(subject) && isSilent;
}

const NOUN = patternOf('(?:{event}|{illness})(?![了犯发过])');
const ASKS_OF_NOUN = /什么|啥|哪|怎么回事|咋回事|怎么一回事|原因|为什么|为啥|吗|么$|科普|几|多少/;
const ASKS_FOR_HELP = /办|救|处理|治|叫|送|送医|抢/;

/** 「高血糖昏迷是怎么回事」: of what is only said about others, in known words, without anybody, a time or a figure, and no help is asked for. */
function asksOfNoun(clause: string): boolean {
  if (!NOUN.test(clause) || !ASKS_OF_NOUN.test(clause)) return false;
  if (ASKS_FOR_HELP.test(clause) || OF_SOMEBODY.test(clause)) return false;
  const { words, left } = cutQuestion(clause.replace(NOUN, ''));
  return left === '' && !words.some(({ kind }) => kind === 'number');
}

/** The clause at a place without what did not happen; `next` says how a clause begins that tells on. */
function realPart(
  clause: string,
  place: number,
  clauses: readonly string[],
): { readonly real: string; readonly next?: RegExp | undefined } {
  const later = clauses.slice(place + 1).join('，');
  /** Beside the clause, and those behind it that tell on of the same, nothing is suffered. */
  const isAlone = (next: RegExp | undefined) => {
    const tellsOn = (each: string) => next?.exec(each)?.[0] === each;
    const goesOn = clauses.slice(place + 1).findIndex((each) => !tellsOn(each));
    const told = goesOn < 0 ? clauses.length - place : goesOn + 1;
    return !SUFFERED.test(clauses.toSpliced(place, told).join('，').replaceAll(NOT_SUFFERED, ''));
  };
  for (const { frame, unless, goes_on: next, asks, after, alone } of FRAMES) {
    const at = frame.exec(clause);
    if (at === null || unless.test(clause.slice(at.index + at[0].length))) continue;
    if (asks === 'yes' && (LASTS.test(later) || !ASKS.test(clause + later))) continue;
    if (after !== undefined && !after.test(clauses[place + 1] ?? '')) continue;
    if (alone === 'yes' && !isAlone(next)) continue;
    return { real: clause.slice(0, at.index), next };
  }
  const isAsked = asksOfEffect(clause, clauses.toSpliced(place, 1)) || (asksOfNoun(clause) && isAlone(undefined));
  return { real: isAsked ? '' : clause };
}

/**
 * What a question tells of somebody, now: scenes of films, dreams, lessons, suppositions, sayings and what is known of an item in general
 * are left out. The question itself where there is nothing of the kind.
 */
export function reallyTold(question: string): string {
  const clauses = clausesOf(withoutQuotes(plainText(question)));
  let goesOn: RegExp | undefined;
  const parts = clauses.map((clause, index) => {
    if (goesOn !== undefined && clause.search(goesOn) === 0) return '';
    const { real, next } = realPart(clause, index, clauses);
    goesOn = next;
    return real;
  });
  return parts.every((part, index) => part === clauses[index])
    ? question
    : parts.filter((part) => part !== '').join('，');
}
