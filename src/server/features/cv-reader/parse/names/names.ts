import { findTitleRoles } from '#server/features/language/normalise/concepts.ts'
import { flatten } from '#server/features/language/normalise/fold.ts'
import { readEducation } from '#server/features/language/normalise/read-education.ts'
import { inSpanish } from '#server/features/language/normalise/words/neighbour-words.ts'

const ROLE_HEAD =
  /^(?:(?:junior|senior|sr\.?|jr\.?|ssr|lead|head|chief|principal|staff|sub|vice|co-?)[ -]?)*(?:direct|jef[ea]|responsable|encargad|coordinad|gerent|manager|supervis|lider|leader|analist|analyst|asistent|assistant|auxiliar|ayudant|tecnic|technic|ingenier|engineer|developer|desarrollad|programad|consult|asesor|advisor|tec\. |ejecutiv|executive|administrativ|secretari|recepcionist|profesor|teacher|docente|maestr|monitor|tutor|becari|intern|practicas|pasante|trainee|aprendiz|operari|operador|operator|peon|camarer|waiter|cociner|cook|chef|dependient|vendedor|seller|comercial|sales|cajer|conductor|driver|chofer|repartidor|mozo|enfermer|nurse|medic|doctor|farmaceutic|fisioterapeut|psicolog|abogad|lawyer|contador|contable|accountant|auditor|arquitect|architect|disenad|designer|redactor|editor|periodist|fotograf|investigad|researcher|especialist|specialist|contratad[oa] (?:pre|post|pos)?doc|predoctoral|post-?doc|doctorand|phd (?:student|candidate)|visiting (?:phd|researcher|scholar|professor|student|fellow)|research fellow|postdoctoral|product|project|scrum|data|backend|front|full|devops|qa|tester|soporte|support|agente|agent|representante|promotor|gestor|oficial|electricist|fontaner|mecanic|soldador|albanil|limpiador|limpieza|vigilante|guardia|socorrist|educador|trabajador|worker|terapeut|nutricionist|veterinari|presidente|founder|fundador|ceo|cto|cfo|coo|owner|propietari|socio|partner|voluntari|volunteer|estagiari|gestora|enfermeir|professor|vendedora|assistente|engenheir|desenvolvedor|soldado|conscripto|censista|encuestador|extensionista|niner|canguro|modista|costurer|jardiner|peluquer|panader|pasteler|carnicer|charcuter|pescader|reponedor|carretiller|jornal|temporer|estibador|empleada? (?:de |del )?(?:hogar|domestic|casa)|cuidador|gerocultor|recamarist|muchacha|moz[oa](?![a-z])|meser|barist|bacher|parriller|argonist|pailer|torner|maestr|plomer|gasfit|pintor|carpinter|cerrajer|domiciliari|mensajer|reporter|community|trafficker|key account|front ?desk|counter|duen|titular|becad|residente|practicante|clases (?:de|particulares)|servicio (?:social|militar)|d\.?u\.?e|kinesiolog|fonoaudiolog|odontolog|matron|obstetra|quimic|biolog|geolog|fisioterap|podolog|optic|dj(?![a-z])|actor|actriz|music|bailar|cantant)/
const ROLE_ANYWHERE =
  /(?<![a-z])(?:manager|engineer|developer|analyst|designer|assistant|director[ae]?|intern|consultant|officer|specialist|teacher|nurse|architect|lead|representative|coordinator|technician|accountant)(?![a-z])/

/** «Staff Software Engineer»: English says last what somebody is. */
const ROLE_LAST =
  /(?<![a-z])(?:manager|engineer|developer|analyst|designer|assistant|consultant|officer|specialist|teacher|nurse|architect|coordinator|technician|accountant)$/

/** How much a text looks like a position: 0 to 3. */
export function roleScore(written: string): number {
  const text = inSpanish(written.slice(0, 100))
  const flat = flatten(text).trim()
  const head = ROLE_HEAD.test(flat) || ROLE_LAST.test(flat) ? 2 : ROLE_ANYWHERE.test(flat) ? 1.5 : 0
  const roles = findTitleRoles(text)
  const known = roles.some(({ start }) => start < 3) ? 1 : roles.length > 0 ? 0.5 : 0
  return head + known
}

const LEGAL_FORM =
  /(?<![a-z])(?:s\.?a\.?u?|s\.?l\.?u?|s\.?a\.? de c\.?v|s\.?r\.?l|s\.?a\.?s|ltda|e\.?i\.?r\.?l|s\.?p\.?a|inc|llc|ltd|gmbh|corp|plc|s\.?c\.?a|s\.?coop|c\.?a|s\.?a\.?c)\.?$/
/** «S.L.» alone is the end of a name. */
export const isLegalForm = (text: string): boolean => flatten(text).trim().replace(LEGAL_FORM, '') === ''

/** The full stop between two names; the dots of «Pedro P. Díaz» and «B.S. Biology» are inside one. */
export const STOP = String.raw`(?<!(?<!\p{L})(?:Gral|GRAL|Univ|UNIV|Lda|Ldo|Lcda|Lcdo|ING|Dña|Hnos|HNOS|Cía|Cia|CIA|CÍA|Arq|Ing|Lic|Sra|Srta|Sres|Dra|Rest|Ntra|Ntro|Sta|Sto|Cdora?|Cdra|Cont|Esc|Abo?g|Mtr[oa]|Odont|Prof|Pcia|Avda|Blvd|Bvar|Urb|Fracc|Ctra|Ltd|C[eé]d|[Cc]ol|Matr?|Prov|Nac|[Nn][uú]m|Reg|Enf|Psic|T[eé]c|[Vv]to|[Vv]enc))(?<=\p{L}{3}|[\d)."»”]|(?:[Cc]arn[eé]t?|CARN[EÉ]T?|[Cc]lase|CLASE|[Pp]ermiso|[Ll]icencia|LICENCIA|[Tt]ipo|[Nn]ivel|[Cc]ategor[ií]a|[Bb]revete|[Cc]onducir) \p{Lu}|S\.[LAC]|C\.V|R\.L|\p{Lu}-I{1,3}[a-c]?|\p{Lu}\.\p{Lu}\.\p{Lu})\.\s+`

/** «Dra. Marta Ferro», «Lic. Jorge Luna»: who owns a house, by title; towns are called «Ing. White» too. */
const OWNER =
  /^(?:Dra?|Lic|Arq|Cdora?|Cdra|C\.P|Cont|Esc|Abo?g|Mtr[oa]|Not|Odont|Prof|Sra?|Sres|D|Dña|Don|Doña)(?:\.|(?<=Do[nñ]a?)) \p{Lu}\p{Ll}/u
export const isOwner = (text: string): boolean => OWNER.test(text)

const COMPANY_WORD =
  /(?<![a-z])(?:grupo|group|hospital|clinica|centro|universidad|university|universidade|colegio|school|escuela|instituto|institute|banco|bank|restaurante|restaurant|hotel|ayuntamiento|ministerio|gobierno|municipalidad|alcaldia|consultora|consulting|consultores|consultoria|estudio|studio|farmacia|transportes|construcciones|constructora|tienda|tiendas|solutions|soluciones|labs?|laboratorios?|industrias?|talleres|despacho|bufete|agencia|agency|fundacion|foundation|asociacion|cooperativa|editorial|supermercados?|panaderia|cafeteria|logistics?|logistica|technologies|tecnologia|systems|sistemas|servicios|services|company|compania|empresa|hermanos|e hijos|y asociados|& asociados|partners|distribuciones|distribuidora|inmobiliaria|seguros|residencia|correos|ies|ceip|minera|energia|telecom|software|media|digital|capital|bodegas?|hacienda|clinic|health|foods|alimentos|textil|aceros|motors?)(?![a-z])/

/** How much a text looks like an employer: 0 to 4. */
export function companyScore(text: string): number {
  const flat = flatten(text.slice(0, 120)).trim()
  return (LEGAL_FORM.test(flat) ? 3 : 0) + (COMPANY_WORD.test(flat) ? 1.5 : 0) + (/\S & \S/.test(flat) ? 0.5 : 0)
}

const SCHOOL =
  /(?<![a-z])(?:i\.?e\.?(?= (?!business)[a-z\d])|univ(?=\.? )|politecnico|u\. (?:de|del|nacional|catolica|tecnica|autonoma|austral)(?![a-z])|iestp?|cft|eet|eest|eem|ipem|ipet|utu|cbtis|cecyt|senati|sencico|institucion educativa|universidad|universitat|universidade|university|instituto|institut|institute|escuela|escola|escuelas|school|colegio|college|ies|i\.e\.s\.?|ceip|facultad|faculty|politecnic[oa]|polytechnic|academia|academy|centro|center|centre|conservatorio|liceo|ins(?= [a-z])|uned|uoc|unam|itesm|tecnologico de|sena|ipn|uba|puc|pucp|inacap|duoc|esade|iese|ie business|fundacion|campus|business school|seminario|cetis|conalep|senai|senac|usp|unicamp|cfp|cifp|salesianos|(?<!^)bootcamp|openwebinars|coursera|udemy|platzi|edx)(?![a-z])/

const SCHOOL_NAME =
  /(?<!(?<!\p{L})(?:de|del|la|el|en|y|e|un|una|of|at|the|su|por|con|para|a))\s+(?=(?:I\.?E\.?[SPTD]?\.?(?= )|IES|INS|CIFP|CEIP|Universidad|Universitat|Universidade|University|Instituto|Institut|Escuela|Escola|Colegio|Liceo|Academia|Facultad|Conservatorio|CBTIS|CETIS|CECYT|CONALEP|UNAM|IPN|SENATI|SENCICO|SENA|SENAI|INACAP|DUOC|UNED|UOC|UTN|UBA|EET|EEST|UNIVERSIDAD|INSTITUTO|ESCUELA|COLEGIO|LICEO|ACADEMIA|FACULTAD)(?![\p{L}\d]))/u

const SMALL_SCHOOL_NAME = new RegExp(SCHOOL_NAME.source, 'iu')
/** «eso en el ies arroyo»: in small letters all of it is a name, so that only «en» tells where the school begins. */
const AT_SMALL_SCHOOL = new RegExp(
  String.raw`\s+en(?:\s+(?:el|la))?${SCHOOL_NAME.source.slice(SCHOOL_NAME.source.indexOf('\\s+(?='))}`,
  'iu',
)

/** «Secundaria completa I.E. 6024»: a school right behind what was learnt there. */
export function schoolApart(text: string): [string, string] | null {
  const cut = text.slice(0, 150)
  const small = text === text.toLowerCase()
  const found = (small ? SMALL_SCHOOL_NAME : SCHOOL_NAME).exec(cut) ?? (small ? AT_SMALL_SCHOOL.exec(cut) : null)
  const before = text.slice(0, found?.index ?? 0).replace(/[\s,;:–—-]+$/, '')
  return found && before.length > 2 ? [before, text.slice(found.index + found[0].length).trim()] : null
}

export const schoolScore = (text: string): number => (SCHOOL.test(flatten(text.slice(0, 150))) ? 2 : 0)

const DEGREE_HEAD =
  /^(?:(?:cursando|estudiando) (?:el |la |un |una )?)?(?:lic\.? en|ing\.? (?:en|de|industrial|civil|mecan|quimic|electr|agronom|informat)|arq\.? |tsu |pregrado|(?:segunda|2da|2a|2ª) especialidad|egresad[oa] (?:de|en)|estudiante de|\d\S{0,3} ano de|\d\S{0,2} (?:de )?(?:bachillerato|eso(?![a-z])|secundaria|primaria)|t\.? ?s\.? ?u\.? |grau en|grado|graduad|licenciatur|licenciad|master|maestria|magister|mba|doctor|phd|ph\.d|ingenier|diplom|tecnic|tecnolog|bachiller|bachelor|b\.?sc|m\.?sc|b\.?a\.?(?![a-z])|m\.?a\.?(?![a-z])|postgrado|posgrado|especiali|ciclo|fp |cfgs|cfgm|c\.?f\.?g|eso(?![a-z])|e\.s\.o|educacion secundaria|secundari[oa]|primaria|curso|certificad|titul(?!o a nombre)|arquitect|abogad|contador|profesorad|formacion profesional|preparatoria|high school|associate|degree|bacharel|tecnolog|pos-graduacao|mestrado|doutorado|graduacao|ensino|tecnicatura|traductorad|perito |post-?titulo|profesora? de (?:educacion|ensenanza|primaria|secundaria|grado)|magisterio|mestr[ae] de|profesional en|experto|bootcamp)/

/** How much a text looks like a degree: 0 to 3. */
export function degreeScore(text: string): number {
  const cut = inSpanish(text.slice(0, 150))
  const flat = flatten(cut).trim()
  return (DEGREE_HEAD.test(flat) ? 2 : 0) + (readEducation(cut, flat).length > 0 ? 1 : 0)
}
