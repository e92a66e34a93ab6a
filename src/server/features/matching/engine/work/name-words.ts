/** With any other word beside them they are another trade: an «auxiliar» of nurses, and one of accountants. */
const HOLLOW =
  /^(?:tecnic|auxiliar|asistent|ayudant|analist|operari|operador|encargad|jef|respons|coordinador|director|gerent|especialist|consultor|asesor|agent|representant|ejecutiv|ingenier|profesional|oficial|supervisor|personal|monitor|peon|moz|administrador|gestor|promotor|delegad|inspector|docent|profesor|maestr|licenciad|senior|junior)/

/** Whether a word alone says no trade: «auxiliar», «analista». */
export const isHollow = (word: string): boolean => HOLLOW.test(word)

/** They say when, how or for whom, and make no other work of it. */
const BESIDE =
  /^(?:turn|noch|tard|manan|jornad|temporad|complet|parcial|remot|presencial|hibrid|urgent|oficin|empres|nivel|senior|junior|primer|segund|tercer|rotat|practic|pasanti|licenci|carne|permis|experienci|\d)/

/** Of the words of a name, those that say which kind of its first one: «UCI adulto» of an «Enfermera UCI adulto». */
export const matterWords = ([, ...others]: readonly string[]): string[] => others.filter((word) => !BESIDE.test(word))
