/** Calls that the transport treats apart, by method and path (the encoded path of the contract, no query). */
export interface Call {
  method: string;
  path: string;
}

const actingPaths = [
  /^\/api\/v2\/ai\/reports\/collect\/[^/]+$/,
  /^\/api\/v2\/ai\/reports\/collect\/[^/]+\/cancel$/,
  /^\/api\/v2\/users\/operation_users\/codes$/,
];

const loginPaths = new Set(['/api/v2/users/operation_users/login', '/api/v2/users/session/embed']);

/** GETs that change something on the server: collect, cancel, send a code. `/check` only looks. */
export function isActingGet({ method, path }: Call): boolean {
  return method === 'GET' && actingPaths.some((pattern) => pattern.test(path));
}

/** Signing in, by an account or by a ticket of another system: what is refused are the credentials, not a session. */
export function isLogin({ method, path }: Call): boolean {
  return method === 'POST' && loginPaths.has(path);
}

export function isLogout({ method, path }: Call): boolean {
  return method === 'DELETE' && path === '/api/v2/users/session';
}
