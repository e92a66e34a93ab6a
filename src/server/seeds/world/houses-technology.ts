import type { House } from './house.ts'

const makers = [
  ...['Desarrollador/a frontend', 'Desarrollador/a backend Java', 'Desarrollador/a full stack JavaScript'],
  ...['Tester QA', 'Diseñador/a UX/UI', 'Ingeniero/a DevOps', 'Product owner', 'Desarrollador/a backend Python'],
]
const keepers = [
  'Administrador/a de sistemas',
  'Ingeniero/a DevOps',
  'Analista de ciberseguridad',
  'Técnico/a de soporte informático',
]
const counters = [
  'Analista de datos',
  'Ingeniero/a de datos',
  'Científico/a de datos',
  'Desarrollador/a backend Python',
]
const FLEXIBLE = ['Horario flexible', 'Teletrabajo', 'Presupuesto de formación', 'Seguro médico']

const technology = { sector: 'technology', is_verified: true } as const

export const technologyHouses: readonly House[] = [
  {
    ...{ ...technology, name: 'Telar Datos', land: 'ES', city: 'Madrid', size: '51-200', founded: 2014, reply_days: 7 },
    ...{ hires: [...counters, 'Desarrollador/a frontend', 'Product owner'], vacancies: 10, benefits: FLEXIBLE },
    description:
      'Tejemos los datos de cadenas de tiendas y cooperativas para que sepan qué pedir, cuánto y cuándo. Trabajamos con cifras que se pueden explicar y con equipos que preguntan.',
    team: 'Somos ochenta personas en cuatro equipos. Los lunes decidimos qué se hace, los viernes enseñamos lo hecho y ninguna reunión pasa de cuarenta minutos.',
  },
  {
    ...{
      ...technology,
      name: 'Nube Serena',
      land: 'ES',
      city: 'Barcelona',
      size: '11-50',
      founded: 2017,
      reply_days: 5,
    },
    ...{
      hires: [...keepers, 'Desarrollador/a backend Python'],
      vacancies: 9,
      benefits: [...FLEXIBLE, 'Viernes por la tarde libre'],
    },
    description:
      'Cuidamos los servidores de empresas que no quieren pensar en ellos. Escribimos lo que hacemos, ensayamos los desastres y dormimos por las noches.',
    team: 'Trabajamos treinta personas, la mitad desde casa. Las guardias se pagan, se reparten y se compensan con tiempo.',
  },
  {
    ...{ ...technology, name: 'Pixel y Lupa', land: 'ES', city: 'Málaga', size: '11-50', founded: 2019, reply_days: 6 },
    ...{ hires: ['Diseñador/a UX/UI', 'Desarrollador/a frontend', 'Diseñador/a gráfico/a', 'Tester QA'], vacancies: 8 },
    benefits: ['Horario flexible', 'Jornada intensiva en verano', 'Equipo a elegir'],
    description:
      'Estudio de diseño y desarrollo que mira de cerca: entrevistamos, dibujamos, probamos y volvemos a dibujar. Hacemos webs públicas que se entienden a la primera.',
    team: 'Somos dieciocho personas alrededor de tres mesas grandes. Cada proyecto tiene una persona de diseño y otra de desarrollo, de principio a fin.',
  },
  {
    ...{
      ...technology,
      name: 'Hilo Rojo Sistemas',
      land: 'ES',
      city: 'Bilbao',
      size: '201-500',
      founded: 1998,
      reply_days: 10,
    },
    colors: ['#ffe3c7', '#5c1f00'],
    ...{ hires: ['Desarrollador/a .NET', ...makers, ...keepers], vacancies: 12, benefits: [...FLEXIBLE, 'Comedor'] },
    description:
      'Desde 1998 hacemos los programas con los que trabajan talleres, puertos y ayuntamientos del norte. Mantenemos lo que entregamos, a veces durante veinte años.',
    team: 'Trabajamos en equipos de siete que llevan un producto entero. Quien entra pasa una semana con un cliente antes de escribir una línea.',
  },
  {
    ...{
      ...technology,
      name: 'Grafito Labs',
      land: 'ES',
      city: 'Zaragoza',
      size: '11-50',
      founded: 2020,
      reply_days: 7,
    },
    ...{ hires: ['Científico/a de datos', 'Desarrollador/a backend Python', 'Desarrollador/a Android'], vacancies: 6 },
    benefits: FLEXIBLE,
    description:
      'Hacemos modelos que ayudan a regar menos y a cosechar mejor. Medimos en el campo lo que predecimos en la oficina.',
    team: 'Somos catorce: la mitad programa y la otra mitad ha trabajado en una finca. Una vez al mes salimos al campo.',
  },
  {
    ...{ ...technology, name: 'Ajolote Software', land: 'MX', city: 'Ciudad de México', size: '51-200', founded: 2013 },
    ...{
      reply_days: 6,
      hires: makers,
      vacancies: 12,
      benefits: ['Seguro de gastos médicos', 'Vales de despensa', 'Teletrabajo'],
    },
    description:
      'Hacemos programas para clínicas y laboratorios que se regeneran solos cuando algo falla. Nuestro código atiende a cuatrocientas sucursales.',
    team: 'Somos noventa personas y nos vemos dos días al mes. Publicamos cada semana y nadie lo hace en viernes.',
  },
  {
    ...{
      ...technology,
      name: 'Nopal Digital',
      land: 'MX',
      city: 'Guadalajara',
      size: '11-50',
      founded: 2018,
      reply_days: 5,
    },
    ...{
      hires: ['Desarrollador/a full stack JavaScript', 'Desarrollador/a frontend', 'Especialista en marketing digital'],
    },
    ...{ vacancies: 9, benefits: ['Horario flexible', 'Seguro de gastos médicos', 'Día libre en tu cumpleaños'] },
    description:
      'Tiendas en línea para productores pequeños: mezcal, café, textiles. Cobramos solo si venden, así que nos importa que vendan.',
    team: 'Somos veinticinco personas entre producto, tienda y acompañamiento. Todo el mundo atiende clientes un día al mes.',
  },
  {
    ...{ ...technology, name: 'Cenzontle Pagos', land: 'MX', city: 'Monterrey', size: '51-200', founded: 2016 },
    ...{
      reply_days: 8,
      hires: ['Desarrollador/a backend Java', 'Analista de ciberseguridad', ...counters],
      vacancies: 10,
    },
    benefits: ['Seguro de gastos médicos', 'Fondo de ahorro', 'Aguinaldo de 30 días', 'Teletrabajo'],
    description:
      'Movemos pagos entre mercados y proveedores, con cuatrocientas voces distintas y un solo canto. Cada peso se puede seguir de principio a fin.',
    team: 'Ciento diez personas, tres oficinas y una norma: lo que toca dinero lo miran dos pares de ojos.',
  },
  {
    ...{ ...technology, name: 'Hornero Tech', land: 'AR', city: 'Buenos Aires', size: '51-200', founded: 2012 },
    ...{
      reply_days: 7,
      hires: makers,
      vacancies: 11,
      benefits: ['Prepaga', 'Teletrabajo', 'Horario flexible', 'Clases de inglés'],
    },
    description:
      'Construimos plataformas de educación y de cultura con paciencia de hornero: una capa por día, y que aguante la lluvia.',
    team: 'Somos setenta personas repartidas por el país. Nos juntamos cada trimestre en un lugar distinto.',
  },
  {
    ...{
      ...technology,
      name: 'Ceibo Analítica',
      land: 'AR',
      city: 'Córdoba',
      size: '11-50',
      founded: 2019,
      reply_days: 6,
    },
    ...{ hires: counters, vacancies: 7, benefits: ['Prepaga', 'Teletrabajo', 'Presupuesto de formación'] },
    description:
      'Analizamos datos públicos y privados para municipios y cooperativas. Publicamos los métodos para que cualquiera pueda revisarlos.',
    team: 'Somos dieciséis personas curiosas. Los jueves alguien cuenta en qué se equivocó y qué aprendió.',
  },
  {
    ...{
      ...technology,
      name: 'Guadua Sistemas',
      land: 'CO',
      city: 'Medellín',
      size: '51-200',
      founded: 2011,
      reply_days: 8,
    },
    ...{
      hires: [...makers, 'Desarrollador/a Android'],
      vacancies: 11,
      benefits: ['Teletrabajo', 'Medicina prepagada', 'Bono de conectividad'],
    },
    description:
      'Aplicaciones para transporte y reparto que funcionan con mala señal y teléfonos viejos. Livianas y resistentes como la guadua.',
    team: 'Somos sesenta personas en células de cinco. Cada célula habla cada semana con quienes conducen.',
  },
  {
    ...{
      ...technology,
      name: 'Frailejón Cloud',
      land: 'CO',
      city: 'Bogotá',
      size: '11-50',
      founded: 2018,
      reply_days: 7,
    },
    ...{ hires: keepers, vacancies: 7, benefits: ['Teletrabajo', 'Medicina prepagada', 'Horario flexible'] },
    description:
      'Guardamos y movemos datos de hospitales y universidades en altura: con copias, con orden y con calma.',
    team: 'Somos veintidós personas y ninguna está de guardia más de una semana de cada seis.',
  },
  {
    ...{
      ...technology,
      name: 'Copihue Software',
      land: 'CL',
      city: 'Santiago',
      size: '51-200',
      founded: 2010,
      reply_days: 9,
    },
    ...{
      hires: [...makers, 'Jefe/a de proyecto'],
      vacancies: 10,
      benefits: ['Seguro complementario', 'Teletrabajo', 'Sala cuna'],
    },
    description: 'Sistemas para viñas, puertos y servicios públicos de Chile. Preferimos entregar poco y a menudo.',
    team: 'Somos setenta y cinco personas, con semana de cuatro días y medio y sin reuniones los miércoles.',
  },
  {
    ...{ ...technology, name: 'Vicuña Data', land: 'PE', city: 'Lima', size: '11-50', founded: 2017, reply_days: 6 },
    ...{ hires: [...counters, 'Desarrollador/a frontend', 'Técnico/a de soporte informático'], vacancies: 8 },
    benefits: ['EPS cubierta', 'Teletrabajo', 'Horario flexible'],
    description:
      'Ayudamos a empresas medianas a decidir con datos finos y ligeros. Empezamos siempre por la pregunta y no por la herramienta.',
    team: 'Somos veinte personas en Lima y Arequipa. Quien presenta un informe explica también lo que no sabe.',
  },
]
