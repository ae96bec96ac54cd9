import type { AssistItem, AssistTerms } from '@jianwei/api-client/model';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithAnswers } from '../../../test/render-with-answers.tsx';
import { EntryForm } from './entry-form.tsx';
import { useDiagnosticAssist } from './use-diagnostic-assist.ts';

/** Names of the items whose rows were drawn. */
const drawn: string[] = [];

const itemOf = (code: string, name: string): AssistItem => ({
  code,
  laboratory_name: name,
  short_name: code,
  aliases: [],
  standard_specimen: '全血',
  group_name: '血常规',
  unit: 'g/L',
  // Only the row reads it.
  get value_type() {
    drawn.push(name);
    return 'numeric' as const;
  },
});
const TERMS: AssistTerms = { laboratories: [itemOf('HGB', '血红蛋白'), itemOf('PLT', '血小板')], findings: [] };

function Host() {
  const assist = useDiagnosticAssist(TERMS.laboratories);
  return <EntryForm terms={TERMS} assist={assist} onTakeOver={() => undefined} onClear={() => undefined} />;
}

test('typing in one row draws no other', async () => {
  const { user } = renderWithAnswers(<Host />, {});
  for (const code of ['HGB', 'PLT'])
    await user.type(screen.getByRole('combobox', { name: '添加检验项目' }), `${code}{Enter}`);
  drawn.length = 0;
  await user.type(screen.getByRole('textbox', { name: '血红蛋白 结果' }), '85');
  expect(new Set(drawn)).toEqual(new Set(['血红蛋白']));
  await user.type(screen.getByRole('textbox', { name: '血小板 结果' }), '210');
  expect(screen.getByRole('textbox', { name: '血红蛋白 结果' })).toHaveValue('85');
});
