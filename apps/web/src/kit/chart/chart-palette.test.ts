import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHART_COLOURS } from './chart-palette.ts';

test('the colours of charts are those of the theme', async () => {
  const css = await readFile(join(import.meta.dirname, '../../app/theme/tokens.css'), 'utf8');
  const tokens = new Map([...css.matchAll(/--([a-z0-9-]+): (#[0-9a-f]+);/g)].map(([, name, value]) => [name, value]));
  for (const [name, colour] of Object.entries(CHART_COLOURS)) {
    const token = name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);
    expect([token, tokens.get(token)]).toEqual([token, colour]);
  }
});
