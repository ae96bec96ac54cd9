// In place of parts that no list draws, see slim-pro-table.ts.
import type { ReactNode } from 'react';

const none = () => null;
export default none;

/** Of the filters in heads of columns. */
export const flattenKeys = () => [];

/** Of the forms around a table. */
export const FormProvider = ({ children = null }: { readonly children?: ReactNode }) => children;

/** Of a store of answers that only the fields of forms ask. */
export const SWRConfig = ({ children = null }: { readonly children?: ReactNode }) => children;
export const useSWRConfig = () => ({ cache: new Map<string, unknown>() });
