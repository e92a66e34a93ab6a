import { basic, degree, higher, middle, school, type Trade } from './trade.ts'

const onSite = { modes: ['PRESENCIAL'] } as const
const all = ['JUNIOR', 'SEMI_SENIOR', 'SENIOR'] as const
const early = ['SIN_EXPERIENCIA', 'JUNIOR', 'SEMI_SENIOR'] as const

export const care: readonly Trade[] = [
  {
    ...{ ...onSite, name: 'Enfermero/a', sector: 'health', pay: 30, levels: all, shifts: ['ROTATIVO', 'NOCHE'] },
    studies: [degree('Grado en Enfermería')],
    skills: ['Enfermería', 'Cuidados de enfermería', 'Trabajo en equipo'],
    more: ['Urgencias', 'Curas', 'Administración de medicamentos', 'Geriatría', 'Soporte vital avanzado'],
    paper: 'Soporte vital avanzado',
    did: [
      'Atendí a {n} personas por turno en planta de medicina interna.',
      'Formé a {n} personas nuevas en el manejo de vías.',
      'Propuse un relevo escrito que redujo un {p} % los errores.',
    ],
    duties: [
      'Valorar y cuidar a las personas ingresadas.',
      'Administrar tratamientos y registrar cada paso.',
      'Acompañar a las familias con información clara.',
    ],
    about: [
      'Trabajarás en una planta de veinte camas con una enfermera por cada seis pacientes, también de noche.',
      'Cuidarás en un equipo estable, con turnos publicados con tres meses de antelación.',
    ],
  },
  {
    ...{ ...onSite, name: 'Auxiliar de enfermería', sector: 'health', pay: 19, levels: early, shifts: ['ROTATIVO'] },
    studies: [middle('Cuidados Auxiliares de Enfermería')],
    skills: ['Cuidados básicos', 'Higiene personal y aseo', 'Trabajo en equipo'],
    more: ['Geriatría', 'Movilización de pacientes', 'Primeros auxilios'],
    did: [
      'Acompañé cada mañana a {n} personas en su aseo y su desayuno.',
      'Cuidé de {n} residentes con demencia con su rutina de siempre.',
      'Avisé a tiempo de cambios que evitaron dos ingresos.',
    ],
    duties: [
      'Ayudar en el aseo, la comida y el movimiento.',
      'Observar y avisar de cualquier cambio.',
      'Cuidar el orden y el material de la planta.',
    ],
    about: [
      'Acompañarás a las personas en lo que ya no pueden hacer solas, con tiempo para hacerlo bien.',
      'Te incorporarás a un equipo que lleva años junto y que enseña a quien llega.',
    ],
  },
  {
    ...{ ...onSite, name: 'Fisioterapeuta', sector: 'health', pay: 25, levels: all, shifts: ['PARTIDO', 'TARDE'] },
    studies: [degree('Grado en Fisioterapia')],
    skills: ['Fisioterapia', 'Rehabilitación', 'Terapia manual'],
    more: ['Pilates', 'Electroterapia', 'Fisioterapia deportiva'],
    did: [
      'Traté a {n} personas por semana después de una operación de rodilla.',
      'Creé un grupo de espalda que llenó {n} plazas.',
      'Seguí a cada paciente hasta el alta, con un {p} % menos de recaídas.',
    ],
    duties: [
      'Valorar y tratar con un plan escrito.',
      'Enseñar ejercicios para casa y revisarlos.',
      'Hablar con medicina y con el gimnasio.',
    ],
    about: [
      'Tendrás cuarenta minutos por persona y una sala con luz: aquí no se trata a dos a la vez.',
      'Acompañarás a quienes vuelven a caminar, a trabajar o a correr.',
    ],
  },
  {
    ...{ ...onSite, name: 'Cuidador/a de personas mayores', sector: 'care', pay: 17.5, levels: early },
    ...{ studies: [middle('Atención a Personas en Situación de Dependencia'), basic()], shifts: ['MANANA', 'NOCHE'] },
    skills: ['Cuidado de personas mayores', 'Primeros auxilios'],
    more: ['Cocina', 'Movilización de pacientes', 'Higiene personal y aseo'],
    did: [
      'Cuidé en su casa de una persona mayor durante {n} meses, con su medicación y sus paseos.',
      'Organicé las visitas de {n} hogares por semana.',
      'Apunté cada día lo importante para la familia.',
    ],
    duties: [
      'Acompañar en el aseo, la comida y los paseos.',
      'Vigilar la medicación con la familia.',
      'Anotar cada día cómo ha estado la persona.',
    ],
    about: [
      'Acompañarás a dos personas mayores en su casa, siempre las mismas, para que os conozcáis bien.',
      'Cuidarás con calma: las visitas duran lo que tienen que durar.',
    ],
  },
  {
    ...{ ...onSite, name: 'Técnico/a de farmacia', sector: 'pharma', pay: 20, levels: early, shifts: ['ROTATIVO'] },
    studies: [middle('Farmacia y Parafarmacia')],
    skills: ['Dispensación de medicamentos', 'Atención al cliente'],
    more: ['Gestión de inventarios', 'Ventas', 'Cosmética', 'Manejo de caja'],
    did: [
      'Atendí a unas {n} personas al día en el mostrador.',
      'Ordené el almacén: las roturas bajaron un {p} %.',
      'Preparé los pastilleros semanales de {n} vecinos.',
    ],
    duties: [
      'Dispensar y aconsejar con la persona titular.',
      'Recibir pedidos y revisar caducidades.',
      'Preparar los pastilleros semanales.',
    ],
    about: [
      'Atenderás en el mostrador de una farmacia de barrio, donde a la mayoría se la conoce por su nombre.',
      'Combinarás mostrador y almacén, con formación pagada cada trimestre.',
    ],
  },
  {
    ...{ ...onSite, name: 'Maestro/a de primaria', sector: 'education', pay: 28, levels: all, english: 'B2' },
    studies: [degree('Grado en Educación Primaria')],
    skills: ['Docencia', 'Planificación de clases', 'Trabajo en equipo'],
    more: ['Evaluación educativa', 'Atención a la diversidad', 'Google Classroom'],
    did: [
      'Tutoricé un grupo de {n} niñas y niños durante dos cursos.',
      'Puse en marcha un huerto con {n} familias.',
      'Adapté las clases y un {p} % más llegó a los objetivos de lectura.',
    ],
    duties: [
      'Preparar y dar clase con el equipo del curso.',
      'Hablar cada trimestre con las familias.',
      'Adaptar las tareas a quien lo necesite.',
    ],
    about: [
      'Llevarás un grupo de veinte con una maestra de apoyo y cinco horas a la semana para preparar.',
      'Enseñarás en un colegio con patio de tierra, biblioteca abierta y pocas pantallas.',
    ],
  },
  {
    ...{ name: 'Profesor/a de inglés', sector: 'education', pay: 22, levels: all, english: 'C1' },
    ...{ modes: ['PRESENCIAL', 'HIBRIDO'], shifts: ['TARDE'], studies: [degree('Grado en Estudios Ingleses')] },
    skills: ['Docencia', 'Enseñanza de inglés'],
    more: ['Planificación de clases', 'Evaluación educativa', 'Preparación de exámenes', 'Google Classroom'],
    did: [
      'Preparé a {n} personas para su examen oficial; aprobó el {p} %.',
      'Di clases de conversación a {n} adultos.',
      'Diseñé un curso de inglés para atender al público.',
    ],
    duties: [
      'Dar clase a grupos de hasta diez personas.',
      'Preparar exámenes oficiales.',
      'Seguir el progreso y contarlo con claridad.',
    ],
    about: [
      'Darás clase por las tardes a grupos pequeños, con libertad para elegir cómo.',
      'Enseñarás a personas adultas que necesitan el idioma para trabajar mañana.',
    ],
  },
  {
    ...{ name: 'Educador/a social', sector: 'ngo', pay: 23, levels: all, modes: ['PRESENCIAL'], shifts: ['TARDE'] },
    studies: [degree('Grado en Educación Social')],
    skills: ['Intervención social', 'Mediación', 'Trabajo en equipo'],
    more: ['Dinámicas de grupo', 'Primeros auxilios', 'Gestión de proyectos'],
    did: [
      'Acompañé a {n} jóvenes en su primer empleo.',
      'Coordiné un centro abierto con {n} voluntarios.',
      'Medié con familias y escuelas en casos difíciles.',
    ],
    duties: [
      'Acompañar a las personas en su plan.',
      'Preparar actividades de grupo.',
      'Coordinarse con escuelas y servicios sociales.',
    ],
    about: [
      'Acompañarás a jóvenes del barrio en lo que les toque: estudios, papeles o un primer trabajo.',
      'Trabajarás con otras cuatro personas en un centro que abre todas las tardes.',
    ],
  },
  {
    ...{ ...onSite, name: 'Limpiador/a', sector: 'cleaning', pay: 17, levels: early, shifts: ['MANANA', 'TARDE'] },
    studies: [basic(), school()],
    skills: ['Limpieza'],
    more: ['Limpieza de cristales', 'Lavandería', 'Trabajo en equipo'],
    did: [
      'Mantuve {n} oficinas listas antes de las ocho.',
      'Enseñé a {n} personas nuevas a usar los productos con seguridad.',
      'Avisé de averías antes de que molestaran.',
    ],
    duties: [
      'Limpiar y ordenar según el plan de cada sala.',
      'Reponer material y avisar de lo que falta.',
      'Usar los productos con seguridad.',
    ],
    about: [
      'Limpiarás de día y con las personas delante: creemos que quien cuida un sitio debe poder conocerlo.',
      'Tendrás un edificio fijo, ropa de la empresa y un horario que no cambia.',
    ],
  },
  {
    ...{ ...onSite, name: 'Vigilante de seguridad', sector: 'security', pay: 19.5, levels: early, licence: 'B' },
    ...{ shifts: ['ROTATIVO', 'NOCHE', 'FINES_DE_SEMANA'], studies: [basic(), school()] },
    skills: ['Vigilancia', 'Control de accesos'],
    more: ['Primeros auxilios', 'Videovigilancia', 'Atención al cliente', 'Prevención de riesgos laborales'],
    paper: 'Tarjeta de identidad profesional de vigilante de seguridad',
    did: [
      'Cubrí turnos de noche en un polígono con {n} naves.',
      'Atendí dos evacuaciones sin heridos.',
      'Llevé el control de accesos de {n} personas al día.',
    ],
    duties: ['Controlar accesos y hacer rondas.', 'Atender avisos y escribir el parte.', 'Ayudar a quien lo necesite.'],
    about: [
      'Cuidarás de un edificio de oficinas con otra persona en cada turno: nadie trabaja solo de noche.',
      'Harás rondas y control de accesos con cuadrante fijo de un mes para otro.',
    ],
  },
  {
    ...{ ...onSite, name: 'Peluquero/a', sector: 'beauty', pay: 17.5, levels: all, shifts: ['FINES_DE_SEMANA'] },
    studies: [middle('Peluquería y Cosmética Capilar'), higher('Estética Integral y Bienestar')],
    skills: ['Peluquería', 'Atención al cliente'],
    more: ['Coloración', 'Barbería', 'Maquillaje', 'Manicura'],
    did: [
      'Atendí a {n} clientes a la semana con cita.',
      'Me especialicé en color: es el {p} % de lo que hago.',
      'Llevé las redes del salón con fotos de antes y después.',
    ],
    duties: ['Cortar, peinar y colorear con cita.', 'Aconsejar con sinceridad.', 'Cuidar el material y la agenda.'],
    about: [
      'Trabajarás con agenda propia y sin prisas entre cita y cita, en un salón de cinco personas.',
      'Harás corte y color en un salón que usa productos sin amoniaco y cierra los domingos.',
    ],
  },
]
