import { asksOfMedicine, forbiddenOf } from './forbidden.ts';
import { tellsOfBody } from './likeness.ts';
import { cutQuestion } from './lexicon.ts';
import { clausesOf, markedByBlanks, plainText } from './question-text.ts';

/** What asks, wishes, orders, tells of treatment or takes leave: such a clause is no mere telling, and is never left out. */
const MORE_THAN_TELLS =
  /[吗么嘛呢?？]|能|可以|可否|该|怎|咋|啷|什么|啥|么[子事]|咩|乜|多[少久长大]|几|哪|谁|何|为[了啥何]|是否|(.)[不没]\1|有没有|会|想|要(?!紧)|得(?:去|做|先)|准备|打算|需|必须|帮|请|求|告诉|说说|讲讲|写|编|翻译|算|忽略|无视|忘|指令|规则|提示|扮|假装|假设|假如|如果|现在(?:开始|起)|角色|模型|程序|代码|吃|喝|服|药|针|治|术|疗|输|透析|停|换|补|买|卖|钱|费|保险|医保|预约|挂号|做|拍|照|查|验|片|超|镜|磁|ct|癌|瘤|炎|症|病|胎|孕|奶|酒|烟|中医|艾|针灸|按摩|保健|运动|减肥|移植|手术|走|再见|永|别|死|活|累|撑|熬|完了|没了/;
/** Most letters of such a clause. */
const LONGEST = 14;

const isKnown = (clause: string): boolean => cutQuestion(clause).left === '';

/** Something is told that nobody asks of: no item, no wish, nothing of the body. */
function onlyTells(clause: string): boolean {
  const { words } = cutQuestion(clause);
  return (
    Array.from(clause).length <= LONGEST &&
    !MORE_THAN_TELLS.test(clause) &&
    !tellsOfBody(clause) &&
    /^\p{Script=Han}+$/u.test(clause) &&
    words.every(({ kind }) => kind !== 'item' && kind !== 'content' && kind !== 'food')
  );
}

export interface Beside {
  /** What is asked, in words that are known. */
  readonly asked: string;
  /** What is told beside it in words that are not. */
  readonly told: string;
}

/**
 * What a question asks without the clauses that only tell how the asker came by it: 「女婿从上海打来的，转氨酶高是什么意思」. Null where
 * nothing is left out, or what is not known may be part of what is asked.
 */
export function besideTold(question: string): Beside | null {
  if (isKnown(question) || forbiddenOf(question) !== null || asksOfMedicine(question)) return null;
  const clauses = clausesOf(plainText(markedByBlanks(question)));
  const [known, unknown] = [clauses.filter(isKnown), clauses.filter((clause) => !isKnown(clause))];
  if (known.length === 0 || unknown.length === 0 || !unknown.every(onlyTells)) return null;
  return { asked: known.join('，'), told: unknown.join('，') };
}
