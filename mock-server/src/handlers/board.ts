import type { Handlers } from '../contract/handler.ts';
import { boardOf } from '../interpretation/board.ts';

export const boardHandlers = {
  getBoard: ({ world }) => boardOf(world),
} satisfies Handlers;
