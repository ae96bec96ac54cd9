import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkLoadError, CssChunkLoadError } from '../kit/lib/chunk-loader.ts';
import { setPageNavigator } from '../kit/lib/page-navigator.ts';
import { ErrorBoundary } from './error-boundary.tsx';

function Broken({ error }: { error: Error }): never {
  throw error;
}

beforeEach(() => {
  // React reports what a boundary catches; here it is meant.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

// covers B-8-24
test.each([new ChunkLoadError('gone'), new CssChunkLoadError('gone')])(
  'a chunk that did not load leaves its place empty',
  (error) => {
    const { container } = render(
      <ErrorBoundary resetKey="a">
        <Broken error={error} />
      </ErrorBoundary>,
    );
    expect(container).toBeEmptyDOMElement();
  },
);

test('the next navigation tries again', () => {
  const { rerender } = render(
    <ErrorBoundary resetKey="a">
      <Broken error={new ChunkLoadError('gone')} />
    </ErrorBoundary>,
  );
  rerender(
    <ErrorBoundary resetKey="b">
      <p>页面</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText('页面')).toBeInTheDocument();
});

test('any other fault says what to do, and reloading works', async () => {
  const reload = vi.fn();
  setPageNavigator({ assign: vi.fn(), reload });
  render(
    <ErrorBoundary resetKey="a">
      <Broken error={new Error('bug')} />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('页面没有显示出来');
  await userEvent.setup().click(screen.getByRole('button', { name: '重新载入' }));
  expect(reload).toHaveBeenCalledTimes(1);
});
