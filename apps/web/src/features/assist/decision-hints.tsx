import type { HintItem } from '@jianwei/api-client/model';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import styles from './decision-hints.module.css';

/** Without repetitions: several tools may give the same directions and handling for a disease. */
function once(texts: readonly (string | undefined)[]): string[] {
  return [...new Set(texts.filter((text): text is string => text !== undefined && text.trim() !== ''))];
}

/** What tools found in this report, where their text is not just the directions again. */
export function noticed(hints: readonly HintItem[]): { name: string; text: string }[] {
  return hints.flatMap(({ application_name: name, hint_content: text, fx }) =>
    text === undefined || text.trim() === '' || text === fx ? [] : [{ name, text }],
  );
}

/** 提示与处理: directions to consider, handling, and when to go beyond it. */
export function DecisionHints({ hints }: { hints: readonly HintItem[] }) {
  if (hints.length === 0) return null;
  const directions = once(hints.map((hint) => hint.fx));
  const handling = once(hints.map((hint) => hint.cl));
  const further = new Map(hints.flatMap((hint) => hint.sub_hint ?? []).map((sub) => [sub.title, sub.cl] as const));
  return (
    <section aria-label="决策提示">
      <SectionHeading title="决策提示" />
      <dl className={styles.hints}>
        {noticed(hints).map(({ name, text }) => (
          <Pair key={name} term={name} texts={[text]} isNotice />
        ))}
        <Pair term="考虑方向" texts={directions} />
        <Pair term="处理建议" texts={handling} />
        {[...further].map(([title, text]) => (
          <Pair key={title} term={title} texts={text === undefined ? [] : [text]} />
        ))}
      </dl>
    </section>
  );
}

function Pair({ term, texts, isNotice = false }: { term: string; texts: readonly string[]; isNotice?: boolean }) {
  if (texts.length === 0) return null;
  return (
    <div data-notice={isNotice || undefined}>
      <dt className="jw-ink-2 jw-strong">{term}</dt>
      {texts.map((text) => (
        <dd key={text}>{text}</dd>
      ))}
    </div>
  );
}
