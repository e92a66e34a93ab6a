import { flatten } from '#server/features/language/normalise/fold.ts'
import { SECTION_KINDS, type SectionKind } from '#shared/cvs/cv-document.ts'

/** `contact` and `other` are headings too, but no sections of a CV document. */
export type HeadingKind = SectionKind | 'contact' | 'other'

/** Whole headings that their words alone would place elsewhere, or not at all. Flat: no capitals, no accents. */
const PHRASES: Record<HeadingKind, string> = {
  summary: `perfil laboral|empleo deseado|empleo solicitado|puesto deseado|puesto buscado|puesto solicitado|objetivo profesional|objetivo laboral|algo sobre mi|what i do|who i am|my story|me presento|acerca de|acerca de mi|sobre mi|quien soy|about|about me|sobre|sobre mim|personal statement|carta de presentacion|
    objetivo de carrera|career objective|en pocas palabras|apresentacao|mi historia|qui soc|sobre mi mateix|niri buruz|sobre min`,
  experience: `ultimo puesto|ultimo empleo|ultimo trabajo|puesto anterior|puestos anteriores|empleo anterior|empleos anteriores|trabajo anterior|empleo actual|trabajo actual|historia laboral|historial|recorrido|recorrido laboral|actividad laboral|actividad profesional|actividad docente|docencia|investigacion|nombramientos|cargos|cargos desempenados|puestos desempenados|que hice|que he hecho|donde trabaje|donde he trabajado|where i've worked|where i’ve worked|where i have worked|what i've done|what i’ve done|en que he trabajado|lo que he hecho|mis trabajos|obras|obras realizadas|practicas preprofesionales|practicas pre profesionales|practicas clinicas|practicas en empresa|practicas de empresa|carrera|carrera profesional|trabajos anteriores|ultimos trabajos|experiencia de trabajo|actuacion institucional|actuacion profesional|servicios prestados|desempeno laboral|desempeno profesional|work history|job history|career history|employment history|historial laboral|historial profesional|
    antecedentes laborales|antecedentes profesionales|historico profissional|trabajos realizados|vida laboral|
    lan-esperientzia|lan esperientzia|lan ibilbidea|traxectoria|vida laboral|
    laboral|lo laboral|professional background|work background|career|practicas|practicas profesionales|pasantias|internships`,
  education: `escuela|grados y titulos|titulos y grados|estudio|academico|academica|lo academico|preparacion|preparacion academica|grados academicos|grado de estudios|grado de instruccion|nivel de instruccion|estudios realizados|que estudie|que he estudiado|lo que estudie|titulos|titulos academicos|antecedentes educacionales|antecedentes educativos|formacion reglada|formacion de base|mis estudios|nivel educativo|perfil academico|antecedentes academicos|datos academicos|academic background|historial academico|academic history|
    en curso|estudios en curso|grado academico|nivel de estudios|educational background|formazio akademikoa|ikasketak eta formazioa`,
  skills: `computacion|manejo de computacion|se hacer|se usar|uso|manejo|manejo de|sistemas|programas que manejo|que se usar|lo que manejo|conocimientos y programas|capacidades y competencias personales|competencias personales|capacidades personales|lo que se hacer|paqueteria|paqueteria computacional|manejo de paqueteria|tech stack|stack tecnologico|stack|que se hacer|core competencies|areas of expertise|areas de especializacion|
    puntos fuertes|ofimatica|nivel informatico|otras habilidades`,
  languages:
    'idioma|hablo|parlo|llengues|hizkuntza gaitasuna|competencias linguisticas|competencia linguistica|habilidades linguisticas|linguistic skills|otros idiomas|nivel de idiomas|conocimiento de idiomas|conocimientos de idiomas|language skills|conocimientos linguisticos',
  certifications:
    'documentos|documentacion|papeles|mis papeles|papeles en regla|papeles y carnets|vacunas|vacunacion|licences|licenses|driving licences|permisos|permisos y carnets|permiso|licencia|licencias y permisos|carnes|carnet|carnets y permisos|permisos i carnets|certificaciones de plataforma|habilitaciones|carnets|carnets profesionales|carnes profesionales|licenses & certifications|licenses and certifications|licencias y certificaciones|licencas e certificados',
  registrations:
    'colegiacion|colegiaciones|colegiatura|matricula|matricula profesional|registros profesionales|colegiacion y registros|professional registrations|professional memberships',
  circumstances:
    'carnet de conduir|permis de conduir|carne de conduir|gidabaimena|disponibilitat|disponibilidade|licencias de conducir|permisos de conducir|carnet de conducir|carne de conducir|permiso de conducir|permiso de conduccion|licencia de conducir|licencia de manejo|licencia de conduccion|driving licence|driving license|libreta de conducir|brevete|horarios|horario|turnos|disponibilidad|disponibilidad horaria|disponibilidad y movilidad|disponibilidad laboral|movilidad|vehiculo|vehiculo propio|moto|moto propia|carnet y vehiculo|horarios y zonas?|horario y zona|zonas? y horarios?|disponibilidad y zona|permiso y vehiculo|availability',
  projects: 'portfolio|portafolio|side projects|open source|trabajos destacados',
  courses: `perfeccionamiento|perfeccionamientos|perfeccionamiento docente|capacitacion y perfeccionamiento|perfeccionamiento y capacitacion|cursos de perfeccionamiento|cursos de seguridad|cursos de capacitacion|cursos recibidos|cursos realizados|cursos y talleres|cursos y licencias|titulos y cursos|cursos y titulos|cursos y capacitaciones|otros cursos|formacion extra|actualizacion profesional|cursos y carnets|carnets y cursos|formacion complementaria|formacion adicional|otra formacion|otros estudios|formacion continua|formacion no reglada|
    educacion complementaria|estudios complementarios|educacion continua|desarrollo profesional|professional development|
    formacio complementaria|formacion complementaria|altres cursos|outros cursos|bestelako prestakuntza|
    additional training|training|formacao complementar|cursos complementares|continuing education|formacion extracurricular`,
  awards:
    'distinciones|meritos|honors-awards|honors & awards|honours & awards|honors and awards|becas y premios|premios y becas',
  publications:
    'speaking|talks|speaking & writing|talks & publications|conference talks|conferencias|charlas|publicaciones selectas|ponencias y materiales|publicaciones y docencia|articulos publicados|ponencias y publicaciones|publicacoes',
  volunteering: `experiencia voluntaria|experiencia de voluntariado|volunteer experience|volunteer work|trabajo voluntario|
    labor social|accion social|trabalho voluntario|experiencia voluntaria|causas beneficas`,
  interests: 'tiempo libre|que me gusta|mis pasiones|personal interests',
  references:
    'referencias familiares|referencia personal|referencia|referencias personales|referencias laborales|personas de referencia',
  contact: `datos|dades|dades personals|dades de contacte|datos persoais|datu pertsonalak|mis datos|datos basicos|ficha personal|antecedentes personales|datos personales|informacion personal|datos de contacto|informacion de contacto|personal details|personal data|
    personal information|contact details|contact information|dados pessoais|informacoes pessoais|informacoes de contato|
    get in touch|donde encontrarme|redes sociales|redes`,
  other: `extra|extras|otros antecedentes|antecedentes varios|antecedentes adicionales|materias impartidas|asignaturas impartidas|otros datos|datos de interes|otros datos de interes|informacion adicional|informacion complementaria|otra informacion|
    datos adicionales|additional information|other information|informacoes adicionais|otros|miscelanea|outros|
    otros meritos|mas informacion|informacion de interes|altres|altres dades|altres dades d'interes|outros datos|outra informacion|beste datu batzuk|bestelakoak`,
}

/** Words that say the section by themselves. */
const WORDS: Record<HeadingKind, string> = {
  summary:
    'sintesis semblanza extracto perfil resumen presentacion objetivo objetivos summary profile objective resumo resum presentacio objectiu objectius profila laburpena',
  experience:
    'trabajos trabajo laburos puestos empleos experiencia experiencias trayectoria empleo empleos experience employment experiencies esperientzia experientzia feines treballs traballos traxectoria',
  education:
    'escolares educacion formacion estudios titulacion titulaciones education studies formacao educacao escolaridad escolaridade formacio estudis estudos titulacio ikasketak prestakuntza formazioa',
  skills: `habilidades aptitudes competencias conocimientos informatica herramientas tecnologias destrezas capacidades skills
    competencies expertise tools technologies software programas competences strengths fortalezas habilitats coneixements conecementos aptituds eines competencies gaitasunak trebetasunak`,
  languages: 'idiomas idiomes lenguas llengues languages linguas hizkuntzak',
  certifications: `constancias certificaciones certificados certificacion certifications certificates certificacoes licencias acreditaciones
    homologaciones homologacions homologacion autorizaciones habilitaciones acreditacions certification licenses certificats certificacions ziurtagiriak`,
  registrations: '',
  circumstances: '',
  projects: 'proyectos projects projetos projectes proxectos proiektuak',
  courses:
    'curso cursos diplomados diplomaturas ikastaroak talleres seminarios capacitaciones capacitacion courses workshops',
  awards:
    'distinciones premios reconocimientos distinciones awards honors honours logros premios becas achievements galardones premis sariak',
  publications: 'publicaciones publications articulos ponencias publicacoes publicacions',
  volunteering: 'voluntariado voluntariados volunteering voluntariat boluntariotza',
  interests: 'intereses aficiones hobbies interests interesses pasatiempos hobbys aficions interessos zaletasunak',
  references: 'referencias references recomendaciones recommendations referencies erreferentziak',
  contact: 'contacto contactar contact contato contacte contactame harremanetarako',
  other: 'varios',
}

const QUALIFIERS = new Set(
  `profesional profesionales docente investigadora clinica internacional laboral laborales academica academicas academico academicos tecnica tecnicas tecnico tecnicos
  personal personales principal principales digital digitales informaticas informaticos relevante relevantes destacada
  destacadas destacado destacados previa otra otro ejecutivo ejecutiva adicional adicionales mi mis mas otros otras clave blandas duras sociales transversales
  realizados realizadas obtenidos obtenidas de en del la las los el y e and & of my key core top tech technical hard soft professional work
  practicas pasantias relevant additional selected main academic other personal notable recent reciente profissional profissionais academica
  tecnologicas tecnologicos laborais principais linguisticas linguisticos idiomaticas general generales especificas especializada
  anterior actual documentos documentacion universitaria superior reglada oficial extra extraacademica interpersonales organizativas comunicativas
  perfeccionamiento actualizacion especializacion continuada digitais academiques professionals altres i lan eta akademikoa akademikoak pertsonalak directivas adquiridas especifica prl sobre con meus minhas tecnicas career job the sociais interpessoais training`.split(
    /\s+/,
  ),
)

const phrases = new Map<string, HeadingKind>()
const words = new Map<string, HeadingKind>()
for (const kind of [...SECTION_KINDS, 'contact', 'other'] as const) {
  for (const phrase of PHRASES[kind].split('|')) phrases.set(phrase.trim(), kind)
  for (const word of WORDS[kind].split(/\s+/)) if (word !== '') words.set(word, kind)
}

const LONGEST_HEADING = 50

/** «Sobre min / Sobre mí»: one heading in two languages. */
function twiceSaid(flat: string): HeadingKind | null {
  const [first, ...others] = flat.split(' / ').map((part) => phrases.get(part))
  return first && others.length === 1 && others[0] === first ? first : null
}
const MOST_WORDS = 7

/** «Cursos 2015-2023: maestra de infantil»: years of school, in which somebody may have taught. */
const SCHOOL_YEARS = /^\s*cursos?(?: acad[eé]micos?| escolar(?:es)?)?(?: del?)? (?:19|20)\d\d/iu

/** The section that a whole heading names, whatever its case, accents, icons and end. */
export function headingKind(text: string): HeadingKind | null {
  if (text.length > LONGEST_HEADING * 2 || SCHOOL_YEARS.test(text)) return null
  const flat = plainHeading(text)
  if (flat === '' || flat.length > LONGEST_HEADING) return null
  const whole = phrases.get(flat) ?? phrases.get(flat.replace(/^mis? /, '')) ?? twiceSaid(flat)
  if (whole) return whole
  const asked = askedKind(flat) ?? withLanguages(flat)
  if (asked) return asked
  const parts = flat.split(/[\s/,+]+/).filter((part) => part !== '')
  if (parts.length > MOST_WORDS || !parts.every((part) => words.has(part) || QUALIFIERS.has(part))) return null
  const first = parts.find((part) => words.has(part)) ?? ''
  return words.get(first) ?? null
}

/** «Idiomas y computación», «Paquetería e idiomas»: two headings in one, where each is known by itself. */
function withLanguages(flat: string): HeadingKind | null {
  const kinds = flat.split(/ (?:y|e|i) |, | ?[/&+] ?/).map((part) => phrases.get(part) ?? words.get(part) ?? null)
  const [first = null] = kinds
  return kinds.length > 1 && !kinds.includes(null) && kinds.includes('languages') ? first : null
}

/** What somebody says of himself, by its verb, where a heading is a question or an answer: «¿Dónde he trabajado?», «Máquinas que manejo». */
const ASKED: readonly (readonly [HeadingKind, RegExp])[] = [
  [
    'experience',
    /(?:^|(?:he|donde|que) )(?:trabaje|trabajado|laborado|labore|ensene|ensenado|estuve|estado|treballat|fet)$/,
  ],
  ['education', /(?:^|(?:he|donde|que|me) )(?:estudie|estudiado|estudiat|forme|formado|curse|cursado)$/],
  ['languages', /(?:^|que|idiomas|lenguas) (?:se )?hablo$/],
  [
    'skills',
    /(?:que|lo que|tambien|programas|que mas) (?:se(?: hacer| usar| manejar)?|manejo|uso|domino|utilizo|conozco|puedo hacer)$/,
  ],
  ['summary', /^(?:y )?quien soy(?: yo)?$/],
  ['interests', /(?:que|lo que) (?:mas )?me gusta(?: hacer)?$/],
]
const MOST_ASKED_WORDS = 6

function askedKind(flat: string): HeadingKind | null {
  if (!/^[a-z ]+$/.test(flat) || flat.split(' ').length > MOST_ASKED_WORDS) return null
  return ASKED.find(([, pattern]) => pattern.test(flat))?.[0] ?? null
}

/** «E X P E R I E N C I A:» → «experiencia». */
function plainHeading(text: string): string {
  const spaced = /^(?:\p{L} ){3,}\p{L}$/u.test(text.trim())
  const whole = spaced ? text.replace(/ /g, '') : text
  return flatten(whole)
    .replace(/^(?:[^a-z]|[ivx]{1,4}[.)-])+/, '')
    .replace(/\s*\([^()]{2,40}\)\s*:?$/, '')
    .replace(/[^a-z)]+$/, '')
    .replace(/\s+/g, ' ')
}

/** «PRÁCTICAS PROFESIONALES»: whatever stands below it was done by somebody who was still learning. */
const PLACEMENTS = /^(?:mis )?(?:practicas?|pasantias?|internships?)(?![a-z])/
/** «Prácticas y trabajo»: of what stands below it some was work. */
const AND_WORK = /(?<![a-z])(?:trabajos?|empleos?|experiencias?)(?![a-z])/
export const headsPlacements = (text: string): boolean => {
  const heading = plainHeading(text)
  return PLACEMENTS.test(heading) && !AND_WORK.test(heading)
}

/** Words that also stand inside an entry («Logros:», «Herramientas:»), where they open no section. */
const ALSO_INSIDE =
  /^(?:logros|herramientas|software|tecnologias|technologies|tools|achievements|proyectos|projects|programas|stack|tech stack|conocimientos|capacidades|funciones|objetivo|objetivos|reconocimientos|skills|aptitudes|competencias|habilidades|otros|referencias)$/

export const alsoStandsInside = (text: string): boolean => ALSO_INSIDE.test(plainHeading(text))
