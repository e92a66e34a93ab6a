import { degree, higher, middle, school, type Trade } from './trade.ts'

const mixed = { modes: ['HIBRIDO', 'PRESENCIAL'] } as const
const all = ['JUNIOR', 'SEMI_SENIOR', 'SENIOR'] as const
const early = ['SIN_EXPERIENCIA', 'JUNIOR', 'SEMI_SENIOR'] as const
const business = [degree('Grado en Administración y Dirección de Empresas'), higher('Administración y Finanzas')]

export const office: readonly Trade[] = [
  {
    ...mixed,
    name: 'Administrativo/a',
    sector: 'administration',
    pay: 20,
    levels: early,
    studies: [higher('Administración y Finanzas'), middle('Gestión Administrativa'), school()],
    skills: ['Gestión administrativa', 'Excel', 'Atención al cliente'],
    more: ['Facturación', 'Word', 'SAP'],
    did: [
      'Llevé la agenda y las facturas de {n} personas.',
      'Pasé el archivo de papel a carpetas que cualquiera encuentra.',
      'Bajé un {p} % las facturas pagadas con retraso.',
    ],
    duties: [
      'Preparar facturas, pedidos y cartas.',
      'Atender el teléfono y las visitas.',
      'Mantener el archivo en orden.',
    ],
    about: [
      'Serás quien sabe dónde está cada papel y a quién hay que avisar.',
      'Te incorporarás a una oficina de nueve personas con horario de ocho a tres los viernes.',
    ],
  },
  {
    ...mixed,
    name: 'Contador/a',
    sector: 'finance',
    pay: 29,
    levels: all,
    studies: business,
    english: 'B1',
    skills: ['Contabilidad', 'Excel', 'Impuestos'],
    more: ['SAP', 'Auditoría', 'Facturación', 'Conciliación bancaria', 'Nóminas', 'Power BI'],
    did: [
      'Cerré las cuentas de {n} sociedades cada mes.',
      'Reduje de diez a {n} días el cierre mensual.',
      'Preparé dos auditorías sin salvedades.',
    ],
    duties: [
      'Llevar la contabilidad y los cierres.',
      'Preparar impuestos en plazo.',
      'Explicar las cifras a quien decide.',
    ],
    about: [
      'Llevarás las cuentas de cuatro sociedades y tendrás tiempo para explicarlas.',
      'Queremos cerrar el mes en cinco días y sin noches: nos ayudarás a lograrlo.',
    ],
  },
  {
    ...mixed,
    name: 'Analista financiero/a',
    sector: 'finance',
    pay: 34,
    levels: all,
    english: 'B2',
    studies: [degree('Grado en Economía'), ...business],
    skills: ['Análisis financiero', 'Excel', 'Presupuestos'],
    more: ['Power BI', 'SQL', 'SAP', 'Contabilidad', 'Python'],
    did: [
      'Preparé el presupuesto de {n} áreas con una sola hoja.',
      'Expliqué por qué bajó un {p} % el margen y qué hacer.',
      'Monté el informe que lee el consejo.',
    ],
    duties: ['Preparar presupuestos y previsiones.', 'Analizar desviaciones.', 'Contar los resultados con claridad.'],
    about: [
      'Dirás con cifras qué podemos permitirnos, y también qué no sabemos todavía.',
      'Trabajarás al lado de quienes deciden, con preguntas distintas cada semana.',
    ],
  },
  {
    ...mixed,
    name: 'Técnico/a de recursos humanos',
    sector: 'human-resources',
    pay: 26,
    levels: all,
    studies: [degree('Grado en Psicología'), degree('Grado en Relaciones Laborales')],
    skills: ['Selección de personal', 'Entrevistas por competencias', 'Nóminas'],
    more: ['Formación de personal', 'Excel', 'Derecho laboral', 'Evaluación del desempeño'],
    did: [
      'Incorporé a {n} personas en un año respondiendo a todas las demás.',
      'Preparé las nóminas de {n} personas sin un error.',
      'Bajé un {p} % la rotación con entrevistas a los tres meses.',
    ],
    duties: ['Acompañar procesos de selección.', 'Preparar contratos y nóminas.', 'Escuchar y mejorar la acogida.'],
    about: [
      'Acompañarás a las personas desde la primera llamada hasta el día en que enseñan a otras.',
      'Cuidarás de una plantilla de ciento veinte personas con dos compañeras.',
    ],
  },
  {
    ...mixed,
    name: 'Abogado/a laboralista',
    sector: 'legal',
    pay: 32,
    levels: all,
    english: 'B1',
    studies: [degree('Grado en Derecho')],
    skills: ['Derecho laboral', 'Redacción de contratos', 'Negociación'],
    more: ['Protección de datos', 'Mediación', 'Nóminas'],
    did: [
      'Negocié {n} convenios de empresa.',
      'Resolví sin juicio el {p} % de los conflictos.',
      'Escribí contratos que se entienden a la primera.',
    ],
    duties: ['Aconsejar a empresas y personas.', 'Redactar contratos y acuerdos.', 'Representar cuando hace falta.'],
    about: [
      'Aconsejarás antes de que haya un problema, y en un lenguaje que no necesita traducción.',
      'Llevarás asuntos propios en un despacho de siete personas que come junto.',
    ],
  },
  {
    name: 'Jefe/a de proyecto',
    sector: 'consulting',
    pay: 40,
    levels: ['SEMI_SENIOR', 'SENIOR'],
    modes: ['HIBRIDO', 'REMOTO'],
    english: 'C1',
    studies: [...business, degree('Ingeniería Industrial', 5)],
    skills: ['Gestión de proyectos', 'Liderazgo', 'Presupuestos'],
    more: ['Scrum', 'Excel', 'Jira', 'Gestión de riesgos', 'Negociación'],
    did: [
      'Entregué {n} proyectos en plazo con equipos de tres países.',
      'Bajé un {p} % los cambios de última hora escuchando antes.',
      'Llevé un presupuesto de {n} millones.',
    ],
    duties: [
      'Planificar con quien lo va a hacer.',
      'Cuidar plazo, coste y personas.',
      'Decir pronto lo que no va bien.',
    ],
    about: [
      'Llevarás proyectos de seis meses con un equipo fijo y clientes que contestan.',
      'Buscamos a quien cuente los problemas cuando aún se pueden arreglar.',
    ],
  },
  {
    name: 'Community manager',
    sector: 'culture',
    pay: 22,
    levels: early,
    modes: ['REMOTO', 'HIBRIDO'],
    studies: [degree('Grado en Comunicación'), degree('Grado en Periodismo')],
    skills: ['Redes sociales', 'Redacción', 'Creación de contenidos'],
    more: ['Canva', 'Edición de vídeo', 'Fotografía', 'Marketing digital'],
    did: [
      'Llevé las redes de {n} salas y contesté a todo el mundo.',
      'Gané {n} mil seguidores contando lo que pasaba detrás del telón.',
      'Subí un {p} % las entradas vendidas desde redes.',
    ],
    duties: ['Planificar y escribir publicaciones.', 'Contestar con humor y respeto.', 'Medir qué interesa.'],
    about: [
      'Contarás lo que pasa dentro: ensayos, montajes y la gente que lo hace posible.',
      'Escribirás, grabarás y contestarás en nombre de un teatro con cincuenta años de historias.',
    ],
  },
]
