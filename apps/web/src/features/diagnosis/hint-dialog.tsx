import type { HintItem } from '@jianwei/api-client/model';
import { STILL_LEARNING } from '../../parts/lab/source-text.ts';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { hintText } from './hint-text.ts';

/** A hint in full: what it says, what to consider, what to do, and what belongs to it. */
export function HintDialog({ hint, onClose }: { hint: HintItem; onClose: () => void }) {
  const subHints = hint.sub_hint ?? [];
  return (
    <Dialog open title={hint.title ?? hint.application_name} width="50%" onClose={onClose}>
      <div className="jw-grid jw-gap-16">
        <Section title="提示内容" text={hintText(hint)} />
        <Section title="考虑方向" text={hint.fx} />
        <Section title="处理建议" text={hint.cl} />
        <section>
          <SectionHeading level={3} title="相关提示" />
          {subHints.length === 0 && <p className="jw-ink-2">{STILL_LEARNING}</p>}
          <dl>
            {subHints.map((entry) => (
              <div key={entry.title}>
                <dt>
                  <b>{entry.title}</b>
                </dt>
                {entry.cl !== undefined && (
                  <dd className="jw-ink-2" style={{ marginBottom: 8, whiteSpace: 'pre-line' }}>
                    {entry.cl}
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Dialog>
  );
}

function Section({ title, text }: { title: string; text: string | undefined }) {
  return (
    <section>
      <SectionHeading level={3} title={title} />
      <p className="jw-ink-2" style={{ whiteSpace: 'pre-line' }}>
        {text?.trim() ? text : STILL_LEARNING}
      </p>
    </section>
  );
}
