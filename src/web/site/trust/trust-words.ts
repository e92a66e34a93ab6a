import type { FIGURES, KINDS, ORIGINS, RANKINGS, SEXES, SWAPS } from '#shared/trust/trust-report.ts'

type Words<T extends readonly string[]> = Readonly<Record<T[number], string>>

export const figureWords: Words<typeof FIGURES> = {
  TRUE_LINES_PUBLIC:
    'Líneas de un encaje que son ciertas, contando también las que faltan (32 anuncios públicos, 64 CV)',
  VERDICTS_PUBLIC: 'Veredictos acertados, en esos mismos anuncios',
  TRUE_LINES_KEPT:
    'Lo mismo en textos nuestros que nunca se usaron para aprender, sin que nadie corrija los requisitos propuestos',
  VERDICTS_KEPT: 'Veredictos acertados, en esos textos nuestros',
  DEMANDS_ANSWERED: 'Requisitos de un anuncio que acaban con su línea, sin que nadie corrija los propuestos',
  DEMANDS_FOUND: 'Requisitos que el modelo señala al leer un anuncio',
  SHOWN_IS_SHOWN: 'Lo que se da por cumplido y de verdad lo está',
  SHOWN_UNSEEN: 'Lo que el CV demuestra y no se ve',
  NOT_SHOWN_TICKED: 'Lo que el CV no demuestra y se da por cumplido',
  DISCRIMINATION_FOUND: 'Frases discriminatorias de un anuncio que se detectan',
  DISCRIMINATION_ALARMS: 'Frases correctas que se detienen por error',
}

export const kindWords: Words<typeof KINDS> = {
  work: 'El puesto',
  experience: 'Experiencia',
  skill: 'Habilidades',
  study: 'Estudios',
  certificate: 'Certificados',
  licence: 'Carnés',
  language: 'Idiomas',
}

export const rankingWords: Words<typeof RANKINGS> = {
  VACANCIES_BY_MATCH: 'Vacantes para un CV, solo por encaje',
  VACANCIES_LISTED: 'Vacantes para un CV, como se listan',
  PEOPLE_BY_MATCH: 'Personas para una vacante, solo por encaje',
  PEOPLE_LISTED: 'Personas para una vacante, como se listan',
}

export const swapWords: Words<typeof SWAPS> = {
  NAME_SEX: 'Nombre de mujer por nombre de hombre',
  NAME_ORIGIN: 'Nombre de otro origen',
  GENDER_WORDS: 'Oficios dichos en masculino',
  AGE_YEARS: 'Estudios 25 años antes',
  AGE_SAID: '«Tengo 57 años» en lugar de 29',
  ADDRESS: 'Calle, barrio y prefijo del teléfono',
  SCHOOL: 'Escuela con otro prestigio',
  NATIONALITY: 'Nacionalidad',
}

export const sexWords: Words<typeof SEXES> = { WOMAN: 'Mujeres', MAN: 'Hombres' }
export const originWords: Words<typeof ORIGINS> = {
  SPAIN: 'España',
  ANDES: 'Andes',
  MAGHREB: 'Magreb',
  EASTERN_EUROPE: 'Europa del Este',
}

/** What a set holds, in the order in which it is told. */
export const setWords: Readonly<Record<string, string>> = {
  pairs: 'Anuncios con dos CV y sus veredictos',
  crosses: 'Cruces de un anuncio con el CV de otro',
  ads: 'Anuncios, línea a línea',
  'marked-ads': 'Anuncios con sus requisitos marcados',
  cvs: 'CV, línea a línea',
  'cv-spans': 'CV con sus datos marcados',
  sentences: 'Frases sueltas de CV',
  lines: 'Líneas que dicen lo mismo con otras palabras',
  jobs: 'Anuncios con puestos que son ese trabajo, o no',
  cards: 'Requisitos con líneas que lo demuestran, o no',
  discrimination: 'Frases que discriminan, y otras parecidas que no',
}
