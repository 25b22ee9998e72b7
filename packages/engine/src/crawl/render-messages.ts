import type { Rendering } from '../artifacts/render.ts';

export type ToRenderThread = { url: string } | { close: true };
export type FromRenderThread = { opened: { unavailable: string | null } } | { rendering: Rendering } | { closed: true };
