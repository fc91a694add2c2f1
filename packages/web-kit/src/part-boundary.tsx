import { buttonClass } from '@evenhand/ui/button';
import { Page } from '@evenhand/ui/page';
import { shellWording } from '@evenhand/wording/shell';
import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  /** Forgets what failed, so that drawing again loads it again. */
  onReset: () => void;
  /** Another value means another page: a failure of the page before is over. */
  page?: string;
  children: ReactNode;
}

/** Keeps a failure of one part of the site inside that part, and offers to load it again. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidUpdate(before: PartBoundaryProps) {
    if (this.state.failed && before.page !== this.props.page) this.reset();
  }

  reset = () => {
    this.props.onReset();
    this.setState({ failed: false });
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    const { unavailable, explained, tryAgain } = shellWording.part;
    return (
      <Page title={unavailable} width="question">
        <p role="alert">{explained}</p>
        <button type="button" className={buttonClass('primary')} onClick={this.reset}>
          {tryAgain}
        </button>
      </Page>
    );
  }
}
