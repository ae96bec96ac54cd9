import { TriangleAlert, X } from 'lucide-react';
import styles from './hint-bubble.module.css';

const ICON = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const;

/** Puts the middle of the element's parent, in px from the left of the window, where the style can use it. */
function followParent(element: HTMLElement | null): (() => void) | undefined {
  const parent = element?.parentElement;
  if (!element || !parent) return undefined;
  const measure = () => {
    const { left, width } = parent.getBoundingClientRect();
    element.style.setProperty('--chip-centre', `${left + width / 2}px`);
  };
  measure();
  // The row of chips scrolls by itself; its events are heard on their way down.
  window.addEventListener('resize', measure);
  window.addEventListener('scroll', measure, true);
  return () => {
    window.removeEventListener('resize', measure);
    window.removeEventListener('scroll', measure, true);
  };
}

/** One line over an application's chip: the hint, the way to the tool, and dismissal. */
export function HintBubble(props: { text: string; onOpen: () => void; onDismiss: () => void }) {
  const { text, onOpen, onDismiss } = props;
  return (
    <div ref={followParent} className={`jw-row jw-gap-8 ${styles.bubble}`} role="status">
      <TriangleAlert {...ICON} />
      <span className="jw-ellipsis" title={text}>
        {text}
      </span>
      <button type="button" className="jw-fixed" onClick={onOpen}>
        查看
      </button>
      <button type="button" className={`jw-fixed ${styles.dismiss}`} aria-label="不再提示" onClick={onDismiss}>
        <X {...ICON} />
      </button>
    </div>
  );
}
