/** The weekday of a column `day`. Monday is 1: SQLite's Sunday is 0. */
export const WEEKDAY = "((CAST(strftime('%w', day) AS INTEGER) + 6) % 7 + 1)";
