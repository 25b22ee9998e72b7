import type { Phrasing } from './phrasing.ts';

export const pt: Phrasing = {
  prompts: {
    'what-is': 'O que se entende por {x}?',
    'how-to': 'Como começar com {x}?',
    best: 'Qual é a melhor opção de {x}?',
    price: 'Qual é o preço de {x}?',
    alternative: 'Que alternativas existem a {x}?',
    versus: 'Comparação de {x}: quais são as diferenças?',
    'for-whom': 'Quem precisa de {x}?',
    'worth-it': 'Vale a pena investir em {x}?',
  },
  fanOut: {
    requirement: 'O que é preciso para {x}?',
    duration: 'Quanto tempo devo prever para {x}?',
    mistake: 'Que erros devo evitar com {x}?',
    example: 'Que exemplos existem de {x}?',
  },
  cues: {
    definition:
      'o que é, o que são, o que significa, o que se entende, o que quer dizer, definição, significado, explicado, glossário, introdução, noções básicas',
    steps: 'como, passo, guia, tutorial, instruções, começar, iniciar, instalar, instalação, configurar',
    best: 'melhor, melhores, top, recomendado, recomendação, qual, escolher, escolha, certo para, ranking, classificação',
    price: 'preço, custo, custa, quanto custa, quanto cobra, quanto cobram, honorários, tarifa, orçamento, desconto, valor',
    alternative: 'alternativa, em vez de, em lugar de, substituir, substituto, concorrente, semelhante a',
    comparison: 'vs, versus, comparação, comparativo, comparar, comparado, diferença, melhor que, melhor do que',
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
};
