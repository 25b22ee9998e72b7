import { definePack, months, phrases, words } from '../pack.ts';

export const pl = definePack({
  language: 'pl',
  stopwords: words(
    'a aby ale albo ani bardzo bez bo by być był była było były będzie będą co czy dla do dlaczego gdy gdzie go i ich ile im inne inny ja jak jako jaki jaka jakie je jeden jedna jedno jednak jego jej jest jestem jesteśmy jeszcze jeśli jeżeli już każda każde każdy kiedy kto która które którego której który których którzy którym lub ma mają mam mamy może można mnie mój moja moje my na nad nam nas nasz nasza nasze naszych nic nich nie niej nim niż o od on ona one oni oraz po pod ponad poza przed przez przy są się swoje swój ta tak także tam te tego tej ten też to tu ty tych tylko tym u w we więc wszystkich wszystkie wszystko z za ze że',
  ),
  abbreviations: words(
    'dr prof inż mgr ul al pl nr str tel tys mln mld np itd itp m.in tzn tzw ok godz min sek r w wiek sp sp.j z.o.o s.a woj pow im św ur zm',
  ),
  questions: {
    names: phrases('pytanie, pytania, pytań, pytaniach'),
    openers: words('co jak kiedy gdzie kto kogo komu czyj dlaczego czemu który która które jaki jaka jakie ile skąd dokąd czy'),
    pairs: phrases('po co, na czym, od kiedy, do kiedy, za ile, w jaki, z czego, od czego'),
  },
  persons: {
    first: words(
      'ja mnie mi mną mój moja moje my nas nam nami mojego mojej moją moim moich moimi nasz nasza nasze naszego naszej naszą naszemu naszych naszym naszymi jesteśmy oferujemy',
    ),
    second: words('ty ciebie cię tobie ci twój twoja twoje wy was wam wasz wasza wasze państwo państwa państwu'),
  },
  definitions: {
    judging: words('zadanie zadaniem sprawa sprawą wyzwanie wyzwaniem wybór wyborem konieczność koniecznością kwestia kwestią'),
    verbs: phrases('to jest, to, oznacza, określa się, nazywamy, nazywa się, definiuje się jako'),
    pronouns: words('to ten ta te on ona ono my wy co kto jak gdzie czy tu tutaj tam w na do dla z nasz nasza nasze'),
  },
  months: months(
    'styczeń stycznia sty, luty lutego, marzec marca mar, kwiecień kwietnia kwi, maj maja, czerwiec czerwca cze, lipiec lipca lip, sierpień sierpnia sie, wrzesień września wrz, październik października paź, listopad listopada lis, grudzień grudnia gru',
  ),
  weekdays: words('poniedziałek wtorek środa środę czwartek piątek sobota sobotę niedziela niedzielę'),
  units: {
    percent: words('procent procenta'),
    currency: words('zł pln złoty złote złotych euro dolar dolary dolarów'),
    duration: words(
      'sekunda sekundy sekund minuta minuty minut godzina godziny godzin dzień dni tydzień tygodnie tygodni miesiąc miesiące miesięcy rok lata lat',
    ),
    measure: words('metr metry metrów kilometr kilometry kilometrów litr litry litrów kilogram kilogramy kilogramów tona tony'),
    magnitude: words('tys tysiąc tysiące tysięcy mln milion miliony milionów mld miliard miliardy miliardów'),
    numerals: words('dwa dwie dwóch trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście'),
    vague: words('kilka kilku kilkanaście kilkunastu parę paru jeden jedną jednego jednym jednej samego pół półtora półtorej ciągu'),
  },
  asks: {
    definition: phrases('co to jest, czym jest, co oznacza, definicja, znaczenie, słownik'),
    price: phrases('cena, ceny, cennik, koszt, koszty, ile kosztuje, opłata, opłaty, stawka'),
    reviews: phrases('opinie, opinia, recenzje, referencje, opinie klientów'),
    alternatives: phrases('alternatywy, alternatywa, zamiast, podobne do'),
    comparison: phrases('porównanie, vs, różnica, różnice, lepszy niż, czym się różni'),
    howTo: phrases('jak, poradnik, instrukcja, krok po kroku, przewodnik'),
    duration: phrases('jak długo, ile trwa, czas trwania, termin, terminy'),
    requirements: phrases('wymagania, warunki, co potrzebuję, potrzebne dokumenty, niezbędne'),
    examples: phrases('przykład, przykłady, na przykład'),
    benefits: phrases('zalety, wady, korzyści, dlaczego warto, czy warto'),
  },
  pages: {
    home: phrases('strona główna, strona startowa, start, witamy'),
    about: phrases('o nas, o firmie, kim jesteśmy, nasza historia'),
    team: phrases('zespół, nasz zespół, kadra'),
    jobs: phrases('kariera, praca, oferty pracy'),
    contact: phrases('kontakt, dojazd, godziny otwarcia, umów wizytę, lokalizacja'),
    services: phrases('usługi, nasze usługi, oferta, nasza oferta, czym się zajmujemy, zabiegi, rozwiązania, specjalizacje'),
    products: phrases('produkty, sklep, katalog'),
    prices: phrases('cennik, ceny'),
    reviews: phrases('opinie, referencje, co mówią klienci, co mówią nasi klienci, co mówią o nas'),
    faq: phrases('faq, najczęściej zadawane pytania, pytania i odpowiedzi, częste pytania'),
    blog: phrases('blog, artykuły, porady'),
    news: phrases('aktualności, nowości, wiadomości, prasa'),
    events: phrases('wydarzenia, kalendarz'),
    gallery: phrases('galeria, zdjęcia, filmy, realizacje'),
    downloads: phrases('do pobrania, pobierz'),
    help: phrases('pomoc, wsparcie, obsługa klienta'),
    privacy: phrases('polityka prywatności, prywatność, ochrona danych, rodo'),
    terms: phrases('regulamin, warunki korzystania, ogólne warunki'),
    imprint: phrases('nota prawna, informacje prawne'),
    returns: phrases('zwroty, dostawa, wysyłka, reklamacje'),
    cookies: phrases('cookies, pliki cookie, polityka cookies'),
    login: phrases('zaloguj, zaloguj się, logowanie, moje konto, rejestracja'),
    cart: phrases('koszyk, zamówienie'),
    search: phrases('szukaj, wyszukiwanie, wyniki wyszukiwania'),
    sitemap: phrases('mapa strony'),
    newsletter: phrases('newsletter, zapisz się'),
  },
  greetings: phrases('witamy, witaj, witajcie, dzień dobry'),
  siteWords: phrases(
    'strona, strony, stronie, stronę, strona internetowa, stronie internetowej, stronę internetową, witryna, witryny, witrynie, serwis, serwisie, internet',
  ),
  author: phrases('autor, autorka, autorzy:, autorki:, napisał, napisała, opracował, opracowała, opublikowane przez, przez, tekst:'),
  and: words('i oraz'),
  siteParts: phrases(
    'funkcje, klienci, dokumentacja, dostawa, zwroty, lista zmian, plan rozwoju, status, bezpieczeństwo, dostępność, deklaracja dostępności, polityka redakcyjna, wspieraj, darowizny, wolontariat, wolontariusze, poradniki, zasoby, magazyn, prasa',
  ),
  titles: phrases(
    'dr, hab, mgr, inż, inżynier, lic, arch, architekt, lek, lekarz, prof, profesor, doktor, adw, adwokat, adwokatka, mec, mecenas, radca prawny, r.pr, notariusz, sędzia, pan, pani, ks, ksiądz',
  ),
  honorifics: words('dr mgr inż. lek. prof. ks.'),
  roles: phrases(
    'redakcja, redaktor, redaktorka, zespół, autor, autorka, autorzy, gość, administracja, administratorka, użytkownik, biuro prasowe',
  ),
  introductions: phrases('nazywam się, mam na imię, jestem'),
  manualIntroductions: phrases('wprowadzenie, wprowadzenie do, wstęp, przegląd, o, o programie, o projekcie, co to jest, czym jest'),
  phone: phrases('tel, telefon, tel. kom, telefon komórkowy, infolinia, zadzwoń'),
  reporting: phrases(
    'powiedział, powiedziała, mówi, mówił, mówiła, dodał, dodała, dodaje, zapytał, podkreślił, podkreśla, wyjaśnił, wyjaśnia',
  ),
  versus: phrases('kontra, versus'),
  alternativeTo: phrases('alternatywa dla, alternatywy dla'),
  openRange: {
    since: phrases('od, począwszy od'),
    onward: phrases('i później, i nowsze'),
    present: phrases('dziś, dzisiaj, teraz, obecnie, nadal, chwili obecnej'),
  },
  published: phrases('opublikowan, publikacj, dodano, zamieszczon'),
  updated: phrases('aktualizacj, zaktualizowan, zmodyfikowan, ostatnia modyfikacja, zmienion, ostatnia zmiana, edytowan'),
  buy: phrases(
    'dodaj do koszyka, do koszyka, dodaj do torby, kup, kup teraz, kupuję, kupuję i płacę, zamów teraz, zamawiam i płacę, zamawiam z obowiązkiem zapłaty',
  ),
  priceMarks: words('zł zl złoty złote złotych euro'),
  rating: phrases('opini*, ocen*, recenzj*, gwiazd*, na 5, z 5, na 10, z 10, głos, głosy, głosów, referencj*'),
  disclosures: phrases(
    'afiliac*, prowizj*, sponsor*, reklama, reklamy, reklamę, reklamą, reklam, reklamow*, reklamodawc*, link partnerski, linki partnerskie, linków partnerskich, linkach partnerskich, program partnerski, programu partnerskiego, programie partnerskim, materiał partnera, płatna współpraca, współpraca płatna, płatny link, płatne linki, artykuł promocyjny, otrzymujemy wynagrodzenie, kwalifikujących się zakupów',
  ),
  walls: {
    login: phrases(
      'zaloguj, zalogować, zalogowany, zalogowana, zalogowani, zalogowanych, zalogowaniu, logowanie, zarejestruj, załóż konto, utwórz konto',
    ),
    subscription: phrases('subskry*, prenumer*, abonament*, abonent*, wykup dostęp, kup dostęp'),
    consent: phrases(
      'zgoda, zgodę, zgody, zgodą, zgodzie, ciasteczka, ciasteczek, plików cookie, pliki cookie, rodo, twoja prywatność, twojej prywatności',
    ),
    age: phrases(
      'ukończone {} lat, ukończyłem {} lat, ukończyłam {} lat, czy masz {} lat, mam {} lat, {} roku życia, {}. roku życia, pełnoletni*, pełnoletność',
    ),
  },
  accept: phrases('akceptuj*, zaakceptuj*, zgadzam się, wyrażam zgodę, zezwól*, zezwalam'),
  trades: {
    narrows: 'within',
    governing: phrases('dla, do, od, z, ze, w, we, na, o, po, przy, przez, bez, obok, koło, nad, pod, przed, za, u'),
    others: phrases(
      'hotel dla psów, hotel dla kotów, hotel dla zwierząt, salon fryzjerski dla psów, fryzjer dla psów, salon kosmetyczny dla psów, kawiarenka internetowa',
    ),
    names: {
      Dentist: phrases(
        'dentysta, dentyści, stomatolog, stomatolodzy, gabinet stomatologiczny, gabinet dentystyczny, klinika stomatologiczna, stomatologia, przychodnia stomatologiczna, centrum stomatologii',
      ),
      Physician: phrases('gabinet lekarski, lekarz rodzinny, lekarz pierwszego kontaktu, przychodnia lekarska, praktyka lekarska'),
      Physiotherapy: phrases('fizjoterapeuta, fizjoterapeuci, fizjoterapia, gabinet fizjoterapii, gabinet rehabilitacji'),
      Pharmacy: phrases('apteka'),
      Attorney: phrases(
        'adwokat, adwokaci, radca prawny, radcowie prawni, kancelaria adwokacka, kancelaria prawna, kancelaria radcy prawnego, prawnik, prawnicy',
      ),
      Notary: phrases('notariusz, notariusze, kancelaria notarialna'),
      AccountingService: phrases('biuro rachunkowe, księgowy, księgowa, kancelaria podatkowa, doradca podatkowy, doradcy podatkowi'),
      InsuranceAgency: phrases('agencja ubezpieczeniowa, agent ubezpieczeniowy, broker ubezpieczeniowy, biuro ubezpieczeń'),
      RealEstateAgent: phrases('biuro nieruchomości, agencja nieruchomości, pośrednik nieruchomości, pośrednik w obrocie nieruchomościami'),
      Restaurant: phrases('restauracja, pizzeria, karczma, trattoria, bistro, gospoda'),
      CafeOrCoffeeShop: phrases('kawiarnia, kafejka, herbaciarnia'),
      Bakery: phrases('piekarnia, piekarz'),
      Hotel: phrases('hotel'),
      BedAndBreakfast: phrases('pensjonat, bed and breakfast, dom gościnny, pokoje gościnne'),
      HairSalon: phrases('fryzjer, fryzjerka, salon fryzjerski, zakład fryzjerski, barber, barber shop'),
      BeautySalon: phrases('salon kosmetyczny, gabinet kosmetyczny, salon piękności, kosmetyczka, studio urody, salon urody'),
      Plumber: phrases('hydraulik, hydraulicy, usługi hydrauliczne'),
      Electrician: phrases('elektryk, elektrycy, usługi elektryczne'),
      RoofingContractor: phrases('dekarz, dekarze, usługi dekarskie, firma dekarska'),
      Locksmith: phrases('pogotowie zamkowe, pogotowie ślusarskie, ślusarz zamkowy'),
      HousePainter: phrases('malarz pokojowy, firma malarska, usługi malarskie'),
      MovingCompany: phrases('firma przeprowadzkowa, przeprowadzki'),
      AutoRepair: phrases('warsztat samochodowy, mechanik samochodowy, mechanika pojazdowa, serwis samochodowy'),
      Florist: phrases('kwiaciarnia, florysta, florystka'),
      VeterinaryCare: phrases(
        'weterynarz, weterynarze, lekarz weterynarii, gabinet weterynaryjny, klinika weterynaryjna, przychodnia weterynaryjna, lecznica weterynaryjna, lecznica dla zwierząt',
      ),
      TravelAgency: phrases('biuro podróży, agencja turystyczna'),
    },
  },
  standIns: {
    error: phrases(
      'strona nie została znaleziona, nie znaleziono strony, strona nie istnieje, strony nie znaleziono, strona której szukasz, strona, której szukasz, błąd 404, wewnętrzny błąd serwera, wystąpił błąd',
    ),
    maintenance: phrases(
      'przerwa techniczna, prace techniczne, prace konserwacyjne, w trakcie konserwacji, tryb konserwacji, wracamy wkrótce, wkrótce wracamy, niedługo wracamy, w budowie, strona w budowie, wkrótce, już wkrótce, chwilowo niedostępna, tymczasowo niedostępna',
    ),
    parked: phrases(
      'domena na sprzedaż, domena jest na sprzedaż, kup tę domenę, domena zaparkowana, domena jest zaparkowana, domena została zarejestrowana, domena zarezerwowana, domena wygasła',
    ),
  },
  breadcrumb: phrases('okruszki, okruszków, ścieżka nawigacji, ścieżka nawigacyjna, jesteś tutaj, jesteś tu'),
  vagueLinks: phrases(
    'tutaj, tu, kliknij, kliknij tutaj, kliknij tu, więcej, czytaj, czytaj więcej, czytaj dalej, czytaj całość, przeczytaj, przeczytaj więcej, zobacz, zobacz więcej, pokaż więcej, dowiedz się więcej, więcej informacji, więcej szczegółów, szczegóły, zobacz szczegóły, sprawdź, sprawdź szczegóły, dalej, przejdź, następna, następny, link, ten link, ta strona',
  ),
  policies: {
    privacy: /prywatno|ochron[ay] danych/iu,
    terms: /regulamin/iu,
  },
  headlineModifiers: words(
    'poradnik przewodnik podręcznik instrukcja wprowadzenie przegląd podstawy wskazówki porady triki wyjaśnienie lista kontrolna kalendarz tabela porównanie przykłady kompletny kompletna pełny pełna praktyczny praktyczne najważniejsze prosty początkujących wszystko wiedzieć powody sposoby kroki fakty',
  ),
  backReference:
    /^(?:(?:to|ten|ta|te|tamto) (?:jest|są|był|była|było|może|mogą|będzie|oznacza|ma|mają|pozwala|pomaga|powinno)(?!\p{L})|(?:on|ona|ono|oni|one) (?:jest|są|może|ma|będzie)(?!\p{L})|(?:jak|zob\.?) (?:wyżej|wspomniano|powyżej)|(?:pierwszy|drugi) z nich)/iu,
  announcement:
    /^(?:w tym (?:artykule|poradniku|wpisie|rozdziale)|ten (?:artykuł|poradnik|wpis)|(?:pokażemy|wyjaśnimy|omówimy|opiszemy)(?!\p{L})|witamy|zapraszamy do lektury|czytaj dalej|dowiedz się)/iu,
  research: {
    names:
      /(?<!\p{L})(?:bada(?:nie|nia|niu|ń|niach|cze|czy)|ankiet\p{L}*|sondaż\p{L}*|statystyk\p{L}*|metaanaliz\p{L}*|naukowc\p{L}*)(?!\p{L})/iu,
    finds:
      /(?<!\p{L})(?:wykaza\p{L}*|pokaz\p{L}*|wynika|stwierdz\p{L}*|potwierdz\p{L}*|szacuj\p{L}*|zmierzon\p{L}*|zmierzył\p{L}*|według|dowod\p{L}*|wskazuj\p{L}*)(?!\p{L})/iu,
    report:
      /(?<!\p{L})raport\p{L}*(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:pokazuj\p{L}*|wykaz\p{L}*|stwierdz\p{L}*|szacuj\p{L}*|wskazuj\p{L}*|podaj\p{L}*)(?!\p{L})/iu,
    firstPerson: /(?<!\p{L})(?:my|nas|nam|nasz\p{L}*|ja|mój|moj\p{L}*)(?!\p{L})/iu,
    example: /(?<!\p{L})(?:przykład\p{L}*|załóżmy)(?!\p{L})/iu,
    own: /(?<!\p{L})(?:zmierzyliśmy|zbadaliśmy|przetestowaliśmy|sprawdziliśmy|porównaliśmy|policzyliśmy|przeanalizowaliśmy|zapytaliśmy|zebraliśmy|zmierzyłem|zmierzyłam|przetestowałem|przetestowałam|sprawdziłem|sprawdziłam)(?!\p{L})|(?<!\p{L})nasz(?:e|ych|a|ej)? (?:własn\p{L}+ )?(?:dan\p{L}+|test\p{L}*|ankiet\p{L}*|bada\p{L}+|pomiar\p{L}*|analiz\p{L}*)/iu,
  },
  dated: {
    announced: /(?<!\p{L})(?:planowan\p{L}* na|zostanie .{0,60}w|do końca|przewidywan\p{L}* na)\s*(?:rok\p{L}* )?((?:19|20)\d\d)(?!\d)/iu,
    asOf: /(?<!\p{L})(?:stan na(?: \p{L}+)?|aktualne na)\s*((?:19|20)\d\d)(?!\d)/iu,
  },
  subjects: {
    health: words(
      'dentyst stomatolog pacjent objaw diagnoz terapi chorob lek lekarz klinik operacj leczeni szczepi rak cukrzyc infekcj zdrow',
    ),
    finance: words('inwest portfel akcj obligacj hipote kredyt pożyczk odset dywidend emerytur inflacj ubezpiecz podat fundusz'),
    legal: words('prawnik adwokat radca pozew sąd powod pozwan ustaw odszkodowa rozwód wyrok najemc wynajmuj prawny'),
    technology: words(
      'oprogramowa api javascript python serwer chmur baz kubernetes docker framework przeglądark android iphone gpu llm github npm sdk programi',
    ),
    news: words('wiadomoś aktualnoś depesz pap nagłów'),
  },
  numbered: words(
    'port wersja model artykuł artykule rozdział strona wiersz pokój poziom krok rysunek tabela część tom numer seria typ klasa linia kod nr art',
  ),
  commands: words(
    'kliknij naciśnij otwórz wybierz wpisz pobierz zainstaluj przeczytaj zobacz sprawdź dowiedz odkryj odwiedź zadzwoń napisz skontaktuj umów zarezerwuj zamów kup wypróbuj zarejestruj zapisz dołącz rozpocznij oszczędź znajdź udostępnij obserwuj dodaj użyj skopiuj porównaj',
  ),
  aspects: {
    cues: {
      definition:
        'co to jest, co to są, czym jest, czym są, co oznacza, co to znaczy, znaczenie, definicja, wyjaśnienie, podstawy, słownik, wprowadzenie',
      steps: 'jak, krok, poradnik, instrukcja, przewodnik, samouczek, instalacja, zainstalować, konfiguracja, pierwsze kroki',
      best: 'najlepszy, najlepsza, najlepsze, top, polecany, polecane, rekomendacja, który, która, które, wybrać, wybór, ranking',
      price: 'cena, koszt, kosztuje, opłata, budżet, cennik, taryfa, rabat',
      alternative: 'alternatywa, zamiast, zamiennik, zastąpić, konkurencja, podobny do',
      comparison: 'vs, versus, porównanie, porównać, różnica, różnią, różni, inny niż, lepszy niż',
      audience:
        'dla kogo, kto potrzebuje, kto powinien, odpowiedni, nadaje się, idealny dla, przeznaczony dla, początkujący, profesjonalista',
      benefit: 'warto, opłaca, zaleta, wada, korzyść, oszczędność, zysk, dlaczego',
      requirement: 'wymaganie, wymagany, warunek, potrzebny, potrzebne, niezbędny, konieczny, lista kontrolna, kompatybilny',
      duration: 'jak długo, ile czasu, ile trwa, jak szybko, czas trwania, trwa, termin, harmonogram',
      mistake: 'błąd, problem, unikać, pułapka, awaria, ryzyko',
      example: 'przykład, na przykład, wzór, zastosowanie',
      proof: 'studium przypadku, opinia, referencje, recenzja, historia sukcesu, nasi klienci',
    },
    defines: 'to, jest to, to jest, oznacza, nazywamy, nazywa się, definiuje się, polega na',
    units:
      'sekunda sekundy sekund minuta minuty minut min godzina godziny godzin h dzień dni tydzień tygodnie tygodni miesiąc miesiące miesięcy rok lata lat',
  },
  topics: {
    navigation: {
      association: 'zostań członkiem, członkowie, zarząd, statut, darowizny, wolontariat, stowarzyszenie, fundacja, przekaż 1%',
      academic: 'publikacje, badania, dydaktyka, pracownicy, członkowie',
      event: 'prelegenci, program, agenda, miejsce, sponsorzy, ważne daty, bilety',
      cart: 'koszyk, zamówienie',
      people: 'zespół, nasz zespół, członkowie, prelegenci, autorzy, zarząd, pracownicy, lekarze',
      places: 'oddziały, nasze oddziały, lokalizacje, obszar działania, miasta, placówki',
      works: 'realizacje, nasze realizacje, portfolio, referencje, studia przypadków',
      bodies: 'stowarzyszenie, fundacja, federacja',
    },
    how: /^jak \p{L}+ć(?!\p{L})/u,
    utility:
      'start, strona główna, główna, home, witamy, o nas, o mnie, o firmie, firma, historia, zespół, nasz zespół, kontakt, lokalizacja, dojazd, mapa, mapa strony, polityka prywatności, prywatność, cookies, polityka cookies, regulamin, rodo, aktualności, blog, artykuły, archiwum, wydarzenia, linki, kategorie, tagi, szukaj, faq, pytania, najczęściej zadawane pytania, galeria, zdjęcia, opinie, referencje, praca, kariera, logowanie, zaloguj, rejestracja, konto, koszyk, rezerwacja, rezerwacje, umów wizytę, dziękujemy, błąd, pomoc, cennik, ceny, godziny otwarcia, usługi, nasze usługi, oferta, nasza oferta, produkty, sklep, katalog, projekty, więcej, dalej, wstecz, menu, inne, ogólne, komunikat, komunikaty, ogłoszenie, ogłoszenia, informacje prasowe, wydarzenie, wywiad, wywiady, odcinek, odcinki, podcast, na żywo, nagroda, nagrody, osiągnięcia, raport, raporty, sprawozdanie, sprawozdania, publikacja, publikacje, prezentacje, oferty pracy, sponsor, sponsorzy, darczyńcy, grantodawcy, partner, partnerzy, nasi partnerzy, współpraca, sieć, zarząd, rada, kierownictwo, komisja, komisje, kodeks etyki, statut, obszary działania, nasza praca, obszary badań, korzyści, zalety, materiały, dokumenty, formularze, narzędzia, wiedza, logo, jakość, certyfikaty, dlaczego my, nasze wartości, tematy, klienci, nasi klienci, realizacje, portfolio, info, informacja, informacje, informacje ogólne, ogólne informacje, więcej informacji, informacje dodatkowe, dodatkowe informacje, inne informacje, przydatne informacje, informacje praktyczne, praktyczne informacje, ważne informacje, podstawowe informacje, warto wiedzieć, wycena, bezpłatna wycena',
    offers: 'usługi, nasze usługi, oferta, nasza oferta, produkty, zabiegi, terapie, kursy',
    customers: {
      homes: 'prywatny, prywatna, prywatne, prywatnych, domowy, domowa, domowe, domowych, mieszkaniowy, mieszkaniowe',
      firms: 'firma, firmy, firm, firmowy, firmowe, komercyjny, komercyjna, komercyjne, komercyjnych, biznesowy, biznesowe',
    },
    asker: 'ja, mój, moja, moje, mnie, mi',
    first: 'ja, my, nas, nasz, nasza, nasze, naszych, mój, moja, moje',
    second: 'ty, twój, twoja, twoje, cię, ci, państwo, państwa, pan, pani',
    back: 'to, ten, ta, te, tego, on, ona, tu',
    ask: 'co, jak, jaki, jaka, jakie, kiedy, dlaczego, gdzie, kto, ile, czy, który, która, które, czym, po co',
    documentation: 'docs, dokumentacja',
    manual:
      'pojęcia, koncepcje, instalacja, użycie, użytkowanie, aktualizacja, podstawy, przykłady, konfiguracja, administracja, baza wiedzy',
    free: 'bezpłatnie, bezpłatny, bezpłatna, bezpłatne, za darmo, darmowy, darmowa',
    query: { cost: 'cena', reviews: 'opinie', alternatives: 'alternatywy', definition: 'co to jest {}' },
    faces: {
      hours: 'godziny otwarcia, godziny przyjęć, godziny pracy',
      address: 'adres',
      shipping: 'koszt dostawy, dostawa, wysyłka, koszty dostawy, koszty wysyłki',
      returns: 'zwroty, zwrot, reklamacje i zwroty, polityka zwrotów',
      dates: 'terminy, ważne daty, ważne terminy',
      venue: 'miejsce, lokalizacja, dojazd, jak dojechać',
      tickets: 'rejestracja, zapisy, bilety, opłaty',
      program: 'program, harmonogram, agenda',
      membership: 'członkostwo, zostań członkiem, jak dołączyć, składki',
      publications: 'publikacje',
      parking: 'parking',
      payment: 'płatność, płatności, metody płatności',
      cancellation: 'anulowanie, rezygnacja',
      license: 'licencja',
    },
    task: {
      at: 'first',
      ask: 'jak {}',
      verbs:
        'aktywować, aktualizować, dodać, edytować, eksportować, importować, pobrać, połączyć, przywrócić, skonfigurować, udostępnić, usunąć, ustawić, utworzyć, włączyć, wyłączyć, zainstalować, zaktualizować, zmienić',
    },
    asks: {
      price: 'cena, ceny, koszt, kosztuje, kosztują, ile kosztuje',
      duration: 'jak długo, ile trwa, czas trwania',
      steps: 'jak, krok',
      definition: 'co to, czym jest, co oznacza',
      comparison: 'różnica, różnice, porównanie, czy, lub',
    },
  },
  addresses: {
    about: words('o-nas o-firmie kim-jesteśmy zespół'),
    contact: words('kontakt skontaktuj-się'),
    faq: words('najczęściej-zadawane-pytania częste-pytania pytania-i-odpowiedzi'),
    docs: words('dokumentacja podręcznik instrukcja instrukcje pomoc'),
    product: words('produkt produkty'),
    article: words('aktualności artykuł artykuły wpisy porady'),
    hub: words('produkty sklep aktualności kategorie katalog'),
    category: words('kategoria kategorie'),
  },
});
