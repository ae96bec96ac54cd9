import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApplicationIcon } from './application.tsx';

const CKD = 4;
const drawn = (container: HTMLElement) => [
  container.querySelector('img')?.getAttribute('src') ?? null,
  container.querySelector('svg') !== null,
];

// covers A-2.2-01
test.each([
  ['https://hospital.invalid/ckd.png', 'https://hospital.invalid/ckd.png'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['upload-77', '/api/v2/application/image/upload-77'],
])('the hospital\u2019s own icon %s is shown; one that does not load leaves the glyph', (source, address) => {
  const { container } = render(<ApplicationIcon of={{ api_type: CKD, app_icon: source }} />);
  expect(drawn(container)).toEqual([address, false]);
  const image = container.querySelector('img');
  if (image) fireEvent.error(image);
  expect(drawn(container)).toEqual([null, true]);
});

test.each([{}, { app_icon: '' }, { app_icon: 'icon-ckd' }])('%j: the glyph, without a request', (icon) => {
  const { container } = render(<ApplicationIcon of={{ api_type: CKD, ...icon }} />);
  expect(drawn(container)).toEqual([null, true]);
});

test('the product\u2019s own drawing is shown where there is no glyph, and where the picture is asked for', () => {
  const unknown = render(<ApplicationIcon of={{ api_type: 99, application_icon: 'icon-new' }} />);
  expect(drawn(unknown.container)).toEqual(['/api/v2/application/image/icon-new', false]);
  const large = render(<ApplicationIcon picture of={{ api_type: CKD, app_icon: 'icon-ckd' }} />);
  expect(drawn(large.container)).toEqual(['/api/v2/application/image/icon-ckd', false]);
});
