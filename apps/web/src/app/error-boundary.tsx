import { Component, type ReactNode } from 'react';
import { Button } from '../kit/ui/button.tsx';
import { pageNavigator } from '../kit/lib/page-navigator.ts';
import { isChunkError } from '../kit/lib/chunk-loader.ts';

interface Props {
  readonly children: ReactNode;
  /** A change clears the fault: give it the key of the navigation. */
  readonly resetKey: string;
}

interface State {
  readonly error: unknown;
  readonly resetKey: string;
}

function PageFault() {
  return (
    <section className="jw-grid jw-gap-12 jw-page-fault" role="alert">
      <h1 className="jw-song">页面没有显示出来</h1>
      <p>已保存的内容不受影响。请重新载入，仍不行时请联系信息科。</p>
      <Button onClick={() => pageNavigator.reload()}>重新载入</Button>
    </section>
  );
}

/**
 * Keeps a failing screen from taking the rest down. A chunk that did not load leaves its place empty, without a message:
 * the next navigation tries again.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return isChunkError(error) ? null : <PageFault />;
  }
}
