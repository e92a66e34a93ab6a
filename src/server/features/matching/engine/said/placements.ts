import { flatten } from '#server/features/language/normalise/fold.ts'

const PLACEMENT =
  '(?:(?<!buenas )practicas?(?! (?:clinica|medica|privada|profesional liberal))|practicantes?|pasantias?|pasantes?|becari[oa]s?|internships?|fct|residencia de practicas)'
const IN_POSITION = new RegExp(`(?<![a-z])${PLACEMENT}(?![a-z])`)
/** «Prácticas de FP, 400 horas», «en prácticas»: said of the whole job, where its telling begins. */
const IN_TELLING = new RegExp(`^[(\\s]*(?:periodo de |contrato de |en )?${PLACEMENT}(?![a-z])`)
/** «Rotación de 880 horas por cuatro servicios»: who learns in the wards is counted in hours. */
const ROTATION =
  /^[(\s]*(?:\d{2,4} ?(?:h|hs|hrs|horas)[.,:;\s]+(?:de )?rotacion(?:es)?|rotacion(?:es)?(?: [a-z]+){0,3} \d{2,4} ?(?:h|hs|hrs|horas))(?![a-z])|(?<![a-z])(?:rotacion(?:es)? (?:clinicas?|medicas?|hospitalarias?)|internado (?:rotatorio|medico|clinico|de pregrado|hospitalario))(?![a-z])/
/** «Prácticas y luego contrato», «tutora de practicantes»: not, or not only, a placement. */
const MORE_THAN_THAT =
  /(?<![a-z])(?:(?:luego|despues|posteriormente|y) (?:con )?(?:contrat|plantilla|fij|indefinid|incorporad|operari|auxiliar|tecnic)|(?:tutor|coordinador|responsable|supervisor|encargad|jef)[a-z]* )/

/** Whether a job was a placement of somebody who was still learning it. */
export function isPlacement({ position, summary }: { position: string; summary: string }): boolean {
  const [named, told] = [flatten(position), flatten(summary).slice(0, 80)]
  const is_learning = IN_POSITION.test(named) || ROTATION.test(named) || IN_TELLING.test(told) || ROTATION.test(told)
  return is_learning && !MORE_THAN_THAT.test(`${named} ${told}`)
}

/** Where a placement is what is offered, to have done one is all that it asks for. */
export const asksForPlacement = (name: string): boolean =>
  /(?<![a-z])(?:practic|pasant|becari|trainee|aprendiz|intern(?![a-z]))/.test(flatten(name))
