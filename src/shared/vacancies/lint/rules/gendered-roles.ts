const words = (list: string): Set<string> => new Set(list.split(/\s+/))

/** Occupations, flattened and in the masculine, whose feminine is another word; names for everybody stand below. */
export const MASCULINE: ReadonlySet<string> = words(
  `abogado actor administrador administrativo agricultor almacenero animador archivero arquitecto artesano asesor auditor autor azafato banquero
  barbero barrendero becario bibliotecario bombero cajero camarero camillero carnicero carpintero carretillero cartero
  cerrajero cientifico cirujano cocinero compositor comprador conductor consejero constructor consultor contador coordinador corrector corredor costurero criador cuidador
  decorador dependiente desarrollador director disenador distribuidor editor educador ejecutivo empleado encargado enfermero entrenador
  escritor experto farmaceutico fisico fontanero formador funcionario ganadero gestor graduado informatico ingeniero inspector
  instalador instructor interventor investigador jardinero jefe jornalero joyero lavandero limpiador locutor maestro marinero matematico
  mayordomo mecanico medico mensajero mesero minero monitor montador mozo musico ninero obrero operador operario orientador
  panadero pastelero pedagogo peluquero pescadero pescador pintor pizzero portero preparador procurador productor profesor
  programador promotor psicopedagogo quimico recolector redactor relojero repartidor reponedor reportero repostero revisor secretario
  soldador subdirector supervisor tapicero tasador tecnico teleoperador tesorero tornero trabajador traductor
  tutor vendedor veterinario visitador zapatero`,
)

export const IRREGULAR_FEMININES: ReadonlyMap<string, string> = new Map([['actor', 'actriz']])

/** Occupations that already speak of everybody. */
export const FOR_EVERYBODY: ReadonlySet<string> = words(
  `agente analista asistente auxiliar chofer comercial contable dentista dependienta economista electricista especialista florista gerente
  guardia guia modista oficial peon periodista pianista piloto recepcionista representante responsable socorrista taxista terapeuta
  transportista vigilante fisioterapeuta`,
)

/** What a title can say instead, when it is no «persona …-dora». */
export const NEUTRAL_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    abogado: 'Profesional de la abogacía',
    administrativo: 'Personal administrativo',
    arquitecto: 'Profesional de arquitectura',
    azafato: 'Auxiliar de congresos',
    becario: 'Persona en prácticas',
    cajero: 'Personal de caja',
    camarero: 'Personal de sala',
    cocinero: 'Personal de cocina',
    dependiente: 'Personal de tienda',
    director: 'Dirección',
    enfermero: 'Profesional de enfermería',
    ingeniero: 'Profesional de ingeniería',
    jefe: 'Responsable',
    limpiador: 'Personal de limpieza',
    maestro: 'Docente',
    mecanico: 'Profesional de mecánica',
    medico: 'Profesional de medicina',
    mesero: 'Personal de sala',
    operario: 'Personal de producción',
    profesor: 'Docente',
    psicologo: 'Profesional de psicología',
    secretario: 'Asistente de dirección',
    tecnico: 'Personal técnico',
    vendedor: 'Personal de ventas',
  }),
)

/** Trades whose neutral name depends on where the work is done: «camarera de pisos» is no «personal de sala». */
export const NAMED_BY_PLACE: ReadonlySet<string> = words('camarero mesero operario mozo')

/** Words that look like an occupation or like its adjective and are none. */
export const NO_OCCUPATIONS: ReadonlySet<string> = words(
  `alumbrado asador autoservicio comedor comparador compilador computador cuidado dinero enero estado febrero grado horario indicador juzgado
  laboratorio mercado mostrador obrador ordenador parador probador procesador proveedor publico sabado salario servidor supermercado trafico verano
  cartera constructora distribuidora fisica fresadora informatica matematica mecanica minera musica promotora quimica`,
)
