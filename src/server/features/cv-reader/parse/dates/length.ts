const NUMBER = '(?:\\d{1,2}|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|varios|algunos)'
const LENGTH = new RegExp(
  `(?:^|[\\s(,])(?:(?:casi|m[aá]s de|unos) )?(?:${NUMBER} (?:a[ñn]os?|anys?|meses|mesos|mes|semanas|temporadas?|veranos?)(?: y (?:medi[oa]|\\d{1,2} mes[eo]s|pico))?|a[ñn]o y medio|medio a[ñn]o)(?![\\p{L}])`,
  'iu',
)

/** How long a job took, when a line says no more about its time. */
export const lengthIn = (text: string): string => LENGTH.exec(text)?.[0].replace(/^[\s(,]+/, '') ?? ''
