import type { SavedRisk } from '@jianwei/api-client/model';
import { formatDate } from '../../kit/lib/format-date.ts';
import { fixed } from '../../kit/lib/format-number.ts';
import { DataNote } from '../../parts/model/model-figures.tsx';
import { Section } from '../../parts/knowledge/section.tsx';

/** What a model said of the report before it was switched off: by which version, and when. */
export function SavedRiskPart({ saved }: { saved: SavedRisk | undefined }) {
  if (saved === undefined) return null;
  const { percent, version, time, message, data_note: note } = saved;
  return (
    <Section id="saved-risk" title="已保存的风险概率" aside={<DataNote text={note} />}>
      <p className="jw-body">
        <b>{fixed(percent, 1)}%</b>
        {`\u3000${version}，${formatDate(time, 'yyyy-MM-dd HH:mm')} 给出\u3000`}
        <span className="jw-ink-2">{message}</span>
      </p>
    </Section>
  );
}
