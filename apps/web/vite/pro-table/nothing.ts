// In place of parts that no list draws, see slim-pro-table.ts.
const none = () => null;
export default none;

/** Of the filters in heads of columns. */
export const flattenKeys = () => [];
