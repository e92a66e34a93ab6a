/** What people write to each other in a process; «{nombre}» is who it is said to. */
export const sayings = {
  hello: [
    'Hola, {nombre}: gracias por postularte. Nos gusta lo que cuentas y queremos conocerte mejor.',
    'Hola, {nombre}. Hemos leído tu CV con atención. ¿Te viene bien hablar esta semana?',
    'Buenos días, {nombre}: tu experiencia encaja con lo que buscamos. Te proponemos una llamada breve.',
  ],
  answer: [
    '¡Hola! Muchas gracias por escribir. Esta semana puedo cualquier tarde.',
    'Hola, qué alegría leer esto. Tengo una duda: ¿el horario de verano también es intensivo?',
    'Gracias por la rapidez. Puedo el martes o el jueves por la mañana.',
  ],
  question: [
    'Una pregunta antes de la entrevista: ¿hay que preparar algo?',
    '¿Se sabe ya cuándo empezaría la persona elegida?',
    'Dejo aquí un enlace con algunos trabajos recientes. ¿Hace falta algo más?',
  ],
  notes: [
    'Muy buena llamada: explica con ejemplos y pregunta por el equipo. Seguir.',
    'Le falta algo de profundidad técnica, pero aprende deprisa. Pedir la opinión de otra persona.',
    'Ojo con la fecha de incorporación: necesita un mes.',
    'Alguien del equipo conoce su trabajo y lo recomienda.',
  ],
  summaries: [
    'Razonó en voz alta y reconoció lo que no sabía. Me gustaría tener a alguien así en el equipo.',
    'Buena base y ganas. Necesitaría acompañamiento los primeros meses.',
    'Experiencia justa para el nivel que pedimos, aunque comunica muy bien.',
  ],
  evidence: ['Lo explicó con un caso real y con cifras.', 'Preguntó justo lo que había que preguntar.'],
  /** By the reason that the person reads above it. */
  rejected: {
    EXPERIENCIA:
      'Hola, {nombre}: gracias por tu tiempo. Esta vez seguimos con personas que ya tienen experiencia en lo mismo. Te escribiremos si abrimos algo que encaje mejor.',
    REQUISITOS:
      'Hola, {nombre}: hemos leído tu postulación con cuidado y no seguiremos adelante. Nos faltaba ver en tu CV algo de lo que pedimos como imprescindible. Te deseamos mucha suerte.',
    SALARIO:
      'Hola, {nombre}: gracias por postularte. Lo que esperas ganar queda por encima de lo que podemos pagar en este puesto, y preferimos decírtelo ya. Te deseamos mucha suerte.',
    OTRA_PERSONA:
      'Hola, {nombre}: gracias por conversar con el equipo. Nos gustó conocerte, y esta vez hemos elegido a otra persona con más años en algo muy parecido. Te deseamos mucha suerte.',
  },
  tasks: ['Llamar para confirmar disponibilidad', 'Pedir referencias', 'Enviar el ejercicio', 'Preparar la oferta'],
  cover: [
    'Me interesa porque llevo tiempo siguiendo a la empresa y porque el puesto es justo lo que sé hacer.',
    'He trabajado en algo muy parecido y me gustaría contarlo con calma.',
  ],
} as const

export const addressed = (text: string, full_name: string): string =>
  text.replaceAll('{nombre}', full_name.split(' ')[0] ?? full_name)
