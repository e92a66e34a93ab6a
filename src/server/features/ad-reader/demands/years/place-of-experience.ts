/** «1 año como enfermera en hospital»: in some trades where it was is a part of what is asked for. */
const HOUSE =
  /^ en (?:un |una )?(?:hospital(?:es)?|cl[ií]nicas?|residencias?(?: de (?:mayores|ancianos))?|centros? (?:de d[ií]a|geri[aá]tricos?|hospitalarios?)|aulas? (?:de )?\d[\d-]*(?: a[ñn]os)?)(?: [ou] (?:hospital(?:es)?|cl[ií]nicas?|residencias?|centros? de d[ií]a))?(?!\p{L})/iu

/** «un año de camarero en restaurante de menú del día»: in any trade where more is said of the house than what it is. */
const OF_A_KIND =
  /^ en (?:un |una )?(?:\p{L}+(?:, \p{L}+)*,? [ou] )?(?:restaurantes?|hotel(?:es)?|bar(?:es)?|cafeter[ií]as?|tiendas?|supermercados?|taller(?:es)?|f[aá]bricas?|plantas?|obras?|cocinas?|sal[oó]n(?:es)?|oficinas?) (?:de (?!(?:la|el|los|las|nuestr\p{L}+|tu|su|lunes)(?!\p{L}))|con (?!experiencia))[\p{L}\d][\p{L}\d-]*(?: (?!(?:y|e|o|u|que|con|para|en)(?!\p{L}))[\p{L}\d]+){0,3}(?=\s*(?:[.,;()\n]|$)| (?:y|que|con|para) )/iu
/** Some names of work say the house already: «camarero en bar | de copas». */
const HOUSE_IN_NAME = / en (?:un |una )?\p{L}+$/iu

/** Where the years were spent, as it is written behind the name of the work. */
export function placeBehind(name: string, behind: string): string {
  const house = HOUSE_IN_NAME.exec(name)?.[0] ?? ''
  const said = `${house}${behind}`
  return ((OF_A_KIND.exec(said) ?? HOUSE.exec(said))?.[0] ?? house).slice(house.length)
}
