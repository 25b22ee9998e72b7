import type { SupportedLanguage } from '../../text/language.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';
import type { Phrasing } from './phrasing.ts';
import { pt } from './pt.ts';
import { zh } from './zh.ts';

export const PHRASINGS: Record<SupportedLanguage, Phrasing> = { en, de, fr, es, it, pt, nl, ja, zh, ar };
