import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { BusinessStatus, Refusal } from '../contract/refusal.ts';
import { AnswerMismatch } from './answer-check.ts';

/** What Fastify itself refuses, in the statuses and sentences of the contract, which knows no 415. */
const refusals: Readonly<Record<string, { readonly status: number; readonly message: string }>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, message: '请求内容过大' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 400, message: '请求内容应为 JSON' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { status: 400, message: '请求内容的长度不符' },
};

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

/** The documentation's file server gives nothing outside of its folder, and calls it 400 or 403. */
function isRefusedFile(error: unknown): boolean {
  if (!(error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number')) return false;
  return error.statusCode >= 400 && error.statusCode < 500;
}

/** Every error leaves as `{status, message}`: refusals with their sentence, mistakes of our own as 500 and in the log. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof Refusal) {
    if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
    void reply.status(error.status).send({ status: error.status, message: error.message });
    return;
  }
  if (error instanceof BusinessStatus) {
    request.businessStatus = error.status;
    void reply.status(200).send({ status: error.status, message: error.message });
    return;
  }
  const refusal = isFastifyError(error) ? refusals[error.code] : undefined;
  if (refusal !== undefined) {
    void reply.status(refusal.status).send(refusal);
    return;
  }
  if (isRefusedFile(error)) {
    answerUnknownPath(request, reply);
    return;
  }
  request.log.error(error);
  request.isFaulty = true;
  const message = error instanceof AnswerMismatch ? `回答与接口契约不符：${error.message}` : '服务器内部错误';
  void reply.status(500).send({ status: 500, message });
}

/** What is said about a path the contract does not have. */
export function unknownPathAnswer(request: FastifyRequest): { status: number; message: string } {
  const path = (request.raw.url ?? '').split('?', 1)[0] ?? '';
  return { status: 404, message: `请求地址出错: ${path}` };
}

/** Answers a path the contract does not have. */
export function answerUnknownPath(request: FastifyRequest, reply: FastifyReply): void {
  void reply.status(404).send(unknownPathAnswer(request));
}
