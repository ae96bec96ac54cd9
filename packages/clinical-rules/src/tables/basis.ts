import { oneOf } from './shapes.ts';
import type { Read } from './shapes.ts';

/** How far a row was checked: V read in a public source, R recalled from the one it names, C ours. */
export const BASIS = oneOf('V', 'R', 'C');

export type Basis = Read<typeof BASIS>;
