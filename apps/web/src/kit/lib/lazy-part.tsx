import { createElement, memo, Suspense, use, type ComponentType, type FunctionComponent, type ReactNode } from 'react';
import { chunkOf } from './chunk-loader.ts';

type PropsOf<Part> = Part extends ComponentType<infer Props extends object> ? Props : never;

/** `prefetch` loads the code before it is asked for; a failure is left for the part itself to meet. */
export type LazyPart<Props> = FunctionComponent<Props> & { readonly prefetch?: () => void };

/**
 * A component that is loaded when it is first shown, with the time limit and error names of the chunk loader. A failure
 * goes to the nearest error boundary; the next navigation may try again.
 * @param name of the component in its module, unique in the application
 */
export function lazyPart<Name extends string, Module extends Record<Name, ComponentType<never>>>(
  name: Name,
  load: () => Promise<Module>,
  fallback: ReactNode = null,
): LazyPart<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>;
  const Loaded = memo(function Loaded(props: Props) {
    const Part: ComponentType<never> = use(chunkOf(name, load))[name];
    return createElement(Part as ComponentType<Props>, props);
  });
  function LazyPart(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Loaded {...props} />
      </Suspense>
    );
  }
  return Object.assign(LazyPart, { prefetch: () => void chunkOf(name, load).catch(() => undefined) });
}
