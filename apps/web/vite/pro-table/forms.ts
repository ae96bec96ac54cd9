// In place of the forms of pro-components, see slim-pro-table.ts.
import { createContext, type ReactNode } from 'react';

export const GridContext = createContext({});
export const FieldContext = createContext({});

const none = () => null;
export const BetaSchemaForm = none;
export const ProFormDependency = none;
export const ProFormField = ({ text = null }: { readonly text?: ReactNode }) => text;

export const ProForm = Object.assign(({ children }: { readonly children?: ReactNode }) => children, {
  useFormInstance: () => ({}),
});
export default ProForm;
