import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Narrow } from '../ui/narrow.tsx';

/** The last resort: a screen that broke, or whose code is gone because the application was updated meanwhile. */
export class CrashBoundary extends Component<{ place: string; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
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
          <p className="mt-3 text-muted">The application may have been updated, or the connection broke off. Your data is safe.</p>
          <Button className="mt-8" onClick={() => location.reload()}>
            Load Again
          </Button>
        </div>
      </Narrow>
    );
  }
}
