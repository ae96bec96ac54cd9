// In place of the rows of pro-components that are edited, see slim-pro-table.ts.
const NONE = {
  editableKeys: [],
  isEditable: () => ({ isEditable: false }),
  newLineRecord: undefined,
};

export const useEditableArray = () => NONE;
export const editableRowByKey = () => [];
export const recordKeyToString = (key: unknown) => key;
