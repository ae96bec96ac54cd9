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

/** antd's modules of rules, and what they hand them to. */
const IN_STYLES = /[\\/]antd[\\/]es[\\/].*[\\/]style[\\/][^?]*\.js$/;
const WRITERS: ReadonlySet<string> = new Set(['genStyleHooks', 'genComponentStyleHook', 'genSubStyleComponent']);

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Call extends SyntaxNode {
  readonly callee: SyntaxNode & { readonly name?: string };
  readonly arguments: readonly SyntaxNode[];
}

const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null && 'type' in value;

/** Calls in a syntax tree that hand rules of a part over. */
function writersIn(node: SyntaxNode): Call[] {
  const below = Object.values(node).flat().filter(isNode).flatMap(writersIn);
  const call = node as Call;
  return node.type === 'CallExpression' && WRITERS.has(call.callee.name ?? '') ? [call, ...below] : below;
}

/** A module of rules without them: its variables stay, the rules are never asked for once they are a sheet. */
function withoutRules(code: string, tree: SyntaxNode): string {
  const rules = writersIn(tree).flatMap(({ arguments: [, written] }) => written ?? []);
  return rules
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}() => []${text.slice(end)}`, code);
}

const SWITCH = /\/antd-styles\.ts$/;
const SHEET = 'virtual:antd-rules.css';

/**
 * Writes antd's rules when the app is built: computing and inserting them took a fifth of the time in which an administration page gets
 * usable. What computes them is left out of the program.
 */
export function antdStyles(): Plugin {
  return {
    name: 'antd-styles',
    apply: 'build',
    resolveId: (source) => (source === SHEET ? `\0${SHEET}` : null),
    load: (id) => (id === `\0${SHEET}` ? rulesOfParts() : null),
    transform(code, id) {
      if (SWITCH.test(id)) return `import '${SHEET}';\nexport const zeroRuntime = true;`;
      return IN_STYLES.test(id) ? { code: withoutRules(code, this.parse(code)), map: null } : null;
    },
  };
}
