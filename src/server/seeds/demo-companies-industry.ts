import type { DemoCompany } from './demo-vacancy.ts'

const pampa: DemoCompany = {
  ...{ name: 'Constructora Pampa Sur', domain: 'pampa-sur.example', sector: 'construction', size: '201-500' },
  ...{ countries: ['AR'], hq_city: 'Córdoba', timezone: 'America/Argentina/Cordoba' },
  ...{ currency: 'ARS', period: 'MES', payments: 13, reply_days: 14, verified: true, owner: 'Lautaro Benítez' },
  description:
    'Construimos escuelas, centros de salud y viviendas en el centro de Argentina. Entregamos obra pública en plazo desde hace veinte años y publicamos los tiempos de cada una.',
  team: 'Cada obra tiene una reunión de quince minutos al empezar el día y un parte claro al terminarlo. La seguridad no se negocia: quien ve un riesgo puede parar el trabajo.',
  benefits: ['Ropa y equipo de la empresa', 'Viáticos', 'Capacitación en seguridad'],
  vacancies: [
    {
      ...{ title: 'Jefe/a de obra', level: 'SENIOR', mode: 'PRESENCIAL', place: 'Córdoba' },
      ...{ pay: [2_400_000, 3_200_000], years: 5 },
      ...{ must: ['Gestión de obras', 'AutoCAD'], should: ['Presupuestos'], nice: ['BIM'] },
      text: 'Dirigirás la construcción de una escuela de dos plantas con cuarenta personas entre propias y contratistas.',
      tasks: ['Planificar avances y compras.', 'Coordinar contratistas y certificar trabajos.'],
    },
    {
      ...{ title: 'Ingeniero/a civil', level: 'SEMI_SENIOR', mode: 'HIBRIDO', place: 'Buenos Aires' },
      ...{ pay: [1_900_000, 2_600_000], years: 2 },
      ...{ must: ['Cálculo de estructuras', 'AutoCAD'], should: ['Revit'], nice: ['Hormigón armado'] },
      text: 'Calcularás estructuras de edificios de hasta cinco plantas y visitarás las obras dos veces por semana.',
      tasks: ['Calcular y documentar estructuras.', 'Resolver consultas de obra.'],
    },
    {
      ...{ title: 'Arquitecto/a', level: 'JUNIOR', mode: 'HIBRIDO', place: 'Rosario' },
      ...{ pay: [1_200_000, 1_600_000], languages: { en: 'A2' } },
      ...{ must: ['Revit', 'Dibujo técnico'], should: ['SketchUp'], nice: ['Sostenibilidad'] },
      text: 'Desarrollarás planos de viviendas con un estudio interno de seis personas y verás construido lo que dibujes.',
      tasks: ['Dibujar planos y detalles.', 'Preparar la documentación municipal.'],
    },
    {
      ...{
        title: 'Electricista de obra',
        level: 'SEMI_SENIOR',
        mode: 'PRESENCIAL',
        place: 'Córdoba',
        contract: 'POR_PROYECTO',
      },
      ...{ pay: [1_100_000, 1_500_000], years: 2 },
      ...{ must: ['Instalaciones eléctricas'], should: ['Lectura de planos'], nice: ['Media tensión'] },
      text: 'Harás la instalación completa de un centro de salud, desde el tablero hasta la última toma, durante siete meses.',
      tasks: ['Tender y conectar instalaciones.', 'Probar y documentar cada circuito.'],
    },
    {
      ...{ title: 'Plomero/a', level: 'JUNIOR', mode: 'PRESENCIAL', place: 'Rosario' },
      ...{ pay: [950_000, 1_250_000] },
      ...{ must: ['Fontanería'], should: ['Soldadura'] },
      text: 'Instalarás agua y desagües en un barrio de sesenta viviendas, con oficiales que llevan años enseñando el oficio.',
      tasks: ['Colocar cañerías y artefactos.', 'Revisar pérdidas y presiones.'],
    },
    {
      ...{
        title: 'Técnico/a en seguridad e higiene',
        level: 'SEMI_SENIOR',
        mode: 'PRESENCIAL',
        place: 'Buenos Aires',
      },
      ...{ pay: [1_500_000, 2_000_000], years: 2 },
      ...{ must: ['Prevención de riesgos laborales'], should: ['Formación de personal'], nice: ['Primeros auxilios'] },
      text: 'Recorrerás tres obras por semana con capacidad de detener cualquier tarea que no sea segura.',
      tasks: ['Inspeccionar y corregir riesgos.', 'Capacitar a las cuadrillas.'],
    },
  ],
}

const educa: DemoCompany = {
  ...{ name: 'Educa Sur', domain: 'educa-sur.example', sector: 'education', size: '51-200' },
  ...{
    countries: ['CL'],
    hq_city: 'Santiago',
    timezone: 'America/Santiago',
    currency: 'CLP',
    period: 'MES',
    payments: 12,
  },
  ...{ reply_days: 10, verified: true, owner: 'Antonia Riquelme' },
  description:
    'Tenemos tres colegios y una escuela en línea en Chile. Enseñamos en grupos de veinte, sin tareas para la casa antes de sexto, y compartimos con otras escuelas todo el material que hacemos.',
  team: 'Cada docente tiene seis horas semanales para preparar clases y una persona con quien observarlas. Las decisiones del aula las toma el equipo del curso, no la dirección.',
  benefits: ['Seis horas para preparar clases', 'Sala cuna', 'Vacaciones de invierno'],
  vacancies: [
    {
      ...{ title: 'Profesor/a de matemáticas', level: 'SEMI_SENIOR', mode: 'PRESENCIAL', place: 'Santiago' },
      ...{ pay: [1_100_000, 1_450_000], years: 2 },
      ...{ must: ['Docencia', 'Matemáticas'], should: ['Evaluación educativa'], nice: ['Estadística'] },
      text: 'Enseñarás en primero y segundo medio con problemas de la vida real y sin dictados.',
      tasks: ['Preparar y dar clases.', 'Acompañar a quienes van más lento.'],
    },
    {
      ...{ title: 'Profesor/a de inglés', level: 'JUNIOR', mode: 'PRESENCIAL', place: 'Valparaíso', day: 'PARCIAL' },
      ...{ pay: [620_000, 850_000], languages: { en: 'C1' } },
      ...{ must: ['Docencia', 'Enseñanza de inglés'], nice: ['Actividades extraescolares'] },
      text: 'Darás clases conversadas a niñas y niños de ocho a doce años, veintidós horas a la semana.',
      tasks: ['Dar clases en inglés.', 'Organizar la semana de teatro.'],
    },
    {
      ...{ title: 'Psicólogo/a educativo/a', level: 'SEMI_SENIOR', mode: 'HIBRIDO', place: 'Santiago' },
      ...{ pay: [1_000_000, 1_350_000], years: 1 },
      ...{ must: ['Psicología', 'Orientación educativa'], should: ['Empatía'], nice: ['Educación especial'] },
      text: 'Acompañarás a doscientas familias con un equipo de convivencia de tres personas.',
      tasks: ['Evaluar y acompañar a estudiantes.', 'Orientar a familias y docentes.'],
    },
    {
      ...{
        title: 'Diseñador/a instruccional',
        level: 'SEMI_SENIOR',
        mode: 'REMOTO',
        place: 'Santiago',
        contract: 'TEMPORAL',
      },
      ...{ pay: [1_200_000, 1_600_000], years: 2 },
      ...{ must: ['Diseño instruccional', 'Moodle'], should: ['Edición de vídeo'] },
      text: 'Convertirás doce asignaturas en cursos en línea que funcionen también con mala conexión.',
      tasks: ['Diseñar cursos con docentes.', 'Medir qué se aprende y qué no.'],
    },
    {
      ...{ title: 'Asistente administrativo/a', level: 'JUNIOR', mode: 'PRESENCIAL', place: 'Valparaíso' },
      ...{ pay: [620_000, 780_000] },
      ...{ must: ['Gestión administrativa'], should: ['Excel', 'Atención al público'] },
      text: 'Llevarás matrículas, certificados y compras de un colegio de trescientos estudiantes.',
      tasks: ['Atender a familias y proveedores.', 'Mantener al día registros y pagos.'],
    },
  ],
}

const solDelSur: DemoCompany = {
  ...{ name: 'Energía Sol del Sur', domain: 'sol-del-sur.example', sector: 'energy', size: '201-500' },
  ...{ countries: ['PE'], hq_city: 'Lima', timezone: 'America/Lima', currency: 'PEN', period: 'MES', payments: 14 },
  ...{ reply_days: 10, verified: true, owner: 'Mayra Huamán' },
  description:
    'Construimos y operamos plantas solares en el sur del Perú. Damos luz a ciento veinte mil hogares y contratamos primero en los pueblos donde están nuestras plantas.',
  team: 'En planta se trabaja con régimen de catorce por siete, con habitación individual y conexión para hablar con la familia. En Lima, con horario flexible y dos días desde casa.',
  benefits: ['Habitación individual en planta', 'Seguro para la familia', 'Cursos técnicos pagados'],
  vacancies: [
    {
      ...{ title: 'Ingeniero/a eléctrico/a', level: 'SENIOR', mode: 'HIBRIDO', place: 'Lima' },
      ...{ pay: [8_500, 11_500], years: 4, languages: { en: 'B1' } },
      ...{ must: ['Energía solar fotovoltaica', 'Media tensión'], should: ['AutoCAD'], nice: ['SCADA'] },
      text: 'Diseñarás la conexión a la red de dos plantas nuevas y acompañarás su puesta en marcha.',
      tasks: ['Diseñar instalaciones y protecciones.', 'Supervisar pruebas en planta.'],
    },
    {
      ...{ title: 'Técnico/a electricista de planta', level: 'JUNIOR', mode: 'PRESENCIAL', place: 'Arequipa' },
      ...{ pay: [2_600, 3_500] },
      ...{ must: ['Electricidad'], should: ['Mantenimiento preventivo'], nice: ['Trabajo en altura'] },
      text: 'Revisarás inversores y paneles en turnos de catorce días, con formación inicial de un mes.',
      tasks: ['Hacer las revisiones del plan.', 'Medir y registrar cada inversor.'],
    },
    {
      ...{ title: 'Soldador/a', level: 'SEMI_SENIOR', mode: 'PRESENCIAL', place: 'Arequipa', contract: 'POR_PROYECTO' },
      ...{ pay: [3_200, 4_500], years: 2 },
      ...{ must: ['Soldadura'], should: ['Lectura de planos'], nice: ['Trabajo en altura'] },
      text: 'Montarás las estructuras de una planta de cuarenta hectáreas durante diez meses.',
      tasks: ['Soldar y montar estructuras.', 'Revisar la calidad de las uniones.'],
    },
    {
      ...{ title: 'Operador/a de maquinaria pesada', level: 'SEMI_SENIOR', mode: 'PRESENCIAL', place: 'Arequipa' },
      ...{ contract: 'TEMPORAL', pay: [3_400, 4_600], years: 3 },
      ...{ must: ['Operación de maquinaria pesada'], should: ['Seguridad industrial'] },
      text: 'Nivelarás el terreno de la nueva planta con excavadora y motoniveladora recién compradas.',
      tasks: ['Operar y revisar la maquinaria.', 'Coordinar con topografía.'],
    },
    {
      ...{
        title: 'Topógrafo/a',
        level: 'SEMI_SENIOR',
        mode: 'PRESENCIAL',
        place: 'Arequipa',
        contract: 'POR_PROYECTO',
      },
      ...{ pay: [4_500, 6_000], years: 2 },
      ...{ must: ['Topografía', 'AutoCAD'], should: ['Sistemas de información geográfica'], nice: ['Drones'] },
      text: 'Levantarás el terreno de dos plantas nuevas con estación total y dron, y marcarás cada hilera antes de que llegue la maquinaria.',
      tasks: ['Hacer levantamientos y replanteos.', 'Entregar planos al día.'],
    },
    {
      ...{ title: 'Asistente de compras', level: 'JUNIOR', mode: 'HIBRIDO', place: 'Lima' },
      ...{ pay: [2_400, 3_200] },
      ...{ must: ['Compras', 'Excel'], should: ['Negociación'], nice: ['SAP'] },
      text: 'Pedirás y compararás ofertas de repuestos y servicios, con trato directo con proveedores locales.',
      tasks: ['Pedir y comparar cotizaciones.', 'Seguir pedidos y recepciones.'],
    },
    {
      ...{ title: 'Practicante de ingeniería industrial', level: 'SIN_EXPERIENCIA', mode: 'HIBRIDO', place: 'Lima' },
      ...{ contract: 'PRACTICAS', day: 'PARCIAL', pay: [1_200, 1_400] },
      ...{ must: ['Excel'], should: ['Mejora de procesos'], nice: ['Power BI'] },
      text: 'Medirás los tiempos de mantenimiento y propondrás mejoras con la jefatura de operaciones, treinta horas por semana.',
      tasks: ['Levantar y ordenar datos.', 'Preparar propuestas de mejora.'],
    },
  ],
}

export const industryAndEducation: DemoCompany[] = [pampa, educa, solDelSur]
