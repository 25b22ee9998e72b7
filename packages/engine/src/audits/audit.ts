export * from './card.ts';
export * from './page-audit.ts';
export * from './verdicts.ts';
