import type { PlainDocument } from '#server/features/cv-drawing/plain/plain-document.ts'
import { toCsv } from '#server/platform/csv.ts'
import { dayWords } from '#server/platform/zoned-time.ts'
import { plural } from '#shared/core/numbers.ts'
import type { CertificateRow, CertifiedApplication } from '../tables/certificates.tables.ts'

const HEAD = ['Fecha', 'Empresa', 'Puesto', 'Canal', 'Historial y estado']
const WIDTHS = [11, 20, 20, 16, 33]

const shortDay = (day: string): string => day.split('-').toReversed().join('/')
const historyOf = ({ history, state }: CertifiedApplication, separator: string): string =>
  [...history.map(({ day, words }) => `${shortDay(day)} ${words}`), `Estado: ${state}`].join(separator)

export function certificateDocument(row: CertificateRow, public_url: string): PlainDocument {
  const { code, full_name, from, to, issued_on, applications, rows } = row
  const count = plural(applications, 'postulación', 'postulaciones')
  const text = (words: string) => ({ kind: 'text' as const, text: words })
  return {
    title: 'Constancia de búsqueda de empleo',
    author: 'Skillo',
    parts: [
      text(`Según los registros de Skillo, ${full_name} hizo ${count} entre estas fechas.`),
      {
        kind: 'facts',
        rows: [
          ['Persona', full_name],
          ['Periodo', `Del ${dayWords(from)} al ${dayWords(to)}`],
          ['Emitida', dayWords(issued_on)],
          ['Código', code],
        ],
      },
      ...(rows.length > 0 ? [{ kind: 'table' as const, head: HEAD, widths: WIDTHS, rows: rows.map(cells) }] : []),
      text('Las postulaciones «Fuera de Skillo» son las que anotó la propia persona; Skillo no las ha comprobado.'),
      text(`Para comprobar esta constancia, escribe el código en ${public_url}/?constancia=${code}`),
    ],
    footer: `Constancia ${code}`,
  }
}

const cells = (one: CertifiedApplication): string[] => [
  shortDay(one.day),
  one.company,
  one.role,
  one.channel,
  historyOf(one, '\n'),
]

export function certificateCsv({ code, rows }: CertificateRow): Uint8Array {
  const lines = rows.map((one) => [
    one.day,
    one.company,
    one.role,
    one.channel,
    one.state,
    one.history.map(({ day, words }) => `${day} ${words}`).join('; '),
    code,
  ])
  return toCsv([['Fecha', 'Empresa', 'Puesto', 'Canal', 'Estado', 'Historial', 'Código'], ...lines])
}
