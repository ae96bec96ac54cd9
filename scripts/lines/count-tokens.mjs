import { parseSync, Visitor } from 'rolldown/utils';
import { LanguageVariant, SyntaxKind } from 'typescript/unstable/ast';
import { createScanner } from 'typescript/unstable/ast/scanner';

const SKIP_TRIVIA = true;

/** What may stand before a division; after anything else a slash begins a regular expression. */
const operands = new Set([
  SyntaxKind.Identifier,
  SyntaxKind.NumericLiteral,
  SyntaxKind.StringLiteral,
  SyntaxKind.CloseParenToken,
  SyntaxKind.CloseBracketToken,
  SyntaxKind.CloseBraceToken,
  SyntaxKind.ThisKeyword,
  SyntaxKind.TemplateTail,
]);

/** The text with blanks where words stand between tags (an apostrophe there begins no string), and how often they do. */
function withoutWords(text) {
  let words = 0;
  let rest = text;
  const blank = ({ start, end }) => {
    if (text.slice(start, end).trim()) words += 1;
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  };
  new Visitor({ JSXText: blank }).visit(parseSync('file.tsx', text).program);
  return { rest, words };
}

/**
 * Counts the tokens of a TypeScript file with the compiler's scanner. Comments and white space are none, the words
 * between two tags are one.
 * @param {string} file
 * @param {string} text
 */
export function countTokens(file, text) {
  const { rest, words } = file.endsWith('x') ? withoutWords(text) : { rest: text, words: 0 };
  const variant = file.endsWith('x') ? LanguageVariant.JSX : LanguageVariant.Standard;
  const scanner = createScanner(SKIP_TRIVIA, variant, rest);
  /** How many braces are open inside each template that is not yet closed. */
  const templates = [];
  let count = words;
  let before;
  for (let kind = scanner.scan(); kind !== SyntaxKind.EndOfFile; kind = scanner.scan()) {
    const isSlash = kind === SyntaxKind.SlashToken || kind === SyntaxKind.SlashEqualsToken;
    if (isSlash && !operands.has(before) && before !== SyntaxKind.LessThanToken) kind = scanner.reScanSlashToken();
    if (kind === SyntaxKind.CloseBraceToken && templates.at(-1) === 0) kind = scanner.reScanTemplateToken(false);
    const last = templates.length - 1;
    if (kind === SyntaxKind.TemplateHead) templates.push(0);
    else if (kind === SyntaxKind.TemplateTail) templates.pop();
    else if (kind === SyntaxKind.OpenBraceToken && last >= 0) templates[last] += 1;
    else if (kind === SyntaxKind.CloseBraceToken && last >= 0) templates[last] -= 1;
    count += 1;
    // A word such as `number` is a keyword in some places and a name in the others.
    before = scanner.isIdentifier() ? SyntaxKind.Identifier : kind;
  }
  return count;
}
