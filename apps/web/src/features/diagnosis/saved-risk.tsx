import type { SavedRisk } from '@jianwei/api-client/model';
import { formatDate } from '../../kit/lib/format-date.ts';
import { fixed } from '../../kit/lib/format-number.ts';
import { DataNote } from '../../parts/model/model-figures.tsx';
import { Section } from '../../parts/knowledge/section.tsx';

/**
 * What a model said of the report before it was switched off: by which version, and when. A record below everything that holds, in the
 * size of the text around it, since nobody answers for it any more.
 */
export function SavedRiskPart({ saved }: { saved: SavedRisk | undefined }) {
  if (saved === undefined) return null;
  const { percent, version, time, message, data_note: note } = saved;
  const when = formatDate(time, 'yyyy-MM-dd HH:mm');
  return (
    <Section id="saved-risk" title="停用前保存的风险概率" aside={<DataNote text={note} />}>
      <p className="jw-table-text jw-ink-3">
        {`${message}，此数不作为本次依据：${version} 版于 ${when} 给出 ${fixed(percent, 1)}%`}
      </p>
    </Section>
  );
}
