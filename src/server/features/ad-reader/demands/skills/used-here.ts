const US =
  '(?:(?:aqui|nosotr[oa]s|actualmente|ahora|hoy|en (?:la|el|nuestr[oa]|esta|este) [a-z]+|la empresa|el estudio|la casa),? )*'
const USE =
  '(?:(?:usa|utiliza|maneja|lleva|tene|emplea)mos|trabajamos (?:con|en)|(?:se )?(?:usan?|utilizan?|manejan?)|se trabaja (?:con|en)|tiene)(?![a-z])'
const OPENS = new RegExp(`^\\s*${US}${USE}`)
const BEHIND_ANY = new RegExp(
  `(?<![a-z])(?:algun[oa]?|cualquier|una?) [^.;:()\\n]{3,60}[,;:–—-] ${US}(?:usa|utiliza|maneja)mos(?: [a-z0-9.+#]+,?){0,5} $`,
)

/** «algún programa de facturación (usamos Sage)»: the house tells which one it has, and any of the kind will do. */
export const tellsWhatIsUsed = (bracket: string): boolean => OPENS.test(bracket)

/** «un gestor de correo, nosotros usamos Outlook»: the same without a bracket. */
export const isUsedHere = (before: string): boolean => BEHIND_ANY.test(before)
