import { contextOf } from '../reading.test-support.ts';
import type { PlainRow } from '../reading.test-support.ts';
import type { Tool } from './statement.ts';

export const partBy =
  (tool: Tool) =>
  (rows: readonly PlainRow[], more: object = {}, known: readonly string[] = []) =>
    tool(contextOf(rows, more, known))?.parts[0];

export const OTHER: PlainRow = ['CL', '105', 'mmol/L', '99-110'];
