import type { Application, HintItem } from '@jianwei/api-client/model';
import { useId, useRef, useState } from 'react';
import { ApplicationTile } from '../../parts/applications/application-icon.tsx';
import { HintDialog } from './hint-dialog.tsx';
import { hintText } from './hint-text.ts';
import styles from './hints-list.module.css';
import { useIsClamped } from './use-is-clamped.ts';

interface HintsListProps {
  hints: readonly HintItem[];
  /** Knows the type of each application, for its drawing. */
  applications: readonly Application[];
  onOpenApplication: (applicationId: string) => void;
}

/** What the applications have to say about this diagnosis; two lines each, the whole in a dialog. */
export function HintsList({ hints, applications, onOpenApplication }: HintsListProps) {
  const [opened, setOpened] = useState<HintItem | null>(null);
  if (hints.length === 0) return null;
  return (
    <>
      <ul className="jw-grid jw-gap-8" aria-label="提示">
        {hints.map((hint, index) => (
          <Hint
            key={`${hint.application_id}-${index}`}
            hint={hint}
            apiType={applications.find((entry) => entry.application_id === hint.application_id)?.api_type}
            onOpenApplication={onOpenApplication}
            onOpen={() => setOpened(hint)}
          />
        ))}
      </ul>
      {opened && <HintDialog hint={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

interface HintProps {
  hint: HintItem;
  apiType: number | undefined;
  onOpenApplication: (applicationId: string) => void;
  onOpen: () => void;
}

function Hint({ hint, apiType, onOpenApplication, onOpen }: HintProps) {
  const text = hintText(hint);
  const ref = useRef<HTMLParagraphElement>(null);
  const isClamped = useIsClamped(ref, text);
  const textId = useId();
  return (
    <li className={`jw-row jw-start jw-gap-10 ${styles.hint}`}>
      <ApplicationTile apiType={apiType} source={hint.app_icon} />
      <button type="button" className={styles.name} onClick={() => onOpenApplication(hint.application_id)}>
        {hint.application_name}
      </button>
      <p ref={ref} id={textId} className={`jw-grow jw-ink-2 ${styles.text}`}>
        {text}
      </p>
      {isClamped && (
        <button type="button" className={styles.more} aria-describedby={textId} onClick={onOpen}>
          查看更多
        </button>
      )}
    </li>
  );
}
