// Calls of the mock hospital as administrators make them; each fails loudly.

async function answerOf(path, answer) {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`);
  return JSON.parse(text);
}

export async function read(base, path, authorization) {
  return answerOf(path, await fetch(encodeURI(`${base}${path}`), { headers: { authorization } }));
}

export async function send(base, path, authorization, body) {
  const headers = { authorization, 'content-type': 'application/json' };
  return answerOf(path, await fetch(`${base}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }));
}
