import { flatten } from '#server/features/language/normalise/fold.ts'

/** What somebody studied to be called so; «Contador Público» is the name of the degree itself. */
const FIELDS: readonly (readonly [RegExp, string])[] = [
  [/^abogad[oa]/, 'Derecho'],
  [/^arquitect[oa]/, 'Arquitectura'],
  [/^psicolog[oa]/, 'Psicología'],
  [/^enfermer[oa]/, 'Enfermería'],
  [/^farmaceutic[oa]/, 'Farmacia'],
  [/^(?:medic[oa] )?veterinari[oa]/, 'Veterinaria'],
  [/^medic[oa]/, 'Medicina'],
  [/^economista/, 'Economía'],
  [/^nutricionista/, 'Nutrición'],
  [/^kinesiolog[oa]/, 'Kinesiología'],
  [/^fisioterapeuta/, 'Fisioterapia'],
  [/^odontolog[oa]/, 'Odontología'],
  [/^biolog[oa]/, 'Biología'],
  [/^geolog[oa]/, 'Geología'],
  [/^periodista/, 'Periodismo'],
  [/^trabajador[a]?(?:\/a|\(a\))? social/, 'Trabajo Social'],
  [/^educador[a]?(?:\/a|\(a\))? de parvulos/, 'Educación Parvularia'],
  [/^educador[a]?(?:\/a|\(a\))? diferencial/, 'Educación Diferencial'],
  [/^fonoaudiolog[oa]/, 'Fonoaudiología'],
  [/^terapeuta ocupacional/, 'Terapia Ocupacional'],
  [/^contador[a]?(?:\/a|\(a\))?(?: public[oa])?/, 'Contador Público'],
]

const ENDING = /^(?:\/[oa]|\([oa]\))?$/

/** «Abogada» has studied law; a field that is no profession stays as it is written. */
export function fieldOfProfession(written: string): string | undefined {
  const flat = flatten(written)
  const found = FIELDS.find(([name]) => name.test(flat))
  // «Arquitecto Técnico» is another degree.
  return found && ENDING.test(flat.replace(found[0], '')) ? found[1] : undefined
}
