import { footerOf } from '../artifacts/footer.ts';
import { jsonLdNodes } from '../artifacts/json-ld.ts';
import type { PageDocument } from '../artifacts/page.ts';
import type { ReadPage } from '../audits/audit.ts';
import { holdsLink } from '../audits/authority-trust/site-links.ts';
import { pathOf } from './legal-pages.ts';

/** What menus and buttons of those are called who offer something for money, in the supported languages; with hyphens for spaces, as in addresses. */
const OFFERS =
  /^(?:our-|unsere-|nos-|nuestr[oa]s-|i-nostri-|nossos-|onze-)?(?:pric(?:es?|ing)|plans|rates|fees|shop|store|cart|basket|checkout|buy|order|book|booking|reservations?|(?:get-|request-)?(?:a-)?(?:free-)?quotes?|demo|hire|rentals?|services?|products?|solutions|treatments|rooms|tickets?|membership|admissions|tuition|sign-?up|start-(?:free|trial)|free-trial|prei?se|tarife|warenkorb|kaufen|bestellen|buchen|angebot|leistungen|dienstleistungen|produkte|behandlungen|zimmer|mieten|anmelden-und-buchen|prix|tarifs|boutique|panier|acheter|commander|réserver|reserver|devis|prestations|produits|offres|billetterie|location|precios|tarifas|tienda|carrito|comprar|pedidos|reservar|reservas|presupuesto|servicios|productos|tratamientos|admisiones|entradas|cotizar|prezzi|tariffe|negozio|carrello|acquista|ordina|prenota|prenotazioni|preventivo|servizi|prodotti|biglietti|camere|preços|precos|planos|loja|carrinho|orçamento|orcamento|serviços|servicos|produtos|bilhetes|ingressos|matrículas|prijzen|tarieven|winkel|winkelwagen|winkelmand|webshop|kopen|verkopen|boeken|offerte|diensten|producten|aanbod)(?![\p{L}\p{N}])|料金|価格|製品|商品|サービス|予約|注文|購入|見積|カート|事業内容|价格|價格|产品|產品|服务|服務|购物车|购买|预订|报价|订购|商城|الأسعار|خدمات|منتجات|المتجر|السلة|احجز|حجز|اطلب|شراء/iu;
const LONGEST_LABEL = 30;

const dashed = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
const linksOffer = holdsLink(
  ({ href, text }) =>
    (text.length <= LONGEST_LABEL && OFFERS.test(dashed(text))) ||
    pathOf(href)
      .split('/')
      .some((segment) => segment.length <= LONGEST_LABEL && OFFERS.test(dashed(segment))),
);

/** What is run for profit, as it stands behind a name. */
const COMPANY =
  /(?<=[\p{L}\p{N}&).],?\s)(?:GmbH|UG|AG|KG|OHG|e\.\s?K\.|Ltd|LTD|Limited|P?LLC|L\.L\.C\.|LLP|PLC|plc|Inc|INC|Corp|Corporation|S\.?A\.?S\.?|SASU|SARL|EURL|S\.?A\.?|S\.?L\.?(?:U\.?)?|S\.?r\.?l\.?|S\.?p\.?A\.?|B\.?V\.?|N\.?V\.?|V\.?O\.?F\.?|Lda|Ltda|Pty|Oy|AB|ApS|A\/S)(?![\p{L}\p{N}])|株式会社|有限会社|合同会社|有限公司|شركة/u;
const BUSINESS =
  /(?:Business|Store|Shop|Agent|Agency|Restaurant|Hotel|Lodging|Dentist|Plumber|Electrician|Contractor|Attorney|Physician|Clinic|School|Service|Product|Offer|Course|SoftwareApplication|WebApplication)$/;

const tellsCompany = (document: PageDocument): boolean => footerOf(document).some(({ text }) => COMPANY.test(text));
const marksBusiness = (document: PageDocument): boolean =>
  [...jsonLdNodes(document.jsonLd)].some(({ types, node }) => 'priceRange' in node || types.some((type) => BUSINESS.test(type))) ||
  document.microdata.some(({ type }) => BUSINESS.test(type));

/** Whether anything says that a site offers something: a link to it, a company behind it, or markup of its start page. An authority, an adviser, a magazine or a diary has none of these. */
export function offers(pages: readonly ReadPage[]): boolean {
  const start = pages.find(({ document }) => document.pageType === 'home') ?? pages[0];
  return linksOffer(pages) || (start !== undefined && (tellsCompany(start.document) || marksBusiness(start.document)));
}
