import { useLayoutEffect, useRef } from 'react';
import DOMPurify from 'dompurify';
import styles from './rich-text.module.css';
import { appConfig } from '../lib/app-config.ts';
import { imageAddress } from '../lib/image-source.ts';

/** Elements of a written text; everything else is dropped, its text stays. */
const TAGS = [
  ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code', 'div', 'span'],
  ...['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'a', 'img', 'ul', 'ol', 'li'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
];
const ATTRIBUTES = ['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'start'];

const ALLOWED_TAGS: ReadonlySet<string> = new Set(TAGS);
const ALLOWED_ATTRIBUTES: ReadonlySet<string> = new Set(ATTRIBUTES);

/** Addresses that a link may lead to, and pictures that are part of the text. */
const LINK = /^(https?:|mailto:|tel:|\/(?!\/)|#)/i;
const INLINE_IMAGE = /^data:image\/(png|jpe?g|gif|webp|bmp|svg\+xml)[;,]/i;
const IMAGE_IDENTIFIER = /^[\w.-]+$/;

const ownOrigins = () => [location.origin, new URL(appConfig().backendServer, location.origin).origin];

/**
 * The address of a picture by the rule of image sources; undefined for anything a picture cannot be, and for other sites: one
 * asked for a picture would learn who reads what.
 */
function pictureAddress(source: string): string | undefined {
  if (INLINE_IMAGE.test(source)) return source;
  if (/^https?:/i.test(source)) return ownOrigins().includes(URL.parse(source)?.origin ?? '') ? source : undefined;
  return IMAGE_IDENTIFIER.test(source) ? (imageAddress(source) ?? undefined) : undefined;
}

/**
 * Checks what is left: nothing beside the list may have come through, links lead to allowed places, and pictures come from
 * where pictures may come from.
 */
function check(root: DocumentFragment): void {
  for (const element of root.querySelectorAll('*')) {
    if (!ALLOWED_TAGS.has(element.localName)) element.remove();
    for (const name of element.getAttributeNames()) {
      if (!ALLOWED_ATTRIBUTES.has(name)) element.removeAttribute(name);
    }
  }
  for (const link of root.querySelectorAll('a')) {
    if (!LINK.test(link.getAttribute('href') ?? '')) link.removeAttribute('href');
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer nofollow');
  }
  for (const image of root.querySelectorAll('img')) {
    const address = pictureAddress(image.getAttribute('src') ?? '');
    if (address === undefined) image.remove();
    else image.setAttribute('src', address);
  }
}

/** HTML from outside as a fragment that holds allowed elements, attributes and addresses only. */
export function cleanRichText(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  check(fragment);
  return fragment;
}

const BLOCKS = 'p|div|h[1-6]|ul|ol|li|table|blockquote|pre|span|a|b|strong|i|em|u|s|sub|sup|code';
const HTML = new RegExp(`<(${BLOCKS})(\\s[^>]*)?>[\\s\\S]*</\\1>|<(br|hr|img)(\\s[^>]*)?/?>`, 'i');

/** Whether a text is HTML; '< 0.5' and 'a<b' are not. */
export function isRichText(text: string): boolean {
  return HTML.test(text);
}

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
