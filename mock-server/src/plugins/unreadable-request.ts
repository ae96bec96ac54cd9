import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { unknownPathAnswer } from './errors.ts';
import type { Wire } from './wire.ts';

/**
 * Answers a request whose address cannot be decoded or has a part that is longer than any id: like a path that the
 * contract does not have. No hook sees such a request, so its body is sealed here.
 */
export function answerUnreadableUrl(request: FastifyRequest, reply: FastifyReply, wire: Wire | undefined): void {
  const text = JSON.stringify(unknownPathAnswer(request));
  void reply
    .status(404)
    .header('content-type', 'application/json; charset=utf-8')
    .header('x-content-type-options', 'nosniff')
    .send(wire?.isStrayEncrypted(request) === true ? wire.seal(text) : text);
}

const tooLong = '请求地址或请求头过长';
const notHttp = '请求无法识别';

/**
 * Answers bytes that Node could not read as a request, in the contract's form for errors. What was called is not known,
 * so the body is plain. The connection ends, because what follows on it cannot be told from the rest.
 */
export function answerUnreadableRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const message = error.code === 'HPE_HEADER_OVERFLOW' ? tooLong : notHttp;
    const body = JSON.stringify({ status: 400, message });
    socket.end(
      [
        `HTTP/1.1 400 ${STATUS_CODES[400] ?? ''}`,
        'Content-Type: application/json; charset=utf-8',
        'X-Content-Type-Options: nosniff',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    );
    return;
  }
  socket.destroy(error);
}

/** Answers a request with an `Expect` that nobody knows, which Node would refuse by itself, without a word. */
export function answerStrangeExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const body = JSON.stringify({ status: 400, message: notHttp });
  response.writeHead(400, {
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  });
  response.end(body);
}
