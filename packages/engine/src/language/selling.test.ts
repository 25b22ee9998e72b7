import { describe, expect, it } from 'vitest';
import { asksToBuy, showsPrice } from './selling.ts';

/** A language, a price and a button of a shop in it, a text with a figure and one with a like word that sell nothing. */
const SHOPS: readonly [language: string, price: string, button: string, figure: string, other: string][] = [
  ['en', '199 dollars', 'Add to cart', '199 kilns', 'The cart is full'],
  ['de', '199,-', 'In den Warenkorb', '2 TL Zucker', 'Warum wir gern einkaufen'],
  ['fr', '199 francs', 'Ajouter au panier', '199 fours', 'Un panier en osier'],
  ['es', '199 pesos', 'Añadir a la cesta', '199 hornos', 'Quien compra, comprará otra vez'],
  ['it', '199 franchi', 'Aggiungi al carrello', '199 forni', 'Chi ha acquistato un forno'],
  ['pt', '199 reais', 'Adicionar ao carrinho', '199 fornos', 'O carrinho está vazio'],
  ['nl', '199,-', 'In winkelwagen', '199 ovens', 'Uw bestelling'],
  ['pl', '199 zł', 'Dodaj do koszyka', '199 pieców', 'Kupony rabatowe'],
  ['ru', '1990 руб.', 'В корзину', '1990 печей', 'Покупателям'],
  ['tr', '199 TL', 'SATIN AL', '199 fırın', 'Satın alma koşulları'],
  ['da', 'kr. 199', 'Læg i kurv', '199 ovne', 'Fri fragt ved køb over 500 kr.'],
  ['sv', '199:-', 'Lägg i varukorgen', '5 sek', 'Fri frakt vid köp över 500 kr'],
  ['ja', '8900円', 'カートに入れる', '8900窯', 'カートの中身'],
  ['zh', '8900元起', '加入购物车', '8900窑', '购物车为空'],
  ['ko', '19,900원', '장바구니 담기', '19,900개', '구매 후기'],
  ['ar', '١٩٩ ر.س', 'أضف إلى السلة', '١٩٩ فرن', 'اشترك في النشرة'],
];

describe('what sells', () => {
  it.each(SHOPS)('%s: “%s” beside “%s”', (language, price, button, figure, other) => {
    expect(showsPrice(price, language)).toBe(true);
    expect(showsPrice(figure, language)).toBe(false);
    expect(asksToBuy(button)).toBe(true);
    expect(asksToBuy(other)).toBe(false);
  });

  it.each(['₺199', '199 ₺', '1990 ₽', '₩19,900', '199 PLN', 'TRY 199', '€ 199'])('“%s” is a price in every language', (price) => {
    for (const language of ['en', 'tr-TR', 'fi', null]) expect(showsPrice(price, language)).toBe(true);
  });

  it('marks in Latin letters are read in their own language, and in one that is not known', () => {
    expect(['tr', null, 'de', 'fi'].map((language) => showsPrice('2 TL', language))).toEqual([true, true, false, false]);
    expect(showsPrice('2 try again, 5 europeans', null)).toBe(false);
  });
});
