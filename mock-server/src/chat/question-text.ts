/** A question as the tables are written: one width, lower case, without blanks; the marks that end a clause stay. Two figures stay two. */
export function plainText(question: string): string {
  return question
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('µ', 'μ')
    .replace(/(?<=\d)\s+(?=\d)/g, '/')
    .replace(/\s+/g, '')
    .replace(/(?<=\d)点(?=\d{1,2}(?![\d分半钟点]))/g, '.');
}

/** What is quoted is read like what is not: 「“晕厥”是什么意思」. */
export function withoutQuotes(text: string): string {
  return text.replaceAll(/[“”"「」『』‘’]/g, '');
}

const CLAUSE_END =
  /[,，。.;；!！?？~～…]+(?!\d)|但是|但|(?<![喘透缓吸换呼出熬])不过(?!气|来)|可是|然而|就是(?=喘|胸|晕)/;

/** At least three characters between blanks, one of them Chinese, are a clause of their own. */
const isClause = (part: string): boolean => Array.from(part).length > 2 && /\p{Script=Han}/u.test(part);

/** Who writes without marks parts clauses by blanks: 「上个月晕倒过一次 现在血红蛋白100」. A blank inside a few characters parts nothing. */
export function markedByBlanks(question: string): string {
  const parts = question.trim().split(/\s+/);
  return parts.reduce(
    (said, part, at) => `${said}${isClause(parts[at - 1] ?? '') && isClause(part) ? '，' : ' '}${part}`.trimStart(),
    '',
  );
}

/** Clauses: what is denied in one is not denied in the next. A point between digits ends none. */
export function clausesOf(text: string): string[] {
  return text.split(CLAUSE_END).filter((clause) => clause !== '');
}

const ASKS_OF_WORD =
  /^(?:请问|我?想(?:知道|问|了解)(?:一下)?)?(?:什么(?:是|叫)\p{Script=Han}{1,8}|\p{Script=Han}{1,5}(?:(?:这个词|这个字|[两三四几]个字|一词).{0,8}|怎么读|怎么解释))[吗呢?？]?$/u;

/** What a word means is asked, and nothing told: 「抽搐两个字怎么读」, 「什么叫心梗」. */
export function asksOfWord(text: string): boolean {
  return ASKS_OF_WORD.test(text);
}

/** 「醒不醒得过来」 fears what 「醒不过来」 tells. */
export function fearsPlainly(text: string): string {
  return text.replaceAll(/(\p{Script=Han})不\1得/gu, '$1不');
}

/** What is only called a swelling is none of the face or the throat: 「眼睛长麦粒肿」. */
export function swellingsNamed(text: string): string {
  return text.replaceAll(/(麦粒|霰粒|腱鞘囊|脂肪|血管|淋巴管)肿/g, '$1');
}

/** 「生孩子要抽多少管血」 speaks of blood that is drawn, not of a fit. */
export function bloodDrawn(text: string): string {
  return text
    .replaceAll(/((?:抽|采|验)血[^，。]{0,6}?)抽(?=[了过]?(?:好?几|[一二两三四五六七八九十\d]+)[次回遍针])/g, '$1采')
    .replaceAll(
      /((?:抽|采|验)[完了过]?血[^。]{0,12}?(?:又|再|重新))抽(?=[了过]?(?:好?几|[一二两三四五六七八九十\d]+)[次回遍])/g,
      '$1采',
    )
    .replaceAll(
      /((?:空腹|[今昨前]天|[今昨]早|早上|早晨|上午|下午|晚上|[\d一二三四五六七八九十]点(?:钟|半)?))抽(?=的(?:是|血|结果|数|那|值|[上下]午|早上|[,，]|$))/g,
      '$1采',
    )
    .replaceAll(/抽[了过]?(?:多少|好?几|[一二两三四五六七八九十\d]+)[大小]?(?:管|毫升|ml|cc|针管)的?血?/g, '抽血')
    .replaceAll(/抽(?=的血)/g, '采')
    .replaceAll(/(血[^，。]{0,8})抽(?=出来)/g, '$1采')
    .replaceAll(/抽(?=[了过]?(?:好?几|[一二两三四五俩仨\d]+)趟)/g, '采');
}
