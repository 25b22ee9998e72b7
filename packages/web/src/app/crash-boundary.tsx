import { Component, type ReactNode } from 'react';
import { CODE_FAILED, loadAgain } from '../lib/load-again.ts';
import { Button } from '../ui/button.tsx';
import { Narrow } from '../ui/narrow.tsx';

type State = { broken: boolean; text: string };

/** The last resort: a screen that broke, or whose code could not be fetched. */
export class CrashBoundary extends Component<{ place: string; children: ReactNode }, State> {
  override state: State = { broken: false, text: CODE_FAILED };

  static getDerivedStateFromError() {
    return { broken: true, text: CODE_FAILED };
  }

  /** Another place is another chance. */
  override componentDidUpdate({ place }: { place: string }) {
    if (this.state.broken && place !== this.props.place) this.setState({ broken: false });
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <Narrow>
        <div role="alert">
          <h1 className="font-semibold text-3xl tracking-tight">This page could not be shown</h1>
          <p className="mt-3 text-muted">{this.state.text} Your data is safe.</p>
          <Button className="mt-8" onClick={async () => this.setState({ text: await loadAgain() })}>
            Load Again
          </Button>
        </div>
      </Narrow>
    );
  }
}
