import { createElement, memo, Suspense, use, type ComponentType, type ReactNode } from 'react';
import { chunkOf } from './chunk-loader.ts';

/**
 * A component that is loaded when it is first shown, with the time limit and error names of the chunk loader. A failure
 * goes to the nearest error boundary; the next navigation may try again.
 * @param key name of the chunk, unique in the application
 */
export function lazyPart<Props extends object>(
  key: string,
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const Loaded = memo(function Loaded(props: Props) {
    return createElement(use(chunkOf(key, load)), props);
  });
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
