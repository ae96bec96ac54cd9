// In place of the words of other languages, see slim-pro-table.ts.
export default {};
