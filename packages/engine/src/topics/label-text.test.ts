import { describe, expect, it } from 'vitest';
import { LabelForm } from './label-form.ts';
import { cleanLabel, isManualName, isOffersName, isUtilityName, keyOf } from './label-text.ts';

describe('a name says what a page does for the site', () => {
  it.each([
    ['a name of the list', 'Price list'],
    ['a name of the list, in one word', 'Pricelist'],
    ['two names of the list in a row', 'Book appointment'],
    ['two of them in another language', 'Avis clients'],
    ['two of them joined', 'Prices & booking'],
    ['whom the site has worked for', 'Nasi klienci'],
    ...[
      ...['Info', 'Information', 'Allgemeine Informationen', 'Informations pratiques', 'Información de interés', 'Informazioni utili'],
      ...[
        'Informações gerais',
        'Praktische informatie',
        'Generelle oplysninger',
        'Allmän information',
        'Informacje',
        'Полезная информация',
      ],
      ...['Genel bilgiler', 'معلومات عامة', 'ご案内', '이용 안내', '实用信息'],
    ].map((name) => ['that there is information', name]),
    ['information about what the menu names', 'Company information'],
  ])('%s: %s', (_because, name) => expect(isUtilityName(name)).toBe(true));

  it.each([
    ['a name of the list with another word', 'Roof services'],
    ['information about a subject', 'Patient information'],
    ['what somebody does who manages', 'Project management'],
    ['three of them in a row are a sentence or a title', 'Book news home'],
  ])('not %s: %s', (_because, name) => expect(isUtilityName(name)).toBe(false));
});

it.each([
  ['San Antonio, TX', true],
  ['Roofing in San Antonio', false],
  ['Conversational AI', false],
])('a town with its state is no label: %s, %s', (label, out) => {
  const profile = { brand: null, names: new Set(), cities: [], aliases: [], people: new Map(), places: new Set() };
  expect(new LabelForm(profile as never, 'en', { titles: [], goods: [] }, () => true).isOut(label)).toBe(out);
});

it.each([
  ['the beginning of a longer name of a place', 'Stoke', true],
  ['the place of its own', 'Salt', false],
  ['what a page of prices is called', 'Fees', true],
  ['what prices are of', 'Kiln fees', false],
  ['what takes place on one day', 'Working day 13 May', true],
  ['what has a figure', 'Kilns 13 kW', false],
])('%s: %s, %s', (_because, label, out) => {
  const places = new Map(['Stoke on Trent', 'Salt Lake City'].map((place) => [keyOf(place), place]));
  const profile = { brand: null, names: new Set(), cities: [], aliases: [], people: new Map(), places };
  expect(new LabelForm(profile as never, 'en', { titles: [], goods: [] }, () => true).isOut(label)).toBe(out);
});

it('a sign of registration leaves no gap', () => expect(cleanLabel('Acme®-kiln™')).toBe('Acme-kiln'));

it('a label begins with a letter or figure when the name of the site before it is cut', () => {
  const profile = {
    brand: 'Acme Kilns',
    names: new Set([keyOf('Acme Kilns')]),
    cities: [],
    aliases: [],
    people: new Map(),
    places: new Set(),
  };
  expect(new LabelForm(profile as never, 'en', { titles: [], goods: [] }, () => true).trim('Acme Kilns - Kiln repair')).toBe('Kiln repair');
});

it.each([
  ['İLETİŞİM', isUtilityName],
  ['HAKKIMIZDA', isUtilityName],
  ['HİZMETLERİMİZ', isOffersName],
])('a name in Turkish capitals is that name: %s', (name, isListed) => expect(isListed(name)).toBe(true));

it('labels in Turkish capitals and in small letters are the same label', () => expect(keyOf('IŞIKLI TABELA')).toBe(keyOf('Işıklı tabela')));

it.each([
  ['Kurse & Angebote', true],
  ['Products and services', true],
  ['Kurse & Kilns', false],
  ['Kurse, Angebote & Leistungen', false],
])('two names of what is offered, joined, are one: %s, %s', (name, isListed) => expect(isOffersName(name)).toBe(isListed));

it.each(['Concepts', 'Konzepte', 'Kavramlar'])('every manual has a part that is called so: %s', (name) =>
  expect(isManualName(name)).toBe(true),
);
