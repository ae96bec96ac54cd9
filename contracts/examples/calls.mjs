/** Calls of a back end, plain, by nobody or by an account of the mock hospital. */
export function createCalls(backend) {
  async function call(method, path, body, token) {
    const headers = { 'x-wire': 'plain', ...(body && { 'content-type': 'application/json' }) };
    if (token) headers.authorization = `Bearer ${token}`;
    const answer = await fetch(backend + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
    return answer.json();
  }
  /** One call of an account, in a session of its own. */
  const as = async (userName, method, path, body) => {
    const credentials = { user_name: userName, password: 'jianwei-demo' };
    return call(method, path, body, (await call('POST', '/api/v2/users/operation_users/login', credentials)).token);
  };
  return { call, as };
}
