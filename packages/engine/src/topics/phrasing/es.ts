import type { Phrasing } from './phrasing.ts';

export const es: Phrasing = {
  prompts: {
    'what-is': '¿Qué se entiende por {x}?',
    'how-to': '¿Cómo empezar con {x}?',
    best: '¿Cuál es la mejor opción de {x}?',
    price: '¿Cuál es el precio de {x}?',
    alternative: '¿Qué alternativas hay a {x}?',
    versus: 'Comparativa de {x}: ¿cuáles son las diferencias?',
    'for-whom': '¿Quién necesita {x}?',
    'worth-it': '¿Vale la pena invertir en {x}?',
  },
  fanOut: {
    requirement: '¿Qué se necesita para {x}?',
    duration: '¿Cuánto tiempo hay que prever para {x}?',
    mistake: '¿Qué errores hay que evitar con {x}?',
    example: '¿Qué ejemplos hay de {x}?',
  },
  cues: {
    definition:
      'qué es, qué son, qué significa, qué se entiende, qué quiere decir, definición, significado, explicado, glosario, introducción, conceptos básicos',
    steps: 'cómo, paso, guía, tutorial, instrucciones, empezar, comenzar, instalar, instalación, configurar',
    best: 'mejor, mejores, top, recomendado, recomendación, cuál, qué modelo, elegir, elección, adecuado para usted, ranking, clasificación',
    price:
      'precio, coste, costo, cuesta, cuánto cuesta, cuánto vale, cuánto cobra, cuánto cobran, honorarios, tarifa, presupuesto, descuento',
    alternative: 'alternativa, en lugar de, en vez de, sustituir, sustituto, reemplazo, competidor, similar a',
    comparison: 'vs, versus, frente a, comparativa, comparar, comparado, comparación, compara, diferencia, mejor que',
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
};
