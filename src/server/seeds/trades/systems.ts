import { degree, higher, type Trade } from './trade.ts'

const technology = { sector: 'technology', modes: ['REMOTO', 'HIBRIDO'], english: 'B2' } as const
const all = ['JUNIOR', 'SEMI_SENIOR', 'SENIOR'] as const
const grown = ['SEMI_SENIOR', 'SENIOR'] as const
const numbers = [degree('Grado en Matemáticas'), degree('Grado en Estadística'), degree('Ingeniería en Sistemas', 5)]
const networks = [
  higher('Administración de Sistemas Informáticos en Red'),
  degree('Grado en Ingeniería de Telecomunicación'),
]

export const systems: readonly Trade[] = [
  {
    ...technology,
    name: 'Analista de datos',
    pay: 31,
    levels: all,
    studies: numbers,
    english: 'B1',
    skills: ['SQL', 'Power BI', 'Excel', 'Python'],
    more: ['Estadística', 'Tableau', 'Looker', 'dbt', 'Google Analytics'],
    did: [
      'Preparé {n} cuadros de mando que la dirección abre cada lunes.',
      'Encontré por qué se perdía el {p} % de los carritos.',
      'Unifiqué las cifras de ventas de {n} países.',
      'Reduje de dos días a una hora el informe mensual.',
    ],
    duties: [
      'Construir informes y vigilar su calidad.',
      'Explicar los resultados a personas que no son técnicas.',
      'Acordar con cada área qué se mide y cómo.',
      'Automatizar lo que se repite cada mes.',
    ],
    about: [
      'Convertirás preguntas de negocio en cifras que se entienden, y dirás también cuándo no hay datos para responder.',
      'Prepararás los informes con los que se decide qué se compra, cuánto y para cuándo.',
    ],
  },
  {
    ...technology,
    name: 'Ingeniero/a de datos',
    pay: 43,
    levels: grown,
    studies: numbers,
    skills: ['Python', 'SQL', 'Apache Spark', 'Apache Airflow'],
    more: ['AWS', 'dbt', 'Kafka', 'Docker', 'Scala', 'Snowflake'],
    did: [
      'Diseñé la carga diaria de {n} fuentes con sus avisos.',
      'Bajé un {p} % el coste de las consultas sin quitar informes.',
      'Documenté el origen de cada columna que usan los equipos.',
    ],
    duties: [
      'Diseñar los procesos de carga y su vigilancia.',
      'Cuidar el coste y la calidad de los datos.',
      'Ayudar a quienes analizan a encontrar lo que necesitan.',
    ],
    about: [
      'Moverás los datos de quienes los producen a quienes deciden con ellos, sin perder una fila por el camino.',
      'Ordenarás un almacén de datos que creció deprisa y que ya usan cinco equipos.',
    ],
  },
  {
    ...technology,
    name: 'Científico/a de datos',
    pay: 42,
    levels: grown,
    studies: numbers,
    skills: ['Python', 'Machine learning', 'Estadística', 'SQL'],
    more: ['scikit-learn', 'Pandas', 'TensorFlow', 'PyTorch', 'Docker'],
    did: [
      'Entrené el modelo que prevé la demanda de {n} tiendas.',
      'Bajé un {p} % el error de las previsiones con datos del tiempo.',
      'Expliqué cada modelo a quienes tenían que fiarse de él.',
    ],
    duties: [
      'Plantear, entrenar y evaluar modelos.',
      'Llevarlos a producción con el equipo de datos.',
      'Explicar qué hacen y qué no pueden hacer.',
    ],
    about: [
      'Preverás la demanda de cada semana y medirás con honestidad cuándo acierta el modelo y cuándo no.',
      'Trabajarás con personas de operaciones para decidir qué merece un modelo y qué basta con contar.',
    ],
  },
  {
    ...technology,
    name: 'Ingeniero/a DevOps',
    pay: 46,
    levels: grown,
    studies: networks,
    skills: ['Docker', 'Kubernetes', 'Terraform', 'Linux', 'AWS'],
    more: ['Prometheus', 'Python', 'Jenkins', 'Ansible', 'Grafana', 'Azure', 'Bash'],
    did: [
      'Automaticé el despliegue de {n} servicios: de un día a {n} minutos.',
      'Ensayé la recuperación completa dos veces al año.',
      'Reduje un {p} % la factura de la nube.',
    ],
    duties: [
      'Automatizar la infraestructura y sus copias de seguridad.',
      'Acompañar a los equipos en sus despliegues.',
      'Participar en las guardias, una semana de cada cinco.',
    ],
    about: [
      'Te encargarás de que publicar una versión sea aburrido: automático, vigilado y fácil de deshacer.',
      'Cuidarás de los servidores de treinta servicios y de que nadie tenga que madrugar por ellos.',
    ],
  },
  {
    ...technology,
    name: 'Tester QA',
    pay: 29,
    levels: all,
    studies: networks,
    english: 'B1',
    skills: ['Pruebas manuales', 'Pruebas automatizadas', 'SQL'],
    more: ['Cypress', 'Selenium', 'Postman', 'Jira', 'Playwright', 'JMeter'],
    did: [
      'Automaticé {n} pruebas que antes se hacían a mano.',
      'Escribí informes que cualquiera podía repetir.',
      'Encontré antes de publicar el {p} % de los fallos graves.',
    ],
    duties: [
      'Preparar y ejecutar planes de prueba.',
      'Automatizar lo que se repite.',
      'Hablar con soporte para conocer los fallos que duelen.',
    ],
    about: [
      'Probarás cada cambio antes que nadie y contarás lo que encuentres de forma que se pueda repetir.',
      'Serás la persona que pregunta «¿y si…?» antes de que lo haga un cliente.',
    ],
  },
  {
    ...technology,
    name: 'Diseñador/a UX/UI',
    pay: 33,
    levels: all,
    english: 'B1',
    studies: [degree('Grado en Diseño'), higher('Gráfica Publicitaria')],
    skills: ['Figma', 'Diseño de interfaces', 'Investigación de usuarios'],
    more: ['Prototipado', 'HTML', 'CSS', 'Accesibilidad web', 'Adobe Illustrator', 'Design thinking'],
    did: [
      'Entrevisté a {n} personas antes de dibujar la primera pantalla.',
      'Rediseñé el registro: lo termina un {p} % más de gente.',
      'Creé con desarrollo una guía de estilo que se usa de verdad.',
    ],
    duties: [
      'Entrevistar a quienes usan el producto.',
      'Dibujar y probar prototipos.',
      'Cuidar la guía de estilo con el equipo de desarrollo.',
    ],
    about: [
      'Diseñarás con quienes usan el producto delante, y no solo con sus cifras.',
      'Ordenarás un producto con cinco años de pantallas y lo harás más fácil sin esconder nada.',
    ],
  },
  {
    ...technology,
    name: 'Administrador/a de sistemas',
    pay: 32,
    levels: all,
    studies: networks,
    english: 'B1',
    skills: ['Linux', 'Windows Server', 'Redes informáticas'],
    more: ['VMware', 'Active Directory', 'Bash', 'PowerShell', 'Azure', 'Ansible'],
    did: [
      'Mantuve {n} servidores con menos de una hora de parada al año.',
      'Cambié la red de {n} oficinas en fines de semana.',
      'Documenté cada arreglo: las guardias bajaron un {p} %.',
    ],
    duties: [
      'Mantener servidores, redes y copias de seguridad.',
      'Atender incidencias de segundo nivel.',
      'Planificar actualizaciones y probarlas antes.',
    ],
    about: [
      'Cuidarás de los servidores y las redes de nuestras oficinas, con tiempo para prevenir y no solo para arreglar.',
      'Renovarás una infraestructura que funciona y que queremos entender mejor.',
    ],
  },
  {
    ...technology,
    name: 'Analista de ciberseguridad',
    pay: 38,
    levels: grown,
    studies: networks,
    skills: ['Ciberseguridad', 'Redes informáticas', 'Linux'],
    more: ['SIEM', 'Python', 'ISO 27001', 'Análisis de vulnerabilidades', 'Splunk'],
    did: [
      'Coordiné la respuesta a {n} incidentes sin pérdida de datos.',
      'Formé a {n} personas para reconocer correos falsos.',
      'Cerré el {p} % de los avisos graves en menos de una semana.',
    ],
    duties: [
      'Vigilar alertas y responder a incidentes.',
      'Revisar la configuración de sistemas y permisos.',
      'Formar a la plantilla con ejemplos reales.',
    ],
    about: [
      'Vigilarás lo que importa y enseñarás al resto a no tener que vigilarlo todo.',
      'Crearás con sistemas la forma de enterarnos de un ataque antes de que haga daño.',
    ],
  },
  {
    ...technology,
    name: 'Técnico/a de soporte informático',
    pay: 22,
    levels: ['SIN_EXPERIENCIA', 'JUNIOR'],
    studies: networks,
    english: 'A2',
    modes: ['PRESENCIAL', 'HIBRIDO'],
    shifts: ['MANANA', 'TARDE'],
    skills: ['Atención al cliente', 'Windows', 'Redes informáticas'],
    more: ['Linux', 'Microsoft 365', 'Active Directory', 'Reparación de ordenadores'],
    did: [
      'Resolví unas {n} incidencias al día por teléfono y chat.',
      'Preparé {n} equipos para personas nuevas.',
      'Escribí guías que evitaron un {p} % de las llamadas.',
    ],
    duties: [
      'Resolver incidencias y escribir cómo se resolvieron.',
      'Preparar los equipos de quienes se incorporan.',
      'Avisar de lo que falla a menudo.',
    ],
    about: [
      'Ayudarás por teléfono, por chat y en persona a quienes no pueden seguir porque algo no funciona.',
      'Es un puesto para empezar: te enseñamos los sistemas y trabajas en pareja el primer mes.',
    ],
  },
  {
    ...technology,
    name: 'Product owner',
    pay: 44,
    levels: grown,
    english: 'C1',
    studies: [degree('Grado en Administración y Dirección de Empresas'), degree('Ingeniería Industrial', 5)],
    skills: ['Gestión de producto', 'Scrum', 'Metodologías ágiles'],
    more: ['Jira', 'SQL', 'Investigación de usuarios', 'Kanban', 'Analítica web'],
    did: [
      'Ordené una lista de {n} peticiones en tres objetivos que todos entendían.',
      'Dije que no a media hoja de ruta y subió un {p} % el uso del resto.',
      'Llevé {n} entregas en fecha con dos equipos.',
    ],
    duties: [
      'Decidir con el equipo qué se hace antes y por qué.',
      'Hablar cada semana con quienes usan el producto.',
      'Medir si lo publicado sirvió.',
    ],
    about: [
      'Decidirás qué se hace y qué no, con cifras y con conversaciones, y lo explicarás a todo el mundo.',
      'Llevarás el producto que usan nuestros clientes cada día, con un equipo que opina y se deja convencer.',
    ],
  },
]
