import { listedRow } from '../asked.ts'
import { isNegated } from '../context.ts'
import { pattern, WORD } from '../flat.ts'
import type { Around, PhraseRule } from '../phrase.ts'

const AMOUNT = '(?:[$€]|s/\\.?|us\\$)? ?\\d{1,12}(?:[.,]\\d{3}){0,3}(?: ?(?:€|euros|pesos|soles|usd))?'
const CANDIDATE =
  '(?:del? |de la |del/la |por el |de cada )?(?:candidat|trabajador|postulante|aspirante|emplead|interesad|colaborador|tuya|tuyo|tu (?:cuenta|cargo)|usted)'

/** «gestión del cobro de matrículas» is work; «te pagamos el curso» is a benefit. */
const isWorkOrBenefit = ({ before }: Around): boolean =>
  /(?:gestion|cobr|control|proces|registr|seguimiento|recib|tramit|administr|emit|emisi|factur|inform|asesor|ofrec|reembols|devolu|concili|pagamos|cubrimos|asumimos|subvencion|ayuda|beca|financi|validar|revis|verific|analiz)[a-z]*(?: [a-z]{1,15}){0,4} ?$/.test(
    before,
  )
const isPaidByCompany = ({ after }: Around): boolean =>
  /^[^.;\n]{0,50}(?:a cargo de (?:la empresa|nosotros|la compania)|por (?:la empresa|nuestra cuenta)|pagad[oa] por la empresa|gratuit|sin cost[eo]|cubiert)/.test(
    after,
  )

export const money: PhraseRule = {
  rule: 'money',
  level: 'BLOCK',
  reason: 'Nadie debe pagar por conseguir un empleo: ni inscripción, ni material, ni formación, ni depósitos.',
  rewrite: 'sin costo para quien se postula',
  unless: (around) => isNegated(around) || isWorkOrBenefit(around) || isPaidByCompany(around),
  rows: [
    {
      found: pattern`\b(?:pago|pagar|abono|abonar|deposito|cuota|costo|coste) (?:unic[oa] |inicial |previ[oa] )?(?:de |por |el |del )?(?:la |tu |costo de |valor de )?(?:inscripcion|matricula)\b`,
    },
    {
      found: pattern`\b(?:realizar|hacer|dejar|entregar|pagar|abonar|consignar|realiza|haz|envia|deja|abona|paga) (?:un|una) (?:deposito|fianza|garantia|pago|inversion|transferencia|bizum|giro|yape)(?: ${WORD}){0,2}
        (?: (?:de|por) ?${AMOUNT}| (?:previ[oa]|inicial)| para (?:reservar|iniciar|apartar|empezar|comenzar|postular|participar|asegurar|entrar))`,
    },
    // «a cargo de» may also say who gives a course, so only things are meant.
    {
      found: pattern`\b(?:material(?:es)?|uniformes?|kit|examenes? medicos?)(?: ${WORD}){0,4} (?:corren? )?a cargo ${CANDIDATE}[a-z/]{0,6}`,
    },
    {
      found: pattern`\b(?:material(?:es)?|uniformes?|kit|examenes? medicos?|formacion|capacitacion|curso|induccion)(?: ${WORD}){0,4} (?:corren? )?(?:por cuenta|a costa|a costo) ${CANDIDATE}[a-z/]{0,6}`,
    },
    {
      found: pattern`\b(?:debes?|deberas?|tienes que|tendras que|hay que|es necesario|necesitas|necesario) (?:pagar|abonar|costear) (?:${WORD} ){0,3}(?:inscripcion|matricula|cursos?|formacion|capacitacion|kit|uniforme|examen medico)\b`,
    },
    {
      found: pattern`\b(?:debes?|deberas?|tienes que|tendras que|hay que|es necesario|necesitas) (?:comprar|adquirir) (?:el |un |tu |su |nuestro )(?:${WORD} )?(?:kit|uniforme|paquete)\b`,
    },
    {
      found: pattern`\b(?:candidat|postulante|aspirante|interesad|trabajador|persona (?:seleccionada|candidata|elegida)|quien se (?:incorpore|postule))[a-z/]{0,6} (?:${WORD} ){0,3}(?:abonar|pagar|costear|ingresar|depositar)(?:a|an|ia)? (?:${WORD} ){0,4}(?:${AMOUNT} ?(?:€|euros|pesos|soles|usd)|(?:[$€]|s/\.?|us\$) ?\d{1,12})`,
    },
    {
      found: pattern`\bpersona (?:abonara|pagara|costeara|depositara) (?:${WORD} ){0,2}${AMOUNT} ?(?:€|euros|pesos|soles|usd)`,
    },
    {
      found: pattern`\b(?:requiere|requerimos|necesitas?|exige) (?:de )?(?:una )?(?:pequena |minima )?inversion (?:inicial|minima|previa|propia|personal|de ?${AMOUNT})`,
      unless: ({ before }) => /(?:proyecto|analisis|evalua|client|negocio|empresa)[a-z]*[^.;\n]{0,30}$/.test(before),
    },
    {
      found: pattern`\b(?:curso|capacitacion|formacion|inscripcion|kit|induccion|uniforme)(?: ${WORD}){0,4} (?:tiene|con|es de|cuesta) (?:un |una )?(?:costo|coste|valor|precio|cuota)(?: de)? ?${AMOUNT}`,
    },
  ],
}

const ACCOUNT =
  '(?:numero de cuenta|cuenta bancaria|cuenta de banco|datos bancarios|datos de (?:tu |su )?tarjeta|iban|clabe|cbu|cci|numero de (?:tu |su )?tarjeta|tarjeta de (?:credito|debito)|claves? bancarias?|contrasena bancaria)'

export const bankDetails: PhraseRule = {
  rule: 'bank_details',
  level: 'BLOCK',
  reason: 'Los datos bancarios solo hacen falta después de firmar el contrato; pedirlos antes parece un engaño.',
  rewrite: null,
  unless: (around) => isNegated(around) || /(?:client|proveedor|usuari|asegurad|socio|pacient)/.test(around.words),
  rows: [
    {
      found: pattern`\b(?:envi|indic|facilit|proporcion|adjunt|mand|compart|aport|inclu|escrib|danos|dinos|ingres|deja|necesitamos|solicitamos|pedimos)[a-z]{0,5} (?:${WORD},? ){0,6}(?:tus?|sus?) (?:${WORD} ){0,2}${ACCOUNT}\b`,
    },
    { found: pattern`\bcual es (?:tu|su) ${ACCOUNT}\b` },
    listedRow(ACCOUNT),
    {
      found: pattern`\b(?:dar|daras?|daran|entregar|entregaras?|facilitaras?|debes? dar) (?:tu|su) (?:${WORD} ){0,2}${ACCOUNT}\b(?! (?:al|en el|para) (?:firm|contrat|cobr))`,
    },
    {
      found: pattern`\btus? (?:numero de cuenta|datos bancarios|cuenta bancaria|iban|clabe|cbu)\b(?= (?:para|al|antes|en) (?:postular|inscri|particip|reserv|apart|el (?:cv|curriculum|registro)|la inscripcion))`,
    },
  ],
}
