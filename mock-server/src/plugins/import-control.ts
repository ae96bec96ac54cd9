import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../contract/refusal.ts';
import type { WorldState } from '../store/world-state.ts';

const BODY_LIMIT_BYTES = 64 * 1024 * 1024;
const MAX_NAME_LENGTH = 200;

interface ImportQuery {
  /** Name of the file in the account. */
  readonly name?: string | string[];
}

export interface ImportParts {
  readonly guard: (request: FastifyRequest) => void;
  readonly findWorld: (request: FastifyRequest) => WorldState;
}

/**
 * `POST /__mock/import[?name=FILE]`: the body is one file as it is, whatever its content type says. It goes into the
 * world the header names; the answer is the account. A file that is refused whole is 400 and leaves the world alone.
 */
export function installImport(scope: FastifyInstance, { guard, findWorld }: ImportParts): void {
  // Bytes, not text: an HL7 message names its character set itself.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) => {
    done(null, body);
  });
  scope.addHook('onRequest', (request, _reply, done) => {
    guard(request);
    done();
  });
  scope.post<{ Querystring: ImportQuery }>('/__mock/import', { bodyLimit: BODY_LIMIT_BYTES }, async (request) => {
    const { body } = request;
    const { name: given } = request.query;
    const name = typeof given === 'string' ? given.slice(0, MAX_NAME_LENGTH) : '上传的文件';
    if (!Buffer.isBuffer(body) || body.length === 0) throw new Refusal('请求内容应为要导入的文件');
    // Loaded by those who import only.
    const { importInParts } = await import('../import/import-in-parts.ts');
    const { accountAnswer, changedReports } = await import('../import/account.ts');
    const { applyRules } = await import('../rules/apply.ts');
    const { deliver } = await import('../rules/push-deliver.ts');
    const world = findWorld(request);
    const account = await importInParts(world, name, body);
    const changed = changedReports([account]);
    await applyRules(world, changed);
    await deliver(world, changed.reportIds);
    if (account.reason !== undefined) throw new Refusal(`${name}：整个文件未导入，${account.reason}`);
    return accountAnswer([account]);
  });
}
