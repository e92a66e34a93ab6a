import type { House } from './house.ts'

export const serviceHouses: readonly House[] = [
  {
    ...{ name: 'Residencias El Tilo', sector: 'care', land: 'ES', city: 'Valencia', size: '201-500', founded: 2001 },
    ...{
      is_verified: true,
      reply_days: 7,
      hires: [
        'Auxiliar de enfermería',
        'Enfermero/a',
        'Fisioterapeuta',
        'Cocinero/a',
        'Cuidador/a de personas mayores',
      ],
      vacancies: 8,
    },
    benefits: ['Cuadrante con tres meses de antelación', 'Contrato estable', 'Formación pagada'],
    description:
      'Cuatro residencias pequeñas, con jardín y puertas abiertas. Aquí las personas mayores deciden a qué hora desayunan.',
    team: 'Cada casa tiene un equipo fijo de veinte personas y una ratio mejor que la que pide la ley.',
  },
  {
    ...{ name: 'Farmacias del Puente', sector: 'pharma', land: 'ES', city: 'Sevilla', size: '11-50', founded: 1987 },
    ...{
      reply_days: 6,
      hires: ['Técnico/a de farmacia', 'Administrativo/a'],
      vacancies: 3,
      benefits: ['Turnos fijos', 'Descuentos'],
    },
    description:
      'Tres farmacias de barrio que se conocen entre ellas y conocen a quien entra. Abrimos cuando se nos necesita.',
    team: 'Somos diecinueve personas. El turno de noche es voluntario y se paga aparte.',
  },
  {
    ...{ name: 'Masa Lenta', sector: 'food', land: 'ES', city: 'Palma', size: '11-50', founded: 2015, reply_days: 5 },
    ...{ hires: ['Cocinero/a', 'Camarero/a', 'Dependiente/a de tienda', 'Conductor/a de reparto'], vacancies: 5 },
    benefits: ['Dos días libres seguidos', 'Comida del día', 'Propinas repartidas'],
    description:
      'Horno y tres cafés que trabajan con harinas de la isla y fermentaciones de dos días. Cerramos los lunes.',
    team: 'Somos treinta personas. Quien amasa también atiende la barra un día a la semana, para ver la cara de quien come.',
  },
  {
    ...{ name: 'Fundación Puerta Abierta', sector: 'ngo', land: 'ES', city: 'Madrid', size: '51-200', founded: 1994 },
    ...{
      kind: 'ONG',
      is_verified: true,
      reply_days: 10,
      hires: ['Educador/a social', 'Administrativo/a', 'Community manager', 'Profesor/a de inglés'],
      vacancies: 6,
    },
    benefits: ['Jornada de 35 horas', 'Vacaciones de 30 días', 'Horario flexible'],
    description:
      'Acompañamos a jóvenes y familias en cinco barrios de Madrid. Publicamos cada euro y cada resultado, también los malos.',
    team: 'Somos sesenta personas y doscientas voluntarias. Las decisiones se toman en cada centro.',
  },
  {
    ...{ name: 'Limpiezas Rocío Claro', sector: 'cleaning', land: 'ES', city: 'Vigo', size: '201-500', founded: 2005 },
    ...{
      reply_days: 7,
      hires: ['Limpiador/a', 'Administrativo/a'],
      vacancies: 5,
      benefits: ['Horario de día', 'Ropa de la empresa', 'Contrato desde el primer día'],
    },
    description:
      'Limpiamos oficinas, escuelas y hospitales a la luz del día y con contrato estable desde el primer día.',
    team: 'Somos doscientas veinte personas. Cada una tiene su edificio y la misma encargada todo el año.',
  },
  {
    ...{ name: 'Teatro del Canalón', sector: 'culture', land: 'ES', city: 'Barcelona', size: '11-50', founded: 1979 },
    ...{
      reply_days: 12,
      hires: ['Community manager', 'Diseñador/a gráfico/a', 'Administrativo/a', 'Electricista'],
      vacancies: 4,
    },
    benefits: ['Entradas', 'Lunes libres', 'Horario flexible'],
    description:
      'Una sala de trescientas butacas bajo un tejado que suena cuando llueve. Estrenamos doce obras al año.',
    team: 'Somos veinticuatro personas fijas y muchas de temporada, que vuelven.',
  },
  {
    ...{
      name: 'Colegio Arcoíris del Valle',
      sector: 'education',
      land: 'MX',
      city: 'Puebla',
      size: '51-200',
      founded: 1996,
    },
    ...{
      kind: 'EDUCACION',
      is_verified: true,
      reply_days: 9,
      hires: ['Maestro/a de primaria', 'Profesor/a de inglés', 'Administrativo/a', 'Vigilante de seguridad'],
      vacancies: 6,
    },
    benefits: ['Cinco horas para preparar clases', 'Beca para hijas e hijos', 'Prestaciones superiores a la ley'],
    description: 'Colegio de primaria y secundaria con huerto, biblioteca abierta y grupos de veintidós.',
    team: 'Somos noventa personas. Cada docente observa y es observada una vez al mes, sin notas.',
  },
  {
    ...{ name: 'Salud Andariega', sector: 'health', land: 'AR', city: 'Rosario', size: '51-200', founded: 2009 },
    ...{
      is_verified: true,
      reply_days: 7,
      hires: ['Enfermero/a', 'Fisioterapeuta', 'Auxiliar de enfermería', 'Conductor/a de reparto', 'Administrativo/a'],
      vacancies: 7,
    },
    benefits: ['Obra social', 'Viáticos', 'Guardias pagadas aparte'],
    description:
      'Llevamos la consulta a los pueblos: seis camionetas, un laboratorio pequeño y la historia clínica siempre a mano.',
    team: 'Somos setenta personas en equipos de cuatro. Ninguna ruta pasa de tres noches fuera de casa.',
  },
  {
    ...{ name: 'Estudio Lapacho', sector: 'legal', land: 'AR', city: 'Buenos Aires', size: '2-10', founded: 2016 },
    ...{
      reply_days: 8,
      hires: ['Abogado/a laboralista', 'Contador/a'],
      vacancies: 3,
      benefits: ['Prepaga', 'Horario flexible'],
    },
    description:
      'Abogadas y contadores que escriben en castellano claro. Acompañamos a cooperativas y a empresas pequeñas.',
    team: 'Somos nueve personas. Nadie lleva más de treinta asuntos a la vez.',
  },
  {
    ...{
      name: 'Agencia Tinta Fresca',
      sector: 'marketing',
      land: 'AR',
      city: 'Buenos Aires',
      size: '11-50',
      founded: 2014,
    },
    ...{
      reply_days: 6,
      hires: ['Especialista en marketing digital', 'Diseñador/a gráfico/a', 'Community manager', 'Comercial'],
      vacancies: 6,
    },
    benefits: ['Teletrabajo', 'Prepaga', 'Viernes cortos'],
    description: 'Contamos marcas pequeñas con palabras propias. No hacemos campañas que no nos gustaría recibir.',
    team: 'Somos dieciocho personas. Cada cliente tiene una pareja: quien escribe y quien dibuja.',
  },
  {
    ...{
      name: 'Contacto Orquídea',
      sector: 'sales',
      land: 'CO',
      city: 'Barranquilla',
      size: '501-1000',
      founded: 2003,
    },
    ...{
      is_verified: true,
      reply_days: 5,
      hires: [
        'Agente de atención al cliente',
        'Comercial',
        'Técnico/a de soporte informático',
        'Técnico/a de recursos humanos',
      ],
      vacancies: 8,
    },
    benefits: ['Ruta de transporte', 'Turnos publicados cada mes', 'Auxilio de conectividad'],
    description:
      'Atendemos el teléfono y el chat de treinta empresas. Medimos si la persona resolvió su problema, no cuánto duró la llamada.',
    team: 'Somos setecientas personas en equipos de doce, con pausas de verdad y sin cronómetro.',
  },
  {
    ...{
      name: 'Selección Guayacán',
      sector: 'human-resources',
      land: 'CO',
      city: 'Bogotá',
      size: '11-50',
      founded: 2013,
    },
    ...{
      kind: 'AGENCIA',
      is_verified: true,
      reply_days: 4,
      hires: ['Técnico/a de recursos humanos', 'Administrativo/a', 'Analista financiero/a', 'Contador/a'],
      vacancies: 6,
    },
    benefits: ['Teletrabajo', 'Medicina prepagada'],
    description: 'Seleccionamos para otras empresas y respondemos a todas las personas, siempre, con el motivo.',
    team: 'Somos veinte personas. Cada una lleva seis procesos a la vez y no más.',
  },
  {
    ...{ name: 'Hospedaje Sillar', sector: 'hospitality', land: 'PE', city: 'Arequipa', size: '51-200', founded: 2008 },
    ...{ reply_days: 6, hires: ['Recepcionista de hotel', 'Camarero/a', 'Cocinero/a', 'Limpiador/a'], vacancies: 7 },
    benefits: ['Alojamiento en temporada', 'Comida del día', 'Propinas repartidas'],
    description: 'Tres casonas blancas convertidas en hotel, con patio, cocina de la zona y silencio por la noche.',
    team: 'Somos sesenta personas, casi todas del barrio. El horario se acuerda cada mes entre todos.',
  },
  {
    ...{ name: 'Cuentas Claras', sector: 'finance', land: 'PE', city: 'Lima', size: '51-200', founded: 2006 },
    ...{
      is_verified: true,
      reply_days: 8,
      hires: ['Contador/a', 'Analista financiero/a', 'Administrativo/a', 'Agente de atención al cliente'],
      vacancies: 6,
    },
    benefits: ['EPS cubierta', 'Teletrabajo dos días', 'Capacitación'],
    description: 'Llevamos la contabilidad de ochocientas bodegas y talleres, y se la explicamos con dibujos.',
    team: 'Somos ochenta personas. En época de impuestos cerramos a las seis, como siempre.',
  },
]
