// In place of the field kinds of pro-components, see slim-pro-table.ts.
export const proFieldParsingValueEnumToArray = () => [];

export default {};
