import { basic, degree, higher, middle, school, type Trade } from './trade.ts'

const onSite = { modes: ['PRESENCIAL'] } as const
const all = ['JUNIOR', 'SEMI_SENIOR', 'SENIOR'] as const
const early = ['SIN_EXPERIENCIA', 'JUNIOR', 'SEMI_SENIOR'] as const

export const industry: readonly Trade[] = [
  {
    ...{ ...onSite, name: 'Operario/a de almacén', sector: 'logistics', pay: 18, levels: early, licence: 'B' },
    ...{ shifts: ['ROTATIVO', 'NOCHE'], studies: [basic(), school()], paper: 'Carné de carretillero' },
    skills: ['Preparación de pedidos', 'Carga y descarga'],
    more: ['Gestión de inventarios', 'Manejo de carretillas', 'Trabajo en equipo'],
    did: [
      'Preparé unos {n} pedidos por turno con menos de un error al día.',
      'Reordené el pasillo de lo que más sale y ahorramos un {p} % de pasos.',
      'Hice inventario de {n} referencias en un fin de semana.',
    ],
    duties: ['Preparar pedidos con lector.', 'Cargar y descargar con seguridad.', 'Mantener el orden de los pasillos.'],
    about: [
      'Prepararás pedidos en un almacén con luz natural, pausas de verdad y carretillas nuevas.',
      'Entrarás en un turno de doce personas; el primer mes trabajas con alguien que te enseña.',
    ],
  },
  {
    ...{ ...onSite, name: 'Conductor/a de reparto', sector: 'logistics', pay: 19, levels: early, licence: 'B' },
    ...{ shifts: ['MANANA', 'TARDE'], studies: [basic(), school()], vehicle: 'FURGONETA' },
    skills: ['Conducción', 'Reparto', 'Atención al cliente'],
    more: ['Carga y descarga', 'Planificación de rutas', 'Mecánica básica'],
    did: [
      'Entregué unos {n} paquetes al día con un {p} % a la primera.',
      'Conduje {n} mil kilómetros sin un solo parte.',
      'Propuse una ruta que ahorra media hora diaria.',
    ],
    duties: ['Repartir con la ruta del día.', 'Cuidar la furgoneta y la carga.', 'Tratar bien a quien abre la puerta.'],
    about: [
      'Repartirás en una zona fija con furgoneta eléctrica y un número de entregas que cabe en el día.',
      'Conducirás de lunes a viernes; si una calle está cortada, se acaba más tarde y se paga.',
    ],
  },
  {
    ...{ ...onSite, name: 'Conductor/a de camión', sector: 'logistics', pay: 26, levels: all, licence: 'C+E' },
    ...{ shifts: ['ROTATIVO'], studies: [basic()], paper: 'Certificado de aptitud profesional (CAP)' },
    skills: ['Conducción', 'Carga y descarga'],
    more: ['Tacógrafo digital', 'Mercancías peligrosas', 'Planificación de rutas', 'Mecánica básica'],
    did: [
      'Hice rutas de {n} kilómetros por semana sin incidencias.',
      'Llevé mercancía con frío durante {n} meses sin romper la cadena.',
      'Bajé un {p} % el consumo con conducción tranquila.',
    ],
    duties: [
      'Conducir con los descansos que marca la ley.',
      'Revisar el camión y asegurar la carga.',
      'Llevar los papeles de cada viaje.',
    ],
    about: [
      'Harás rutas nacionales con regreso a casa cada fin de semana y camión asignado.',
      'Conducirás de día entre almacenes propios: sin sorpresas y con los descansos pagados.',
    ],
  },
  {
    ...{ name: 'Técnico/a de logística', sector: 'logistics', pay: 27, levels: all, english: 'B1' },
    ...{
      modes: ['PRESENCIAL', 'HIBRIDO'],
      studies: [higher('Transporte y Logística'), degree('Ingeniería Industrial', 5)],
    },
    skills: ['Logística', 'Excel', 'Gestión de inventarios'],
    more: ['SAP', 'Planificación de rutas', 'Comercio internacional', 'Power BI'],
    did: [
      'Planifiqué la salida de {n} camiones diarios.',
      'Bajé un {p} % los retrasos con una llamada a tiempo.',
      'Negocié con {n} transportistas tarifas por temporada.',
    ],
    duties: ['Planificar cargas y rutas.', 'Hablar con transportistas y clientes.', 'Medir retrasos y sus causas.'],
    about: [
      'Planificarás las salidas del día siguiente y arreglarás lo que hoy no salió como estaba previsto.',
      'Serás quien sabe dónde está cada envío y a quién hay que llamar.',
    ],
  },
  {
    ...{ ...onSite, name: 'Operario/a de producción', sector: 'manufacturing', pay: 19, levels: early },
    ...{ shifts: ['ROTATIVO', 'NOCHE'], studies: [basic(), middle('Mecanizado')] },
    skills: ['Producción industrial', 'Control de calidad'],
    more: ['Prevención de riesgos laborales', 'Carga y descarga', 'Envasado'],
    did: [
      'Trabajé en una línea de {n} piezas por hora.',
      'Propuse un útil que bajó un {p} % las piezas rechazadas.',
      'Rotaba en {n} puestos y enseñaba a quien llegaba.',
    ],
    duties: [
      'Atender la línea y revisar cada pieza.',
      'Parar la máquina si algo no es seguro.',
      'Mantener limpio el puesto.',
    ],
    about: [
      'Trabajarás en una línea en la que se rota cada dos horas, porque repetir cansa.',
      'Fabricarás piezas que se ven en la calle; quien llega aprende tres puestos el primer año.',
    ],
  },
  {
    ...{ ...onSite, name: 'Técnico/a de mantenimiento industrial', sector: 'manufacturing', pay: 27, levels: all },
    ...{ shifts: ['ROTATIVO'], studies: [higher('Mecatrónica Industrial'), middle('Mantenimiento Electromecánico')] },
    skills: ['Mantenimiento industrial', 'Electricidad', 'Mecánica'],
    more: ['Neumática', 'PLC', 'Soldadura', 'Hidráulica', 'Lectura de planos'],
    did: [
      'Bajé un {p} % las paradas con revisiones planificadas.',
      'Monté y puse en marcha {n} máquinas nuevas.',
      'Atendí averías de {n} líneas en turno de noche.',
    ],
    duties: [
      'Prevenir y reparar averías.',
      'Planificar revisiones con producción.',
      'Anotar qué falló y cómo se arregló.',
    ],
    about: [
      'Cuidarás de ocho líneas con un equipo de cinco y un almacén de repuestos ordenado.',
      'Queremos prevenir más y apagar menos fuegos: tendrás tiempo y presupuesto para eso.',
    ],
  },
  {
    ...{
      ...onSite,
      name: 'Soldador/a',
      sector: 'manufacturing',
      pay: 24,
      levels: all,
      studies: [middle('Soldadura y Calderería')],
    },
    ...{ shifts: ['MANANA', 'TARDE'], paper: 'Homologación de soldadura TIG' },
    skills: ['Soldadura', 'Lectura de planos'],
    more: ['Soldadura TIG', 'Soldadura MIG', 'Calderería', 'Prevención de riesgos laborales'],
    did: [
      'Soldé estructuras de {n} toneladas con inspección en cada paso.',
      'Pasé la homologación TIG a la primera.',
      'Enseñé el oficio a {n} aprendices.',
    ],
    duties: ['Soldar según plano.', 'Revisar y repasar cordones.', 'Cuidar el equipo y la ventilación.'],
    about: [
      'Soldarás depósitos de acero inoxidable en un taller con extracción nueva y luz de norte.',
      'Harás piezas únicas y series cortas: aquí nadie suelda lo mismo toda la semana.',
    ],
  },
  {
    ...{ ...onSite, name: 'Ingeniero/a industrial', sector: 'manufacturing', pay: 35, levels: all, english: 'B2' },
    studies: [degree('Ingeniería Industrial', 5)],
    skills: ['Gestión de proyectos', 'AutoCAD', 'Lean manufacturing'],
    more: ['SolidWorks', 'Excel', 'SAP', 'Control de calidad'],
    did: [
      'Reorganicé una planta de {n} personas sin parar la producción.',
      'Bajé un {p} % el tiempo de cambio entre series.',
      'Llevé {n} proyectos de mejora de principio a fin.',
    ],
    duties: [
      'Medir y mejorar los procesos con quienes los hacen.',
      'Llevar proyectos de la idea a la planta.',
      'Cuidar la seguridad en cada cambio.',
    ],
    about: [
      'Mejorarás la planta con quienes trabajan en ella: las mejores ideas ya están escritas en su libreta.',
      'Llevarás la ampliación de una nave, desde el plano hasta la primera pieza.',
    ],
  },
  {
    ...{ ...onSite, name: 'Electricista', sector: 'construction', pay: 23, levels: all, licence: 'B' },
    studies: [middle('Instalaciones Eléctricas y Automáticas')],
    skills: ['Instalaciones eléctricas', 'Electricidad'],
    more: ['Lectura de planos', 'Energía solar', 'Domótica', 'Prevención de riesgos laborales'],
    paper: 'Prevención de riesgos laborales, 20 horas',
    did: [
      'Hice la instalación de {n} viviendas de principio a fin.',
      'Cambié cuadros antiguos en {n} comunidades.',
      'Monté {n} instalaciones solares en tejados.',
    ],
    duties: ['Tender y conectar instalaciones.', 'Probar y documentar cada circuito.', 'Trabajar siempre sin tensión.'],
    about: [
      'Harás instalaciones en viviendas y locales con furgoneta, herramienta de la empresa y ayudante.',
      'Trabajarás en rehabilitación: casas viejas que vuelven a tener luz en cada habitación.',
    ],
  },
  {
    ...{ ...onSite, name: 'Albañil', sector: 'construction', pay: 21, levels: all, licence: 'B' },
    ...{ studies: [basic()], paper: 'Prevención de riesgos laborales, 20 horas' },
    skills: ['Albañilería', 'Construcción'],
    more: ['Alicatado', 'Lectura de planos', 'Pintura', 'Yesería', 'Prevención de riesgos laborales'],
    did: [
      'Levanté los tabiques de {n} viviendas.',
      'Reformé {n} baños y cocinas con acabados propios.',
      'Llevé una cuadrilla de {n} personas.',
    ],
    duties: ['Levantar, revocar y alicatar.', 'Leer planos y replantear.', 'Dejar la obra limpia cada tarde.'],
    about: [
      'Trabajarás en reformas de barrio, a menos de media hora de la base y con jornada intensiva en verano.',
      'Buscamos oficio y cuidado: enseñamos a los clientes lo que hay detrás de la pared.',
    ],
  },
  {
    ...{ name: 'Ingeniero/a civil', sector: 'construction', pay: 34, levels: all, modes: ['HIBRIDO', 'PRESENCIAL'] },
    ...{ studies: [degree('Ingeniería Civil', 5)], licence: 'B', english: 'B1' },
    skills: ['AutoCAD', 'Cálculo de estructuras', 'Gestión de obras'],
    more: ['Revit', 'Presupuestos', 'BIM', 'Topografía', 'Hormigón armado'],
    did: [
      'Dirigí la obra de {n} kilómetros de camino rural.',
      'Calculé estructuras de {n} edificios.',
      'Entregué con un {p} % menos de desvío que el año anterior.',
    ],
    duties: ['Calcular y documentar.', 'Visitar la obra y resolver dudas.', 'Controlar plazos, costes y seguridad.'],
    about: [
      'Pasarás dos días en la oficina y tres en la obra, que es donde se aprende.',
      'Llevarás obras de agua y caminos que cambian la vida de pueblos pequeños.',
    ],
  },
  {
    ...{ ...onSite, name: 'Instalador/a de paneles solares', sector: 'energy', pay: 22, levels: early, licence: 'B' },
    studies: [middle('Instalaciones Eléctricas y Automáticas'), higher('Energías Renovables')],
    skills: ['Energía solar', 'Instalaciones eléctricas'],
    more: ['Trabajo en altura', 'Lectura de planos', 'Prevención de riesgos laborales', 'Electricidad'],
    paper: 'Trabajos en altura',
    did: [
      'Monté {n} tejados solares en un año.',
      'Revisé plantas de {n} paneles y subí un {p} % su producción.',
      'Expliqué a cada familia cómo leer su contador.',
    ],
    duties: ['Montar y conectar paneles.', 'Revisar instalaciones.', 'Explicar a cada cliente cómo funciona.'],
    about: [
      'Montarás tejados solares en equipos de tres, siempre con línea de vida y sin subir si llueve.',
      'Instalarás paneles en casas y escuelas, con ruta semanal y dietas pagadas.',
    ],
  },
  {
    ...{ ...onSite, name: 'Ingeniero/a agrónomo/a', sector: 'agriculture', pay: 29, levels: all, licence: 'B' },
    studies: [degree('Ingeniería Agronómica', 5)],
    skills: ['Agronomía', 'Riego', 'Agricultura'],
    more: ['Fitosanitarios', 'Agricultura ecológica', 'Excel', 'Control de plagas'],
    did: [
      'Planifiqué el riego de {n} hectáreas y gastamos un {p} % menos de agua.',
      'Acompañé a {n} familias en su paso a cultivo ecológico.',
      'Coordiné la cosecha de {n} personas.',
    ],
    duties: ['Planificar cultivos y riego.', 'Recorrer fincas y aconsejar.', 'Llevar el cuaderno de campo.'],
    about: [
      'Recorrerás fincas con una libreta y una sonda, y decidirás con quien las trabaja.',
      'Cuidarás el agua: cada metro cúbico se mide y se explica.',
    ],
  },
  {
    ...{ ...onSite, name: 'Mecánico/a de automóviles', sector: 'automotive', pay: 22, levels: all, licence: 'B' },
    studies: [middle('Electromecánica de Vehículos'), higher('Automoción')],
    skills: ['Mecánica del automóvil', 'Diagnosis de vehículos'],
    more: ['Vehículos eléctricos', 'Electricidad', 'Neumáticos', 'Atención al cliente'],
    did: [
      'Reparé unos {n} coches al mes con un {p} % sin volver.',
      'Me formé en alta tensión para híbridos y eléctricos.',
      'Expliqué cada factura a quien la pagaba.',
    ],
    duties: ['Diagnosticar y reparar.', 'Probar cada coche antes de entregarlo.', 'Explicar lo que se ha hecho.'],
    about: [
      'Trabajarás en un taller de seis elevadores que también repara eléctricos y enseña a hacerlo.',
      'Aquí se arregla antes que se cambia, y se le cuenta al cliente.',
    ],
  },
]
