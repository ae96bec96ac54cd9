// The limits that the mock hospital is measured against: the same bytes from a bare node:http server or a bare Fastify.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../lib/workplace.mjs';

const [kind, port, bodyFile] = process.argv.slice(2);
const text = readFileSync(bodyFile, 'utf8');

if (kind === 'node-http') {
  createServer((_request, reply) => reply.writeHead(200, { 'content-type': 'application/json' }).end(text)).listen(
    Number(port),
    '127.0.0.1',
  );
} else {
  const { fastify } = createRequire(join(root, 'mock-server/package.json'))('fastify');
  const app = fastify();
  app.get('/', (_request, reply) => reply.type('application/json').send(text));
  await app.listen({ port: Number(port), host: '127.0.0.1' });
}
