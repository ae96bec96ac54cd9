import { INCOMPLETE_TEXT } from '@jianwei/clinical-rules/covid19/wording';
import { TriangleAlert } from 'lucide-react';
import styles from './prompt-list.module.css';

/** What else a doctor should know; that the type may be too low stands out. */
export function PromptList({ prompts }: { prompts: readonly string[] }) {
  if (prompts.length === 0) return null;
  return (
    <ul className={`jw-body jw-grid jw-gap-4 ${styles.prompts}`}>
      {prompts.map((prompt) => (
        <li key={prompt} data-tone={prompt === INCOMPLETE_TEXT ? 'warning' : undefined}>
          {prompt === INCOMPLETE_TEXT && <TriangleAlert size={14} strokeWidth={1.8} aria-hidden />}
          {prompt}
        </li>
      ))}
    </ul>
  );
}
