import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { BusinessStatus, Refusal } from '../contract/refusal.ts';
import { AnswerMismatch } from './answer-check.ts';

/** What Fastify itself refuses, as sentences; the contract knows no 413 and 415, so they are 400 as well. */
const sentences: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: '请求内容过大',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: '请求内容应为 JSON',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: '请求内容的长度不符',
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
    request.isFaulty = true;
    void reply.status(200).send({ status: error.status, message: error.message });
    return;
  }
  const sentence = isFastifyError(error) ? sentences[error.code] : undefined;
  if (sentence !== undefined) {
    void reply.status(400).send({ status: 400, message: sentence });
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
