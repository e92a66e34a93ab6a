import type { House } from './house.ts'

export const industryHouses: readonly House[] = [
  {
    ...{ name: 'Transportes Cuatro Caminos', sector: 'logistics', land: 'MX', city: 'Querétaro', size: '201-500' },
    ...{
      founded: 1999,
      is_verified: true,
      reply_days: 5,
      hires: ['Conductor/a de camión', 'Operario/a de almacén', 'Técnico/a de logística', 'Conductor/a de reparto'],
      vacancies: 8,
    },
    benefits: ['Descansos pagados', 'Unidad asignada', 'Seguro de vida'],
    description: 'Movemos mercancía entre el Bajío y la frontera con descansos de verdad y sin prisas que no se pagan.',
    team: 'Somos trescientas personas. Quien planifica las rutas también las ha conducido.',
  },
  {
    ...{ name: 'Talleres Mezquite', sector: 'automotive', land: 'MX', city: 'Monterrey', size: '11-50', founded: 2002 },
    ...{
      reply_days: 6,
      hires: ['Mecánico/a de automóviles', 'Administrativo/a', 'Comercial'],
      vacancies: 5,
      benefits: ['Herramienta de la empresa', 'Capacitación en eléctricos'],
    },
    description: 'Tres talleres que arreglan antes de cambiar y enseñan la pieza vieja. También híbridos y eléctricos.',
    team: 'Somos cuarenta personas. Los sábados por la tarde está cerrado.',
  },
  {
    ...{
      name: 'Viñas de la Acequia',
      sector: 'agriculture',
      land: 'AR',
      city: 'Mendoza',
      size: '51-200',
      founded: 1972,
    },
    ...{
      reply_days: 9,
      hires: [
        'Ingeniero/a agrónomo/a',
        'Operario/a de producción',
        'Comercial',
        'Técnico/a de mantenimiento industrial',
      ],
      vacancies: 6,
    },
    benefits: ['Transporte', 'Vivienda en cosecha', 'Obra social'],
    description:
      'Viñedo y bodega familiar que riega con la acequia de siempre y con sondas nuevas. Cada botella dice cuánta agua costó.',
    team: 'Somos setenta personas todo el año y doscientas en la cosecha, con las mismas condiciones.',
  },
  {
    ...{
      name: 'Constructora Palma de Cera',
      sector: 'construction',
      land: 'CO',
      city: 'Cali',
      size: '201-500',
      founded: 2000,
    },
    ...{
      is_verified: true,
      reply_days: 8,
      hires: ['Ingeniero/a civil', 'Albañil', 'Electricista', 'Administrativo/a'],
      vacancies: 8,
    },
    benefits: ['Alojamiento en obra', 'Formación en alturas', 'Dotación completa'],
    description: 'Escuelas, puentes peatonales y vivienda que se entrega en la fecha que dice el letrero.',
    team: 'Cada obra empieza con quince minutos de charla. Quien ve un riesgo puede parar el trabajo.',
  },
  {
    ...{
      name: 'Metal Austral',
      sector: 'manufacturing',
      land: 'CL',
      city: 'Concepción',
      size: '201-500',
      founded: 1985,
    },
    ...{
      is_verified: true,
      reply_days: 10,
      hires: [
        'Soldador/a',
        'Técnico/a de mantenimiento industrial',
        'Operario/a de producción',
        'Ingeniero/a industrial',
      ],
      vacancies: 8,
    },
    benefits: ['Casino', 'Bus de acercamiento', 'Seguro complementario'],
    description:
      'Fabricamos depósitos y estructuras para puertos y viñas. Cada pieza lleva la firma de quien la soldó.',
    team: 'Somos doscientas cincuenta personas en tres turnos que se eligen cada semestre.',
  },
  {
    ...{ name: 'Tiendas Arrayán', sector: 'retail', land: 'CL', city: 'Santiago', size: '501-1000', founded: 1991 },
    ...{
      is_verified: true,
      reply_days: 6,
      hires: ['Dependiente/a de tienda', 'Encargado/a de tienda', 'Operario/a de almacén', 'Analista de datos'],
      vacancies: 9,
    },
    benefits: ['Horario con un mes de antelación', 'Descuento en tienda', 'Sala cuna'],
    description: 'Cuarenta tiendas de barrio con ropa de abrigo hecha para durar. Reparamos gratis lo que vendemos.',
    team: 'Somos seiscientas personas. Cada tienda decide su horario con quienes trabajan en ella.',
  },
  {
    ...{
      name: 'Segura Cordillera',
      sector: 'security',
      land: 'CL',
      city: 'Valparaíso',
      size: '201-500',
      founded: 2004,
    },
    ...{
      reply_days: 7,
      hires: ['Vigilante de seguridad', 'Administrativo/a', 'Técnico/a de recursos humanos'],
      vacancies: 5,
      benefits: ['Turnos fijos', 'Curso pagado', 'Bono de noche'],
    },
    description: 'Vigilamos puertos, museos y hospitales hablando antes que levantando la voz.',
    team: 'Somos cuatrocientas personas y nadie hace una ronda en solitario de noche.',
  },
  {
    ...{ name: 'Mercado Totora', sector: 'retail', land: 'PE', city: 'Lima', size: '51-200', founded: 2018 },
    ...{
      reply_days: 5,
      hires: ['Dependiente/a de tienda', 'Conductor/a de reparto', 'Encargado/a de tienda', 'Operario/a de almacén'],
      vacancies: 7,
    },
    benefits: ['Planilla desde el primer día', 'Descuento en compras', 'Turnos rotativos acordados'],
    description:
      'Mercados de barrio con fruta del día y reparto en bicicleta. Lo que no se vende, se dona antes de cerrar.',
    team: 'Somos ciento cuarenta personas. Cada puesto lleva sus cuentas y las enseña.',
  },
  {
    ...{ name: 'Agro Algarrobo', sector: 'agriculture', land: 'PE', city: 'Trujillo', size: '501-1000', founded: 1995 },
    ...{
      is_verified: true,
      reply_days: 8,
      hires: ['Ingeniero/a agrónomo/a', 'Operario/a de producción', 'Técnico/a de logística', 'Operario/a de almacén'],
      vacancies: 7,
    },
    benefits: ['Transporte', 'Comedor', 'Planilla todo el año'],
    description: 'Cultivamos palta y arándano con riego medido y contratos de todo el año, también fuera de campaña.',
    team: 'Somos ochocientas personas. Cada cuadrilla elige a su responsable.',
  },
  {
    ...{ name: 'Energía Alisio', sector: 'energy', land: 'ES', city: 'Sevilla', size: '51-200', founded: 2011 },
    ...{
      is_verified: true,
      reply_days: 6,
      hires: ['Instalador/a de paneles solares', 'Electricista', 'Ingeniero/a industrial', 'Comercial'],
      vacancies: 7,
    },
    benefits: ['Furgoneta', 'Dietas', 'Jornada intensiva en verano'],
    description:
      'Ponemos sol en tejados de casas, escuelas y cooperativas del sur. Volvemos cada año a comprobar que rinde.',
    team: 'Somos noventa personas. Si llueve o hace demasiado calor, no se sube al tejado.',
  },
]
