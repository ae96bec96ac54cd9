import type { HintItem } from '@jianwei/api-client/model';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import styles from './decision.module.css';

/** Texts that say something, without repetitions: several tools may give the same directions and handling for a disease. */
export function distinct(texts: readonly (string | undefined)[]): string[] {
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
  const further = new Map(hints.flatMap((hint) => hint.sub_hint ?? []).map((sub) => [sub.title, sub.cl] as const));
  const rows: { term: string; texts: string[]; isNotice?: boolean }[] = [
    ...noticed(hints).map(({ name, text }) => ({ term: name, texts: [text], isNotice: true })),
    { term: '考虑方向', texts: distinct(hints.map((hint) => hint.fx)) },
    { term: '处理建议', texts: distinct(hints.map((hint) => hint.cl)) },
    ...[...further].map(([term, text]) => ({ term, texts: distinct([text]) })),
  ];
  return (
    <section aria-label="决策提示">
      <SectionHeading title="决策提示" />
      <dl className={styles.hints}>
        {rows.map(
          ({ term, texts, isNotice }) =>
            texts.length > 0 && (
              <div key={term} data-notice={isNotice}>
                <dt className="jw-ink-2 jw-strong">{term}</dt>
                {texts.map((text) => (
                  <dd key={text}>{text}</dd>
                ))}
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
