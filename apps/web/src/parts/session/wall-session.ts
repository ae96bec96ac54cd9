import { readStored, removeStored, writeStored } from '../../kit/lib/storage.ts';

const WALL_NAME = 'wall-session';

/** Whether an address is the board on a wall: nobody works there, so nothing else asks the server or stands over it. */
export function isWallAddress({ pathname, search }: { readonly pathname: string; readonly search: string }): boolean {
  return pathname === '/bulletin-board' && new URLSearchParams(search).get('wall') === '1';
}

/** The token of the wall, also after the page was loaded anew; undefined while there is none. */
export const readWallToken = (): string | undefined => readStored(WALL_NAME) ?? undefined;

export const keepWallToken = (token: string): void => writeStored(WALL_NAME, token);

/** With the session of who opened it, or when the wall is left. */
export const forgetWallToken = (): void => removeStored(WALL_NAME);
