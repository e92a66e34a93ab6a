import type { DemoCompany } from './demo-vacancy.ts'

const quetzal: DemoCompany = {
  ...{ name: 'Almacenes Quetzal', domain: 'almacenes-quetzal.example', sector: 'logistics', size: '1000+' },
  ...{ countries: ['MX'], hq_city: 'Ciudad de México', timezone: 'America/Mexico_City' },
  ...{ currency: 'MXN', period: 'MES', payments: 12, reply_days: 10, verified: true, owner: 'Ximena Arriaga' },
  description:
    'Guardamos y repartimos la mercancía de trescientas tiendas en México desde catorce almacenes. Empezamos con una bodega familiar en 1981 y seguimos creciendo con personas que empezaron en el andén.',
  team: 'Ocho de cada diez jefaturas se cubren con personas de casa. Los turnos rotan cada tres semanas y nunca de un día para otro, y cada centro tiene comedor y transporte desde las estaciones principales.',
  benefits: ['Transporte al centro', 'Comedor', 'Vales de despensa', 'Fondo de ahorro'],
  vacancies: [
    {
      ...{ title: 'Contador/a público/a', level: 'SENIOR', mode: 'HIBRIDO', place: 'Ciudad de México' },
      ...{ pay: [28_000, 36_000], years: 4 },
      ...{ must: ['Contabilidad', 'Impuestos'], should: ['SAP', 'Excel'], nice: ['Auditoría'] },
      text: 'Llevarás la contabilidad de cinco centros y las declaraciones mensuales, con dos auxiliares a tu cargo.',
      tasks: ['Cerrar cada mes en cinco días hábiles.', 'Preparar declaraciones e informes.'],
    },
    {
      ...{ title: 'Auxiliar contable', level: 'JUNIOR', mode: 'PRESENCIAL', place: 'Monterrey' },
      ...{ pay: [12_000, 15_000] },
      ...{ must: ['Contabilidad'], should: ['Excel', 'Facturación'], nice: ['SAP'] },
      text: 'Registrarás facturas de proveedores y conciliarás bancos junto con un equipo de cuatro personas.',
      tasks: ['Registrar y conciliar movimientos.', 'Archivar y preparar la documentación.'],
    },
    {
      ...{ title: 'Auxiliar de almacén', level: 'SIN_EXPERIENCIA', mode: 'PRESENCIAL', place: 'Guadalajara' },
      ...{ pay: [10_800, 12_500] },
      ...{ must: ['Gestión de almacenes'], nice: ['Carretillas elevadoras', 'Inventarios'] },
      text: 'Prepararás pedidos en un almacén con lector de códigos y cargas de menos de quince kilos. Te enseñamos todo desde el primer día.',
      tasks: ['Surtir y empacar pedidos.', 'Contar existencias y mantener el orden.'],
    },
    {
      ...{ title: 'Operador/a de montacargas', level: 'JUNIOR', mode: 'PRESENCIAL', place: 'Monterrey' },
      ...{ pay: [12_000, 14_500], years: 1 },
      ...{ must: ['Carretillas elevadoras'], should: ['Seguridad industrial'], nice: ['Inventarios'] },
      text: 'Moverás mercancía en un centro nuevo con pasillos anchos y equipos eléctricos revisados cada semana.',
      tasks: ['Cargar y descargar camiones.', 'Revisar el equipo al empezar cada turno.'],
    },
    {
      ...{ title: 'Repartidor/a con moto', level: 'SIN_EXPERIENCIA', mode: 'PRESENCIAL', place: 'Ciudad de México' },
      ...{ day: 'PARCIAL', pay: [10_500, 13_000] },
      ...{ must: ['Reparto'], nice: ['Atención al cliente'] },
      text: 'Entregarás paquetes pequeños en la zona sur con moto de la empresa, seguro y chamarra con protecciones.',
      tasks: ['Entregar y cobrar pedidos.', 'Cuidar la moto y su bitácora.'],
    },
    {
      ...{ title: 'Conductor/a de tráiler', level: 'SEMI_SENIOR', mode: 'PRESENCIAL', place: 'Monterrey' },
      ...{ pay: [20_000, 27_000], years: 2 },
      ...{ must: ['Conducción de camiones'], should: ['Seguridad vial'], nice: ['Mecánica automotriz'] },
      text: 'Harás rutas entre Monterrey y Laredo con unidades de menos de tres años y descanso pagado cada dos viajes.',
      tasks: ['Conducir y revisar la unidad.', 'Llevar la documentación de cada carga.'],
    },
    {
      ...{ title: 'Jefe/a de logística', level: 'SENIOR', mode: 'PRESENCIAL', place: 'Guadalajara' },
      ...{ pay: [38_000, 50_000], years: 5, languages: { en: 'B1' } },
      ...{ must: ['Logística', 'Gestión de equipos'], should: ['Cadena de suministro', 'SAP'], nice: ['Lean'] },
      text: 'Dirigirás un centro de ciento veinte personas que reparte a todo el occidente del país.',
      tasks: ['Planificar turnos, rutas y existencias.', 'Mejorar los tiempos de entrega con el equipo.'],
    },
    {
      ...{ title: 'Ejecutivo/a de ventas', level: 'SEMI_SENIOR', mode: 'HIBRIDO', place: 'Monterrey' },
      ...{ pay: [18_000, 26_000], years: 2 },
      ...{ must: ['Ventas', 'Negociación'], should: ['CRM'], nice: ['Facturación'] },
      text: 'Atenderás a tiendas medianas del norte que todavía reparten por su cuenta y les mostrarás cuánto pueden ahorrar.',
      tasks: ['Visitar y acompañar a los clientes.', 'Preparar propuestas y cerrar acuerdos.'],
    },
    {
      ...{
        title: 'Cajero/a de tienda',
        level: 'SIN_EXPERIENCIA',
        mode: 'PRESENCIAL',
        place: 'Guadalajara',
        day: 'PARCIAL',
      },
      ...{ pay: [10_200, 11_500] },
      ...{ must: ['Manejo de caja'], should: ['Atención al cliente'] },
      text: 'Cobrarás en la tienda de fábrica los fines de semana y tres tardes, con horario fijo y prima dominical.',
      tasks: ['Cobrar y cuadrar la caja.', 'Orientar a quienes compran.'],
    },
  ],
}

const andina: DemoCompany = {
  ...{ name: 'Finanzas Andinas', domain: 'finanzas-andinas.example', sector: 'finance', size: '501-1000' },
  ...{ countries: ['CO'], hq_city: 'Bogotá', timezone: 'America/Bogota', currency: 'COP', period: 'MES', payments: 12 },
  ...{ reply_days: 5, verified: true, owner: 'Juliana Restrepo' },
  description:
    'Prestamos a pequeños negocios de Colombia que los bancos no atienden, con cuotas que se ajustan a sus ventas. Ya son cuarenta mil clientes y nueve de cada diez renuevan.',
  team: 'Trabajamos en equipos de seis a ocho personas que deciden sus propias metas cada trimestre. Escribimos mucho y nos reunimos poco, y los viernes por la tarde nadie agenda nada.',
  benefits: ['Medicina prepagada', 'Viernes por la tarde libre', 'Auxilio de estudio'],
  vacancies: [
    {
      ...{ title: 'Desarrollador/a Python', level: 'SEMI_SENIOR', mode: 'REMOTO', place: 'Medellín' },
      ...{ pay: [7_000_000, 9_500_000], years: 2, languages: { en: 'B1' } },
      ...{ must: ['Python', 'Django'], should: ['PostgreSQL', 'Docker'], nice: ['AWS'] },
      text: 'Harás crecer el servicio que decide en segundos si un crédito se aprueba, y que explica cada decisión a quien lo pide.',
      tasks: ['Desarrollar servicios con sus pruebas.', 'Medir y mejorar los tiempos de respuesta.'],
    },
    {
      ...{ title: 'Científico/a de datos', level: 'SENIOR', mode: 'HIBRIDO', place: 'Bogotá' },
      ...{ pay: [10_000_000, 14_000_000], years: 3, languages: { en: 'B2' } },
      ...{ must: ['Machine learning', 'Python'], should: ['SQL', 'Estadística'], nice: ['Lenguaje R'] },
      text: 'Construirás los modelos de riesgo y, sobre todo, las pruebas de que no tratan distinto a nadie por su barrio o su nombre.',
      tasks: ['Entrenar, explicar y vigilar modelos.', 'Presentar resultados a riesgos y auditoría.'],
    },
    {
      ...{ title: 'Analista de riesgo crediticio', level: 'SEMI_SENIOR', mode: 'HIBRIDO', place: 'Bogotá' },
      ...{ pay: [4_200_000, 5_800_000], years: 2 },
      ...{ must: ['Análisis de riesgos', 'Excel'], should: ['SQL'], nice: ['Power BI'] },
      text: 'Revisarás solicitudes que el modelo no sabe decidir y propondrás mejoras a partir de lo que veas.',
      tasks: ['Analizar solicitudes y su documentación.', 'Seguir la cartera y sus alertas.'],
    },
    {
      ...{
        title: 'Asesor/a comercial de microcrédito',
        level: 'SIN_EXPERIENCIA',
        mode: 'PRESENCIAL',
        place: 'Medellín',
      },
      ...{ pay: [1_950_000, 2_600_000] },
      ...{ must: ['Ventas'], should: ['Atención al cliente'], nice: ['Negociación'] },
      text: 'Visitarás tiendas de barrio para explicar el crédito y acompañar la solicitud desde el teléfono. Te formamos durante un mes.',
      tasks: ['Visitar negocios y explicar el producto.', 'Acompañar a cada cliente en sus pagos.'],
    },
    {
      ...{
        title: 'Agente de call center',
        level: 'SIN_EXPERIENCIA',
        mode: 'REMOTO',
        place: 'Bogotá',
        day: 'PARCIAL',
      },
      ...{ pay: [1_850_000, 2_200_000] },
      ...{ must: ['Atención telefónica'], should: ['Servicio al cliente'], nice: ['Cobranza'] },
      text: 'Atenderás llamadas desde casa en turnos de cinco horas, con equipo de la empresa y sin ventas en frío.',
      tasks: ['Resolver dudas sobre créditos y pagos.', 'Registrar cada caso.'],
    },
    {
      ...{ title: 'Auditor/a interno/a', level: 'SENIOR', mode: 'HIBRIDO', place: 'Bogotá' },
      ...{ pay: [7_500_000, 10_000_000], years: 4 },
      ...{ must: ['Auditoría', 'Contabilidad'], should: ['NIIF'], nice: ['SAP'] },
      text: 'Diseñarás el plan anual de auditoría y hablarás directamente con la junta, sin intermediarios.',
      tasks: ['Planificar y ejecutar revisiones.', 'Seguir los planes de mejora.'],
    },
    {
      ...{ title: 'Abogado/a corporativo/a', level: 'SEMI_SENIOR', mode: 'HIBRIDO', place: 'Bogotá' },
      ...{ pay: [6_000_000, 8_500_000], years: 3 },
      ...{
        must: ['Derecho mercantil', 'Redacción de contratos'],
        should: ['Protección de datos'],
        nice: ['Derecho financiero'],
      },
      text: 'Revisarás contratos con aliados y la letra de cada producto, para que quepa en una página que se entienda.',
      tasks: ['Redactar y negociar contratos.', 'Acompañar el lanzamiento de productos.'],
    },
    {
      ...{ title: 'Responsable de recursos humanos', level: 'SENIOR', mode: 'HIBRIDO', place: 'Medellín' },
      ...{ pay: [7_000_000, 9_800_000], years: 4 },
      ...{
        must: ['Gestión de recursos humanos', 'Nóminas'],
        should: ['Selección de personal'],
        nice: ['Clima laboral'],
      },
      text: 'Cuidarás de cien personas en dos sedes: nómina, selección y todo lo que hace que la gente quiera quedarse.',
      tasks: ['Dirigir la nómina y la selección.', 'Acompañar a las jefaturas.'],
    },
  ],
}

export const business: DemoCompany[] = [quetzal, andina]
