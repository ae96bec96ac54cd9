/** A question as the tables are written: one width, lower case, without blanks; the marks that end a clause stay. */
export function plainText(question: string): string {
  return question.normalize('NFKC').toLowerCase().replaceAll('µ', 'μ').replace(/\s+/g, '');
}

const CLAUSE_END =
  /[,，。.;；!！?？~～…]+(?!\d)|但是|但|(?<![喘透缓吸换呼出熬])不过(?!气|来)|可是|然而|就是(?=喘|胸|晕)/;

/** Clauses: what is denied in one is not denied in the next. A point between digits ends none. */
export function clausesOf(text: string): string[] {
  return text.split(CLAUSE_END).filter((clause) => clause !== '');
}
