import type { LintFinding } from '../../vacancy-lint.ts'
import { flatten } from '../flat.ts'

const ORNAMENT = /(?![©®™])\p{Extended_Pictographic}|\u{fe0f}|\u{200d}|[\u{1f3fb}-\u{1f3ff}]|[¡!★☆►▶●◆■✓]|\*{2,}/gu
/** Words that are always written like this; others go to small letters. */
const SPELLINGS = new Map(
  'SAP ABAP QA IT TI RRHH SQL PHP AWS ERP CRM UX UI BI SEO SEM FP PRL CAD HTML CSS PLC CNC API SAAS B2B B2C KAM CEO CTO CFO UCI ATS HR PMO DBA VB NET GCP RPA TIC I+D Java JavaScript TypeScript Python React Angular Node Android Salesforce Oracle Linux Windows Excel Office Madrid Barcelona Valencia Sevilla Bilbao México Bogotá Lima Santiago Monterrey Medellín Getafe Zaragoza Málaga Murcia Palma Alicante Córdoba Valladolid Vigo Gijón Granada Elche Oviedo Badalona Cartagena Terrassa Sabadell Móstoles Alcalá Fuenlabrada Leganés Almería Burgos Santander Albacete Alcorcón Castellón Logroño Badajoz Salamanca Huelva Lleida Tarragona Girona Jaén Ourense Lugo Cádiz Toledo Guadalajara Puebla Querétaro Tijuana Mérida Cancún Cali Barranquilla Bucaramanga Pereira Arequipa Trujillo Cusco Rosario Mendoza Concepción Valparaíso Quito Guayaquil Montevideo'
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
)

/** Capitals and ornaments shout; the title says the same without them. */
export function titleLook(title: string): LintFinding[] {
  const finding = (rule: string, reason: string, rewrite: string): LintFinding => ({
    rule,
    level: 'ADVICE',
    path: 'title',
    start: 0,
    end: title.length,
    quote: title,
    reason,
    rewrite: rewrite === '' ? null : rewrite,
  })
  const plain = title.replace(ORNAMENT, ' ').replace(/\s+/g, ' ').trim()
  return [
    ...(isShouted(title)
      ? [finding('title_capitals', 'Un título en mayúsculas cuesta más de leer.', inSmallLetters(plain))]
      : []),
    ...(title.search(ORNAMENT) >= 0
      ? [finding('title_ornament', 'Sin emojis ni exclamaciones el título se encuentra y se lee mejor.', plain)]
      : []),
  ]
}

function isShouted(title: string): boolean {
  const words = title.match(/\p{L}{5,}/gu) ?? []
  const loud = words.filter((word) => word === word.toUpperCase() && !SPELLINGS.has(word.toLowerCase())).length
  return loud >= 2 || (loud === 1 && title === title.toUpperCase())
}

function inSmallLetters(title: string): string {
  const small = title.toLowerCase().replace(/[\p{L}\d+]+/gu, (word) => SPELLINGS.get(word) ?? word)
  const placed = small.replace(/\(([^()]+)\)|(?<= [–—-] )([^–—()-]+)$/gu, (part) =>
    OF_THE_JOB.test(flatten(part)) ? part : part.replace(/(?<!\p{L})\p{L}+/gu, asName),
  )
  return placed.replace(/\p{L}/u, (letter) => letter.toUpperCase())
}

/** What titles put in brackets or after a dash beside a place. */
const OF_THE_JOB =
  /(?<![a-z])(?:turnos?|jornada|media|medio|tiempo|noches?|tardes?|mananas?|fines|festivos|remoto|hibrido|presencial|teletrabajo|temporal|sustitucion|indefinido|con|sin|urgente|verano|temporada|campana|practicas|beca|autonomo|sector|nivel|incorporacion|plazas?|horas?|h|m|f|x|ref|zona)(?![a-z])|\d/

const LINKS: ReadonlySet<string> = new Set('de del la las los el y'.split(' '))

/** «san sebastián de los reyes» as the name that it is. */
const asName = (word: string): string => (LINKS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1))
