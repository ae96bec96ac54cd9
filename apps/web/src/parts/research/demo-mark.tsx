import { isTrue, isUndetermined, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { Database } from 'lucide-react';
import { DEMO_DATA } from './research-text.ts';

/** Beside figures: patients of the demonstration are counted in them. Nothing where there are none, or before an answer is there. */
export function DemoMark({ demo }: { demo: boolean | undefined }) {
  if (!isTrue(demo) && !isUndetermined(demo)) return null;
  return (
    <span className="jw-row jw-gap-6 jw-nowrap jw-table-text jw-ink-3">
      <Database size={14} aria-hidden="true" />
      {isTrue(demo) ? DEMO_DATA : `${DEMO_DATA}：${UNDETERMINED}`}
    </span>
  );
}
