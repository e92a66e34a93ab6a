import { flatten } from '#server/features/language/normalise/fold.ts'
import { withoutShouting } from '#server/features/language/normalise/title-case.ts'
import { educationFields } from '#server/features/language/taxonomy/reference.ts'
import { MUST, PREFERENCE, WISH } from '#shared/lexicon/importance.ts'

const MOST = 6
const LONGEST = 60
const SHORTEST = 2
const MOST_WORDS = 7

const SEPARATOR = /\s*(?:[,/]|(?<![\p{L}])y\/o(?![\p{L}])|(?<=\s)[ou](?=\s))\s*/iu
/** «Ing. Civil titulado(a)», «Industrial o afín (titulado o pasante)»: what is said of the person. */
const TITLED = /[\s(]*(?<![\p{L}])(?:titulad|graduad|egresad|colegiad|habilitad|con t[ií]tulo)[\p{L}()/]*.*$/iu
/** «en Educación con especialidad en Matemática o Física» */
const SPECIALITY = /,? con (?:especialidad|menci[oó]n|[eé]nfasis|orientaci[oó]n|enfoque|especializaci[oó]n) .*$/iu
/** «técnico en ventas es un plus» */
const WISHED = new RegExp(
  ` (?:(?:es|ser[aá]n?|ser[ií]an?|son) (?:un |una )?(?:plus|ventaja|${WISH}|${PREFERENCE}|lo ideal)|${PREFERENCE}|${WISH}|suman?|${MUST})$`,
  'i',
)
/** «bachiller en», «carreras de»: what stands before the field. */
const BEFORE =
  /^(?:(?:la|las|el|los|una?) )?(?:(?:(?:bachiller|maestr[oa]|tecnolog[oa]|licenciad[oa]|licenciatura|graduad[oa]|grado|doble grado|carreras?|titulacion|estudios|profesional)(?: superior| tecnicas?)? )?(?:en|de) )+/
/** «o afín», «o experiencia equivalente»: no field of its own. */
const NO_FIELD = new RegExp(
  `^(?:superior|secundaria|preparatoria|bachillerato)$|^(?:un|una|la|el|los|las|bien|profesional(?:es)?|universitari[oa]s?|tecnolog[oa]s?|tecnic[oa]s?|licenciad[oa]s?)$|^(?:(?:carreras?|areas?|ramas?|titulacion(?:es)?|estudios|otr[oa]s?|campos?|disciplinas?|formacion|tecnic[oa]s?)(?: |$))*(?:afin(?:es)?|similar(?:es)?|equivalentes?|relacionad[oa]s?|parecid[oa]s?|experiencia.*|related.*|a fin(?:es)?|cualquier[a]?(?: [a-z]+)?|carreras?|areas?|estudiantes?(?: de)?|(?:en )?(?:curso|proceso)|(?:finalizad|terminad|concluid|culminad|acabad|(?:in)?complet|inconclus|trunc)[oa]s?|pasantes?)?$|^(?:tarjeta|colegi|matricul|rethus|registro|cedula|licencia|carnet|curso|certifica)|(?:^| )(?:con|experiencia|${MUST}|${WISH})(?: |$)`,
)

/** The fields that «en Electromecánica, Mecatrónica o Automatización» names, each as it is written. */
export function fieldsIn(written: string): string[] {
  const fields = written
    .replace(SPECIALITY, '')
    .split(SEPARATOR)
    .flatMap((part) => {
      const piece = part
        .trim()
        .replace(TITLED, '')
        .replace(/[\s.;:(]+$/, '')
        .replace(WISHED, '')
        .replace(
          / (?:en (?:curso|proceso)|en|de|(?:finalizad|terminad|concluid|culminad|acabad|(?:in)?complet|inconclus|trunc)[oa]s?)$/i,
          '',
        )
      const flat = flatten(piece)
      const field = piece.slice(BEFORE.exec(flat)?.[0].length ?? 0)
      if (field.length < SHORTEST || field.length > LONGEST || field.split(' ').length > MOST_WORDS) return []
      return NO_FIELD.test(flatten(field)) ? [] : [nameOf(field)]
    })
  return [...new Set(fields)].slice(0, MOST)
}

const LONGEST_SHORT = 4

/** In the words of the ad, which CVs use too; «ADE» is written out and English is translated. */
function nameOf(written: string): string {
  const flat = flatten(written)
  const full =
    written.length <= LONGEST_SHORT
      ? knownFields().get(flat)
      : educationFields().find(({ name_en }) => flatten(name_en) === flat)?.name_es
  const plain = withoutShouting(written)
    .replace(/^(?:ing\.|ingenier[oa](?:\/a|\(a\))?) (?=\p{L})/iu, 'Ingeniería ')
    .replace(/^(Ingeniería \p{L}+)o$/u, '$1a')
  return full ?? plain.charAt(0).toLocaleUpperCase('es') + plain.slice(1)
}

let known: ReadonlyMap<string, string> | undefined

/** The name of a field by each of the words for it. */
export function knownFields(): ReadonlyMap<string, string> {
  known ??= new Map(
    educationFields().flatMap(({ name_es, name_en, aliases }) =>
      [name_es, name_en, ...aliases].map((name) => [flatten(name), name_es] as const),
    ),
  )
  return known
}
