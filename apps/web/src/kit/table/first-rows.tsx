import { type ReactNode, useState } from 'react';
import { useIsPrinting } from '../lib/use-is-printing.ts';
import { Button } from '../ui/button.tsx';

interface FirstRows<Row> {
  /** On paper all of them. */
  readonly shown: readonly Row[];
  /** Below the table: asks for the others; nothing where there are none. */
  readonly more: ReactNode;
}

/**
 * The first rows of a long table, until all are asked for.
 * @param unit what is counted: 个应用
 */
export function useFirstRows<Row>(rows: readonly Row[], most: number, unit: string): FirstRows<Row> {
  const [isAll, setAll] = useState(false);
  const isPrinting = useIsPrinting();
  if (rows.length <= most) return { shown: rows, more: null };
  return {
    shown: isAll || isPrinting ? rows : rows.slice(0, most),
    more: (
      <div className="jw-no-print">
        <Button size="small" variant="text" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? `只看前 ${most} ${unit}` : `全部 ${rows.length} ${unit}`}
        </Button>
      </div>
    ),
  };
}
