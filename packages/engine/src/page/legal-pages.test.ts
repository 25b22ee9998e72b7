import { expect, it } from 'vitest';
import { legalKind } from './legal-pages.ts';

it.each([
  ['privacy', 'Privacy'],
  ['privacy', '/privacy'],
  ['privacy', '/en/legal/privacy.html'],
  ['privacy', 'Privacy | Acme'],
  ['privacy', 'Your privacy'],
  ['privacy', 'How we protect your privacy'],
  ['privacy', 'Terms and privacy'],
  ['privacy', 'Privacy & Cookies'],
  ['privacy', 'Privacy notice for applicants'],
  ['privacy', 'Hinweise zum Datenschutz'],
  ['privacy', 'Privacybeleid'],
  ['privacy', 'Informativa privacy'],
  ['privacy', 'Respect de la vie privée'],
  ['terms', 'Terms'],
  ['terms', '/terms/'],
  ['terms', 'Terms of Service – Acme'],
  ['terms', 'Our general terms and conditions of sale'],
  ['terms', 'General conditions'],
  ['terms', 'Conditions générales de vente'],
  ['terms', 'Conditions d’utilisation'],
  ['terms', 'Condiciones de contratación'],
  ['terms', 'Termini di servizio'],
  ['terms', 'Booking terms'],
  ['terms', 'T&Cs'],
  ['terms', '/termsandconditions'],
] as const)('%s: %s', (kind, text) => expect(legalKind(text)).toBe(kind));

it.each([
  '7.2. Control Scope and Privacy with Modules',
  'Visibility and privacy',
  'Privacy fences',
  '/privacy-fences',
  'Handling multiple conditions with else if',
  'Skin conditions we treat',
  'Conditions de vie des vaches',
  'Key terms',
  'Glossary of terms',
  'Terms used in clinical trials',
])('no policy: %s', (text) => expect(legalKind(text)).toBeNull());
