import { type ReactNode, useState } from 'react';
import { Button } from '../../kit/ui/button.tsx';

/** Ids of chosen rows, or every row of the filter, on whatever page. */
export type Chosen = readonly string[] | 'all';

/** More rows than this are asked about before something is done to them. */
export const MOST_UNASKED = 20;

/**
 * Rows that are chosen, row by row or as all of a filter.
 * @param page ids of the rows that are shown
 * @param total rows of the filter, on all pages
 */
export function useChosen(page: readonly string[], total: number) {
  const [chosen, choose] = useState<Chosen>([]);
  const isAll = chosen === 'all';
  return { chosen, choose, keys: isAll ? page : chosen, count: isAll ? total : chosen.length, page, total };
}

interface SelectionBarProps {
  readonly selection: ReturnType<typeof useChosen>;
  /** What is counted: 个账号. */
  readonly unit: string;
  /** What can be done to the chosen rows. */
  readonly children: ReactNode;
}

/** In place of the filters while rows are chosen: how many, all of the filter once a whole page is, and what can be done. */
export function SelectionBar({ selection, unit, children }: SelectionBarProps) {
  const { chosen, choose, keys, count, page, total } = selection;
  const isWholePage = page.length < total && page.every((id) => keys.includes(id));
  return (
    <span className="jw-row jw-wrap jw-gap-8 jw-body jw-end">
      {`已选 ${count} ${unit}`}
      {isWholePage && chosen !== 'all' && (
        <Button size="small" onClick={() => choose('all')}>
          {`选中此条件全部 ${total} ${unit}`}
        </Button>
      )}
      {children}
      <Button size="small" onClick={() => choose([])}>
        取消选择
      </Button>
    </span>
  );
}
