import type { AddressKind, PageName, PolicyKind } from './pack.ts';

/** Languages without a pack: what their pages about the makers, contact and policies are called. */
export const OTHER_PAGES: Readonly<Partial<Record<PageName, readonly string[]>>> = {
  about: ['tietoa meistä', 'o nás', 'o firmě', 'om oss', 'про нас'],
  contact: ['yhteystiedot', 'kontakty', 'kontakti', 'контакти'],
  terms: ['käyttöehdot', 'obchodní podmínky'],
  privacy: ['personvern', 'personvernerklæring', 'tietosuoja', 'tietosuojaseloste'],
};
export const OTHER_POLICIES: Readonly<Partial<Record<PolicyKind, RegExp>>> = {
  privacy: /personvern|tietosuoja|ochrana osobn/iu,
  terms: /k[aä]ytt[oö]ehdot|obchodn[ií] podm[ií]nky/iu,
};

/** Languages without a pack: what their standing pages are called, which are about no subject (Bulgarian, Catalan, Croatian, Czech, Finnish, Greek, Hebrew, Hindi, Hungarian, Indonesian, Norwegian, Persian, Romanian, Slovak, Slovene, Thai, Ukrainian, Vietnamese). */
export const OTHER_STANDING: readonly string[] = [
  'начало, за нас, контакти, услуги, продукти, цени, блог, новини, статии, галерия, екип, въпроси, общи условия, магазин, количка, местоположение, работно време, кариери, събития',
  'inici, nosaltres, qui som, contacte, serveis, productes, preus, blog, notícies, articles, galeria, equip, preguntes freqüents, condicions, botiga, cistella, ubicació, horaris, feina, esdeveniments',
  'početna, o nama, kontakt, usluge, proizvodi, cijene, cjenik, blog, vijesti, novosti, članci, galerija, tim, česta pitanja, uvjeti korištenja, trgovina, košarica, lokacija, radno vrijeme, karijere, događanja',
  'úvod, domů, o nás, kontakt, kontakty, služby, produkty, ceny, ceník, blog, novinky, aktuality, články, galerie, tým, časté dotazy, obchodní podmínky, obchod, eshop, košík, kde nás najdete, otevírací doba, kariéra, akce',
  'etusivu, koti, meistä, yritys, tietoa meistä, ota yhteyttä, yhteystiedot, palvelut, tuotteet, hinnat, hinnasto, blogi, uutiset, ajankohtaista, artikkelit, galleria, kuvat, tiimi, henkilökunta, usein kysyttyä, ukk, kysymykset, toimitusehdot, käyttöehdot, sopimusehdot, tietosuoja, kauppa, verkkokauppa, ostoskori, sijainti, sijainnit, aukioloajat, avoimet työpaikat, tapahtumat, varaa, varaa aika, varaukset, kirjaudu',
  'αρχική, σχετικά, ποιοι είμαστε, επικοινωνία, υπηρεσίες, προϊόντα, τιμές, τιμοκατάλογος, ιστολόγιο, νέα, άρθρα, συλλογή, φωτογραφίες, ομάδα, συχνές ερωτήσεις, όροι χρήσης, κατάστημα, καλάθι, τοποθεσία, ωράριο, εκδηλώσεις',
  'דף הבית, בית, אודות, צור קשר, שירותים, מוצרים, מחירים, מחירון, בלוג, חדשות, מאמרים, גלריה, צוות, שאלות נפוצות, תקנון, חנות, סל, מיקום, שעות פתיחה, אירועים',
  'होम, हमारे बारे में, संपर्क, संपर्क करें, सेवाएं, सेवाएँ, हमारी सेवाएँ, उत्पाद, मूल्य, ब्लॉग, समाचार, लेख, गैलरी, फोटो गैलरी, टीम, सामान्य प्रश्न, नियम और शर्तें, दुकान, स्थान',
  'főoldal, kezdőlap, rólunk, bemutatkozás, kapcsolat, elérhetőség, szolgáltatások, termékek, árak, árlista, blog, hírek, cikkek, galéria, csapat, csapatunk, gyakori kérdések, gyik, ászf, általános szerződési feltételek, bolt, webshop, kosár, helyszín, nyitvatartás, karrier, események',
  'beranda, tentang, tentang kami, kontak, hubungi kami, layanan, produk, harga, blog, berita, artikel, galeri, tim, tim kami, pertanyaan umum, syarat dan ketentuan, toko, keranjang, lokasi, jam buka, karier, acara',
  'hjem, forside, forsiden, om, om oss, kontakt, kontakt oss, tjenester, våre tjenester, produkter, priser, prisliste, blogg, nyheter, aktuelt, artikler, galleri, bilder, ansatte, ofte stilte spørsmål, spørsmål og svar, vilkår, kjøpsvilkår, personvern, butikk, nettbutikk, handlekurv, åpningstider, karriere, ledige stillinger, arrangementer, bestill, bestill time, logg inn',
  'خانه, صفحه اصلی, درباره ما, تماس با ما, خدمات, محصولات, قیمت ها, وبلاگ, اخبار, مقالات, گالری, تیم ما, سوالات متداول, قوانین و مقررات, فروشگاه, سبد خرید',
  'acasă, prima pagină, despre, despre noi, contact, servicii, produse, prețuri, tarife, blog, noutăți, știri, articole, galerie, echipa, echipa noastră, întrebări frecvente, termeni și condiții, magazin, coș, locație, program, cariere, evenimente',
  'domov, úvod, o nás, kontakt, kontakty, služby, produkty, ceny, cenník, blog, novinky, aktuality, články, galéria, tím, časté otázky, obchodné podmienky, obchod, košík, kde nás nájdete, otváracie hodiny, kariéra, podujatia',
  'domov, o nas, kontakt, storitve, izdelki, cene, cenik, blog, novice, članki, galerija, ekipa, pogosta vprašanja, pogoji poslovanja, trgovina, košarica, lokacija, delovni čas, zaposlitev, dogodki',
  'หน้าแรก, เกี่ยวกับเรา, ติดต่อเรา, ติดต่อ, บริการ, บริการของเรา, สินค้า, ราคา, บล็อก, ข่าวสาร, บทความ, แกลเลอรี่, ทีมงาน, คำถามที่พบบ่อย, ข้อกำหนดและเงื่อนไข, ร้านค้า, ตะกร้าสินค้า, ที่ตั้ง',
  'головна, про нас, про компанію, контакти, послуги, продукція, товари, ціни, прайс, блог, новини, статті, галерея, команда, питання та відповіді, часті запитання, умови, магазин, кошик, як нас знайти, графік роботи, вакансії, події',
  'trang chủ, giới thiệu, về chúng tôi, liên hệ, dịch vụ, sản phẩm, bảng giá, giá, blog, tin tức, bài viết, kiến thức, thư viện, hình ảnh, đội ngũ, câu hỏi thường gặp, điều khoản, chính sách bảo mật, cửa hàng, giỏ hàng, địa chỉ, tuyển dụng, sự kiện, đặt lịch, đặt hẹn',
];

/** The same in addresses. */
export const OTHER_ADDRESSES: Readonly<Partial<Record<AddressKind, readonly string[]>>> = {
  about: ['tietoa-meistä', 'o-nás'],
  contact: ['yhteystiedot', 'kontakti', 'kontakt-oss'],
};
