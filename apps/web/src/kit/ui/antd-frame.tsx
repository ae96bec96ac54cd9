import { ConfigProvider, type ThemeConfig } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import type { ReactNode } from 'react';

/** The design tokens for antd. Values repeat tokens.css: antd computes with them and needs the plain colours. */
const antdTheme: ThemeConfig = {
  hashed: false,
  cssVar: { prefix: 'ant', key: 'jianwei' },
  token: {
    colorPrimary: '#15625E',
    colorInfo: '#15625E',
    colorSuccess: '#2C6E49',
    colorWarning: '#B97400',
    colorError: '#B3261E',
    colorLink: '#15625E',
    colorTextBase: '#16211F',
    colorText: '#16211F',
    colorTextSecondary: '#46524E',
    colorTextTertiary: '#65706C',
    colorTextPlaceholder: '#65706C',
    colorFillAlter: '#FAF9F5',
    colorBorder: '#8B948F',
    colorBorderSecondary: '#E6E2D9',
    colorSplit: '#E6E2D9',
    colorBgMask: 'rgba(13,28,27,.42)',
    controlItemBgActive: '#F1F7F5',
    controlItemBgHover: '#FAF9F5',
    controlOutline: '#C5DED8',
    controlOutlineWidth: 2,
    lineWidthFocus: 2,
    borderRadius: 4,
    borderRadiusSM: 2,
    borderRadiusLG: 6,
    fontFamily: 'var(--sans)',
    fontSize: 14,
    controlHeight: 32,
    fontWeightStrong: 600,
    boxShadowSecondary: '0 6px 20px rgba(11,41,40,.16)',
  },
  components: {
    Table: {
      headerBg: 'transparent',
      headerColor: '#65706C',
      headerSplitColor: 'transparent',
      headerBorderRadius: 0,
      borderColor: '#E6E2D9',
      rowHoverBg: '#FAF9F5',
      rowSelectedBg: '#F1F7F5',
      // 29, 36 and 47 px a row: 紧凑, 标准, 宽松.
      cellPaddingBlockSM: 4,
      cellPaddingBlockMD: 7,
      cellPaddingInlineMD: 8,
      cellFontSizeMD: 13,
      cellPaddingBlock: 12,
      cellPaddingInline: 8,
      cellPaddingInlineSM: 8,
      cellFontSizeSM: 13,
    },
    Tabs: { inkBarColor: '#15625E', itemSelectedColor: '#16211F', horizontalItemGutter: 28 },
    Button: {
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      defaultBorderColor: '#CDC8BC',
    },
    Input: { activeShadow: '0 0 0 2px #C5DED8' },
    Tag: { defaultBg: '#fff', defaultColor: '#46524E' },
    Form: { itemMarginBottom: 16, labelFontSize: 13 },
  },
};

const BUTTON_CONFIG = { autoInsertSpace: false };

/**
 * The product's theme and language for antd and pro-components. A page that uses them stands inside; the clinical screens
 * do without, so that the library is no part of their first load.
 */
export function AntdFrame({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider locale={zhCN} theme={antdTheme} button={BUTTON_CONFIG}>
      {children}
    </ConfigProvider>
  );
}
