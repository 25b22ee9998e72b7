import { definePack, months, phrases, words } from '../pack.ts';

export const pt = definePack({
  language: 'pt',
  persons: {
    first: words('eu me mim meu minha meus minhas nós nos nosso nossa nossos nossas'),
    second: words('tu te ti teu tua você vocês seu sua seus suas vós vosso vossa'),
  },
  months: months(
    'janeiro jan, fevereiro fev, março mar, abril abr, maio mai, junho jun, julho jul, agosto ago, setembro set, outubro out, novembro nov, dezembro dez',
  ),
  weekdays: words('segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo sábados domingos'),
  units: {
    percent: phrases('por cento'),
    currency: words('euro euros dólar dólares libra libras real reais'),
    duration: words('segundo segundos minuto minutos hora horas dia dias semana semanas mês meses ano anos'),
    measure: words('tonelada toneladas metro metros quilómetros quilômetros litro litros'),
    magnitude: words('mil milhão milhões bilhão bilhões'),
    numerals: words('dois duas três quatro cinco seis sete oito nove dez onze doze'),
    vague: words('alguns algumas poucos poucas vários várias único única mesmo mesma meio meia par'),
  },
  asks: {
    definition: phrases('o que é, o que são, o que significa, definição, significado, explicado, glossário'),
    price: phrases('preço, preços, custo, custos, quanto custa, valor, tarifa, orçamento, honorários'),
    reviews: phrases('avaliações, avaliação, opiniões, depoimentos, testemunhos, casos de sucesso'),
    alternatives: phrases('alternativas, alternativa, em vez de, no lugar de, semelhante a'),
    comparison: phrases('comparativo, comparação, comparar, vs, versus, diferença, diferenças, melhor que'),
    howTo: phrases('como fazer, como, guia, tutorial, passo a passo, instruções'),
    duration: phrases('quanto tempo, quanto dura, duração, prazo, prazos'),
    requirements: phrases('requisitos, requisito, o que preciso, necessário, documentos necessários'),
    examples: phrases('exemplo, exemplos, por exemplo, casos de uso'),
    benefits: phrases('vantagens, vantagem, desvantagens, benefícios, por que escolher, vale a pena'),
  },
  pages: {
    home: phrases('início, página inicial, página principal, bem-vindo'),
    about: phrases('quem somos, sobre nós, sobre, a nossa história, nossa história, empresa, quem sou, câmara municipal, prefeitura'),
    team: phrases('equipa, equipe, a nossa equipa, nossa equipe'),
    jobs: phrases('trabalhe connosco, trabalhe conosco, carreiras, vagas'),
    contact: phrases(
      'contato, contacto, contactos, fale connosco, fale conosco, onde estamos, horários, marcar consulta, pedir orçamento, apoio ao cliente, atendimento, atendimento ao cliente',
    ),
    services: phrases(
      'serviços, os nossos serviços, nossos serviços, o que fazemos, tratamentos, soluções, especialidades, áreas de atuação',
    ),
    products: phrases('produtos, os nossos produtos, nossos produtos, loja, catálogo'),
    prices: phrases('preços, tarifas, tabela de preços'),
    reviews: phrases(
      'avaliações, depoimentos, testemunhos, o que dizem os nossos clientes, o que nossos clientes dizem, opiniões de clientes',
    ),
    faq: phrases('faq, perguntas frequentes'),
    blog: phrases('blog, artigos, dicas, revista'),
    news: phrases('notícias, novidades, imprensa, atualidade'),
    events: phrases('eventos, agenda, calendário'),
    gallery: phrases('galeria, fotos, vídeos'),
    downloads: phrases('downloads, transferências'),
    help: phrases('ajuda, suporte, apoio ao cliente'),
    privacy: phrases('política de privacidade, privacidade, proteção de dados'),
    terms: phrases('termos e condições, termos de uso, condições gerais, termos de serviço'),
    imprint: phrases('informações legais, aviso legal'),
    returns: phrases('devoluções, envios, entregas, reembolsos'),
    cookies: phrases('cookies, política de cookies'),
    login: phrases('entrar, iniciar sessão, fazer login, minha conta, a minha conta, registar'),
    cart: phrases('carrinho, finalizar compra'),
    search: phrases('pesquisa, pesquisar, buscar, resultados da pesquisa'),
    sitemap: phrases('mapa do site'),
    newsletter: phrases('newsletter, boletim, subscreva'),
  },
  greetings: phrases('bem-vindo, bem-vinda, bem-vindos, bem-vindas, olá'),
  siteWords: phrases('página, páginas, site, sítio, web, portal, internet'),
  author: phrases('escrito por, publicado por, por, autor, autora, autores:, autoras:, texto:'),
  and: words('e'),
  siteParts: phrases(
    'funcionalidades, recursos, clientes, documentação, envios, entregas, devoluções, notas de versão, roteiro, estado, segurança, acessibilidade, declaração de acessibilidade, política editorial, doar, doações, voluntariado, voluntários, guias, revista, imprensa',
  ),
  titles: words(
    'dr dra doutor doutora prof profa professor professora sr sra srta senhor senhora senhorita adv advogado advogada eng engenheiro engenheira arq arquiteto arquiteta arquitecto arquitecta psic psicólogo psicóloga dom dona',
  ),
  honorifics: words('dr. dra. prof. profa. sr. sra.'),
  nameParticles: words('de da do dos e'),
  roles: phrases(
    'redação, redacção, equipe, equipa, autor, autora, autores, redator, redatora, convidado, convidada, administrador, administradora, administração, assessoria, imprensa, usuário, utilizador',
  ),
  introductions: phrases('eu sou, me chamo, chamo-me, meu nome é'),
  manualIntroductions: phrases(
    'introdução, introdução a, introdução ao, introdução à, apresentação, apresentação do, apresentação da, visão geral, visão geral do, visão geral da, sobre, sobre o, sobre a, o que é, o que é o, o que é a',
  ),
  phone: phrases('tel, telefone, telemóvel, celular, ligue para'),
  reporting: phrases('disse, diz, dizem, afirmou, afirma, acrescentou, explicou, explica, declarou, destacou'),
  versus: phrases('contra, versus'),
  alternativeTo: phrases('alternativa a, alternativa ao, alternativa à, alternativas a, alternativas ao, alternativas à'),
  openRange: {
    since: phrases('desde, a partir de'),
    onward: phrases('em diante, e posteriores'),
    present: phrases('hoje, agora, presente, o presente, ao presente, atualidade, à atualidade, a atualidade, atual, atualmente'),
  },
  published: phrases('publicad, publicação, publicou, postado'),
  updated: phrases(
    'atualizad, atualização, actualizad, actualização, modificad, última modificação, revisto, revisado, última revisão, alterad, última alteração, editado',
  ),
  buy: phrases(
    'adicionar ao carrinho, adicionar ao cesto, adicionar ao saco, adicionar à sacola, colocar no carrinho, comprar, compre agora, compre já, encomendar agora, encomende já',
  ),
  priceMarks: words('euro euros dólares reais'),
  rating: phrases(
    'avaliaç*, avaliad*, estrela*, de 5, de 10, em 5, classificaç*, classificad*, pontuaç*, opini*, nota, notas, voto, votos, resenha*, depoimento*, testemunho*',
  ),
  disclosures: phrases(
    'afiliad*, afiliaç*, comissão, comissões, comissao, patrocin*, publicidade, publicitári*, remunerad*, remuneraç*, parceria paga, colaboração paga, conteúdo pago, link pago, links pagos, publieditorial*, #publi, compras qualificadas',
  ),
  walls: {
    login: phrases(
      'iniciar sessão, iniciar sessao, inicie sessão, inicie a sessão, fazer login, faça login, faça o login, faça seu login, faça o seu login, entre na sua conta, criar conta, criar uma conta, crie uma conta, cadastre-se, registe-se',
    ),
    subscription: phrases('assine, assinar, assinante*, assinatura*, subscrev*, subscrição, subscrições, subscritor*'),
    consent: phrases('consentimento*, lgpd, a sua privacidade, sua privacidade'),
    age: phrases(
      'você tem {}, você tem mais de {}, tens {} anos, tens mais de {}, tenho {} anos, tenho mais de {}, ter {} anos, maior de {}, maiores de {}, maior de idade, maiores de idade, idade legal',
    ),
  },
  accept: phrases('aceitar*, aceito, aceite, concordo, concordar, permitir'),
  trades: {
    narrows: 'before',
    beside: phrases('o, a, os, as, um, uma, seu, sua, nosso, nossa, teu, tua'),
    governing: phrases(
      'para, de, do, da, dos, das, ao, aos, à, às, com, em, no, na, nos, nas, num, numa, por, pelo, pela, sobre, sem, perto, entre',
    ),
    others: phrases('hotel canino, hotel para cães, hotel para gatos, hotel para cachorros, hotel pet'),
    names: {
      Dentist: phrases(
        'dentista, dentistas, clínica dentária, clínica odontológica, consultório odontológico, consultório dentário, médico dentista, centro odontológico',
      ),
      Physician: phrases('consultório médico, médico de família, clínico geral, médica de família'),
      Physiotherapy: phrases('fisioterapeuta, fisioterapeutas, fisioterapia, clínica de fisioterapia'),
      Pharmacy: phrases('farmácia, drogaria'),
      Attorney: phrases(
        'advogado, advogada, advogados, advogadas, escritório de advocacia, escritório de advogados, sociedade de advogados, advocacia',
      ),
      Notary: phrases('notário, notária, cartório notarial, tabelionato, tabelião'),
      AccountingService: phrases(
        'contador, contadores, contabilista, contabilistas, escritório de contabilidade, escritório contábil, gabinete de contabilidade, contabilidade',
      ),
      InsuranceAgency: phrases('corretora de seguros, corretor de seguros, agência de seguros, mediador de seguros, mediação de seguros'),
      RealEstateAgent: phrases(
        'imobiliária, agência imobiliária, corretor de imóveis, corretores de imóveis, agente imobiliário, mediação imobiliária',
      ),
      Restaurant: phrases('restaurante, pizzaria, churrascaria, marisqueira, tasca'),
      CafeOrCoffeeShop: phrases('cafetaria, cafeteria, casa de chá'),
      Bakery: phrases('padaria, panificadora'),
      Hotel: phrases('hotel'),
      BedAndBreakfast: phrases('casa de hóspedes, bed and breakfast, cama e café'),
      HairSalon: phrases('cabeleireiro, cabeleireira, cabeleireiros, salão de cabeleireiro, barbearia, barbeiro'),
      BeautySalon: phrases('salão de beleza, centro de estética, clínica de estética, instituto de beleza, esteticista'),
      Plumber: phrases('encanador, encanadores, canalizador, canalizadores, bombeiro hidráulico'),
      Electrician: phrases('eletricista, eletricistas, electricista, electricistas'),
      RoofingContractor: phrases('telhadista, telhadistas, empresa de telhados'),
      Locksmith: phrases('chaveiro, chaveiros'),
      HousePainter: phrases('pintor de casas, pintor de paredes, pintor residencial, pintores de casas, empresa de pintura'),
      MovingCompany: phrases('empresa de mudanças, mudanças, transportadora de mudanças'),
      AutoRepair: phrases('oficina mecânica, oficina automóvel, oficina auto, oficina de automóveis, mecânica automotiva'),
      Florist: phrases('floricultura, florista, floristas'),
      VeterinaryCare: phrases(
        'veterinário, veterinária, veterinários, clínica veterinária, hospital veterinário, consultório veterinário, centro veterinário',
      ),
      TravelAgency: phrases('agência de viagens, agência de viagem'),
    },
  },
  standIns: {
    error: phrases(
      'página não encontrada, página não existe, página não foi encontrada, página não está disponível, página que procura, página que você procura, página que você está procurando, erro 404, erro interno, ocorreu um erro',
    ),
    maintenance: phrases(
      'em manutenção, para manutenção, modo de manutenção, voltamos em breve, voltaremos em breve, de volta em breve, em construção, site em construção, brevemente, em breve, temporariamente indisponível',
    ),
    parked: phrases(
      'domínio está à venda, domínio à venda, comprar este domínio, compre este domínio, domínio estacionado, domínio registrado, domínio registado, domínio reservado, domínio expirou',
    ),
  },
  breadcrumb: phrases('trilha*, navegação estrutural, caminho de navegação, migalhas de pão, migalha de pão, você está aqui, está aqui'),
  vagueLinks: phrases(
    'aqui, clique aqui, carregue aqui, leia, leia mais, ler mais, ler artigo, saiba mais, saber mais, ver, ver mais, veja mais, mostrar mais, mais, mais informações, mais detalhes, detalhes, ver detalhes, conheça mais, descubra mais, continuar, continuar a ler, continue lendo, continuar lendo, link, este link, esta página, seguinte, próximo, próxima',
  ),
  stopwords:
    words(`a acerca agora ainda além algo alguma algumas alguns algum ante antes ao aos apenas após aquela aquelas aquele aqueles aquilo as assim através até bem cada com como contra
contudo cujo da daquele das de dela delas dele deles depois desde dessa dessas desse desses desta deste deve devem disso do dos durante e ela elas ele eles em embora enquanto entre
era eram essa essas esse esses esta estamos estar estas estava este estes está estão eu faz fazer foi foram fosse graças há incluindo incluída incluídas incluído incluídos inclui incluem isso isto já la lhe lhes lo logo mais mas me mediante menos
mesma mesmas mesmo mesmos meu meus minha minhas muita muitas muito muitos na nas nem nenhum nenhuma nessa nesse nesta neste no nos nossa nossas nosso nossos num numa nunca não nós o
onde os ou outra outras outro outros para pela pelas pelo pelos perante pode podem pois por porque porém pouco poucos pra qual quais qualquer quando quanto quase que quem se seja sejam
sem sempre sendo ser será seu seus si sido sob sobre somente somos sua suas são só tal talvez também tanto te tem tendo ter teu tinha toda todas todavia todo todos tu tua tudo têm um uma
umas uns usa usado usam usamos usar vai você vocês vos à às é`),
  abbreviations: words('sr sra srs dra av tel art pág págs ex p.ex aprox núm eng jan fev mar abr mai jun jul ago set out nov dez s.a ltda'),
  questions: {
    names: phrases('pergunta, perguntas'),
    openers: words('como quê quando onde quem qual quais quanto quanta quantos quantas'),
    pairs: new Set(['o que', 'por que', 'para que', 'em que', 'que é']),
    announcing: /^(?:quando|onde) \p{L}+[aei]r$/u,
  },
  definitions: {
    judging: words('tarefa assunto desafio escolha necessidade questão'),
    articles: words('um uma o a os as'),
    copulas: words('é são'),
    openers: words('um uma o a os as aquele aquela qualquer'),
    verbs: phrases(
      'significa, refere-se a, refere-se ao, define-se como, consiste em, designa, chama-se, é definido como, é definida como, é o nome',
    ),
    pronouns: words('isto isso este esta esse essa ele ela eles nós você aqui onde que quem nosso nossa em para com'),
  },
  headlineModifiers: words(
    'guia guias manual tutorial explicado explicada explicados explicadas explicação introdução resumo básicos truques dicas conselhos faq lista calendário tabela comparativo comparação exemplos completo completa definitivo definitiva prático prática essencial simples iniciantes principiantes tudo saber coisas razões maneiras formas passos fatos factos',
  ),
  backReference:
    /^(?:(?:isto|isso|eles|elas)(?!\p{L})|(?:ele|ela) (?:é|pode|tem|foi|será)(?!\p{L})|(?:este|esta|esse|essa|estes|estas) (?:é|são|pode|podem|significa|permite)(?!\p{L})|como (?:já )?(?:mencionado|referido|dito|visto|explicado|indicado)|ver acima)/iu,
  announcement:
    /^(?:n(?:este|esta) (?:artigo|guia|página|secção|seção|post)|(?:este artigo|este guia)|(?:veremos|explicamos|vamos (?:ver|explicar|mostrar|contar|descrever|analisar|abordar|descobrir|conhecer|explorar|falar)(?!\p{L}))|bem-vind|descubra|continue a ler|continue lendo|já se)/iu,
  research: {
    names:
      /(?<!\p{L})(?:estudos?(?! de casos?)|inquéritos?|pesquisas?|investigaç(?:ão|ões)|investigadores|pesquisadores|estatísticas|metanálise)(?!\p{L})/iu,
    finds:
      /(?<!\p{L})(?:(?:de)?mo(?:n)?str\p{L}*|revel\p{L}*|indic\p{L}*|conclu\p{L}*|estim\p{L}*|apont\p{L}*|afirm\p{L}*|suger\p{L}*|encontr\p{L}*|mediu|mediram|segundo|de acordo)(?!\p{L})/iu,
    report:
      /(?<!\p{L})relatórios?(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:mostram?|revelam?|indicam?|conclu(?:i|em)|estimam?|apontam?|afirmam?)(?!\p{L})/iu,
    firstPerson: /(?<!\p{L})(?:nós|noss[oa]s?|temos)(?!\p{L})/iu,
    example: /(?<!\p{L})(?:exemplos?|suponhamos)(?!\p{L})/iu,
    own: /(?:(?<!(?:primeiro|depois|em seguida|sempre|quando|se|cada)(?!\p{L})[^.]{0,40})\b(?:medimos|testamos|testámos|entrevistamos|analisamos|analisámos|comparamos|registamos|registramos|recolhemos|coletamos|avaliamos|observamos)\b|\bos nossos (?:dados|testes)|\bnoss[ao]s? (?:dados|testes|pesquisa|inquérito|estudo|medições|análise|ensaios))/iu,
  },
  dated: {
    announced: /(?<!\p{L})(?:previst[ao]s? para|será .{0,60}em|chegará em|até ao? fim de|até o final de)\s*((?:19|20)\d\d)(?!\d)/iu,
    asOf: /(?<!\p{L})(?:à data de|dados de|em \d{1,2} de \p{L}+ de)\s*((?:19|20)\d\d)(?!\d)/iu,
  },
  readability: {
    formula: 'flesch',
    base: 248.835,
    sentence: 1.015,
    syllable: 84.6,
    none: -10,
    full: 25,
    vowels: /[aeoáéó][iu]|ão|ãe|õe|[iu][aeo]|[aeiouáéíóúâêôãõà]/g,
    silent: null,
  },
  subjects: {
    health: words(
      'dentári dentist dente paciente sintoma diagnóst terap doença médic medicament dosagem clínic cirurg tratament vacin câncer cancro diabet infec',
    ),
    finance: words(
      'invest carteira ações obrigaç hipotec crédito empréstimo juros dividend pensão reforma aposentadoria corretor inflação rentabilidade seguro imposto fundo',
    ),
    legal: words(
      'advogad processo tribunal autor réu litígio responsabilidade custódia guarda divórcio jurisdição inquilino senhorio jurídic lei',
    ),
    technology: words(
      'software api javascript python servidor nuvem kubernetes docker framework navegador android iphone gpu llm github npm sdk program',
    ),
    news: words('notícia lusa atualidade'),
  },
  policies: {
    privacy: /proteç[aã]o de dados/iu,
    terms: /termos (?:e|de|do|gerais)\b|condi[cç][oõ]es (?:gerais|de (?:uso|utiliza[cç][aã]o|venda|servi[cç]o|reserva))/iu,
    imprint: /informa[cç][oõ]es[- ]legais/iu,
    returns: /devolu[cç][oõ]es/iu,
  },
  numbered: words(
    'porta versão modelo artigo secção seção capítulo página linha quarto nível passo figura tabela parte volume número série tipo classe rota erro código regra',
  ),
  commands: words(
    'toque clique pressione abra selecione escolha insira digite baixe instale leia veja assista visite ligue contacte reserve encomende compre obtenha experimente inscreva-se junte-se comece poupe economize verifique encontre descubra explore partilhe compartilhe siga adicione use utilize copie solicite peça compare aproveite',
  ),
  aspects: {
    cues: {
      definition:
        'o que é, o que são, o que significa, o que se entende, o que quer dizer, definição, significado, explicado, glossário, introdução, noções básicas',
      steps: 'como, passo, guia, tutorial, instruções, começar, iniciar, instalar, instalação, configurar',
      best: 'melhor, melhores, top, recomendado, recomendação, qual, escolher, escolha, certo para, ranking, classificação',
      price: 'preço, custo, custa, quanto custa, quanto cobra, quanto cobram, honorários, tarifa, orçamento, desconto, valor',
      alternative: 'alternativa, em vez de, em lugar de, substituir, substituto, concorrente, semelhante a',
      comparison: 'vs, versus, comparação, comparativo, comparar, comparado, diferença, diferente de, melhor que, melhor do que',
      audience:
        'para quem, a quem, quem precisa, quem deve, adequado, indicado, projetado para, ideal para, público, iniciante, profissional',
      benefit: 'vale a pena, vantagem, desvantagem, benefício, compensa, rentável, economia, poupança, por que escolher, prós, contras',
      requirement: 'requisito, necessário, o que precisa, o que preciso, o que é preciso, obrigatório, compatível, lista de verificação',
      duration: 'quanto tempo, quanto demora, quanto dura, em quanto, duração, dura, demora, prazo, cronograma',
      mistake: 'erro, problema, falha, evitar, solução de problemas, errado, risco, avaria',
      example: 'exemplo, por exemplo, amostra, modelo de, caso de uso, cenário',
      proof:
        'estudo de caso, estudos de caso, caso de sucesso, casos de sucesso, depoimento, testemunho, avaliação, opinião, referência, nossos clientes',
    },
    defines: 'é um, é uma, é o, é a, são um, são os, são as, significa, refere se, define se, consiste, entende se, chama se',
    units: 'segundo minuto min hora h dia semana mês ano',
  },
  topics: {
    navigation: {
      association: 'associe-se, sócios, diretoria, estatuto, estatutos, doações, doar, voluntariado, associação, seja sócio',
      academic: 'publicações, pesquisa, investigação, ensino, membros, linhas de pesquisa',
      event: 'palestrantes, programação, programa, local, patrocinadores, datas importantes, ingressos, inscrições',
      cart: 'carrinho, finalizar compra',
      people: 'equipe, equipa, nossa equipe, membros, palestrantes, autores, diretoria, advogados, médicos, palestrante, conferencistas',
      places: 'unidades, nossas unidades, filiais, áreas atendidas, regiões atendidas, cidades, nossas lojas',
      works: 'casos de sucesso, estudos de caso, portfólio, portfolio, trabalhos realizados',
      bodies: 'associação, federação, fundação',
    },
    how: /^como (?:se )?\p{L}+[aei]r(?!\p{L})/u,
    utility:
      'início, home, página inicial, bem-vindo, bem-vindos, sobre, sobre nós, sobre mim, quem somos, empresa, história, nossa história, equipe, equipa, contato, contacto, contatos, contactos, fale conosco, localização, onde estamos, como chegar, mapa, mapa do site, política de privacidade, privacidade, cookies, termos, termos de uso, termos e condições, aviso legal, notícias, novidades, blog, artigos, arquivo, arquivos, eventos, imprensa, links, recursos, categorias, tags, busca, buscar, pesquisa, faq, perguntas, perguntas frequentes, galeria, fotos, vídeos, depoimentos, avaliações, trabalhe conosco, entrar, login, cadastro, conta, minha conta, carrinho, comprar, reservar, reserva, reservas, agendar, obrigado, erro, página não encontrada, downloads, ajuda, suporte, introdução, newsletter, preços, preço, tarifas, valores, horários, serviços, nossos serviços, produtos, nossos produtos, loja, catálogo, soluções, programa, projetos, mais, leia mais, próximo, anterior, voltar, menu, outros, geral, como funciona, english, português, notícia, anúncio, anúncios, comunicado, comunicados, comunicado de imprensa, evento, entrevista, entrevistas, episódio, episódios, podcast, ao vivo, prêmio, prêmios, prémios, conquistas, relatório, relatórios, relatório anual, publicação, publicações, apresentações, vagas, patrocinador, patrocinadores, financiadores, doadores, parceiro, parceiros, nossos parceiros, parcerias, rede, diretoria, conselho, direção, comitê, comité, código de ética, código de conduta, estatuto, estatutos, áreas de atuação, nosso trabalho, linhas de pesquisa, benefícios, vantagens, materiais, documentos, formulários, ferramentas, conhecimento, logo, logotipo, qualidade, certificados, por que nós, nossos valores, transparência, temas, clientes, nossos clientes, portfólio, info, informação, informações, informação geral, informações gerais, mais info, mais informação, mais informações, informações adicionais, outras informações, informação útil, informações úteis, informação prática, informações práticas, informações importantes, saiba mais, orçamento, orçamentos',
    offers: 'serviços, nossos serviços, produtos, nossos produtos, tratamentos, soluções, especialidades, cursos, quartos, acomodações',
    customers: {
      homes: 'particular, particulares, residencial, residenciais, doméstico, doméstica, domésticos, domésticas',
      firms: 'comercial, comerciais, empresarial, empresariais, empresa, empresas',
    },
    asker: 'eu, meu, minha, meus, minhas, mim',
    first: 'eu, nós, nosso, nossa, nossos, nossas, meu, minha, meus, minhas',
    second: 'você, vocês, seu, sua, seus, suas, tu, teu, tua',
    back: 'isso, isto, este, esta, ele, ela, aqui',
    ask: 'o que, que, como, quando, por que, onde, quanto, quantos, qual, quais, quem, é, posso, há, tem, preciso',
    documentation: 'docs, documentação',
    manual: 'conceitos, instalação, uso, atualização, noções básicas, exemplos, configuração, administração, base de conhecimento',
    free: 'grátis, gratuito, gratuita, sem custo',
    query: { cost: 'preço', reviews: 'avaliações', alternatives: 'alternativas', definition: 'o que é {}' },
    faces: {
      hours: 'horário, horário de funcionamento, horários, horário de atendimento',
      address: 'endereço, morada',
      shipping: 'frete, envio, entrega, custos de envio, portes de envio',
      returns: 'devolução, devoluções, trocas e devoluções, política de devolução',
      dates: 'datas, datas importantes',
      venue: 'local, local do evento, como chegar, localização',
      tickets: 'inscrição, inscrições, ingressos, bilhetes',
      program: 'programação, programa, agenda',
      membership: 'associar-se, torne-se sócio, seja sócio, associe-se, filiação',
      publications: 'publicações',
      parking: 'estacionamento',
      payment: 'formas de pagamento, pagamento',
      cancellation: 'cancelamento, política de cancelamento, cancelamentos',
      license: 'licença, licenças',
    },
    task: {
      at: 'first',
      ask: 'como {}',
      verbs:
        'adicionar, alterar, ativar, atualizar, baixar, compartilhar, conectar, configurar, criar, desativar, desinstalar, editar, excluir, exportar, gerar, gerenciar, importar, instalar, integrar, migrar, publicar, remover, restaurar, salvar, usar, utilizar, verificar',
    },
    asks: {
      price: 'preço, preços, custa, custam, custo, valor, quanto custa, tarifa',
      duration: 'quanto tempo, quanto demora, duração, prazo',
      steps: 'como, passos',
      definition: 'o que é, o que são, o que significa',
      comparison: 'diferença, diferenças, comparação, ou',
    },
  },
  addresses: {
    about: words('equipa equipe sobre sobre-nós sobre-mim quem-somos quem-sou'),
    contact: words('contato contacto contactos fale-conosco fale-connosco'),
    faq: words('perguntas-frequentes'),
    docs: words('documentação ajuda guia guias'),
    product: words('produto produtos'),
    article: words('notícias notícia artigos artigo'),
    hub: words('produtos loja notícias categorias'),
    category: words('categoria categorias'),
  },
});
