/** Answers by path and query, the query in any order. */
export type Answers = Readonly<Record<string, unknown>>;

const REPORT_COURSES = /^\/api\/v2\/patients\/[^/]+\/courses$/;
const COLLECT = /^\/api\/v2\/ai\/reports\/collect\/([^/]+)(\/cancel)?$/;

/** Said of what was not recorded, and of what would be saved. */
export const NOT_IN_DEMO = '演示中未收录此内容，登录后可用';

/** Calls that only tell that something was looked at: taken and forgotten. */
const TOLD = ['/api/v2/logs/save', '/api/v2/embed/actions'];

function keyOf({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams([...searchParams].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return `${pathname}?${query.toString()}`;
}

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

interface Courses {
  readonly items: readonly { readonly code: string }[];
}

/**
 * A fetch that answers from what was recorded and never reaches a network. What the visitor changes is kept as long as the
 * page lives: a favourite stays one until it is taken away again.
 */
export function demoFetch(answers: Answers, origin = window.location.origin): typeof globalThis.fetch {
  const byKey = new Map(Object.entries(answers).map(([url, body]) => [keyOf(new URL(url, origin)), body] as const));
  const collected = new Map<string, boolean>();

  // Each item was recorded by itself: a question for several puts them together.
  const coursesOf = (url: URL): unknown => {
    const wanted = (url.searchParams.get('codes') ?? '').split(',');
    const all = [...byKey].flatMap(([key, body]) =>
      key.startsWith(`${url.pathname}?`) ? (body as Courses).items : [],
    );
    const items = wanted.flatMap((code) => all.find((item) => item.code === code) ?? []);
    return items.length === 0 ? undefined : { items };
  };
  const readAnswer = (url: URL): unknown => {
    if (REPORT_COURSES.test(url.pathname)) return coursesOf(url);
    const body = byKey.get(keyOf(url));
    const isCollected = collected.get(url.pathname.split('/').at(-1) ?? '');
    const isReport = typeof body === 'object' && body !== null && 'collected' in body;
    return isReport && isCollected !== undefined ? { ...body, collected: isCollected } : body;
  };
  const collect = (url: URL): Response | undefined => {
    const [, reportId, cancel] = COLLECT.exec(url.pathname) ?? [];
    if (reportId === undefined) return undefined;
    collected.set(reportId, cancel === undefined);
    return json({ collected: cancel === undefined });
  };

  return (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, origin), init);
    const url = new URL(request.url);
    if (TOLD.includes(url.pathname)) return Promise.resolve(json({}));
    const changed = collect(url);
    if (changed) return Promise.resolve(changed);
    const body = request.method === 'GET' ? readAnswer(url) : undefined;
    return Promise.resolve(
      body === undefined ? json({ status: 400, message: NOT_IN_DEMO }, 400) : json(structuredClone(body)),
    );
  };
}
