import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openKnowledge, section } from './diagnosis-drawer.test-support.tsx';

const note = {
  content:
    '<p>首段</p><ul><li>每日检测</li></ul><img src="data:image/png;base64,AAAA"><img src="x" onerror="hacked()">',
  user_name: '秦晓彤',
  updated_time: '2025-11-12T16:20:00',
};

test('what the hospital wrote stands before the knowledge, cleaned, with author and date', async () => {
  await openKnowledge({ hospital_note: note });
  const shown = section('本院说明');
  expect(shown.getByText('秦晓彤 2025-11-12')).toBeVisible();
  expect(shown.getByRole('listitem')).toHaveTextContent('每日检测');
  expect(document.querySelector('[data-section="hospital-note"] img')).toHaveAttribute(
    'src',
    'data:image/png;base64,AAAA',
  );
  expect(document.querySelector('[onerror]')).toBeNull();
  const titles = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(titles.indexOf('本院说明')).toBe(titles.indexOf('疾病介绍') - 1);
  expect(screen.getByRole('navigation', { name: '章节' })).toHaveTextContent('本院说明疾病介绍');
});

test('where nobody wrote there is neither section nor tab', async () => {
  await openKnowledge();
  expect(screen.queryByText('本院说明')).toBeNull();
});
