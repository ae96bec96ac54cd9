// Ten things of the house, what stands in the file that holds each, and the names under which a newcomer looks for it.

/** @type {{ word: string, stands: RegExp, guesses: string[] }[]} */
export const words = [
  {
    word: 'limits of the Grace inputs',
    stands: /export const GRACE_LIMITS\b/,
    guesses: ['grace-limits', 'grace-rule', 'grace-table'],
  },
  {
    word: 'seeded Grace records',
    stands: /2025-03-06[^]*cardiac_arrest|cardiac_arrest[^]*2025-03-06/,
    guesses: ['grace-records', 'seed*grace', 'seed-records'],
  },
  {
    word: 'SQL table of the Grace records',
    stands: /CREATE TABLE grace_/,
    guesses: ['grace-schema', 'grace-table', 'grace*sql'],
  },
  {
    word: 'store of the COVID-19 records',
    stands: /(SavedRecords<\w+>\(|table: )'covid19_report'/,
    guesses: ['covid19-records', 'covid19-store', 'saved-records'],
  },
  { word: 'CKD facts', stands: /\): (CkdWireResult\b|ToolReading<CkdResult>)/, guesses: ['ckd-facts', 'kidney-facts'] },
  {
    word: 'adrenal facts',
    stands: /export function isAdrenal\w*Report\b/,
    guesses: ['adrenal-cortex-facts', 'adrenal-facts'],
  },
  {
    word: 'page of a critical value',
    stands: /export function (Crisis|Warning)\w*Page\b/,
    guesses: ['critical-value', 'warning*page', 'crisis'],
  },
  { word: 'trend dialog', stands: /export function TrendDialog\b/, guesses: ['trend-dialog', 'trend'] },
  {
    word: 'evidence graph',
    stands: /export function (Evidence|Relation)Graph\b/,
    guesses: ['evidence-graph', 'evidence-graph'],
  },
  { word: '医学百科', stands: /export function Encyclopedia\w*Page\b/, guesses: ['encyclopedia', 'knowledge-page'] },
];
