import { useListDoctorApplications } from '@jianwei/api-client/applications/applications';
import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { vi } from 'vitest';
import { refusal, renderWithAnswers, type Answer } from '../../../../test/render-with-answers.tsx';
import type { AssessmentViewProps } from '../../../parts/assessments/assessment-view.tsx';
import { setSession } from '../../../parts/session/session-store.ts';

export const APPLICATIONS = '/api/v2/application/doctor';

/** Clinicians have role 4; the laboratory's own staff (7) only reads. */
export function signInAs(role: number) {
  setSession({
    token: 't',
    user_id: 'u-doctor',
    role,
    nickname: '沈若溪',
    verifyArr: [],
    permission_column: [],
    login_path: '/login',
  });
}

interface KeptRecord {
  report_id: string;
  report_time?: string;
}

interface RecordServer<R extends KeptRecord> {
  /** Address of the tool. */
  root: string;
  init: () => unknown;
  records: readonly R[];
  /** How a record stands in the list. */
  entryOf: (record: R) => object;
  /** What the hospital makes of a form that is saved. */
  saved: (form: never, id: string) => R;
  /** Of the ids of new records. */
  prefix: string;
}

/** Answers of a back end that keeps the records of a tool, for one patient. */
export function recordAnswers<R extends KeptRecord>(server: RecordServer<R>): Record<string, Answer> {
  const { root, records, entryOf } = server;
  const kept = new Map(records.map((record) => [record.report_id, record]));
  const idOf = (path: string) => path.slice(root.length + 1).split('/')[0] ?? '';
  return {
    [`GET ${root}/init/{id}`]: server.init,
    [`GET ${root}/{id}/history`]: () => ({
      data: [...kept.values()]
        .toSorted((a, b) => (b.report_time ?? '').localeCompare(a.report_time ?? ''))
        .map((record) => ({
          report_id: record.report_id,
          report_time: record.report_time ?? '',
          ...entryOf(record),
        })),
    }),
    [`GET ${root}/{id}`]: ({ path }) => kept.get(idOf(path)) ?? refusal(404, '该报告不存在或已被删除'),
    [`POST ${root}/{id}`]: ({ body }) => {
      const { report_id: sent = '' } = body as Partial<KeptRecord>;
      const report_id = sent === '' ? `${server.prefix}-${kept.size + 9}` : sent;
      kept.set(report_id, server.saved(body as never, report_id));
      return { report_id };
    },
    [`POST ${root}/{id}/delete`]: ({ path }) => {
      kept.delete(idOf(path));
      return {};
    },
  };
}

export const PAPERS = '/api/v2/papers';
export const ISSUED_PAPER = {
  code: '7K3M-9QXA-2TDV-0H80',
  issued_at: '2025-11-18T10:30:00+08:00',
  verify_url: '/online?code=7K3M-9QXA-2TDV-0H80',
  rule_version: '2003.1',
};

type Place = Pick<AssessmentViewProps, 'patientId' | 'reportId'>;

/** The page behind the drawer shows my-applications of this patient and report. */
function Dock({ patientId, reportId }: Place) {
  useListDoctorApplications({ patient_id: patientId, report_id: reportId });
  return null;
}

/** A tool as the drawer shows it, with what it was told and what was sent. */
export function openTool(View: ComponentType<AssessmentViewProps>, answers: Record<string, Answer>, place: Place) {
  const watch = { onUnsavedChange: vi.fn(), onSaved: vi.fn(), onClose: vi.fn(), onOpenTrend: vi.fn() };
  const rendered = renderWithAnswers(
    <>
      <View {...place} {...watch} />
      <Dock {...place} />
    </>,
    {
      [`GET ${APPLICATIONS}`]: () => ({ applications: [], my_applications: [] }),
      [`POST ${PAPERS}`]: () => ISSUED_PAPER,
      ...answers,
    },
  );
  const sent = (method: string, path: string) =>
    rendered.calls.filter((call) => call.method === method && call.path === path);
  return { ...rendered, watch, sent };
}

export type OpenedTool = ReturnType<typeof openTool>;

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const question = (text: string) => screen.findByRole('alertdialog', { name: text });
/** The button of a question that is asked. */
export const reply = async (text: string, name: '确定' | '取消' | '放弃修改' | '继续编辑') =>
  within(await question(text)).getByRole('button', { name });
export const CANCEL_QUESTION = '取消将丢失已编辑的内容，确认取消？';
export const SAVE_QUESTION = '确定要保存结果?';
export const DELETE_QUESTION = '此操作将永久删除该报告, 是否继续?';

/** What a screen reader was told. */
export const announced = () => screen.getAllByRole('status').map((region) => region.textContent.trim());

/** Answers of which those that the pattern names are refused until they are mended. */
export function failing(answers: Record<string, Answer>, pattern: RegExp) {
  let isDown = true;
  const rows = Object.entries(answers).map(([key, answer]): [string, Answer] => {
    const refused: Answer = (call) => (isDown ? refusal(500, '服务器内部错误') : answer(call));
    return [key, pattern.test(key) ? refused : answer];
  });
  const mend = () => {
    isDown = false;
  };
  return { answers: Object.fromEntries(rows), mend };
}

/** Texts under the fields, as assistive technology gets them. */
export const messages = (place: HTMLElement = document.body) =>
  within(place)
    .queryAllByText((_text, element) => element?.id.endsWith('-error') === true)
    .map((element) => element.textContent);
