import type { DemoCompany } from './demo-vacancy.ts'

const alborada: DemoCompany = {
  ...{ name: 'Clínicas Alborada', domain: 'clinicas-alborada.example', sector: 'health', size: '201-500' },
  ...{
    countries: ['ES'],
    hq_city: 'Sevilla',
    timezone: 'Europe/Madrid',
    currency: 'EUR',
    period: 'ANIO',
    payments: 14,
  },
  ...{ reply_days: 7, verified: true, owner: 'Rocío Valdivia' },
  description:
    'Somos seis clínicas de barrio en Andalucía que atienden a familias enteras desde 1994: medicina general, pediatría, fisioterapia y laboratorio propio. Trabajamos con agendas realistas, sin consultas de cinco minutos.',
  team: 'En cada clínica trabajan entre treinta y cincuenta personas, con reuniones cortas a primera hora y los turnos publicados con un mes de antelación. Quien se incorpora pasa dos semanas acompañado antes de atender en solitario.',
  benefits: ['Turnos conocidos con un mes', 'Formación continua pagada', 'Seguro de salud'],
  vacancies: [
    {
      ...{ title: 'Enfermero/a de urgencias', level: 'SEMI_SENIOR', mode: 'PRESENCIAL', place: 'Sevilla' },
      ...{ pay: [27_000, 33_000], years: 2 },
      ...{
        must: ['Urgencias', 'Triaje'],
        should: ['Soporte vital avanzado'],
        nice: ['Trabajo en equipo'],
      },
      text: 'Atenderás el servicio de urgencias de nuestra clínica mayor, con una media de sesenta pacientes al día y un equipo de ocho personas por turno.',
      tasks: ['Clasificar y atender a los pacientes que llegan.', 'Administrar tratamientos y registrar su evolución.'],
    },
    {
      ...{ title: 'Auxiliar de enfermería', level: 'JUNIOR', mode: 'PRESENCIAL', place: 'Málaga' },
      ...{ pay: [18_500, 21_500] },
      ...{ must: ['Atención al paciente'], should: ['Primeros auxilios'], nice: ['Empatía'] },
      text: 'Acompañarás a los pacientes de hospitalización de día y prepararás salas y material. El turno es de mañana, de lunes a viernes.',
      tasks: ['Ayudar en el aseo y la movilización.', 'Preparar y reponer el material de las salas.'],
    },
    {
      ...{ title: 'Fisioterapeuta', level: 'SEMI_SENIOR', mode: 'PRESENCIAL', place: 'Sevilla', day: 'PARCIAL' },
      ...{ pay: [14_000, 18_000], years: 1 },
      ...{ must: ['Fisioterapia'], should: ['Masaje terapéutico'], nice: ['Pilates'] },
      text: 'Tratarás a personas mayores y a deportistas en sesiones de cuarenta y cinco minutos, veinticinco horas a la semana por las tardes.',
      tasks: ['Valorar a cada paciente y proponer su plan.', 'Seguir su evolución con el equipo médico.'],
    },
    {
      ...{ title: 'Médico/a de familia', level: 'SENIOR', mode: 'PRESENCIAL', place: 'Málaga' },
      ...{ pay: [52_000, 68_000], years: 3 },
      ...{ must: ['Medicina familiar', 'Diagnóstico clínico'], should: ['Pediatría'], nice: ['Ecografía'] },
      text: 'Llevarás un cupo de mil doscientas personas con consultas de quince minutos y apoyo de enfermería para los crónicos.',
      tasks: ['Atender en consulta y a domicilio.', 'Coordinar el seguimiento de pacientes crónicos.'],
    },
    {
      ...{ title: 'Técnico/a de laboratorio clínico', level: 'JUNIOR', mode: 'PRESENCIAL', place: 'Sevilla' },
      ...{ contract: 'TEMPORAL', pay: [20_000, 24_000] },
      ...{ must: ['Análisis clínicos'], should: ['Control de calidad'], nice: ['Microbiología'] },
      text: 'Cubrirás una baja de maternidad de ocho meses en nuestro laboratorio, que procesa trescientas muestras diarias.',
      tasks: ['Procesar muestras y validar los aparatos.', 'Llevar el registro de calidad.'],
    },
    {
      ...{ title: 'Farmacéutico/a', level: 'SEMI_SENIOR', mode: 'PRESENCIAL', place: 'Sevilla' },
      ...{ pay: [28_000, 34_000], years: 1 },
      ...{ must: ['Atención farmacéutica'], should: ['Gestión de inventarios'], nice: ['Formulación magistral'] },
      text: 'Llevarás el botiquín central de las seis clínicas y aconsejarás a pacientes polimedicados en tu propia consulta.',
      tasks: ['Dispensar y revisar tratamientos.', 'Controlar existencias y caducidades.'],
    },
    {
      ...{ title: 'Recepcionista de clínica', level: 'SIN_EXPERIENCIA', mode: 'PRESENCIAL', place: 'Málaga' },
      ...{ pay: [17_500, 20_000], languages: { en: 'B2' } },
      ...{ must: ['Atención telefónica'], should: ['Gestión de agendas'], nice: ['Ofimática'] },
      text: 'Serás la primera cara que ven los pacientes: darás citas, cobrarás consultas y resolverás dudas, muchas de ellas en inglés. No hace falta experiencia: te formamos durante el primer mes.',
      tasks: ['Recibir y orientar a quienes llegan.', 'Organizar las agendas de ocho consultas.'],
    },
  ],
}

const costaClara: DemoCompany = {
  ...{ name: 'Hoteles Costa Clara', domain: 'hoteles-costa-clara.example', sector: 'hospitality', size: '501-1000' },
  ...{ countries: ['ES'], hq_city: 'Palma', timezone: 'Europe/Madrid', currency: 'EUR', period: 'MES', payments: 14 },
  ...{ reply_days: 10, verified: true, owner: 'Jaume Ferragut' },
  description:
    'Tenemos once hoteles pequeños en la costa mediterránea, abiertos casi todo el año. Cocinamos con producto de cercanía y preferimos plantillas estables a contratar de nuevo cada verano.',
  team: 'Los horarios salen con quince días de antelación, hay dos días libres seguidos por semana y la comida del personal se prepara aparte, no con sobras. Ofrecemos alojamiento a quien viene de fuera durante el primer mes.',
  benefits: ['Dos días libres seguidos', 'Alojamiento el primer mes', 'Descuentos en la cadena'],
  vacancies: [
    {
      ...{ title: 'Camarero/a de sala', level: 'SIN_EXPERIENCIA', mode: 'PRESENCIAL', place: 'Barcelona' },
      ...{ contract: 'TEMPORAL', pay: [1_300, 1_500] },
      ...{ must: ['Atención al cliente'], should: ['Servicio de mesa'], nice: ['Coctelería'] },
      text: 'Buscamos a cinco personas para el restaurante de nuestro hotel junto al puerto, de abril a octubre. No pedimos experiencia: la primera semana es de formación pagada.',
      tasks: ['Montar la sala y servir las mesas.', 'Explicar la carta y los alérgenos.'],
    },
    {
      ...{ title: 'Cocinero/a', level: 'SEMI_SENIOR', mode: 'PRESENCIAL', place: 'Palma' },
      ...{ pay: [1_600, 2_000], years: 2 },
      ...{ must: ['Cocina', 'Manipulación de alimentos'], should: ['Repostería'], nice: ['Cocina mediterránea'] },
      text: 'Te encargarás de la partida de calientes en un hotel de ochenta habitaciones con restaurante abierto al público.',
      tasks: ['Preparar el servicio y cuidar el producto.', 'Proponer platos de temporada.'],
    },
    {
      ...{ title: 'Jefe/a de cocina', level: 'SENIOR', mode: 'PRESENCIAL', place: 'Barcelona' },
      ...{ pay: [2_400, 3_000], years: 5 },
      ...{ must: ['Cocina', 'Gestión de equipos'], should: ['Escandallos', 'Compras'], nice: ['Cocina vegetariana'] },
      text: 'Dirigirás a doce personas y rediseñarás la carta dos veces al año con presupuesto propio para producto local.',
      tasks: ['Planificar menús, compras y turnos.', 'Formar al equipo y cuidar la seguridad alimentaria.'],
    },
    {
      ...{ title: 'Recepcionista de hotel', level: 'JUNIOR', mode: 'PRESENCIAL', place: 'Palma' },
      ...{ pay: [1_450, 1_750], languages: { en: 'C1', de: 'B1' } },
      ...{ must: ['Atención al cliente'], should: ['Opera PMS'], nice: ['Reservas'] },
      text: 'Recibirás a huéspedes de veinte países: el inglés es imprescindible y el alemán te hará la vida más fácil.',
      tasks: ['Gestionar entradas, salidas y cobros.', 'Resolver peticiones y quejas.'],
    },
    {
      ...{ title: 'Camarero/a de pisos', level: 'SIN_EXPERIENCIA', mode: 'PRESENCIAL', place: 'Palma', day: 'PARCIAL' },
      ...{ pay: [950, 1_150] },
      ...{ must: ['Limpieza'], nice: ['Lavandería'] },
      text: 'Cuidarás de las habitaciones en turno de mañana, treinta horas a la semana, con un máximo de catorce habitaciones por jornada.',
      tasks: ['Limpiar y preparar las habitaciones.', 'Avisar de lo que necesita arreglo.'],
    },
    {
      ...{ title: 'Community manager', level: 'JUNIOR', mode: 'REMOTO', place: 'Barcelona' },
      ...{ contract: 'FREELANCE', day: 'POR_HORAS', pay: [18, 25], period: 'HORA', languages: { en: 'B2' } },
      ...{ must: ['Redes sociales', 'Redacción publicitaria'], should: ['Fotografía'], nice: ['Edición de vídeo'] },
      text: 'Llevarás las redes de cuatro hoteles unas veinte horas al mes, con calendario acordado y sin publicar a deshoras.',
      tasks: ['Preparar el calendario y las piezas.', 'Responder comentarios y reseñas.'],
    },
    {
      ...{ title: 'Técnico/a de mantenimiento de hotel', level: 'SEMI_SENIOR', mode: 'PRESENCIAL', place: 'Barcelona' },
      ...{ pay: [1_550, 1_900], years: 2 },
      ...{
        must: ['Mantenimiento preventivo', 'Electricidad'],
        should: ['Fontanería', 'Climatización'],
        nice: ['Jardinería'],
      },
      text: 'Mantendrás en marcha las instalaciones de un hotel de los años sesenta recién reformado, junto con otra persona.',
      tasks: ['Seguir el plan de revisiones.', 'Reparar averías de agua, luz y clima.'],
    },
  ],
}

export const healthAndHospitality: DemoCompany[] = [alborada, costaClara]
