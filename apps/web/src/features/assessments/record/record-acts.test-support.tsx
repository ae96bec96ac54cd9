import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect } from 'vitest';
import { announce } from '../../../kit/ui/notice.tsx';
import { inHospitalZone } from '../thyroid-followup/thyroid-followup.test-support.tsx';
import { button, reply, SAVE_QUESTION, signInAs, type OpenedTool } from './record-page.test-support.tsx';
import type { RecordToolFixture } from './record-tools.test-support.tsx';

/** Each test begins in the zone of the hospital, with a clinician of whom nothing was heard yet. */
export function asClinician() {
  inHospitalZone();
  beforeEach(() => {
    signInAs(4);
    announce('');
  });
}

export const type = async ({ field }: RecordToolFixture, value: string) =>
  fireEvent.change(await field(), { target: { value } });

/** Asks for the result where saving needs one. */
export async function measure({ user }: OpenedTool, { field, measureLabel }: RecordToolFixture) {
  await field();
  if (measureLabel === undefined) return;
  await user.click(button(measureLabel));
  await screen.findByText('结果尚未保存');
}

/** Saves, and confirms where the tool asks. */
export async function save({ user }: OpenedTool, { measureLabel }: RecordToolFixture, click = user.click) {
  await click(button('保存'));
  if (measureLabel !== undefined) await click(await reply(SAVE_QUESTION, '确定'));
}

/** Opened on one's own record. */
export async function openOwn(tool: RecordToolFixture, change: object = {}) {
  const opened = tool.open(tool.answers({ own: change }));
  await opened.user.click(await screen.findByRole('button', { name: tool.ownEntry }));
  await tool.isRead();
  return opened;
}

/** One's own record in the form, with something typed. */
export async function openTyped(tool: RecordToolFixture) {
  const opened = await openOwn(tool);
  await opened.user.click(button(tool.editLabel));
  expect(await tool.field()).toHaveValue(tool.ownValue);
  await type(tool, tool.typed);
  return opened;
}
