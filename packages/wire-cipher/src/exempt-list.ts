/**
 * Paths whose bodies are not encrypted, either way. Client and server read the same patterns from their configuration; these
 * are the defaults: images and guideline files, which an `<img>` or a link cannot decrypt, files of research, which are saved as
 * they come, and two calls made before and beside a session.
 */
export const defaultExempt: readonly string[] = [
  '/api/v2/application/image/*',
  '/api/v2/images/shap/*',
  '/api/v2/images/roc/*',
  '/api/v2/guides/*',
  '/api/v2/logs/save',
  '/api/v2/system/version/item',
  '/api/v2/research/exports/*/file',
];

/**
 * @param patterns each a path, which takes in everything below it (`/api/v2/images` matches `/api/v2/images/roc/a`, not
 * `/api/v2/images2`), or a glob for a whole path: `*` is any text without a slash, `**` any text.
 * @returns whether a path or address is exempt; host, query and fragment are not looked at.
 */
export function createExemptList(patterns: readonly string[]): (url: string) => boolean {
  const matchers = patterns.filter((pattern) => pattern !== '').map(matcherOf);
  return (url) => {
    const path = pathOf(url);
    return matchers.some((matcher) => matcher.test(path));
  };
}

/** The path of an address or of a path with a query. */
export function pathOf(url: string): string {
  return url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
}

function matcherOf(pattern: string): RegExp {
  if (!pattern.includes('*')) return new RegExp(`^${escaped(pattern.replace(/\/$/, ''))}(?:/|$)`);
  const parts = pattern
    .split(/(\*+)/)
    .map((part) => (part === '*' ? '[^/]*' : part.startsWith('*') ? '.*' : escaped(part)));
  return new RegExp(`^${parts.join('')}$`);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
