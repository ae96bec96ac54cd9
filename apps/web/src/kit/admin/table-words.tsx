import { ProProvider, zhCNIntl } from '@ant-design/pro-components';
import { type ReactNode, useContext, useMemo } from 'react';

/** What the product calls otherwise than the library does. */
const OURS: Readonly<Record<string, string>> = {
  'tableToolBar.densityMiddle': '标准',
};
const INTL: typeof zhCNIntl = {
  locale: zhCNIntl.locale,
  getMessage: (id, usual) => OURS[id] ?? zhCNIntl.getMessage(id, usual),
};

/** The product's words for the library's own controls of a table. */
export function TableWords({ children }: { readonly children: ReactNode }) {
  const pro = useContext(ProProvider);
  const value = useMemo(() => ({ ...pro, intl: INTL }), [pro]);
  return <ProProvider value={value}>{children}</ProProvider>;
}
