import { CATALOGUE } from '@jianwei/clinical-rules/catalogue/catalogue';
import { LAY_WORDS } from '@jianwei/clinical-rules/lay/lay-tables';
import { plainText } from './question-text.ts';

/** Stands for a name: nothing that the tables of danger speak of. */
const NAMED = '项目';
const FEWEST = 3;

/**
 * Texts in which whole names of items are only names: the 血 of 「血红蛋白掉下来了」 is none that is lost, the 吞 of no name is swallowed.
 * Names that stand in `tables`, which speak of them on purpose, stay.
 */
export function namesHidden(tables: string): (text: string) => string {
  const byFirst = new Map<string, string[]>();
  const names = CATALOGUE.flatMap(({ code }) => LAY_WORDS.get(code)?.names ?? []).map(plainText);
  for (const name of new Set(names)) {
    const [first = ''] = name;
    if (!/^\p{Script=Han}+$/u.test(name) || name.length < FEWEST || tables.includes(name)) continue;
    byFirst.set(first, [...(byFirst.get(first) ?? []), name]);
  }
  for (const [first, known] of byFirst)
    byFirst.set(
      first,
      known.toSorted((a, b) => b.length - a.length),
    );
  return (text) => {
    let said = '';
    for (let at = 0; at < text.length;) {
      const name = byFirst.get(text[at] ?? '')?.find((each) => text.startsWith(each, at));
      said += name === undefined ? (text[at] ?? '') : NAMED;
      at += name?.length ?? 1;
    }
    return said;
  };
}
