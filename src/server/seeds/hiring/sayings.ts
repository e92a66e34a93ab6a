/** What people write to each other in a process; «{nombre}» is who it is said to. */
export const sayings = {
  hello: [
    'Hola, {nombre}: gracias por postularte. Nos gusta lo que cuentas y queremos conocerte mejor.',
    'Hola, {nombre}. Hemos leído tu CV con atención. ¿Te viene bien hablar esta semana?',
    'Buenos días, {nombre}: tu experiencia encaja con lo que buscamos. Te proponemos una llamada breve.',
  ],
  answer: [
    '¡Hola! Muchas gracias por escribir. Esta semana puedo cualquier tarde.',
    'Hola, encantada de leer esto. Tengo una duda: ¿el horario de verano también es intensivo?',
    'Gracias por la rapidez. Puedo el martes o el jueves por la mañana.',
  ],
  question: [
    'Una pregunta antes de la entrevista: ¿hay que preparar algo?',
    '¿Sabéis ya cuándo empezaría la persona elegida?',
    'Os dejo un enlace con algunos trabajos recientes. ¿Necesitáis algo más?',
  ],
  notes: [
    'Muy buena llamada: explica con ejemplos y pregunta por el equipo. Seguir.',
    'Le falta algo de profundidad técnica, pero aprende deprisa. Pedir la opinión de otra persona.',
    'Ojo con la fecha de incorporación: necesita un mes.',
    'Viene recomendada por una persona del equipo.',
  ],
  summaries: [
    'Razonó en voz alta y reconoció lo que no sabía. Me gustaría trabajar con ella.',
    'Buena base y ganas. Necesitaría acompañamiento los primeros meses.',
    'Experiencia justa para el nivel que pedimos, aunque comunica muy bien.',
  ],
  evidence: ['Lo explicó con un caso real y con cifras.', 'Preguntó justo lo que había que preguntar.'],
  rejected: [
    'Hola, {nombre}: gracias por tu tiempo. Esta vez seguimos con personas que ya tienen experiencia en lo mismo. Guardamos tu CV y te avisaremos si abrimos algo que encaje mejor.',
    'Hola, {nombre}: hemos leído tu postulación con cuidado y no seguiremos adelante. Nos faltaba más experiencia con lo que pedimos como imprescindible. Te deseamos mucha suerte.',
  ],
  tasks: ['Llamar para confirmar disponibilidad', 'Pedir referencias', 'Enviar el ejercicio', 'Preparar la oferta'],
  cover: [
    'Me interesa porque llevo tiempo siguiendo lo que hacéis y porque el puesto es justo lo que sé hacer.',
    'He trabajado en algo muy parecido y me gustaría contároslo con calma.',
  ],
} as const

export const addressed = (text: string, full_name: string): string =>
  text.replaceAll('{nombre}', full_name.split(' ')[0] ?? full_name)
