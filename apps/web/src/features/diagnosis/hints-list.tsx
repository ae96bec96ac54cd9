import type { Application, HintItem } from '@jianwei/api-client/model';
import { useEffect, useId, useRef, useState } from 'react';
import { useKeptFocus } from '../../kit/lib/use-kept-focus.ts';
import { Dialog } from '../../kit/overlay/overlay.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { ApplicationTile } from '../../parts/applications/application.tsx';
import { hintText } from '../../parts/knowledge/hint-text.ts';
import { useExplainedRow } from '../../parts/lab/explained-row.tsx';
import { STILL_LEARNING } from '../../parts/lab/lab-text.ts';
import { HintActs, type HintPlace, useHintApplications } from './hint-acts.tsx';
import styles from './hints-list.module.css';

/** Layout is measured this long after it last changed, in milliseconds. */
const LAYOUT_DEBOUNCE_MS = 50;

interface HintsListProps extends HintPlace {
  hints: readonly HintItem[];
  /** Knows the type of each application, for its drawing. */
  applications: readonly Application[];
  /** Whose hints they are. */
  diagnosisId: string | undefined;
  onOpenApplication: (applicationId: string) => void;
}

/** Whether a hint says more than its text: where to look, what to do, or single hints below it. */
const saysMore = ({ fx, cl, sub_hint: subHints = [] }: HintItem) =>
  [fx, cl].some((text) => Boolean(text?.trim())) || subHints.length > 0;

/** What the applications have to say about this diagnosis; two lines each, the whole in a dialog. */
export function HintsList(props: HintsListProps) {
  return props.hints.length === 0 ? null : <Hints {...props} />;
}

const placeOf = ({ application_id: id }: HintItem, index: number) => `${id}-${index}`;

function Hints({ hints, applications, diagnosisId = '', onOpenApplication, ...place }: HintsListProps) {
  const { shownApiType, onOpenTool } = place;
  // Panels of other diagnoses stand ready beside this one: the dialog belongs to the hints of one.
  const [openedId, explain] = useExplainedRow(`提示 ${diagnosisId}`);
  const opened = hints.find((hint, index) => placeOf(hint, index) === openedId);
  const own = useHintApplications(place);
  // A tool that was added takes its button with it.
  const list = useRef<HTMLUListElement>(null);
  useKeptFocus(list);
  const typeOf = (hint: HintItem) => applications.find((one) => one.application_id === hint.application_id)?.api_type;
  return (
    <>
      <ul ref={list} className="jw-grid jw-gap-8" aria-label="提示">
        {hints.map((hint, index) => {
          const { application_id: id, application_name: name } = hint;
          return (
            <li key={placeOf(hint, index)} className={`jw-row jw-start jw-gap-10 ${styles.hint}`}>
              <ApplicationTile of={{ ...hint, api_type: typeOf(hint) }} />
              <button type="button" className={styles.name} onClick={() => onOpenApplication(id)}>
                {name}
              </button>
              {own.isForeign(id) && <span className={`jw-tag jw-ink-2 jw-fixed ${styles.foreign}`}>未加入</span>}
              <ClampedText
                text={hintText(hint)}
                hasMore={saysMore(hint)}
                onMore={() => explain(placeOf(hint, index))}
              />
              <HintActs
                applicationId={id}
                name={name}
                apiType={typeOf(hint)}
                applications={own}
                {...{ shownApiType, onOpenTool }}
              />
            </li>
          );
        })}
      </ul>
      {opened && <HintDialog hint={opened} onClose={() => explain(undefined)} />}
    </>
  );
}

interface ClampedTextProps {
  text: string;
  /** There is more than the text itself. */
  hasMore: boolean;
  onMore: () => void;
}

/** Two lines, and the way to the rest where there is more: measured after the layout settles and when the width changes. */
function ClampedText({ text, hasMore, onMore }: ClampedTextProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  const [isClamped, setIsClamped] = useState(false);
  const textId = useId();

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIsClamped(element.scrollHeight > element.clientHeight + 1), LAYOUT_DEBOUNCE_MS);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [text]);

  return (
    <>
      <p ref={ref} id={textId} className={`jw-grow jw-ink-2 jw-clamp-2 jw-print-flow ${styles.text}`}>
        {text}
      </p>
      {(isClamped || hasMore) && (
        <button type="button" className={styles.more} aria-describedby={textId} onClick={onMore}>
          查看更多
        </button>
      )}
    </>
  );
}

function HintDialog({ hint, onClose }: { hint: HintItem; onClose: () => void }) {
  const { title = hint.application_name, fx, cl, sub_hint: subHints = [] } = hint;
  const sections = [
    { heading: '提示内容', text: hintText(hint) },
    { heading: '考虑方向', text: fx },
    { heading: '处理建议', text: cl },
    { heading: '相关提示', text: '', entries: subHints },
  ];
  return (
    <Dialog title={title} width="50%" onClose={onClose}>
      <div className="jw-grid jw-gap-16">
        {sections.map(({ heading, text, entries = [] }) => (
          <section key={heading}>
            <SectionHeading level={3} title={heading} />
            {entries.length === 0 ? (
              <p className={`jw-ink-2 ${styles.lines}`}>{text?.trim() ? text : STILL_LEARNING}</p>
            ) : (
              <dl>
                {entries.map((entry) => (
                  <div key={entry.title}>
                    <dt className="jw-strong">{entry.title}</dt>
                    {entry.cl !== undefined && <dd className={`jw-ink-2 ${styles.lines}`}>{entry.cl}</dd>}
                  </div>
                ))}
              </dl>
            )}
          </section>
        ))}
      </div>
    </Dialog>
  );
}
