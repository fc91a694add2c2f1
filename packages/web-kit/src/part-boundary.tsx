import { Button } from '@evenhand/ui/button';
import { Page } from '@evenhand/ui/page';
import { shellWording } from '@evenhand/wording/shell';
import { Component, type ReactNode } from 'react';
import { useFocusAfter } from './focus-after.js';

interface PartBoundaryProps {
  /** Called at each failure. */
  onFailure?: () => void;
  /** Resets the failure, so that rendering loads the part again. */
  onReset: () => void;
  /** A change of this value resets a failure of the previous page. */
  page?: string;
  children: ReactNode;
}

interface BoundaryProps extends PartBoundaryProps {
  /** Rendered in place of the children; its argument retries them. */
  unavailable: (reset: () => void) => ReactNode;
}

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidCatch() {
    this.props.onFailure?.();
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.failed && before.page !== this.props.page) this.reset();
  }

  reset = () => {
    this.props.onReset();
    this.setState({ failed: false });
  };

  override render() {
    return this.state.failed ? this.props.unavailable(this.reset) : this.props.children;
  }
}

/** An error boundary for one part of the site, with a retry. */
export const PartBoundary = ({ children, ...props }: PartBoundaryProps) => {
  const { button, press, mark } = useFocusAfter(false);
  const { unavailable, explained, tryAgain } = shellWording.part;
  const failure = (reset: () => void) => {
    const loadAgain = () => {
      press();
      reset();
    };
    return (
      <Page title={unavailable} kind="question">
        <p role="alert">{explained}</p>
        <Button ref={button} kind="primary" onClick={loadAgain}>
          {tryAgain}
        </Button>
      </Page>
    );
  };
  return (
    <Boundary {...props} unavailable={failure}>
      {mark}
      {children}
    </Boundary>
  );
};
