import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ChunkLoadError } from './chunk-loader.ts';
import { SparePart } from './spare-part.tsx';

function Broken(): never {
  throw new ChunkLoadError('gone');
}

test('what nobody waits for and fails leaves the screen around it as it is', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <>
      <h1>报告</h1>
      <SparePart>
        <p>无人等候</p>
        <Broken />
      </SparePart>
    </>,
  );
  expect(screen.queryByText('无人等候')).toBeNull();
  expect(screen.getByRole('heading', { name: '报告' })).toBeVisible();
  log.mockRestore();
});
