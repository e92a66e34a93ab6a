import type { PlainDocument } from '#server/features/cv-drawing/plain/plain-document.ts'

/** One page about a project that never was. */
export const workSample = (author: string): PlainDocument => ({
  title: 'Pedir hora en el taller de bicicletas',
  author,
  parts: [
    {
      kind: 'text',
      text: 'Un taller de barrio recibía las citas por teléfono y perdía una de cada cinco. El encargo: que cualquiera pueda pedir hora en un minuto, también con una mano ocupada.',
    },
    {
      kind: 'facts',
      rows: [
        ['Mi parte', 'Entrevistas, prototipo y pruebas'],
        ['Tiempo', 'Seis semanas'],
        ['Herramientas', 'Papel, Figma y un teléfono prestado'],
      ],
    },
    {
      kind: 'table',
      head: ['Qué vimos', 'Qué cambiamos', 'Qué pasó'],
      widths: [3, 3, 2],
      rows: [
        ['Nadie sabe cómo se llama su avería.', 'Se elige con dibujos en lugar de una lista.', '9 de 10 aciertan.'],
        ['La hora se olvida.', 'Un aviso la tarde anterior.', 'La mitad de ausencias.'],
        ['Con guantes no se acierta.', 'Botones grandes, de uno en uno.', 'Un minuto por cita.'],
      ],
    },
    {
      kind: 'text',
      text: 'Lo que haría distinto: probar antes en el mostrador, con ruido y con prisa. El primer prototipo funcionaba solo en una mesa tranquila.',
    },
  ],
  footer: 'Proyecto inventado para la demostración',
})
