import type { DemoVacancy } from './demo-vacancy.ts'

/** Of the demo recruiter's own company. */
export const technologyVacancies: DemoVacancy[] = [
  {
    ...{ title: 'Desarrollador/a frontend React', level: 'SEMI_SENIOR', mode: 'REMOTO', place: 'Valencia' },
    ...{ pay: [36_000, 46_000], years: 2, languages: { en: 'B1' } },
    ...{ must: ['React', 'TypeScript'], should: ['CSS', 'Git'], nice: ['Playwright', 'Accesibilidad web'] },
    text: 'Construirás las pantallas con las que las autoridades portuarias planifican los atraques de cada semana. Cuidamos la accesibilidad y medimos la velocidad de cada pantalla antes de publicarla.',
    tasks: ['Desarrollar y probar componentes con el equipo de diseño.', 'Revisar el código de otras personas.'],
  },
  {
    ...{ title: 'Desarrollador/a backend Java', level: 'SENIOR', mode: 'HIBRIDO', place: 'Valencia' },
    ...{ pay: [45_000, 58_000], years: 4, languages: { en: 'B2' } },
    ...{ must: ['Java', 'Spring Boot'], should: ['PostgreSQL', 'Docker'], nice: ['Kafka'] },
    text: 'Mantendrás el servicio que recibe los avisos de llegada de los barcos y los reparte a las terminales. Procesamos medio millón de mensajes al día y queremos duplicarlos sin perder ninguno.',
    tasks: ['Diseñar servicios y sus pruebas.', 'Participar en las guardias, una semana de cada seis.'],
  },
  {
    ...{ title: 'Desarrollador/a full stack JavaScript', level: 'JUNIOR', mode: 'HIBRIDO', place: 'Valencia' },
    ...{ pay: [24_000, 30_000], languages: { en: 'B1' } },
    ...{ must: ['JavaScript', 'HTML'], should: ['Node.js', 'SQL'], nice: ['Vue.js'] },
    text: 'Es un puesto para aprender: trabajarás en pareja durante los tres primeros meses y tendrás cada semana medio día para estudiar. Empezarás por el portal con el que las navieras piden sus facturas.',
    tasks: ['Resolver incidencias del portal de facturas.', 'Añadir pantallas pequeñas con sus pruebas.'],
  },
  {
    ...{ title: 'Ingeniero/a DevOps', level: 'SENIOR', mode: 'REMOTO', place: 'Madrid' },
    ...{ pay: [48_000, 62_000], years: 4, languages: { en: 'B2' } },
    ...{ must: ['Kubernetes', 'Terraform'], should: ['AWS', 'Linux'], nice: ['Prometheus', 'Python'] },
    text: 'Te encargarás de que publicar una versión sea aburrido: automatizarás despliegues, copias y alertas de cuarenta servicios. Hoy publicamos dos veces por semana y queremos hacerlo a diario.',
    tasks: ['Automatizar la infraestructura y sus copias de seguridad.', 'Acompañar a los equipos en sus despliegues.'],
  },
  {
    ...{ title: 'Analista de datos', level: 'SEMI_SENIOR', mode: 'HIBRIDO', place: 'Valencia' },
    ...{ pay: [32_000, 41_000], years: 2 },
    ...{ must: ['SQL', 'Power BI'], should: ['Excel', 'Python'], nice: ['Estadística'] },
    text: 'Prepararás los cuadros de mando con los que los puertos comparan tiempos de espera y ocupación de muelles. Hablarás cada semana con quienes los usan para saber qué decisión toman con ellos.',
    tasks: ['Construir informes y vigilar su calidad.', 'Explicar los resultados a personas que no son técnicas.'],
  },
  {
    ...{ title: 'Ingeniero/a de datos', level: 'SENIOR', mode: 'REMOTO', place: 'Ciudad de México' },
    ...{ pay: [44_000, 56_000], years: 3, languages: { en: 'B2' } },
    ...{ must: ['Python', 'Apache Spark'], should: ['Apache Airflow', 'SQL'], nice: ['dbt'] },
    text: 'Moverás los datos de posición de los barcos desde los receptores hasta los modelos que predicen la hora de llegada. Son mil millones de filas al mes y cada una tiene que poder explicarse.',
    tasks: ['Diseñar los procesos de carga y su vigilancia.', 'Cuidar el coste de cada consulta.'],
  },
  {
    ...{ title: 'Diseñador/a UX/UI', level: 'SEMI_SENIOR', mode: 'REMOTO', place: 'Barcelona' },
    ...{ pay: [34_000, 44_000], years: 2 },
    ...{
      must: ['Figma', 'Diseño de interfaces'],
      should: ['Investigación de usuarios'],
      nice: ['HTML', 'Accesibilidad web'],
    },
    text: 'Diseñarás herramientas para personas que trabajan de noche, con guantes y en una cabina que vibra. Visitarás los puertos dos veces al año para ver cómo se usan de verdad.',
    tasks: ['Entrevistar a quienes usan el producto.', 'Dibujar y probar prototipos con el equipo de desarrollo.'],
    sample: 'Adjunta una muestra de tu trabajo: un proyecto basta',
  },
  {
    ...{ title: 'Técnico/a de soporte informático', level: 'JUNIOR', mode: 'PRESENCIAL', place: 'Valencia' },
    ...{ pay: [20_000, 25_000] },
    ...{ must: ['Atención al cliente', 'Windows'], should: ['Redes informáticas'], nice: ['Linux'] },
    text: 'Ayudarás por teléfono y por chat a las terminales cuando algo no funciona, y sobre el terreno cuando hace falta. Los turnos son de mañana y de tarde, en semanas alternas, sin noches.',
    tasks: ['Resolver incidencias y escribir cómo se resolvieron.', 'Preparar los equipos de quienes se incorporan.'],
  },
  {
    ...{ title: 'Tester QA', level: 'JUNIOR', mode: 'REMOTO', place: 'Valencia' },
    ...{ pay: [24_000, 31_000], years: 1, languages: { en: 'B1' } },
    ...{ must: ['Pruebas manuales'], should: ['Pruebas automatizadas', 'SQL'], nice: ['Cypress'] },
    text: 'Probarás cada cambio antes que nadie y escribirás lo que encuentres de forma que quien lo lea pueda repetirlo. Te enseñaremos a automatizar lo que hagas más de tres veces.',
    tasks: ['Preparar y ejecutar planes de prueba.', 'Automatizar las pruebas que se repiten.'],
  },
  {
    ...{ title: 'Product owner', level: 'SENIOR', mode: 'HIBRIDO', place: 'Madrid' },
    ...{ pay: [46_000, 60_000], years: 3, languages: { en: 'C1' } },
    ...{ must: ['Gestión de producto', 'Scrum'], should: ['Análisis de requisitos'], nice: ['SQL'] },
    text: 'Decidirás qué se construye en el módulo de facturación y, lo que es más difícil, qué no. Hablarás cada semana con navieras de tres países y escribirás las prioridades para que cualquiera las entienda.',
    tasks: ['Entrevistar a clientes y ordenar prioridades.', 'Acompañar cada entrega hasta que se usa.'],
  },
  {
    ...{ title: 'Prácticas de marketing digital', level: 'SIN_EXPERIENCIA', mode: 'HIBRIDO', place: 'Madrid' },
    ...{ contract: 'PRACTICAS', day: 'PARCIAL', pay: [9_600, 12_000] },
    ...{ must: ['Redes sociales'], should: ['Redacción publicitaria'], nice: ['Google Analytics', 'Canva'] },
    text: 'Durante seis meses aprenderás a planificar una campaña completa, desde la idea hasta el informe de resultados. Cada persona en prácticas tiene a alguien del equipo que la acompaña a diario.',
    tasks: ['Escribir y programar publicaciones.', 'Preparar el boletín mensual y medir su lectura.'],
  },
]
