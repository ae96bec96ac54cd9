import { Component, type ReactNode } from 'react';

/** What nobody waits for: where it fails, its code included, nothing stands in its place and the screen around it stays. */
export class SparePart extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
