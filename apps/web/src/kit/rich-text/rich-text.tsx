import { useLayoutEffect, useRef } from 'react';
import styles from './rich-text.module.css';
import { cleanRichText, isRichText } from './rich-text-clean.ts';

function Cleaned({ html, className }: { html: string; className: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(cleanRichText(html));
  }, [html]);
  return <div ref={place} className={className} />;
}

/** A written text from outside: HTML is shown with allowed elements only, anything else as plain text with its lines. */
export function RichText({ text, className = '' }: { text: string; className?: string | undefined }) {
  const classes = `jw-break ${styles.text} ${className}`.trim();
  if (!isRichText(text)) return <p className={`${classes} ${styles.plain}`}>{text}</p>;
  return <Cleaned html={text} className={classes} />;
}
