import { Moon, Sun } from 'lucide-react';
import type { ComponentProps } from 'react';
import { buttonStyle } from './button.tsx';

/** The look only: on prerendered pages a small script answers it, in the application lib/theme does. */
export function ThemeToggle(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label="Switch between light and dark"
      data-theme-toggle
      {...props}
      className={buttonStyle({ variant: 'quiet', size: 'icon' })}
    >
      <Moon aria-hidden="true" className="dark:hidden" />
      <Sun aria-hidden="true" className="hidden dark:block" />
    </button>
  );
}
