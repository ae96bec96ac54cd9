import type { EmbedMode } from '@jianwei/api-client/model';

export type DemoMode = '' | EmbedMode;

/** What the integrator chose. */
export interface DemoForm {
  readonly entrance: 'single' | 'plugin';
  readonly user: string;
  readonly patientId: string;
  readonly reportId: string;
  readonly mode: DemoMode;
  /** Path that opens after the login. */
  readonly target: string;
}

/** Paths that may be opened, with what they are called. */
export const TARGETS: Readonly<Record<string, string>> = {
  '/detail': '报告详情',
  '/report-detail': '报告解读',
  '/excellent': 'AI 报告解读',
  '/': '首页',
};

export const ENTRANCE_PATH = { single: '/single-login', plugin: '/plugin-login' } as const;

const REPORT_TARGETS = ['/detail', '/report-detail'];

/** One part of the address: its name, what stands in it, and why. */
export interface AddressPart {
  readonly name: string;
  readonly value: string;
  /** What the reader sees in place of a long or secret value. */
  readonly shown?: string;
  readonly note: string;
}

/** The page that opens, with the report where it shows one. */
export function targetAddress({ target, reportId }: DemoForm): string {
  return REPORT_TARGETS.includes(target) && reportId !== ''
    ? `${target}?report_id=${encodeURIComponent(reportId)}`
    : target;
}

const SHOWN_OF_TICKET = 6;

/** A ticket as it may be shown: long enough to tell two apart, too short to use. */
export const shortTicket = (ticket: string): string => `${ticket.slice(0, SHOWN_OF_TICKET)}…`;

/** What the address holds behind its path, in order. */
export function addressParts(form: DemoForm, ticket: string): AddressPart[] {
  const { entrance, patientId, reportId, target } = form;
  const isPlugin = entrance === 'plugin';
  // The plug-in login finds the newest report of a patient; the single sign-on is told by its redirect what to open.
  const needsPatient = patientId !== '' && (isPlugin || reportId === '');
  const redirect = isPlugin ? target : targetAddress(form);
  return [
    {
      name: 'ticket',
      value: ticket,
      shown: ticket === '' ? '一次性票据' : shortTicket(ticket),
      note: '60 秒内有效，用一次即失效，不含身份',
    },
    ...(needsPatient ? [{ name: 'PatId', value: patientId, note: '院内患者编号，须与申请票据时一致' }] : []),
    ...(isPlugin && reportId !== ''
      ? [{ name: 'report_id', value: reportId, note: '报告编号，须与申请票据时一致' }]
      : []),
    { name: 'redirect', value: redirect, note: '须在允许范围内，身份参数会被去掉' },
  ];
}

/** What travels with the ticket and not in the address. */
export function ticketParts({ patientId, mode }: DemoForm, parts: readonly AddressPart[]): AddressPart[] {
  const isInAddress = parts.some(({ name }) => name === 'PatId');
  return [
    ...(patientId === '' || isInAddress
      ? []
      : [{ name: 'PatId', value: '随票据', note: '申请票据时给出，不写在地址里' }]),
    ...(mode === '' ? [] : [{ name: 'mode', value: '随票据', note: `${mode}，会话中记住` }]),
  ];
}

/** The whole address. */
export function demoAddress(form: DemoForm, ticket: string): string {
  const query = new URLSearchParams(addressParts(form, ticket).map(({ name, value }) => [name, value]));
  return `${window.location.origin}${ENTRANCE_PATH[form.entrance]}?${query.toString()}`;
}
