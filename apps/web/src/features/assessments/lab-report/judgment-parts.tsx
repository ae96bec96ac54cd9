import { FOOTER_TEXT } from '@jianwei/clinical-rules/core/wording';
import type { ReactNode } from 'react';
import { SectionHeading } from '../../../kit/ui/section-heading.tsx';
import { ResultActions } from '../../../parts/result/result-actions.tsx';
import styles from './lab-report.module.css';

interface ConclusionProps {
  /** For the record; without it there is nothing to copy or to print. */
  text: string | undefined;
  lines: readonly string[];
  isNone?: boolean;
  children: ReactNode;
}

/** The conclusion in large type, a part a line, and what belongs to it. */
export function Conclusion({ text, lines, isNone = false, children }: ConclusionProps) {
  return (
    <section className="jw-below-20">
      <SectionHeading
        level={3}
        title="综合判断"
        aside={text !== undefined && <ResultActions isCompact text={text} />}
      />
      <p className={`jw-song jw-stack ${styles.conclusion}`} data-none={isNone || undefined}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      {children}
    </section>
  );
}

interface RemarksProps {
  title: string;
  texts: readonly string[] | undefined;
  /** Said where there are none; without it the section is left out then. */
  none?: string;
}

/** Tips and hints of the rule, one a line. */
export function Remarks({ title, texts = [], none }: RemarksProps) {
  if (texts.length === 0 && none === undefined) return null;
  return (
    <section className="jw-below-20">
      <SectionHeading level={3} title={title} aside={texts.length > 0 ? `${texts.length} 条` : undefined} />
      {texts.length === 0 ? (
        <p className="jw-note">{none}</p>
      ) : (
        <ul className={`jw-dotted jw-table-text jw-ink-2 ${styles.remarks}`}>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** That the result is for reference: at the foot of every judgment; paper has it on each page. */
export function ReferenceOnly() {
  return <p className="jw-no-print jw-note">{FOOTER_TEXT.reference_only}</p>;
}
