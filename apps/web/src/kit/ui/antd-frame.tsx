import { ConfigProvider } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import type { ReactNode } from 'react';
import { zeroRuntime } from './antd-styles.ts';
import { antdTheme } from './antd-theme.ts';

const THEME = { ...antdTheme, zeroRuntime };
const BUTTON_CONFIG = { autoInsertSpace: false };

/**
 * The product's theme and language for antd and pro-components. A page that uses them stands inside; the clinical screens
 * do without, so that the library is no part of their first load.
 */
export function AntdFrame({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider locale={zhCN} theme={THEME} button={BUTTON_CONFIG}>
      {children}
    </ConfigProvider>
  );
}
