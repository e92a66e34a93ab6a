import type { Skill } from '#server/features/language/taxonomy/taxonomy.ts'

export const PERSONAL = 'Es una cualidad personal: se ve mejor en una entrevista que en un CV.'

/** Of the same family in the taxonomy, but shown by what somebody has done or can do. */
const SHOWN_BY_WORK = new Set(
  'negotiation team-management public-speaking presentations mentoring shift-work willingness-to-travel'.split(' '),
)

export const isPersonal = ({ id, kind }: Skill): boolean => kind === 'SOFT' && !SHOWN_BY_WORK.has(id)

const WORDS =
  /(?<![a-z])(?:(?<=^|[ye] |, |personas? |gente |muy )limpi[oa]s?(?=$| [ye] |,)|asead|prolij|pulcr|confiable|cumplimiento(?= ?$)|empat|paciencia|(?<=^|[ye] |, |personas? )pacientes?(?=$| [ye] |,)|amab|simpat|carin|responsab|ordenad|orden(?![a-z])|organizad|puntual|proactiv|dinamic|dinamismo|honest|honrad|disciplin(?!ari)|compromiso|comprometid|companerismo|actitud|ganas|motivad|motivacion|entusias|curios|autonom[oa]s?(?![a-z])|autonomia|creativ|discre(?:t|cion(?!al))|cumplidor|respet|educad[oa]|positiv|resolutiv|iniciativa|flexibl|flexibilidad|adaptab|capacidad de (?:aprend|adapt|organ|trabajo|anali|anali|comunic|concentr|lider|escucha)|trabajo en equipo|trabajar en equipo|trabajar bajo presion|bajo presion|aguante|vocacion|pasion|apasiona|constan(?:cia|te)|perseveran|persisten|agilidad|agil(?![a-z])|rapidez|sonrisa|(?:buen(?:a|as|os)?|excelentes?|impecable) (?:trato|presencia|presentacion|comunicacion|escucha|humor|rollo|onda|energia|relacion)|trato (?:agradable|amable|cercano|humano)|don de gentes|habilidades? (?:de |inter|comunic|social)|comunicativ|sociab|extrovertid|lider(?:azgo)?|orientacion (?:a|al) |orientad[oa]s? a|(?:habilidad|capacidad|facilidad|aptitud)(?:es)? (?:para|de) (?:explic|comunic|transmit|traduc|expres|expon|convenc|persuad|escuch|relacion|conect|dialog|conversar)|confianza|confidencialidad|calma|tranquil|humild|seri[oa]s?(?![a-z])|seriedad|formal(?![a-z])|atencion al detalle|analisis numerico|razonamiento|pensamiento (?:critico|analitico|logico)|habilidad numerica|detallist|cuidados[oa]s? (?:con|y|$)|meticulos|gusto por|te guste?|le guste?|cuidado (?:por|con)|mente abierta|(?!(?:re)?cono[cz]|manej|domin|sab|sep)[a-z]{3,}(?:[aei]r|[ae]s?) (?:muy )?bien(?= |$|,|\.)(?! (?:escrit|hech|hablad|remunerad|comunicad|explicad))|buena redaccion|sentido (?:comun|del humor|de la|practico|comercial|de urgencia|estetico)|buena pluma|(?:absoluta|total|maxima) reserva|facilidad de palabra|don de mando|(?:buena |excelente )?presentacion personal|estabilidad laboral|mentalidad|tolerancia a|manejo (?:del? )?(?:estres|presion|la presion|frustracion|detalle)|voluntad|buena disposicion|vision (?:de negocio|comercial|estrategica)|aprendizaje (?:rapido|continuo)|aprender rapido|trabajador[a]?(?= |$|,)|perfeccionist|polivalent|multitarea|multitask|(?:dos|tres|varias|varios|muchas|muchos)(?: [a-z]+){1,4} (?:a la vez|al mismo tiempo)|cumpl[a-z]+ (?:con )?(?:los )?plazos|implicacion|esfuerzo|energia|espiritu|talento|criterio propio|ambicio|crecer|quedarse)/

/** «paciencia», «ganas de aprender», «trato amable» */
export const isSoft = (flat: string): boolean => WORDS.test(flat)
