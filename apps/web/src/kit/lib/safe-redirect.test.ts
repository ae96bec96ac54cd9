import { expect, test } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

test('paths of this site pass with query and fragment', () => {
  expect(safeRedirect('/detail?report_id=R1001-01#top')).toBe('/detail?report_id=R1001-01#top');
  expect(safeRedirect('/')).toBe('/');
});

test.each([
  null,
  undefined,
  '//[',
  '',
  'excellent',
  'https://evil.invalid/',
  '//evil.invalid/',
  '/\\evil.invalid/',
  '/\t/evil.invalid/',
  '/\n/evil.invalid',
  'javascript:alert(1)',
  '/.//evil.invalid',
])('%j is refused', (target) => {
  expect(safeRedirect(target)).toBeNull();
});
