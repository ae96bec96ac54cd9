import type { ReactNode } from 'react';

/**
 * A text with what may stand behind it. Alone it stays a plain string, which React writes into its element without a node of its
 * own: in a list of children it would keep one, and a long report draws hundreds of them while it is scrolled.
 */
export function textWith(text: string, behind: ReactNode): ReactNode {
  return behind ? (
    <>
      {text}
      {behind}
    </>
  ) : (
    text
  );
}
