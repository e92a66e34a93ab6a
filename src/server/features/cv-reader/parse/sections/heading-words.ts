import { flatten } from '#server/features/language/normalise/fold.ts'
import { SECTION_KINDS, type SectionKind } from '#shared/cvs/cv-document.ts'

/** `contact` and `other` are headings too, but no sections of a CV document. */
export type HeadingKind = SectionKind | 'contact' | 'other'

/** Whole headings that their words alone would place elsewhere, or not at all. Flat: no capitals, no accents. */
const PHRASES: Record<HeadingKind, string> = {
  summary: `acerca de|acerca de mi|sobre mi|quien soy|about|about me|sobre|sobre mim|personal statement|carta de presentacion|
    objetivo de carrera|career objective|en pocas palabras|apresentacao|mi historia`,
  experience: `work history|job history|career history|employment history|historial laboral|historial profesional|
    antecedentes laborales|antecedentes profesionales|historico profissional|trabajos realizados|vida laboral|
    professional background|work background|career|practicas|practicas profesionales|pasantias|internships`,
  education: `antecedentes academicos|datos academicos|academic background|historial academico|academic history|
    grado academico|nivel de estudios|educational background`,
  skills: `lo que se hacer|paqueteria|paqueteria computacional|manejo de paqueteria|tech stack|stack tecnologico|stack|que se hacer|core competencies|areas of expertise|areas de especializacion|
    puntos fuertes|ofimatica|nivel informatico|otras habilidades`,
  languages:
    'hablo|competencias linguisticas|competencia linguistica|habilidades linguisticas|linguistic skills|otros idiomas|nivel de idiomas|conocimiento de idiomas|conocimientos de idiomas|language skills|conocimientos linguisticos',
  certifications:
    'carnets|carnets profesionales|carnes profesionales|licenses & certifications|licenses and certifications|licencias y certificaciones|licencas e certificados',
  projects: 'portfolio|portafolio|side projects|open source|trabajos destacados',
  courses: `formacion complementaria|formacion adicional|otra formacion|otros estudios|formacion continua|formacion no reglada|
    educacion complementaria|estudios complementarios|educacion continua|desarrollo profesional|professional development|
    additional training|training|formacao complementar|cursos complementares|continuing education|formacion extracurricular`,
  awards: 'honors-awards|honors & awards|honours & awards|honors and awards|becas y premios|premios y becas',
  publications: 'articulos publicados|ponencias y publicaciones|publicacoes',
  volunteering: `experiencia voluntaria|experiencia de voluntariado|volunteer experience|volunteer work|trabajo voluntario|
    labor social|accion social|trabalho voluntario|experiencia voluntaria|causas beneficas`,
  interests: 'tiempo libre|que me gusta|mis pasiones|personal interests',
  references: 'personas de referencia',
  contact: `datos personales|informacion personal|datos de contacto|informacion de contacto|personal details|personal data|
    personal information|contact details|contact information|dados pessoais|informacoes pessoais|informacoes de contato|
    get in touch|donde encontrarme|redes sociales|redes`,
  other: `otros datos|datos de interes|otros datos de interes|informacion adicional|informacion complementaria|otra informacion|
    datos adicionales|additional information|other information|informacoes adicionais|carnet de conducir|carne de conducir|
    permiso de conducir|permiso de conduccion|disponibilidad|driving licence|driving license|otros|miscelanea|outros|
    otros meritos|mas informacion|informacion de interes`,
}

/** Words that say the section by themselves. */
const WORDS: Record<HeadingKind, string> = {
  summary: 'extracto perfil resumen presentacion objetivo objetivos summary profile objective resumo',
  experience: 'experiencia experiencias trayectoria empleo empleos experience employment experiencia',
  education:
    'educacion formacion estudios titulacion titulaciones education studies formacao educacao escolaridad escolaridade',
  skills: `habilidades aptitudes competencias conocimientos informatica herramientas tecnologias destrezas capacidades skills
    competencies expertise tools technologies software programas competences strengths fortalezas`,
  languages: 'idiomas lenguas languages linguas',
  certifications: `certificaciones certificados certificacion certifications certificates certificacoes licencias acreditaciones
    certification licenses`,
  projects: 'proyectos projects projetos',
  courses: 'cursos talleres seminarios capacitaciones capacitacion courses workshops',
  awards: 'premios reconocimientos distinciones awards honors honours logros premios becas achievements galardones',
  publications: 'publicaciones publications articulos ponencias publicacoes',
  volunteering: 'voluntariado voluntariados volunteering voluntariado',
  interests: 'intereses aficiones hobbies interests interesses pasatiempos hobbys',
  references: 'referencias references recomendaciones recommendations',
  contact: 'contacto contactar contact contato contactame',
  other: 'varios',
}

const QUALIFIERS = new Set(
  `profesional profesionales docente investigadora clinica internacional laboral laborales academica academicas academico academicos tecnica tecnicas tecnico tecnicos
  personal personales principal principales digital digitales informaticas informaticos relevante relevantes destacada
  destacadas destacado destacados previa adicional adicionales mi mis mas otros otras clave blandas duras sociales transversales
  realizados realizadas obtenidos obtenidas de en del la las los el y e and & of my key core top technical hard soft professional work
  relevant additional selected main academic other personal notable recent reciente profissional profissionais academica
  tecnologicas tecnologicos laborais principais linguisticas linguisticos idiomaticas general generales especificas especializada
  anterior actual universitaria superior reglada oficial extra extraacademica interpersonales organizativas comunicativas
  digitais directivas adquiridas sobre con meus minhas tecnicas career job the sociais interpessoais training`.split(
    /\s+/,
  ),
)

const phrases = new Map<string, HeadingKind>()
const words = new Map<string, HeadingKind>()
for (const kind of [...SECTION_KINDS, 'contact', 'other'] as const) {
  for (const phrase of PHRASES[kind].split('|')) phrases.set(phrase.trim(), kind)
  for (const word of WORDS[kind].split(/\s+/)) words.set(word, kind)
}

const LONGEST_HEADING = 50
const MOST_WORDS = 7

/** The section that a whole heading names, whatever its case, accents, icons and end. */
export function headingKind(text: string): HeadingKind | null {
  if (text.length > LONGEST_HEADING * 2) return null
  const flat = plainHeading(text)
  if (flat === '' || flat.length > LONGEST_HEADING) return null
  const whole = phrases.get(flat)
  if (whole) return whole
  const parts = flat.split(/[\s/,+]+/).filter((part) => part !== '')
  if (parts.length > MOST_WORDS || !parts.every((part) => words.has(part) || QUALIFIERS.has(part))) return null
  const first = parts.find((part) => words.has(part)) ?? ''
  return words.get(first) ?? null
}

/** «E X P E R I E N C I A:» → «experiencia». */
function plainHeading(text: string): string {
  const spaced = /^(?:\p{L} ){3,}\p{L}$/u.test(text.trim())
  const whole = spaced ? text.replace(/ /g, '') : text
  return flatten(whole)
    .replace(/^(?:[^a-z]|[ivx]{1,4}[.)-])+/, '')
    .replace(/[^a-z)]+$/, '')
    .replace(/\s+/g, ' ')
}

/** Words that also stand inside an entry («Logros:», «Herramientas:»), where they open no section. */
const ALSO_INSIDE =
  /^(?:logros|herramientas|software|tecnologias|technologies|tools|achievements|proyectos|projects|programas|stack|tech stack|conocimientos|capacidades|funciones|objetivo|objetivos|reconocimientos|skills|aptitudes|competencias|habilidades|otros|referencias)$/

export const alsoStandsInside = (text: string): boolean => ALSO_INSIDE.test(plainHeading(text))
