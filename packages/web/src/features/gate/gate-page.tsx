import { Mark } from '../../ui/brand.tsx';
import { buttonStyle } from '../../ui/button.tsx';

/** Rendered once, when the application is built; served in place of every page while the browser session is locked. */
export function GatePage() {
  return (
    <main className="grid min-h-dvh place-items-center px-4 py-12">
      <div className="w-full max-w-sm">
        <Mark className="size-11" />
        <h1 className="mt-6 font-semibold text-3xl tracking-tight">Early Access</h1>
        <p className="mt-3 text-muted">This application is currently in beta. Please enter the access password to continue.</p>
        <form data-gate method="post" noValidate className="mt-8 grid gap-2">
          <label htmlFor="password" className="font-medium text-sm">
            Access password
          </label>
          <input
            id="password"
            name="password"
            type="password"
            autoComplete="off"
            required
            aria-describedby="gate-problem"
            className="h-12 rounded-md border border-edge bg-panel px-3.5 text-base outline-none focus-visible:border-accent focus-visible:ring-2 focus-visible:ring-accent/30 aria-invalid:border-poor-fill"
          />
          <p id="gate-problem" role="alert" className="min-h-6 text-poor text-sm" />
          <button type="submit" className={buttonStyle({ size: 'lg' })}>
            Unlock Access
          </button>
        </form>
      </div>
    </main>
  );
}
