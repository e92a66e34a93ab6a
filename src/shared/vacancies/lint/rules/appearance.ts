import { listedRow } from '../asked.ts'
import { isInclusive, isNegated, OPENING } from '../context.ts'
import { pattern } from '../flat.ts'
import type { PhraseRule } from '../phrase.ts'

const GOOD = '(?:muy )?(?:buena|excelente|impecable|optima|agradable|inmejorable)'
/** «presencia en redes», «presentación de informes», «imagen de marca» speak of things. */
const OF_THINGS =
  '(?! ?(?:en |de |del |ante |entre |digital|online|on line|web|internacional|nacional|comercial|corporativa|publica|oral|verbal|escrita|visual|grafica|fotografica|telefonica|y (?:redaccion|ortografia|comunicacion)))'

export const appearance: PhraseRule = {
  rule: 'appearance',
  level: 'BLOCK',
  reason: 'El aspecto no mide el trabajo y suele dejar fuera a quien no encaja en un molde.',
  rewrite: 'trato profesional',
  unless: isInclusive,
  rows: [
    { found: pattern`\b${GOOD} presencia\b(?: fisica)?${OF_THINGS}` },
    {
      found: pattern`\b${GOOD} (?:presentacion|imagen|apariencia|figura)\b(?: personal| fisica)?${OF_THINGS}`,
      unless: ({ before }) =>
        /(?:cuidar|mantener|velar por|transmitir|transmitiendo|garantizar|asegurar|dar|ofrecer|proyectar|dando|con)(?: la| una)? ?$/.test(
          before,
        ) && !/(?:persona|candidat[oa]|mujer|hombre|contar) con (?:una )?$/.test(before),
    },
    { found: pattern`\b(?:buen|excelente|impecable) aspecto(?: fisico| personal)?\b${OF_THINGS}` },
    {
      found: pattern`(?<lead>\b(?:personas?|chic[oa]s?|mujer(?:es)?|hombres?|senoritas?|candidat[oa]s?|jov(?:en|enes)) (?:muy )?)(?:atractiv|guap|bonit|delgad|agraciad|esbelt)[oa]s?\b`,
    },
    { found: pattern`\bestatura (?:minima )?(?:de )?:? ?(?:mas de |superior a )?1[.,]\d\d\b` },
    { found: pattern`\b(?:medir|mida|midas) (?:mas de |al menos |minimo |un minimo de )?1[.,]\d\d\b` },
    {
      found: pattern`\bcomplexion (?:fisica )?(?:delgada|atletica|robusta|media|fuerte|esbelta)\b`,
      rewrite: 'capacidad para las tareas descritas',
    },
    { found: pattern`\b(?:good[- ]looking|attractive (?:appearance|looks|person))\b`, rewrite: 'professional manner' },
  ],
}

export const appearanceHint: PhraseRule = {
  rule: 'appearance_hint',
  level: 'ADVICE',
  reason: 'Si hay normas de vestimenta o de higiene, cuéntalas tal cual; hablar del aspecto se presta a malentendidos.',
  rewrite: null,
  unless: isInclusive,
  rows: [
    {
      found: pattern`\b(?:cuidada imagen|imagen (?:personal )?(?:cuidada|impecable)|aspecto cuidado|cuidado aspecto)(?: personal)?\b`,
    },
    {
      found: pattern`\b(?:sin|no) (?:tener )?(?:tatuajes|piercings)(?: (?:ni|o|y) (?:tatuajes|piercings))?(?: visibles)?\b`,
    },
  ],
}

const CV =
  '(?:cvs?|c\\.v\\.|curriculums?|curriculos?|hojas? de vida|candidaturas?|solicitud(?:es)? (?:de empleo|elaborada)|postulacion(?:es)?)'
const PHOTO = '(?:fotos?|fotografias?)'
const OF_WORK =
  '(?! ?(?:de |del |con )(?:los |las |tus |sus |mis |tu )?(?:trabaj|producto|proyecto|obra|portfolio|portafolio|tatuaje|plato|pastel|disen|reportaje|articulo))'

export const photo: PhraseRule = {
  rule: 'photo',
  level: 'BLOCK',
  reason: 'Una foto no muestra lo que alguien sabe hacer y abre la puerta a elegir por el aspecto.',
  rewrite: 'CV',
  unless: isInclusive,
  rows: [
    {
      found: pattern`\b${CV}(?: (?:vitae|actualizad[oa]|complet[oa]|reciente)){0,2}(?: con| \+| y| e|,| mas| junto (?:a|con))(?: una| tu| su)? ${PHOTO}\b${OF_WORK}`,
      unless: isNegated,
    },
    {
      found: pattern`\b${PHOTO} (?:tuya|personal|reciente|actual|actualizada|de cuerpo (?:entero|completo)|de (?:tu )?rostro|(?:tamano|tipo) (?:carnet|carne|pasaporte|infantil)|carnet)\b`,
      unless: (around) =>
        isNegated(around) ||
        /(?:retrato|estudio|laboratorio|revelado|impresion|venta|toma|tomar|realiz[a-z]+)(?: de)? ?$/.test(
          around.before,
        ),
      rewrite: null,
    },
    {
      found: pattern`\b${PHOTO} (?:es )?(?:obligatoria|imprescindible|requerida|indispensable)\b`,
      unless: isNegated,
      rewrite: null,
    },
    {
      found: pattern`\b(?:imprescindible|indispensable|obligatorio|necesario|requisito) (?:enviar |mandar |adjuntar |incluir |aportar |con )?(?:una |tu )?foto(?= ?(?:$|[\n.,;)]| en (?:el|tu) (?:cv|curriculum)))`,
      unless: isNegated,
      rewrite: null,
    },
    {
      found: pattern`\b(?:envi(?:a|ar|e|anos)|adjunt(?:a|ar|e)|inclu(?:ye|ir|ya)|mand(?:a|ar|e)|aport(?:a|ar|e)|anad(?:e|ir)) (?:tu|una|su) ${PHOTO}\b${OF_WORK}(?! (?:de|del) )`,
      unless: isNegated,
      rewrite: null,
    },
    {
      found: pattern`(?<lead>\b(?:envi(?:a|ar|e|anos)|adjunt(?:a|ar|e)|inclu(?:ye|ir|ya)|mand(?:a|ar|e|anos)|aport(?:a|ar|e)|indic(?:a|ar|e)) )(?:una |tu |su )?${PHOTO}(?= (?:y|e) (?:tu |su )?(?:estado civil|edad|fecha de nacimiento|nacionalidad|sexo))`,
      unless: isNegated,
      rewrite: null,
    },
    {
      found: pattern`\b${CV} sin ${PHOTO}\b(?= (?:no |seran |se descart|quedar))`,
      rewrite: null,
    },
    {
      found: pattern`(?<lead>\b${CV} [^.;\n]{0,40}(?:,| y| e) )(?:una |tu |su )?${PHOTO}\b${OF_WORK}`,
      unless: isNegated,
      rewrite: null,
    },
    { found: pattern`\b(?:cv|resume)s? with (?:a )?(?:photo|picture)\b`, unless: isNegated },
    {
      found: pattern`(?<lead>${OPENING})(?:adjuntar|enviar|mandar|incluir|aportar) ${PHOTO}\b(?= ?(?:$|[\n.,;)]))`,
      rewrite: null,
    },
  ],
}

export const birthDate: PhraseRule = {
  rule: 'birth_date',
  level: 'BLOCK',
  reason: 'La fecha de nacimiento solo hace falta al firmar el contrato, no para postularse.',
  rewrite: null,
  unless: (around) => isInclusive(around) || isNegated(around),
  rows: [
    {
      found: pattern`\b(?:indic|inclu|envi|mencion|especific|senal|adjunt|proporcion|facilit|escrib|anad)[a-z]{1,6} [^.;\n]{0,40}fecha (?:y lugar )?de nacimiento\b`,
      unless: ({ words, after }) => /client|pacient|alumn|emplead|usuari/.test(words + after.slice(0, 30)),
    },
    { found: pattern`\b(?:cual es (?:tu|su) (?:fecha|ano) de nacimiento|(?:cuando|en que ano) naciste)\b` },
    listedRow('(?:fecha|ano) de nacimiento'),
    { found: pattern`(?<lead>${OPENING})(?:fecha|ano) de nacimiento(?= ?(?:$|[\n?:]))` },
    {
      found: pattern`\b(?:fecha|ano) de nacimiento (?:es )?(?:obligatori[ao]|imprescindible|indispensable|requerid[ao])\b`,
    },
  ],
}
