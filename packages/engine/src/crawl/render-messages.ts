import type { Rendering } from '../artifacts/render.ts';

/** `id` of the caller's choice comes back with the page, as pages are rendered beside each other. */
export type ToRenderThread = { id: number; url: string } | { close: true };
export type FromRenderThread = { opened: { unavailable: string | null } } | { id: number; rendering: Rendering } | { closed: true };
