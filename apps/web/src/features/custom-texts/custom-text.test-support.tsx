import type { CustomText, CustomTextInput, CustomTextSummary } from '@jianwei/api-client/model';
import { act, screen } from '@testing-library/react';
import { refusal, renderWithAnswers, type Answer } from '../../../test/render-with-answers.tsx';
import { signIn } from '../../../test/sign-in.ts';
import { CustomTextPage } from './custom-text-page.tsx';

const KIDNEY = { system_id: 8, system_name: '泌尿' };
const BLOOD = { system_id: 16, system_name: '血液' };
const SUMMARIES: readonly CustomTextSummary[] = [
  { diagnosis_id: 'CKD', diagnosis_name: '慢性肾脏病', ...KIDNEY, has_text: false },
  { diagnosis_id: 'AKI', diagnosis_name: '急性肾损伤', ...KIDNEY, has_text: false },
  { diagnosis_id: 'IDA', diagnosis_name: '缺铁性贫血', ...BLOOD, has_text: true },
];

export const LIST = 'GET /api/v2/custom_texts';
export const READ = 'GET /api/v2/custom_texts/{diagnosis_id}';
export const SAVE = 'POST /api/v2/custom_texts/{diagnosis_id}';
export const DELETE = 'POST /api/v2/custom_texts/{diagnosis_id}/delete';

/** A server that keeps what it is sent; 缺铁性贫血 has a text. */
export function textServer() {
  const stored = new Map<string, Partial<CustomText>>([
    ['IDA', { content: '<p>每日检测</p>', updated_time: '2025-11-12T16:20:00', user_name: '秦晓彤' }],
  ]);
  const summaryOf = (one: CustomTextSummary) => {
    const { updated_time, user_name } = stored.get(one.diagnosis_id) ?? {};
    return { ...one, updated_time, user_name, has_text: stored.has(one.diagnosis_id) };
  };
  const idOf = (path: string) => path.split('/')[4] ?? '';
  const textOf = (id: string) => {
    const one = SUMMARIES.find((summary) => summary.diagnosis_id === id);
    return one ? { ...summaryOf(one), content: stored.get(id)?.content ?? '' } : refusal(404, '暂未收录该诊断');
  };
  const answers: Readonly<Record<string, Answer>> = {
    [LIST]: () => ({ data: SUMMARIES.map(summaryOf) }),
    [READ]: ({ path }) => textOf(idOf(path)),
    [SAVE]: ({ path, body }) => {
      const { content } = body as CustomTextInput;
      stored.set(idOf(path), { content, updated_time: '2025-11-18T10:30:00', user_name: '周以宁' });
      return textOf(idOf(path));
    },
    [DELETE]: ({ path }) => {
      stored.delete(idOf(path));
      return {};
    },
  };
  return { stored, answers };
}

export function signInAuthor(): void {
  signIn({ user_id: 'u-prompt', role: 7, nickname: '秦晓彤', verifyArr: ['/', '/user-defined-text'] });
}

export async function show(address: string, answers: Readonly<Record<string, Answer>>) {
  const view = renderWithAnswers(<CustomTextPage />, answers);
  await act(async () => {
    await view.router.navigate(address);
    await import('../../kit/rich-text/rich-text-surface.tsx');
  });
  const sent = (key: string) => {
    const [method, path = ''] = key.split(' ');
    const pattern = new RegExp(`^${path.replace(/\{[^}]+\}/, '[^/]+')}$`);
    return view.calls.filter((call) => call.method === method && pattern.test(call.path));
  };
  return { ...view, sent, address: () => view.router.state.location.search };
}

export const editor = (name: string) => screen.findByRole('textbox', { name: `${name}的本院说明` });
/** Formats change the text without the keyboard, which the test page's editor does not hear. */
export const tool = (name: string) => screen.getByRole('button', { name });
export const image = (bytes: number) => new File([new Uint8Array(bytes)], '图.png', { type: 'image/png' });
