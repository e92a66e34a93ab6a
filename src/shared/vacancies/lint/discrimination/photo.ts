import { MUST, WISH } from '#shared/lexicon/importance.ts'
import { pattern } from '../flat.ts'
import type { Around, PhraseRule } from '../phrase.ts'
import { isNegated, opensToAll } from './context.ts'
import { OPENING } from './vocabulary.ts'

const CV =
  '(?:cvs?|c\\.v\\.|curriculums?|curriculos?|hojas? de vida|candidaturas?|solicitud(?:es)?(?: de empleo)?(?: elaborada)?|postulacion(?:es)?|postular(?:se)?|interesad[oa]s|resumes?)'
const PHOTO = '(?:fotos?|fotografias?|selfies?)'
const SEND =
  '(?:envi(?:a|ar|e|en|anos|ad)|adjunt(?:a|ar|e|en|ando)|inclu(?:ye|ir|ya|yan)|mand(?:a|ar|e|en|anos|ad)|aport(?:a|ar|e)|anad(?:e|ir)|presentar|traer)'
const OF_WORK = '(?! ?(?:de|del) (?!cuerpo|(?:tu )?(?:rostro|cara|perfil)|medio|frente|tamano|tipo))'
const isTaken = ({ before }: Around): boolean =>
  /(?:retrato|estudio|laboratorio|revelado|impresion|venta|toma|tomar|realiz[a-z]+|edicion|editor|retoque|retocar)(?: de)? ?$/.test(
    before,
  )
/** «No hace falta foto», but not «no se leerán CV sin foto». */
const isFree = (around: Around): boolean =>
  isNegated(around) &&
  !/sin ?$|no se (?:lee|valor|admit|tendr|consider|acept|atend)[a-z]* [a-z. ]*$/.test(around.before)

const FREE = new RegExp(`^[ ,(]*(?:${WISH}|(?:completo )?no (?:hace falta|es necesari|hay que))`)
/** «CV con foto (opcional)», «CV ciego: quita nombre, foto y edad». */
const isOptional = ({ near, after }: Around): boolean =>
  FREE.test(after) || /(?:cv|curriculum) ciego|quita (?:tu |el )?nombre/.test(near)

export const photo: PhraseRule = {
  rule: 'photo',
  level: 'BLOCK',
  reason: 'Una foto no muestra lo que alguien sabe hacer y abre la puerta a elegir por el aspecto.',
  rewrite: null,
  unless: (around) => opensToAll(around) || isOptional(around),
  rows: [
    {
      found: pattern`\b${CV}(?: (?:vitae|actualizad[oa]|complet[oa]|reciente)){0,2}(?: con| \+| y| e|,| mas| junto (?:a|con))(?: una| tu| su| \d)? ${PHOTO}\b(?: (?:reciente|actual(?:izada)?))?${OF_WORK}`,
      unless: isFree,
    },
    {
      found: pattern`\b(?:con )?(?:una |tu |\d )?${PHOTO} (?:tuya|personal(?:es)?|recientes?|actual(?:es)?|actualizadas?|de cuerpo|de (?:tu )?(?:rostro|cara)|(?:de )?(?:tamano|tipo) (?:carnet|carne|pasaporte|infantil|documento)|carnet)\b${OF_WORK}`,
      unless: (around) => isFree(around) || isTaken(around),
    },
    {
      found: pattern`\b${PHOTO} (?:es )?(?:${MUST}|requerida|necesaria)s?\b`,
      unless: isFree,
    },
    {
      found: pattern`\b(?:${MUST}|necesari[oa]|requisito)(?: (?:enviar|mandar|adjuntar|incluir|aportar|con))?(?: una| tu)? ${PHOTO}\b${OF_WORK}`,
      unless: isFree,
    },
    { found: pattern`\b${SEND}(?: tambien)? (?:tu|una|su|un) ${PHOTO}\b${OF_WORK}(?! (?:de|del) )`, unless: isFree },
    {
      found: pattern`\b${SEND} (?:(?:foto|fotografia)\b(?= ?(?:$|[\n.,;)]| (?:y|e|al|por|junto) ))|(?:\d )?${PHOTO}\b(?= (?:al|por) ))`,
      unless: (around) => isFree(around) || around.path.startsWith('responsibilities'),
    },
    { found: pattern`\b${CV}(?: que vengan)? sin ${PHOTO}\b(?= (?:no |seran |se |quedar|descart))` },
    {
      found: pattern`\b(?:no se|no) (?:lee|valor|admit|tendr|consider|acept|atend|revis)[a-z]{1,8}(?: en cuenta)?(?: l[ao]s)? ${CV} sin ${PHOTO}\b`,
    },
    {
      found: pattern`(?<lead>\b${CV} [^.;\n]{0,40}(?:,| y| e| \+) )(?:una |tu |su |\d )?${PHOTO}\b${OF_WORK}`,
      unless: isFree,
    },
    { found: pattern`\b(?:cv|resume)s? with (?:a )?(?:photo|picture)\b`, unless: isNegated },
    {
      found: pattern`(?<lead>${OPENING})fotos?(?= ?(?:$|[\n]))`,
      unless: ({ path }) => /^(?:title|requirements|responsibilities)/.test(path),
    },
    { found: pattern`\b${PHOTO} de rostro\b` },
  ],
}
