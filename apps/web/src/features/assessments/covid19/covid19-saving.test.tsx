import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { refusal } from '../../../../test/render-with-answers.tsx';
import { covidAnswers, incomplete, PATIENT, REPORT } from './covid19-test-answers.ts';
import { editor, open, openEdited, SAVE } from './covid19-test-page.tsx';

describe('saving', () => {
  // covers A-4-16, A-4-20, A-4-24, A-4-65, A-7-40..46, A-9-12
  test('saves once, then reads the new record and refreshes the lists', async () => {
    const delay = vi.spyOn(globalThis, 'setTimeout');
    const { user, sent, watch } = open(covidAnswers({ records: [incomplete] }));
    await user.click(await screen.findByRole('button', { name: '新建评估' }));
    const form = await editor();
    form.type('FiO₂', '29');
    expect(sent('GET', '/api/v2/application/doctor')).toHaveLength(1);
    const before = sent('GET', `/api/v2/model/covid19/${PATIENT}/history`).length;
    await user.dblClick(form.save());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('POST', SAVE)).toHaveLength(1);
    // 72 / 29 × 100
    expect(sent('POST', SAVE)[0]?.body).toMatchObject({ patient_id: PATIENT, report_id: '', fiO2: 29, pCF: 248.28 });
    expect(await screen.findByText('考虑新型冠状病毒感染（重型）')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /第 2 次评估/ })).toHaveAttribute('aria-current', 'true'),
    );
    expect(sent('GET', `/api/v2/model/covid19/${PATIENT}/history`).length).toBeGreaterThan(before);
    await waitFor(() => expect(sent('GET', '/api/v2/application/doctor')).toHaveLength(2));
    expect(sent('GET', '/api/v2/application/doctor')[1]?.query.get('report_id')).toBe(REPORT);
    expect(delay.mock.calls.some(([, ms]) => ms === 60)).toBe(true);
    delay.mockRestore();
    expect(watch.onSaved).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: '编辑' })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getAllByRole('status').map((status) => status.textContent.trim())).toContain('新冠分型评估已保存');
  });

  test('an edited record is saved under its own id and read anew', async () => {
    const { rendered, form } = await openEdited();
    await rendered.user.click(form.group('危重因素').getByRole('checkbox', { name: '休克' }));
    await rendered.user.click(form.save());
    expect(await screen.findByText('考虑新型冠状病毒感染（危重型）')).toBeVisible();
    expect(rendered.sent('POST', SAVE)[0]?.body).toMatchObject({ report_id: 'cv-1', illness_factor: [2] });
    expect(screen.queryByText('考虑新型冠状病毒感染（重型）')).toBeNull();
  });

  // covers A-8-01, A-8-02
  test('a save that fails keeps what was typed and can be tried again', async () => {
    let isBroken = true;
    const answers = covidAnswers();
    const good = answers['POST /api/v2/model/covid19/{id}'];
    const { user, sent, watch } = open({
      ...answers,
      'POST /api/v2/model/covid19/{id}': (call) =>
        isBroken ? refusal(400, '选项已更新，请刷新后重新选择') : good?.(call),
    });
    const form = await editor();
    form.type('身高', '162');
    await user.click(form.save());
    expect(await screen.findByText('选项已更新，请刷新后重新选择')).toBeVisible();
    await waitFor(() => expect(form.save()).not.toHaveAttribute('aria-busy'));
    expect(form.field('身高')).toHaveValue('162');
    expect(watch.onSaved).not.toHaveBeenCalled();
    isBroken = false;
    await user.click(form.save());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('POST', SAVE)).toHaveLength(2);
  });
});
