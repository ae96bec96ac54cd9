import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openEdited, SAVE } from './covid19-page.test-support.tsx';

describe('saving', () => {
  test('an edited record is saved under its own id and read anew', async () => {
    const { rendered, form } = await openEdited();
    await rendered.user.click(form.group('危重因素').getByRole('checkbox', { name: '休克' }));
    await rendered.user.click(form.save());
    expect(await screen.findByText('考虑新型冠状病毒感染（危重型）')).toBeVisible();
    expect(rendered.sent('POST', SAVE)[0]?.body).toMatchObject({ report_id: 'cv-1', illness_factor: [2] });
    expect(screen.queryByText('考虑新型冠状病毒感染（重型）')).toBeNull();
  });
});
