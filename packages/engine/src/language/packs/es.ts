import { definePack, months, phrases, words } from '../pack.ts';

export const es = definePack({
  language: 'es',
  persons: {
    first: words('yo me mí mi mis nosotros nosotras nos nuestro nuestra nuestros nuestras'),
    second: words('tú te ti tu tus usted ustedes vosotros vuestro vuestra vuestros vuestras su sus'),
  },
  months: months(
    'enero ene, febrero feb, marzo mar, abril abr, mayo, junio jun, julio jul, agosto ago, septiembre setiembre sept, octubre oct, noviembre nov, diciembre dic',
  ),
  weekdays: words('lunes martes miércoles jueves viernes sábado domingo sábados domingos'),
  units: {
    percent: phrases('por ciento'),
    currency: words('euro euros dólar dólares libra libras peso pesos'),
    duration: words('segundo segundos minuto minutos hora horas día días semana semanas mes meses año años'),
    measure: words('tonelada toneladas metro metros kilómetro kilómetros litro litros'),
    magnitude: words('mil millón millones millares milmillones'),
    numerals: words('dos tres cuatro cinco seis siete ocho nueve diez once doce'),
    vague: words('unos unas varios varias pocos pocas algunos algunas solo sola mismo misma medio media par'),
  },
  asks: {
    definition: phrases('qué es, qué son, qué significa, definición, significado, explicado, glosario'),
    price: phrases('precio, precios, coste, costo, costes, cuánto cuesta, tarifa, tarifas, presupuesto, honorarios'),
    reviews: phrases('opiniones, opinión, reseñas, testimonios, valoraciones, casos de éxito'),
    alternatives: phrases('alternativas, alternativa, en lugar de, en vez de, similar a'),
    comparison: phrases('comparativa, comparación, comparar, vs, versus, diferencia, diferencias, mejor que'),
    howTo: phrases('cómo, cómo hacer, guía, tutorial, paso a paso, instrucciones, primeros pasos'),
    duration: phrases('cuánto tiempo, cuánto tarda, cuánto dura, duración, plazo, plazos'),
    requirements: phrases('requisitos, requisito, qué necesito, qué necesitas, necesario, documentación necesaria'),
    examples: phrases('ejemplo, ejemplos, por ejemplo, casos de uso'),
    benefits: phrases('ventajas, ventaja, desventajas, beneficios, por qué elegir, vale la pena'),
  },
  pages: {
    home: phrases('inicio, portada, página principal, página de inicio, bienvenido, bienvenidos'),
    about: phrases(
      'quiénes somos, sobre nosotros, acerca de, nuestra historia, empresa, conócenos, nosotros, sobre mí, sobre, ayuntamiento',
    ),
    team: phrases('equipo, nuestro equipo'),
    jobs: phrases('empleo, trabaja con nosotros, carreras'),
    contact: phrases(
      'contacto, contáctanos, contáctenos, dónde estamos, horarios, horario, cómo llegar, pedir cita, pide cita, solicitar presupuesto, atención al cliente',
    ),
    services: phrases('servicios, nuestros servicios, qué hacemos, tratamientos, soluciones, especialidades, áreas de práctica'),
    products: phrases('productos, nuestros productos, tienda, catálogo'),
    prices: phrases('precios, tarifas'),
    reviews: phrases('opiniones, testimonios, reseñas, lo que dicen nuestros clientes, qué dicen nuestros clientes, opiniones de clientes'),
    faq: phrases('faq, preguntas frecuentes'),
    blog: phrases('blog, artículos, consejos, revista'),
    news: phrases('noticias, actualidad, novedades, prensa'),
    events: phrases('eventos, agenda, calendario'),
    gallery: phrases('galería, fotos, vídeos, trabajos realizados'),
    downloads: phrases('descargas, descargar'),
    help: phrases('ayuda, soporte, atención al cliente'),
    privacy: phrases('política de privacidad, privacidad, protección de datos'),
    terms: phrases('términos y condiciones, condiciones de uso, condiciones generales, términos de uso'),
    imprint: phrases('aviso legal, información legal'),
    returns: phrases('devoluciones, envíos, envíos y devoluciones, reembolsos'),
    cookies: phrases('cookies, política de cookies'),
    login: phrases('iniciar sesión, acceder, mi cuenta, registrarse, área de clientes'),
    cart: phrases('carrito, cesta, finalizar compra'),
    search: phrases('buscar, búsqueda, resultados de búsqueda'),
    sitemap: phrases('mapa del sitio, mapa web'),
    newsletter: phrases('boletín, newsletter, suscríbete'),
  },
  greetings: phrases('bienvenido, bienvenida, bienvenidos, bienvenidas, hola'),
  siteWords: phrases('página, páginas, sitio, sitio web, web, portal, internet'),
  author: phrases('escrito por, publicado por, redactado por, por, autor, autora, autores:, autoras:, texto:'),
  and: words('y e'),
  siteParts: phrases(
    'funciones, características, clientes, documentación, envíos, devoluciones, novedades, hoja de ruta, estado, seguridad, accesibilidad, declaración de accesibilidad, política editorial, donar, donaciones, voluntariado, voluntarios, guías, recursos, revista, prensa',
  ),
  titles: words(
    'dr dra doctor doctora prof profesor profesora sr sra srta señor señora señorita lic licdo licda licenciado licenciada abg abog abogado abogada notario notaria ing ingeniero ingeniera arq arquitecto arquitecta mtro mtra maestro maestra psic psicólogo psicóloga don doña dña',
  ),
  honorifics: words('sr. sra. srta. dr. dra. prof. don doña dña.'),
  nameParticles: phrases('de, del, la, de los, de las, y'),
  roles: phrases(
    'redacción, equipo, autor, autora, autores, redactor, redactora, redactores, invitado, invitada, administrador, administradora, administración, prensa, usuario',
  ),
  introductions: phrases('soy, me llamo, mi nombre es'),
  manualIntroductions: phrases(
    'introducción, introducción a, presentación, presentación de, descripción general, descripción general de, visión general, visión general de, acerca de, sobre, qué es',
  ),
  phone: phrases('tel, teléfono, tfno, tlf, móvil, celular, llámanos, llámenos'),
  reporting: phrases('dijo, dice, dicen, afirmó, afirma, añadió, añade, explicó, explica, señaló, señala, declaró'),
  versus: phrases('contra, frente a'),
  alternativeTo: phrases('alternativa a, alternativas a'),
  openRange: {
    since: phrases('desde, a partir de'),
    onward: phrases('en adelante, y posteriores'),
    present: phrases('hoy, ahora, presente, el presente, la actualidad, actualidad, actual, la fecha'),
  },
  published: phrases('publicad, publicación, publicó'),
  updated: phrases('actualizad, actualización, modificad, última modificación, revisad, última revisión, editado'),
  buy: phrases(
    'añadir al carrito, añadir al carro, añadir a la cesta, añadir a la bolsa, agregar al carrito, agregar al carro, agregar a la bolsa, comprar, compra ahora, compre ahora, cómpralo ya, cómpralo ahora',
  ),
  priceMarks: words('euro euros dólares pesos'),
  rating: phrases(
    'reseña*, valoraci*, valorad*, opinion*, opinión, estrella*, de 5, de 10, sobre 5, sobre 10, calificaci*, calificad*, puntuaci*, puntuad*, nota, evaluaci*, voto, votos, testimonio*',
  ),
  disclosures: phrases(
    'afiliad*, afiliaci*, comisión, comision*, patrocin*, publicidad, publicitari*, remunerad*, remuneraci*, colaboración pagada, contenido pagado, enlace pagado, enlaces pagados, enlace de pago, compras adscritas, compras que cumplen los requisitos',
  ),
  walls: {
    login: phrases(
      'iniciar sesión, iniciar sesion, inicia sesión, inicia sesion, inicie sesión, inicie sesion, identifícate, identifíquese, regístrate, regístrese, registrarse, crear una cuenta, crea una cuenta, crear cuenta',
    ),
    subscription: phrases('suscri*, suscríb*'),
    consent: phrases('consentimiento*, galletas informáticas, rgpd, tu privacidad, su privacidad'),
    age: phrases(
      '{} años cumplidos, tienes {} años, tiene {} años, tengo {} años, tienes más de {}, tiene usted más de {}, tengo más de {}, mayor de {}, mayores de {}, mayor de edad, mayores de edad, edad legal',
    ),
  },
  accept: phrases('aceptar*, acepto, acepta, permitir, permitir todas, de acuerdo'),
  trades: {
    narrows: 'before',
    beside: phrases('el, la, los, las, un, una, tu, su, nuestro, nuestra, mi'),
    governing: phrases('para, de, del, a, al, con, en, por, sobre, sin, cerca, desde, hacia, entre'),
    others: phrases(
      'hotel canino, hotel de mascotas, hotel para perros, hotel para gatos, peluquería canina, peluquería felina, peluquería de mascotas',
    ),
    names: {
      Dentist: phrases(
        'dentista, dentistas, clínica dental, consultorio dental, odontólogo, odontóloga, odontólogos, centro dental, centro odontológico, clínica odontológica',
      ),
      Physician: phrases('consulta médica, consultorio médico, médico de familia, médico general, médico de cabecera, médica de familia'),
      Physiotherapy: phrases(
        'fisioterapeuta, fisioterapeutas, fisioterapia, clínica de fisioterapia, centro de fisioterapia, kinesiólogo, kinesióloga',
      ),
      Pharmacy: phrases('farmacia'),
      Attorney: phrases(
        'abogado, abogada, abogados, abogadas, bufete de abogados, despacho de abogados, despacho jurídico, estudio jurídico, bufete',
      ),
      Notary: phrases('notario, notaria, notaría, notarios, escribanía'),
      AccountingService: phrases(
        'asesoría contable, asesoría fiscal, asesor fiscal, contador público, contadores públicos, despacho contable, estudio contable',
      ),
      InsuranceAgency: phrases('agencia de seguros, correduría de seguros, corredor de seguros, agente de seguros, corredores de seguros'),
      RealEstateAgent: phrases('inmobiliaria, agencia inmobiliaria, agente inmobiliario, agentes inmobiliarios'),
      Restaurant: phrases('restaurante, pizzería, mesón, marisquería'),
      CafeOrCoffeeShop: phrases('cafetería'),
      Bakery: phrases('panadería, panadería y pastelería, panadería pastelería, tahona'),
      Hotel: phrases('hotel'),
      BedAndBreakfast: phrases('casa de huéspedes, bed and breakfast, alojamiento y desayuno'),
      HairSalon: phrases('peluquería, peluquero, peluqueros, barbería, salón de peluquería, peluquería y estética'),
      BeautySalon: phrases(
        'salón de belleza, centro de estética, centro de belleza, instituto de belleza, esteticista, peluquería y estética',
      ),
      Plumber: phrases('fontanero, fontaneros, fontanería, plomero, plomeros, plomería, empresa de fontanería, gasfiter'),
      Electrician: phrases('electricista, electricistas'),
      RoofingContractor: phrases('techador, techadores, tejador, tejadores, empresa de tejados, empresa de techos'),
      Locksmith: phrases('cerrajero, cerrajeros, cerrajería'),
      HousePainter: phrases('pintor de casas, pintores de casas, empresa de pintura, pintor de viviendas, pintores de viviendas'),
      MovingCompany: phrases('empresa de mudanzas, mudanzas, compañía de mudanzas'),
      AutoRepair: phrases(
        'taller mecánico, taller de coches, taller de automóviles, taller de autos, taller automotriz, taller de reparación de vehículos',
      ),
      Florist: phrases('floristería, florería, florista'),
      VeterinaryCare: phrases('veterinario, veterinaria, veterinarios, clínica veterinaria, hospital veterinario, centro veterinario'),
      TravelAgency: phrases('agencia de viajes'),
    },
  },
  standIns: {
    error: phrases(
      'página no encontrada, página no existe, página no está disponible, no se encontró la página, no se ha encontrado la página, no hemos encontrado la página, página que buscas, página que está buscando, error 404, error interno, se ha producido un error, ha ocurrido un error, ocurrió un error',
    ),
    maintenance: phrases(
      'en mantenimiento, por mantenimiento, modo mantenimiento, volveremos pronto, volvemos pronto, estaremos de vuelta, en construcción, sitio en construcción, próximamente, muy pronto, temporalmente no disponible',
    ),
    parked: phrases(
      'dominio está en venta, dominio en venta, comprar este dominio, compra este dominio, dominio aparcado, dominio reservado, dominio ha sido registrado, dominio ha caducado',
    ),
  },
  breadcrumb: phrases('migas de pan, miga de pan, ruta de navegación, rastro de navegación, estás aquí, está aquí, usted está aquí'),
  vagueLinks: phrases(
    'aquí, haz clic aquí, haga clic aquí, clic aquí, pincha aquí, más, leer más, lee más, leer artículo, seguir leyendo, continuar, continuar leyendo, ver, ver más, mostrar más, más información, más info, más detalles, detalles, ver detalles, saber más, conoce más, descubre más, enlace, este enlace, esta página, siguiente',
  ),
  stopwords:
    words(`a acerca además ahora al algo alguna algunas alguno algunos algún ante antes aquel aquella aquellas aquello aquellos aquí así aun aunque aún bajo bien cada casi como con contra
cual cuales cualquier cuando cuanto cuál cuáles cuándo cómo de debe deben del desde donde dos durante dónde e el ella ellas ello ellos en entonces entre era eran eres es esa esas ese
eso esos esta estaba estado estamos estar estas este esto estos está están fue fueron fuimos gracias ha haber había hace hacer hacia han has hasta hay he hemos incluida incluidas incluido incluidos incluso incluye incluyen junto la las le les
lo los luego mas me mediante mejor menos mi mientras mis misma mismas mismo mismos mucha muchas mucho muchos muy más mí nada ni ninguna ninguno ningún no nos nosotros nuestra nuestras
nuestro nuestros nunca o os otra otras otro otros para pero poco por porque pues pueda puede pueden puedes que quien quienes quién qué se sea sean según ser si sido siempre sin sino
sobre solo sois somos son soy su sus suya suyo sí sólo tal también tampoco tan tanto te ti tiene tienen tienes toda todas todavía todo todos tras tu tus tú u un una unas uno unos usa usado usamos usan usando usar usted ustedes
va vez vosotros y ya yo él`),
  abbreviations: words(
    'sr sra srta sres ud uds d dña ej p.ej aprox art av avda tel núm pág págs ene feb mar abr jun jul ago sept oct nov dic ee.uu s.a s.l',
  ),
  questions: {
    names: phrases('pregunta, preguntas'),
    openers: words('cómo qué cuándo dónde quién quiénes cuál cuáles cuánto cuánta cuántos cuántas'),
    pairs: new Set(['por qué', 'para qué', 'en qué', 'de qué', 'a quién']),
    announcing: /^(?:qué|cuándo|dónde) \p{L}+[aei]r$/u,
  },
  definitions: {
    judging: words('tarea asunto reto desafío elección necesidad cuestión'),
    articles: words('un una el la los las'),
    copulas: words('es son'),
    openers: words('un una uno el la los las aquel aquella cualquier'),
    verbs: phrases('significa, se refiere a, se define como, consiste en, designa, se llama, se denomina, hace referencia a'),
    pronouns: words('esto este esta eso ese esa ello él ella ellos nosotros lo qué quién aquí nuestro nuestra en para con a'),
  },
  headlineModifiers: words(
    'guía guías manual tutorial explicado explicada explicados explicadas explicación introducción resumen básicos trucos consejos faq lista calendario tabla comparativa comparación ejemplos completo completa definitiva definitivo práctica práctico esencial sencilla principiantes todo saber cosas razones maneras formas pasos datos',
  ),
  backReference:
    /^(?:(?:esto|eso|ello|ellos|ellas|éste|ésta|éstos|éstas)(?!\p{L})|est[eao]s? (?:es|son|puede|pueden|significa|permite|se)(?!\p{L})|(?:el|la) (?:anterior|misma|mismo) (?:es|se)|como (?:se ha )?(?:mencionado|mencionamos|indicado|dicho|visto|explicado)|véase (?:arriba|más arriba))/iu,
  announcement:
    /^(?:en (?:este|esta) (?:artículo|guía|publicación|página|sección|entrada)|(?:este artículo|esta guía)|(?:veremos|te contamos|te explicamos|vamos a (?:ver|explicar|mostrar|contar|describir|analizar|repasar|descubrir|conocer|explorar|hablar)(?:te|les|os|le)?(?!\p{L}))|bienvenid|descubre|sigue leyendo|siga leyendo|¿alguna vez)/iu,
  research: {
    names:
      /(?<!\p{L})(?:estudios?(?<!casos? de estudios?)(?! de casos?)|encuestas?|investigaci(?:ón|ones)|investigadores|estadísticas|metaanálisis)(?!\p{L})/iu,
    finds:
      /(?<!\p{L})(?:(?:de)?m(?:ue|o)str\p{L}*|revel\p{L}*|indic\p{L}*|conclu\p{L}*|estim\p{L}*|señal\p{L}*|afirm\p{L}*|sugier\p{L}*|sugir\p{L}*|halló|encontr\p{L}*|midió|midieron|según)(?!\p{L})/iu,
    report:
      /(?<!\p{L})informes?(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:muestran?|revelan?|indican?|concluyen?|estiman?|señalan?|afirman?)(?!\p{L})/iu,
    firstPerson: /(?<!\p{L})(?:nosotros|nuestr[oa]s?|hemos)(?!\p{L})/iu,
    example: /(?<!\p{L})(?:ejemplos?|supongamos)(?!\p{L})/iu,
    own: /(?:\b(?:hemos|nuestr[ao]s?)\b.{0,60}(?:medido|probado|encuestado|analizado|comparado|registrado|recogido|evaluado|contado|observado)|(?<!\b(?:primero|luego|después|siempre|cuando|si|cada|a continuación)\b[^.]{0,40})\b(?:medimos|probamos|encuestamos|analizamos|comparamos|registramos|evaluamos|observamos)\b|\bnuestr[ao]s? (?:propi[ao]s? )?(?:datos|pruebas|encuesta|estudio|mediciones|análisis|ensayos))/iu,
  },
  dated: {
    announced: /(?<!\p{L})(?:previst[ao]s? para|será .{0,60}en|llegará en)\s*((?:19|20)\d\d)(?!\d)/iu,
    asOf: /(?<!\p{L})(?:a fecha de|datos de)\s*((?:19|20)\d\d)(?!\d)/iu,
  },
  readability: {
    formula: 'flesch',
    base: 206.835,
    sentence: 1,
    syllable: 62.3,
    none: 5,
    full: 40,
    vowels: /iu|ui|[aeo]?[iuy][aeoáéó]|[aeoáéó][iuy]|[aeiouyáéíóúü]/g,
    silent: null,
  },
  subjects: {
    health: words(
      'dental dentista diente paciente síntoma diagnóst terap enfermedad médic medicament dosis clínic cirug tratamiento vacun cáncer diabet infecci',
    ),
    finance: words(
      'invers inverti cartera acciones bono hipotec crédito préstamo interés dividend pensión jubilación bróker inflación rentabilidad seguro impuesto fondo',
    ),
    legal: words(
      'abogad demanda tribunal juzgado demandante demandado litigio responsabilidad custodia divorcio jurisdicción inquilino arrendador jurídic ley',
    ),
    technology: words(
      'software api javascript python servidor nube kubernetes docker framework navegador android iphone gpu llm github npm sdk program',
    ),
    news: words('noticia efe actualidad'),
  },
  policies: {
    privacy: /privacida|protecci[oó]n de datos/iu,
    terms:
      /t[eé]rminos (?:y|de|del|generales|legales)\b|condiciones (?:generales|legales|particulares|del servicio|de (?:uso|venta|compra|contrataci[oó]n|reserva|servicio))/iu,
    imprint: /aviso[- ]legal/iu,
    returns: /devoluci[oó]n|reembolso|env[ií]o/iu,
    editorial: /redaccional/iu,
  },
  numbered: words(
    'puerto versión modelo artículo sección capítulo página línea habitación nivel paso figura tabla parte volumen número serie tipo clase ruta error código regla',
  ),
  commands: words(
    'toca toque pulsa pulse haz haga abre abra selecciona seleccione elige elija introduce introduzca descarga descargue instala instale lee lea mira visita visite llama llame contacta contacte reserva reserve pide compra compre consigue consiga prueba pruebe suscríbete únete empieza ahorra comprueba encuentra descubre descubra explora comparte sigue añade usa use solicita solicite compara',
  ),
  aspects: {
    cues: {
      definition:
        'qué es, qué son, qué significa, qué se entiende, qué quiere decir, definición, significado, explicado, glosario, introducción, conceptos básicos',
      steps: 'cómo, paso, guía, tutorial, instrucciones, empezar, comenzar, instalar, instalación, configurar',
      best: 'mejor, mejores, top, recomendado, recomendación, cuál, qué modelo, elegir, elección, adecuado para usted, ranking, clasificación',
      price:
        'precio, coste, costo, cuesta, cuánto cuesta, cuánto vale, cuánto cobra, cuánto cobran, honorarios, tarifa, presupuesto, descuento',
      alternative: 'alternativa, en lugar de, en vez de, sustituir, sustituto, reemplazo, competidor, similar a',
      comparison: 'vs, versus, frente a, comparativa, comparar, comparado, comparación, compara, diferencia, diferente de, mejor que',
      audience:
        'para quién, quién necesita, quién debería, a quién, adecuado, indicado, apto, diseñado para, ideal para, público, principiante, profesional',
      benefit: 'vale la pena, ventaja, desventaja, inconveniente, beneficio, rentable, rentabilidad, ahorro, por qué elegir, pros, contras',
      requirement:
        'requisito, necesario, qué necesita, qué necesito, qué se necesita, hace falta, obligatorio, compatible, lista de comprobación',
      duration: 'cuánto tiempo, cuánto tarda, cuánto dura, en cuánto, duración, dura, plazo, calendario',
      mistake: 'error, errores, problema, fallo, evitar, solución de problemas, riesgo, avería',
      example: 'ejemplo, por ejemplo, muestra, modelo de, caso de uso, escenario',
      proof: 'caso de éxito, casos de éxito, estudio de caso, testimonio, reseña, opinión, opiniones, referencia, nuestros clientes',
    },
    defines: 'es un, es una, es el, es la, son un, son los, son las, significa, se refiere, se define, consiste, se entiende, se llama',
    units: 'segundo minuto min hora h día semana mes meses año',
  },
  topics: {
    navigation: {
      association:
        'hazte socio, socios, asóciate, junta directiva, estatutos, voluntariado, donar, donaciones, asociación, asamblea, colabora, quiero ser socio, código ético, transparencia',
      academic: 'publicaciones, investigación, docencia, miembros, líneas de investigación, grupo de investigación, tesis',
      event: 'ponentes, programa, sede, patrocinadores, fechas importantes, envío de trabajos, entradas',
      cart: 'carrito, cesta, carrito de compra, finalizar compra',
      people:
        'equipo, nuestro equipo, equipo humano, miembros, ponentes, autores, junta directiva, abogados, médicos, conferencistas, conferencista, ponente, expositores, oradores',
      places: 'sedes, nuestras sedes, sucursales, zonas de servicio, zonas de cobertura, ciudades, nuestras tiendas',
      works: 'casos de éxito, casos de estudio, portafolio, portfolio, nuestros trabajos, trabajos realizados',
      bodies: 'asociación, federación, fundación',
    },
    how: /^cómo \p{L}+[aeií]r(?:se|l[oa]s?)?(?!\p{L})/u,
    utility:
      'inicio, principal, página principal, bienvenidos, bienvenida, sobre nosotros, sobre mí, nosotros, quiénes somos, quienes somos, empresa, historia, nuestra historia, equipo, nuestro equipo, equipo humano, para socios, todos los servicios, instalaciones, junta directiva, contacto, contáctanos, contactar, contacta, ubicación, dónde estamos, mapa, mapa del sitio, mapa web, aviso legal, política de privacidad, privacidad, política de cookies, cookies, términos, términos y condiciones, condiciones, condiciones de uso, noticias, actualidad, novedades, blog, artículos, archivo, archivos, eventos, agenda, prensa, enlaces, recursos, categorías, etiquetas, buscar, búsqueda, faq, preguntas, preguntas frecuentes, galería, fotos, vídeos, videos, testimonios, opiniones, reseñas, empleo, hazte socio, socios, colabora, donar, login, acceso, iniciar sesión, registro, registrarse, cuenta, mi cuenta, carrito, carrito de compra, cesta, comprar, reservar, reserva, reservas, cita, pedir cita, gracias, error, página no encontrada, descargas, descargar, ayuda, soporte, introducción, presentación, boletín, precios, precio, tarifas, horario, horarios, servicios, nuestros servicios, productos, nuestros productos, tienda, catálogo, soluciones, programa, proyectos, más, leer más, siguiente, anterior, volver, menú, varios, otros, general, cómo funciona, socios y colaboradores, estatutos, transparencia, devoluciones, english, español, noticia, anuncio, anuncios, comunicado, comunicados, nota de prensa, notas de prensa, evento, entrevista, entrevistas, episodio, episodios, podcast, en directo, premio, premios, reconocimientos, logros, informe, informes, memoria, memorias, memoria anual, publicación, publicaciones, presentaciones, ofertas de empleo, vacantes, patrocinador, patrocinadores, financiadores, donantes, colaboradores, socios colaboradores, nuestros socios, alianzas, red, junta, consejo, dirección, comité, comités, código ético, código de conducta, áreas de trabajo, nuestro trabajo, líneas de investigación, beneficios, ventajas, materiales, documentos, formularios, herramientas, conocimiento, logo, logos, logotipo, calidad, certificados, por qué nosotros, nuestros valores, temas, clientes, nuestros clientes, portafolio, info, información, informaciones, información general, más info, más información, información adicional, otra información, información útil, info práctica, información práctica, información importante, información de interés, datos de interés, presupuesto, presupuestos, presupuesto gratis',
    offers: 'servicios, nuestros servicios, productos, nuestros productos, tratamientos, soluciones, especialidades, cursos, ofertas',
    customers: {
      homes: 'particular, particulares, residencial, residenciales, doméstico, doméstica, domésticos, domésticas, hogar, hogares',
      firms: 'comercial, comerciales, empresa, empresas, negocio, negocios',
    },
    asker: 'yo, mi, mis',
    first: 'yo, nosotros, nosotras, nuestro, nuestra, nuestros, nuestras, mi, mis, nos',
    second: 'tú, tu, tus, te, usted, ustedes, su, vosotros, vuestro, vuestra',
    back: 'esto, eso, este, esta, ello, él, ella, ellos, aquí',
    ask: '¿*, qué, cómo, cuándo, cuánto, cuánta, cuántos, por qué, dónde, quién, cuál, cuáles, es, puedo, se puede, hay, debo, necesito',
    documentation: 'docs, documentación',
    manual: 'conceptos, instalación, uso, actualización, conceptos básicos, ejemplos, configuración, administración, base de conocimientos',
    free: 'gratis, gratuito, gratuita, sin coste, sin costo',
    query: { cost: 'precio', reviews: 'opiniones', alternatives: 'alternativas', definition: 'qué es {}' },
    faces: {
      hours: 'horario, horarios, horario de atención, horario de apertura',
      address: 'dirección',
      shipping: 'gastos de envío, envío, envíos, costes de envío, entrega',
      returns: 'devoluciones, devolución, política de devoluciones, cambios y devoluciones',
      dates: 'fechas, fechas importantes, fechas clave',
      venue: 'sede, lugar, cómo llegar, ubicación',
      tickets: 'inscripción, inscripciones, entradas, cuotas',
      program: 'programa, agenda, horario',
      membership: 'hacerse socio, hazte socio, asóciate, socios, cuota de socio',
      publications: 'publicaciones',
      parking: 'aparcamiento, parking, estacionamiento',
      payment: 'formas de pago, pago, métodos de pago',
      cancellation: 'cancelación, política de cancelación, cancelaciones',
      license: 'licencia, licencias',
    },
    task: {
      at: 'first',
      ask: 'cómo {}',
      verbs:
        'activar, actualizar, añadir, agregar, cambiar, configurar, conectar, crear, desactivar, descargar, desinstalar, desplegar, eliminar, exportar, generar, gestionar, importar, instalar, integrar, migrar, modificar, publicar, recuperar, restaurar, subir, usar, utilizar, verificar',
    },
    asks: {
      price: 'precio, precios, cuesta, cuestan, coste, costo, cuánto vale, tarifa',
      duration: 'cuánto tiempo, cuánto tarda, cuánto dura, duración, plazo',
      steps: 'cómo, pasos',
      definition: 'qué es, qué son, qué significa',
      comparison: 'diferencia, diferencias, comparación, frente a, o',
    },
  },
  addresses: {
    about: words('equipo nuestro-equipo sobre sobre-nosotros sobre-mí quiénes-somos nosotros acerca-de'),
    contact: words('contacto contáctanos contáctenos'),
    faq: words('preguntas-frecuentes'),
    docs: words('guía guías documentación ayuda manual'),
    product: words('producto productos'),
    article: words('noticias noticia artículos artículo'),
    hub: words('productos tienda noticias categorías'),
    category: words('categoría categorías'),
  },
});
