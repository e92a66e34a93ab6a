import { MUST, PREFERENCE } from '#shared/lexicon/importance.ts'
/** Words of ads, flattened, out of which the rules on discrimination are built. */

/** Words that open a demand on the person: «buscamos», «se solicita», «solo», «preferentemente». */
export const WANTED =
  `(?:solo|solamente|unicamente|exclusiv[a-z]+(?: para)?|${PREFERENCE}|preferimos|prefiero|(?:se )?prefieren?|${MUST}` +
  '|(?:se )?(?:busca|necesita|solicita|requiere|contrata|precisa|admite|acepta|selecciona|incorpora)n?|(?:busc|necesit|solicit|contrat|precis|seleccion|incorpor)amos|requerimos' +
  '|queremos(?: incorporar| contratar)?|quiero|busco|necesito|solicito|contrato|urgen?|en bus(?:ca|queda) de|(?:vacante|puesto)s?(?: pensado| ideal)? para|ideal para)'

const NUMBER_WORDS = '(?:\\d{1,2}|dos|tres|cuatro|cinco|un|una|unos|unas)'
/** «Buscamos a dos», «queremos incorporar una». */
export const WANTS = `${WANTED} (?:a |para |que sea )?(?:${NUMBER_WORDS} )?`

/** Nouns for whoever applies. */
export const PEOPLE =
  '(?:personas?|personal|gente|candidat[oa]s?|postulantes?|aspirantes?|alguien|profesional(?:es)?|perfil(?:es)?|emplead[oa]s?(?: domestic[oa]s?)?|trabajador(?:a|as|es)?|ayudantes?|auxiliar(?:es)?|intern[oa]s?|niner[oa]s?|nanas?|cuidador(?:a|as|es)?|cociner[oa]s?|camarer[oa]s?|meser[oa]s?|azafat[oa]s?|anfitrion(?:a|as|es)?|promotor(?:a|as|es)?|impulsador(?:a|as|es)?|dependient[ae]s?|vendedor(?:a|as|es)?|secretari[oa]s?|recepcionistas?|chofer(?:es)?|conductor(?:a|as|es)?|vigilantes?|peon(?:es)?|operari[oa]s?|estudiantes?|modelos|relaciones publicas|barber[oa]s?|esteticistas?|repartidor(?:a|as|es)?)'

/** Nouns that name one sex. */
export const ONE_SEX =
  '(?:hombres?|mujer(?:es)?|varon(?:es)?|senoritas?|senoras?|senor(?:es)?|chic[oa]s?|muchach[oa]s?|muchachit[oa]s?|caballeros?|damas?|chaval(?:es|as?)?|chav[oa]s?|pib[ea]s?|jovencit[oa]s?|tios?|mina)'

const AND_ONE = ' y (?:un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)\\b'
const AGE_IN_LETTERS = `veinte|veinti[a-z]{2,6}|(?:treinta|cuarenta|cincuenta|sesenta)(?:${AND_ONE}|(?!${AND_ONE}))`
export const AGE = `(?:1[6-9]|[2-6]\\d|${AGE_IN_LETTERS})`
/** From twenty on: «menor de 18» is the law. */
export const GROWN_AGE = `(?:[2-6]\\d|${AGE_IN_LETTERS})`
export const YEARS = '(?:anos|anitos|primaveras|abriles)'

/** Where a line, an item or a sentence begins, and where it or a clause of it ends. */
export const OPENING = '(?:^|[\\n.:;•*·–—(¿¡!?|]|(?<![a-z0-9])-) {0,3}'
export const CLAUSE_OPENING = '(?:^|[\\n.:;,•*·–—(¿¡!?|-]| y| e| ni| o) {0,3}'
export const ENDING = '(?= {0,3}(?:$|[\\n.,;:)!?|-]))'

/** Who is told to stay away. */
export const BARRED =
  '(?:abst[eé]n[a-z]+(?: de (?:postular|aplicar|inscribir)[a-z]*)?|no (?:se )?(?:aceptan?|admiten?|contratan?|cogen?|atienden?|atiende a|reciben?|toman?|quieren?|aceptamos|admitimos|contratamos|queremos|cogemos|buscamos|apt[oa]s? para)(?: a)?|no apto para|se (?:descartan?|excluyen?|rechazan?)|nada de|no aplican?|prohibid[oa]s?)'
/** «…, por favor, no enviar CV», «… no inscribirse»; not «no enviar CV en inglés». */
const NOT_TO_WRITE = `,? (?:por favor,? )?no (?:(?:envi|mand|present)[a-z]{1,4} (?:(?:el|su|tu|la) )?(?:cv|curriculum|candidatura|solicitud)|(?:inscrib|apunt|present|postul)[a-z]{2,4}se)(?:,? por favor)?${ENDING}`
/** «Mayores de 50 abstenerse», «gitanos no». */
export const BARRED_AFTER = `(?:,? ?(?:abst[a-z]+|no (?:aplicar?|aplican|postular|se (?:aceptan|admiten|contratan))|por favor no)\\b| no${ENDING}|${NOT_TO_WRITE})`
