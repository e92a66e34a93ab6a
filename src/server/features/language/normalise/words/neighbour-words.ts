import { flatten } from '../fold.ts'

/** Words of studies that Catalan, Galician, Basque and Portuguese write otherwise; none of them is a Spanish word. */
const STUDIES: Record<string, string> = {
  grado: 'grau graus gradua',
  graduado: 'graduat',
  licenciado: 'llicenciat llicenciats lizentziatua',
  licenciada: 'llicenciada',
  licenciatura: 'llicenciatura bacharelado lizentziatura',
  diplomado: 'diplomat',
  doctorado: 'doctorat doutorado doutoramento doktoretza',
  maestria: 'mestrado',
  master: 'masterra',
  ciclo: 'cicle zikloa ziklo',
  formativo: 'formatiu',
  medio: 'mitja',
  bachillerato: 'batxillerat batxilerat bacharelato batxilergoa batxilergo',
  tecnico: 'tecnic tecnics teknikari teknikaria',
  tecnicas: 'tecniques',
  universitario: 'universitari',
  oficial: 'ofizial',
  estudiante: 'estudiant ikaslea',
  profesional: 'professional',
  especializacion: 'especialitzacio especializacao',
  obligatoria: 'obrigatoria',
  ingenieria: 'enginyeria enxenaria enxeneria engenharia ingeniaritza ingeniaritzako',
  derecho: 'dret dereito direito zuzenbidea zuzenbide zuzenbideko',
  enfermeria: 'infermeria enfermaria enfermagem erizaintza erizaintzako',
  educacion: 'educacio educacao hezkuntza hezkuntzako',
  primaria: 'lehen',
  infantil: 'haur',
  magisterio: 'magisteri',
  profesorado: 'professorat professorado',
  administracion: 'administracio administracao administrazio administrazioa administrazioko',
  direccion: 'direccio direcao zuzendaritza zuzendaritzako',
  gestion: 'gestio xestion gestao kudeaketa',
  empresas: 'empreses enpresen enpresa enpresak',
  empresariales: 'empresarials',
  economia: 'ekonomia',
  economicas: 'economiques',
  contabilidad: 'comptabilitat contabilidade kontabilitatea',
  finanzas: 'finances financas finantzak',
  relaciones: 'relacions relacoes',
  laborales: 'laborals laborais',
  humanos: 'humans',
  comercio: 'comerc merkataritza',
  internacional: 'nazioarteko',
  publicidad: 'publicitat publicidade',
  comunicacion: 'comunicacio comunicacao komunikazioa',
  periodismo: 'periodisme xornalismo jornalismo kazetaritza',
  turismo: 'turisme turismoa',
  informatica: 'informatika',
  datos: 'dades datuak',
  sistemas: 'sistemes sistemak',
  redes: 'xarxes sareak',
  desarrollo: 'desenvolupament desenvolvemento desenvolvimento garapena',
  aplicaciones: 'aplicacions aplicacoes aplikazioak',
  telecomunicaciones: 'telecomunicacions telecomunicacoes telekomunikazioak',
  electricidad: 'electricitat electricidade',
  electronica: 'elektronika',
  mecanica: 'mekanika',
  mantenimiento: 'manteniment mantemento',
  instalaciones: 'instal·lacions instalacoes',
  automocion: 'automocio',
  construccion: 'construccio construcao eraikuntza',
  edificacion: 'edificacio',
  arquitectura: 'arkitektura',
  diseno: 'disseny deseno diseinua diseinu',
  quimica: 'kimika',
  fisica: 'fisika',
  matematicas: 'matematiques matematika',
  biologia: 'bioloxia',
  ciencias: 'ciencies zientziak zientzia',
  ambientales: 'ambientals',
  psicologia: 'psicoloxia psikologia',
  trabajo: 'treball traballo trabalho',
  filologia: 'filoloxia',
  traduccion: 'traduccio traducao itzulpengintza',
  interpretacion: 'interpretacio',
  medicina: 'medikuntza',
  farmacia: 'farmazia',
  odontologia: 'odontoloxia',
  cocina: 'cuina sukaldaritza',
  hosteleria: 'hostaleria hostalaria ostalaritza',
  peluqueria: 'perruqueria',
  secundaria: 'bigarren',
  atencion: 'atencio atencao arreta',
  personas: 'persones persoas pertsonak pessoas',
  mayor: 'maior',
  mayores: 'maiores adinekoak',
  persona: 'persoa pertsona',
  'de una': 'dunha',
  'de un': 'dun',
  cuidado: 'coidado',
  deporte: 'esport',
  clases: 'classes',
  particulares: 'particulars',
  laboratorio: 'laboratori',
  tienda: 'botiga tenda denda',
  cliente: 'client bezeroa',
  clientes: 'clients bezeroak',
  experiencia: 'experientzia esperientzia',
  anos: 'anys',
  meses: 'mesos',
}

/** Who works; surnames are such words too, so that with a capital they count only as the first of a text. */
const WORKERS: Record<string, string> = {
  ingeniero: 'enginyer enxeneiro engenheiro ingeniaria',
  ingeniera: 'enginyera enxeneira engenheira',
  abogado: 'advocat avogado abokatua abokatu',
  abogada: 'advocada avogada',
  enfermero: 'infermer enfermeiro',
  enfermera: 'infermera enfermeira erizaina erizain',
  medico: 'metge medikua',
  medica: 'metgessa',
  profesor: 'professor irakaslea irakasle mestre',
  profesora: 'professora mestra',
  educador: 'hezitzailea hezitzaile',
  administrativo: 'administratiu administraria administrari',
  contable: 'comptable kontularia',
  camarero: 'cambrer camareiro zerbitzaria zerbitzari',
  camarera: 'cambrera camareira',
  cocinero: 'cuiner cocineiro sukaldaria sukaldari cozinheiro',
  cocinera: 'cuinera cocineira cozinheira',
  dependienta: 'dependenta dendaria dendari',
  vendedor: 'venedor saltzailea saltzaile',
  vendedora: 'venedora',
  cajero: 'caixer caixeiro',
  cajera: 'caixera caixeira',
  reponedor: 'reposador',
  reponedora: 'reposadora',
  chofer: 'xofer',
  conductor: 'condutor gidaria gidari',
  conductora: 'condutora',
  mozo: 'mosso',
  almacen: 'magatzem biltegia biltegi',
  desarrollador: 'desenvolupador desenvolvedor',
  desarrolladora: 'desenvolupadora desenvolvedora',
  disenador: 'dissenyador desenador',
  disenadora: 'dissenyadora desenadora',
  maestro: 'maisua',
  gerocultor: 'xerocultor',
  gerocultora: 'xerocultora',
  cuidador: 'coidador zaintzailea zaintzaile',
  cuidadora: 'coidadora',
  limpiador: 'netejador limpador garbitzailea garbitzaile',
  limpiadora: 'netejadora limpadora',
  limpieza: 'neteja limpeza garbiketa',
  fontanero: 'lampista iturgina',
  carpintero: 'fuster carpinteiro arotza',
  peluquero: 'perruquer perruqueiro',
  peluquera: 'perruquera perruqueira',
  panadero: 'forner panadeiro okina',
  panadera: 'fornera panadeira',
  carnicero: 'carnisser carniceiro harakina',
  carnicera: 'carnissera carniceira',
  pescadera: 'peixatera peixeira',
  jardinero: 'jardiner xardineiro lorezaina',
  mecanico: 'mecanic mekanikaria',
  soldador: 'soldatzailea soldatzaile',
  operario: 'operari langilea langile',
  encargado: 'encarregat encarregado arduraduna',
  encargada: 'encarregada',
  secretaria: 'secretari idazkaria',
  asesor: 'assessor aholkularia',
  asesora: 'assessora',
  vigilante: 'vigilant zaindaria zaindari',
  ayudante: 'ajudant axudante laguntzailea laguntzaile',
  gerente: 'xerent xerente',
  trabajador: 'treballador traballador trabalhador',
  trabajadora: 'treballadora traballadora trabalhadora',
  sustituto: 'substitut',
  sustituta: 'substituta',
  sustitucion: 'substitucio substitucion',
  empleado: 'empleat',
  becario: 'becari bekaduna',
  practicas: 'practiques praktikak',
}

const byWord = (same: Record<string, string>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(same).flatMap(([spanish, others]) =>
      others.split(' ').map((other) => [other.replace('·', ''), spanish] as const),
    ),
  )
const studies = byWord(STUDIES)
const workers = byWord(WORKERS)

/** A word with the article or preposition that hangs before it: «d’infermeria», «l’Educació». */
const WORD = /(?:(?<!\p{L})([dl])['’])?([\p{L}\p{M}·]{4,})/giu
const LONGEST = 4_000

/** A text of a CV with the words of the neighbouring languages in Spanish; any other text stays as it is. */
export function inSpanish(text: string): string {
  let changed = false
  const said = text
    .slice(0, LONGEST)
    .replace(WORD, (whole: string, hung: string | undefined, word: string, at: number) => {
      const flat = flatten(word).replace('·', '')
      const shown = word.charAt(0) !== word.charAt(0).toLowerCase()
      const spanish = studies.get(flat) ?? (shown && at > 0 ? undefined : workers.get(flat))
      if (spanish === undefined) return whole
      changed = true
      const written = shown ? capitalised(spanish) : spanish
      return hung === undefined ? written : `${hung.toLowerCase() === 'd' ? 'de' : 'la'} ${written}`
    })
  return changed || GALICIAN_DEGREE.test(said) ? inOrder(said) + text.slice(LONGEST) : text
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** «Grao» alone is also a quarter by the sea. */
const GALICIAN_DEGREE = /(?<!\p{L})grao(?= en \p{L})/iu
const BASQUE_DEGREE = /^([\p{L}\p{M} ,-]{4,80}?)\s+(grado|master)$/iu

/** «Grau d’Infermeria» is a «Grado en …», and «Zuzenbideko Gradua» has its words the other way round. */
function inOrder(text: string): string {
  return text
    .replace(GALICIAN_DEGREE, 'grado')
    .replace(BASQUE_DEGREE, '$2 en $1')
    .replace(/(?<!\p{L})(grado(?: universitario)?) de (?!superior|medio)/giu, '$1 en ')
    .replace(/ (?:i|eta) (?=\p{L})/gu, ' y ')
}
