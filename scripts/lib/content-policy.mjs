/** Pages that need no session (shell public of apps/web/src/app/route-table.ts): what they lead to is not told where it was found. */
export const PUBLIC_PAGES = [
  '/h5',
  '/citizen-phone',
  '/citizen-chat-phone',
  '/radar-detail',
  '/demo',
  '/online',
  '/about-us-login',
  '/single-demo',
  '/plugin-login',
  '/single-login',
];

/** What a file of this address goes out with in the place of the site's own. @returns {Record<string, string>} */
export function pageHeaders(path) {
  return PUBLIC_PAGES.includes(path.replace(/\/$/, '')) ? { 'referrer-policy': 'no-referrer' } : {};
}

/**
 * The headers that the web app's files go out with; docs/deployment.md says the same for nginx.
 * @param {{ frameAncestors?: string, origins?: string[] }} options who may show the app in a frame (CSP sources; the own
 *   origin by default), and other origins that it calls or takes images from, such as a back end of its own
 * @returns {Record<string, string>}
 */
export function siteHeaders({ frameAncestors = "'self'", origins = [] } = {}) {
  const others = origins.map((origin) => ` ${origin}`).join('');
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    // Charts, the virtual table and antd set styles from code.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${others}`,
    `connect-src 'self'${others}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    // Addresses name reports: no other site is told one.
    'referrer-policy': 'same-origin',
  };
}
