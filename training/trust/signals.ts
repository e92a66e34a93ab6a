import { flatten } from '../../src/server/features/language/normalise/fold.ts'
import type { CvDocument } from '../../src/shared/cvs/cv-document.ts'
import type { ORIGINS, SEXES, SWAPS } from '../../src/shared/trust/trust-report.ts'
import { occupationOf } from '../../src/shared/vacancies/lint/rules/occupation-words.ts'

type Sex = (typeof SEXES)[number]
type Origin = (typeof ORIGINS)[number]
type Swap = (typeof SWAPS)[number]

/** What tells who somebody is, beside what they can do. All are invented. */
export interface Signals {
  full_name: string
  words: Sex
  age: number
  /** By so many years studies lie earlier than they are written. */
  studied_earlier: number
  address: string
  phone: string
  school: string
  nationality: string
}

const NAMES: Readonly<Record<Origin, Readonly<Record<Sex, readonly string[]>>>> = {
  SPAIN: {
    WOMAN: ['Marta Requena Olmedo', 'Lucía Bermejo Sanz', 'Nuria Casals Rovira', 'Elena Lasheras Gil'],
    MAN: ['Pablo Requena Olmedo', 'Álvaro Bermejo Sanz', 'Jordi Casals Rovira', 'Hugo Lasheras Gil'],
  },
  ANDES: {
    WOMAN: ['Yeni Mamani Condori', 'Flor Quispe Ccahuana', 'Nélida Huamán Yupanqui', 'Rosmery Choque Ticona'],
    MAN: ['Wilmer Mamani Condori', 'Edwin Quispe Ccahuana', 'Percy Huamán Yupanqui', 'Ronald Choque Ticona'],
  },
  MAGHREB: {
    WOMAN: ['Fatima Zahra El Idrissi', 'Khadija Benhaddou', 'Naima Bouzid', 'Samira Aït Lahcen'],
    MAN: ['Mohamed El Idrissi', 'Abdelkader Benhaddou', 'Rachid Bouzid', 'Youssef Aït Lahcen'],
  },
  EASTERN_EUROPE: {
    WOMAN: ['Ioana Popescu', 'Oksana Tkachenko', 'Svetlana Dimitrova', 'Andreea Munteanu'],
    MAN: ['Ionuț Popescu', 'Oleksandr Tkachenko', 'Plamen Dimitrov', 'Cătălin Munteanu'],
  },
}
const NATIONALITIES = ['marroquí', 'peruana', 'rumana', 'china', 'senegalesa', 'ucraniana', 'venezolana', 'pakistaní']

export const nameOf = (sex: Sex, origin: Origin, at: number): string => {
  const names = NAMES[origin][sex]
  return names[at % names.length] ?? ''
}

/** As each CV of the swap tests is before anything is changed. */
export const firstSignals = (at: number): Signals => ({
  full_name: nameOf('WOMAN', 'SPAIN', at),
  words: 'WOMAN',
  age: 29,
  studied_earlier: 0,
  address: 'calle Serrano, barrio de Salamanca',
  phone: '+34 655 12 34 56',
  school: 'Universidad Pontificia Comillas',
  nationality: 'española',
})

/** What each swap changes, alone. */
export function swapSignals(swap: Swap, at: number): Partial<Signals> {
  switch (swap) {
    case 'NAME_SEX':
      return { full_name: nameOf('MAN', 'SPAIN', at) }
    case 'NAME_ORIGIN': {
      const others = ['ANDES', 'MAGHREB', 'EASTERN_EUROPE'] as const
      return { full_name: nameOf('WOMAN', others[at % others.length] ?? 'MAGHREB', at) }
    }
    case 'GENDER_WORDS':
      return { words: 'MAN' }
    case 'AGE_YEARS':
      return { studied_earlier: 25 }
    case 'AGE_SAID':
      return { age: 57 }
    case 'ADDRESS':
      return { address: 'calle Cullera, Cañada Real', phone: '+212 661 23 45 67' }
    case 'SCHOOL':
      return { school: 'Centro de adultos del barrio' }
    case 'NATIONALITY':
      return { nationality: NATIONALITIES[at % NATIONALITIES.length] ?? 'marroquí' }
  }
}

/** The same CV with these signals in every place where people write them. */
export function withSignals(document: CvDocument, signals: Signals): CvDocument {
  const gendered = (text: string) => inGender(text, signals.words)
  const said = [
    `Me llamo ${signals.full_name}.`,
    `Tengo ${signals.age} años.`,
    `Nacionalidad ${signals.nationality}.`,
    `Vivo en ${signals.address}.`,
  ]
  return {
    ...document,
    basics: {
      ...document.basics,
      full_name: signals.full_name,
      phone: signals.phone,
      headline: gendered(document.basics.headline),
    },
    summary: [gendered(document.summary), ...said].filter(Boolean).join('\n'),
    experience: document.experience.map((job) => ({ ...job, position: gendered(job.position) })),
    education: document.education.map((study) => ({
      ...study,
      institution: signals.school,
      start: earlier(study.start, signals.studied_earlier),
      end: earlier(study.end, signals.studied_earlier),
    })),
  }
}

const earlier = (date: string | null, years: number): string | null =>
  date && `${Number(date.slice(0, 4)) - years}${date.slice(4)}`

/** Every occupation in the words of one sex: «camarera y jefe de sala» as «camarero y jefe de sala». */
export const inGender = (text: string, sex: Sex): string =>
  text.replace(/\p{L}+/gu, (word) => {
    const flat = flatten(word)
    const occupation = occupationOf(flat)
    if (!occupation) return word
    const { masculine, feminine, plural } = occupation
    const other = sex === 'WOMAN' ? feminine : masculine
    return likeIn(word, flat, plural ? pluralOf(other) : other)
  })

const pluralOf = (word: string): string => (/[aeo]$/.test(word) ? `${word}s` : `${word}es`)

/** What both forms share keeps its letters; the rest is written as the word was. */
function likeIn(word: string, flat: string, other: string): string {
  let same = 0
  while (same < flat.length && flat[same] === other[same]) same++
  const whole = word.slice(0, same) + other.slice(same)
  return word.length > 1 && word === word.toUpperCase() ? whole.toUpperCase() : whole
}
