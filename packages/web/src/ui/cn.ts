/** Joins class names. Nothing is merged: a variant is chosen by a component's props, not overridden by a class. */
export { clsx as cn } from 'clsx';
