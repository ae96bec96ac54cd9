import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { ReliabilityMark } from './reliability-mark.tsx';

// covers A-2.7-39..41
it.each([
  [2, '可靠性高', 'high'],
  [1, '可靠性中', 'medium'],
  [0, '可靠性低', 'low'],
  [undefined, '可靠性低', 'low'],
])('reliability %s is %s', (reliable, label, tone) => {
  const { container } = render(<ReliabilityMark reliable={reliable} />);
  expect(screen.getByRole('img', { name: label })).toBeInTheDocument();
  expect(container.firstElementChild).toHaveAttribute('data-tone', tone);
});
