import type { FastifyRequest } from 'fastify';
import { Refusal } from '../contract/refusal.ts';

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);
const loopbackAddress = /^(?:::ffff:)?127\.|^::1$/;

function hostName(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).hostname : undefined;
}

function isLoopback(name: string | undefined): boolean {
  return name !== undefined && (loopbackNames.has(name) || name.endsWith('.localhost'));
}

/**
 * Guards what only the machine itself and the allowed origins may do: the control surface and world headers.
 * The address alone is not enough: a page of any site can make the reader's browser call 127.0.0.1, and a name
 * of any site can be pointed there, so Origin and Host have to be loopback or allowed as well.
 */
export function createLocalGuard(allowedOrigins: readonly string[]): (request: FastifyRequest) => void {
  const allowed = new Set(allowedOrigins);
  const allowedHosts = new Set(allowedOrigins.map(hostName));
  return (request) => {
    const { origin, host } = request.headers;
    if (origin !== undefined && allowed.has(origin)) return;
    const hostOfCall = host === undefined ? undefined : hostName(`http://${host}`);
    const isOwnOrigin = origin === undefined || isLoopback(hostName(origin));
    const isOwnHost = isLoopback(hostOfCall) || allowedHosts.has(hostOfCall);
    if (!isOwnOrigin || !isOwnHost || !loopbackAddress.test(request.ip)) {
      throw new Refusal('控制接口只对本机和允许的来源开放', 403);
    }
  };
}
