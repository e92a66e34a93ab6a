/** «Llamar por las mañanas», «presentarse de 9 a 13 h», «las entrevistas son el sábado»: when people apply, not when they work. */
const APPLIES =
  /(?<![a-z])(?:llam(?:ar|a|e|anos|ame|adme|en)|telefono|tel|preguntar|presentar(?:se|te)|presentate|pasate|pasarse|pasar por|acerca(?:rse|te)|acercate|acudir|dejanos|dejar|deja tu|entrevistas?|citas?|cv|curriculum|curriculo|hoja de vida|solicitud(?: elaborada| de empleo)?|whats ?app|wsp|escrib(?:ir|enos|inos|e|eme|ime)|mandar?|mandanos|enviar?|envianos|remitir|informes|inscri(?:pcion|bete|birse|birte)|postul[a-z]+|interesad[oa]s|candidaturas|proceso|prueba tecnica|recepcion de (?:cv|antecedentes|documentos))(?![a-z])/
/** What somebody who works there does all day. */
const WORKS =
  /(?<![a-z])(?:horarios?|jornadas?|contrato|turnos? (?:de|rotativ)|sueldo|salario|disponibilidad|trabaj[a-z]+|ofrec[a-z]+)(?![a-z])/
const SENTENCE = /[^.;\n!?]+(?:\.(?=[a-z\d])[^.;\n!?]*)*/g

/** The ad without capitals, with blanks in the place of what is said to those who apply. */
export const withoutApplying = (flat: string): string =>
  flat.replace(SENTENCE, (sentence) =>
    APPLIES.test(sentence) && !WORKS.test(sentence) ? ' '.repeat(sentence.length) : sentence,
  )
