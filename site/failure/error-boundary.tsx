import { Component, type ReactNode } from "react";

type Props = {
  children: ReactNode;
  /** Renders what's shown instead of children that threw. `retry` renders them again. */
  fallback: (retry: () => void) => ReactNode;
};

/** Keeps a part that throws while it's rendered from taking the rest of the page with it. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  retry = (): void => this.setState({ hasFailed: false });

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children;
  }
}
