import { createRequire } from 'node:module';
import { Checkbox, ConfigProvider, Dropdown, Popover, Spin, Table, Tooltip, Tree, Typography } from 'antd';
import { createElement as element, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { Plugin } from 'vite';
import { antdTheme } from '../src/kit/ui/antd-theme.ts';

/** What an administration table is made of, the settings of its columns and its density included. */
const PARTS: readonly (readonly [part: unknown, props?: object])[] = [
  [Table, { rowSelection: {}, columns: [{ sorter: true }] }],
  [Checkbox],
  [Tooltip],
  [Popover],
  [Dropdown, { menu: {} }],
  [Spin],
  [Tree],
  [Typography.Text],
];

/** antd's own copy of what it writes its rules with. */
interface StyleEngine {
  readonly createCache: () => object;
  readonly StyleProvider: ComponentType<{ readonly cache: object }>;
  readonly extractStyle: (cache: object, options: object) => string;
}

/** The rules of these parts in the product's theme; its variables are written where the page is drawn. */
function rulesOfParts(): string {
  const require = createRequire(createRequire(import.meta.url).resolve('antd'));
  const { createCache, StyleProvider, extractStyle } = require('@ant-design/cssinjs') as StyleEngine;
  const cache = createCache();
  const parts = PARTS.map(([part, props], key) =>
    element(part as ComponentType<object>, { key, ...props }, element('i')),
  );
  const frame = element(ConfigProvider, { theme: antdTheme }, parts);
  renderToString(element(StyleProvider, { cache }, frame));
  return extractStyle(cache, { plain: true, types: ['style'] });
}

const SWITCH = /\/antd-styles\.ts$/;
const SHEET = 'virtual:antd-rules.css';

/**
 * Writes antd's rules when the app is built: computing and inserting them took a fifth of the time in which an administration page gets
 * usable.
 */
export function antdStyles(): Plugin {
  return {
    name: 'antd-styles',
    apply: 'build',
    resolveId: (source) => (source === SHEET ? `\0${SHEET}` : null),
    load: (id) => (id === `\0${SHEET}` ? rulesOfParts() : null),
    transform: (_code, id) => (SWITCH.test(id) ? `import '${SHEET}';\nexport const zeroRuntime = true;` : null),
  };
}
