import { createEmbedSession } from '@jianwei/api-client/session/session';
import { createDemoTicket } from '@jianwei/api-client/sso-demo/sso-demo';
import { ApiError } from '@jianwei/api-client/transport/api-error';
import type { AuthInfo } from '@jianwei/api-client/model';
import { safeRedirect } from '../../kit/lib/safe-redirect.ts';
import { isAllowed } from '../../parts/session/may-open.ts';
import { type DemoForm, shortTicket, targetAddress, TARGETS } from './demo-address.ts';
import { failureOf } from './enter.ts';
import { FAILURE_TEXT } from './failure-text.ts';

/** One step of the handshake, with the time that it took and what was answered. */
export interface Step {
  readonly title: string;
  readonly who: string;
  readonly call?: string;
  readonly answer?: string;
  readonly ms: number;
  readonly isDone: boolean;
}

/** What a failure says, as the entry page says it. */
export interface Told {
  readonly title: string;
  readonly lines: readonly string[];
}

const quiet = { suppress: true };

export const REDIRECT_REFUSED = '跳转地址不在允许范围';

const MODE_TEXT = { '': '整页显示', embedded: '页头和菜单已隐藏', patch: '页头和菜单已隐藏' } as const;

function ticketBody({ user, patientId, reportId, mode }: DemoForm) {
  return {
    user,
    ...(patientId === '' ? {} : { patient_id: patientId }),
    ...(reportId === '' ? {} : { report_id: reportId }),
    ...(mode === '' ? {} : { mode }),
  };
}

const issue = (form: DemoForm) => createDemoTicket(ticketBody(form), quiet);
const redeem = (ticket: string) => createEmbedSession({ ticket }, quiet);

const statusOf = (error: unknown) =>
  error instanceof ApiError && error.status !== undefined ? error.status : undefined;

function told(error: unknown): Told {
  const { kind, message } = failureOf(error);
  const status = statusOf(error);
  const { title, hint } = FAILURE_TEXT[kind];
  return {
    title,
    lines: [message ?? '', hint, status === undefined ? '' : `HTTP ${status}，会话不变。`].filter(Boolean),
  };
}

/** A ticket that is not even issued: the other system learns it, the entry page is never reached. */
function notIssued(error: unknown): Told {
  const status = statusOf(error);
  const message = error instanceof ApiError ? error.message : '';
  return {
    title: '未签发票据',
    lines: [message, status === undefined ? '' : `HTTP ${status}，由医院系统服务端处理。`].filter(Boolean),
  };
}

interface Run {
  readonly form: DemoForm;
  readonly onStep: (step: Step) => void;
  /** Now, in milliseconds. */
  readonly clock: () => number;
}

/** Runs a step, tells it, and passes its answer on; a failure is told as a step that did not end well. */
async function step<T>(
  { onStep, clock }: Run,
  about: Pick<Step, 'title' | 'who' | 'call'>,
  work: () => Promise<T> | T,
  say: (answer: T) => string,
): Promise<T> {
  const start = clock();
  const took = () => Math.round(clock() - start);
  try {
    const answer = await work();
    onStep({ ...about, answer: say(answer), ms: took(), isDone: true });
    return answer;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    onStep({ ...about, answer: [statusOf(error), message].filter(Boolean).join(' '), ms: took(), isDone: false });
    throw error;
  }
}

function checkTarget(form: DemoForm, session: AuthInfo): string {
  const address = safeRedirect(targetAddress(form));
  if (address === null || !isAllowed(address, session.verifyArr)) throw new Error(REDIRECT_REFUSED);
  return address;
}

async function load(address: string): Promise<void> {
  const page = await fetch(address, { headers: { accept: 'text/html' } });
  if (!page.ok) throw new Error(`HTTP ${page.status}`);
}

/**
 * The whole handshake, each step for real: ticket, session, rights, page. The session is left to end by itself: nobody is signed in here.
 * @returns the ticket, used up; undefined where a step failed, which that step says
 */
export async function runHandshake(form: DemoForm, onStep: Run['onStep'], clock = () => performance.now()) {
  const run = { form, onStep, clock };
  try {
    const { ticket } = await step(
      run,
      { title: '申请票据', who: '医院系统服务端 → 检微', call: 'POST /api/v2/sso/demo/tickets' },
      () => issue(form),
      (answer) => `200 ${JSON.stringify({ ticket: shortTicket(answer.ticket), expires_in: answer.expires_in })}`,
    );
    const session = await step(
      run,
      { title: '换取会话', who: '浏览器带票据打开，检微收回票据', call: 'POST /api/v2/users/session/embed' },
      () => redeem(ticket),
      ({ role, mode }) => `200 ${JSON.stringify({ role, ...(mode && { mode }) })}`,
    );
    const address = await step(
      run,
      { title: '核对权限', who: '检微' },
      () => checkTarget(form, session),
      () => `${form.target} 在该账号的允许列表内`,
    );
    await step(
      run,
      { title: '打开页面', who: '浏览器' },
      () => load(address),
      () => `${TARGETS[form.target] ?? form.target}，${MODE_TEXT[form.mode]}`,
    );
    return ticket;
  } catch {
    return undefined;
  }
}

/** Longer than a ticket lives. */
const TOO_LONG_AGO = 61;

/** Failures that can be tried, each of them for real. */
export const FAILURES: readonly { readonly name: string; readonly run: (form: DemoForm) => Promise<Told> }[] = [
  {
    name: '票据过期（60 秒）',
    run: async (form) => {
      const { ticket } = await createDemoTicket({ ...ticketBody(form), issued_seconds_ago: TOO_LONG_AGO }, quiet);
      return redeem(ticket).then(() => ({ title: '票据仍有效', lines: [] }), told);
    },
  },
  {
    name: '重复使用',
    run: async (form) => {
      const { ticket } = await issue(form);
      await redeem(ticket);
      return redeem(ticket).then(() => ({ title: '票据仍有效', lines: [] }), told);
    },
  },
  {
    name: '未知工号',
    run: (form) => issue({ ...form, user: '000000' }).then(() => ({ title: '已签发票据', lines: [] }), notIssued),
  },
  {
    name: '非本站跳转',
    run: async (form) => {
      const { ticket } = await issue(form);
      const session = await redeem(ticket);
      try {
        checkTarget({ ...form, target: 'https://other.example/', reportId: '' }, session);
        return { title: '地址可以打开', lines: [] };
      } catch {
        return { title: REDIRECT_REFUSED, lines: ['登录照常完成，打开的是该账号的首页，不会离开本站。'] };
      }
    },
  },
];

/** Runs a failure; where its first step already fails, that is what is told. */
export const runFailure = (run: (form: DemoForm) => Promise<Told>, form: DemoForm): Promise<Told> =>
  run(form).catch(notIssued);
