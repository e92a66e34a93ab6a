import { basic, degree, higher, middle, school, type Trade } from './trade.ts'

const onSite = { modes: ['PRESENCIAL'] } as const
const all = ['JUNIOR', 'SEMI_SENIOR', 'SENIOR'] as const
const early = ['SIN_EXPERIENCIA', 'JUNIOR', 'SEMI_SENIOR'] as const
const kitchen = [middle('Cocina y Gastronomía'), higher('Dirección de Cocina'), basic()]

export const commerce: readonly Trade[] = [
  {
    ...{ ...onSite, name: 'Cocinero/a', sector: 'hospitality', pay: 20, levels: all, studies: kitchen },
    ...{ shifts: ['PARTIDO', 'FINES_DE_SEMANA'], paper: 'Manipulación de alimentos' },
    skills: ['Cocina', 'Manipulación de alimentos'],
    more: ['Repostería', 'Control de alérgenos', 'Gestión de inventarios', 'Cocina mediterránea', 'Panadería'],
    did: [
      'Saqué servicios de {n} cubiertos con un equipo de cuatro.',
      'Cambié la carta con producto de temporada y bajé un {p} % el desperdicio.',
      'Llevé la partida de carnes y enseñé a dos ayudantes.',
    ],
    duties: [
      'Preparar y cocinar según la carta.',
      'Cuidar alérgenos, orden y temperaturas.',
      'Pedir lo justo y tirar lo mínimo.',
    ],
    about: [
      'Cocinarás con producto de la zona en una cocina con luz, dos días libres seguidos y la carta en la pared.',
      'Llevarás tu partida en un restaurante de sesenta plazas que cierra los lunes.',
    ],
  },
  {
    ...{ ...onSite, name: 'Camarero/a', sector: 'hospitality', pay: 18, levels: early, english: 'A2' },
    ...{ shifts: ['TARDE', 'FINES_DE_SEMANA', 'FESTIVOS'], studies: [school(), basic()] },
    skills: ['Atención al cliente', 'Servicio de mesa'],
    more: ['Coctelería', 'Manejo de caja', 'Trabajo en equipo'],
    did: [
      'Atendí una terraza de {n} mesas en temporada alta.',
      'Propuse el vino por copas: las ventas subieron un {p} %.',
      'Enseñé a {n} personas nuevas el sistema de comandas.',
    ],
    duties: ['Atender mesas y barra.', 'Aconsejar sobre la carta y los alérgenos.', 'Preparar y recoger la sala.'],
    about: [
      'Atenderás una sala de veinte mesas con propinas repartidas por igual y horario semanal publicado.',
      'Trabajarás en equipo, con dos fines de semana libres al mes.',
    ],
  },
  {
    ...{ ...onSite, name: 'Recepcionista de hotel', sector: 'hospitality', pay: 20, levels: early, english: 'B2' },
    ...{ shifts: ['ROTATIVO', 'NOCHE'], studies: [higher('Gestión de Alojamientos Turísticos'), degree('Turismo')] },
    skills: ['Atención al cliente', 'Recepción'],
    more: ['Reservas', 'Facturación', 'Manejo de caja'],
    did: [
      'Recibí a {n} huéspedes al día en tres idiomas.',
      'Respondí a todas las reseñas; la nota subió medio punto.',
      'Organicé grupos de {n} personas sin esperas.',
    ],
    duties: [
      'Recibir y despedir a los huéspedes.',
      'Gestionar reservas y cambios.',
      'Resolver lo que surja con buen humor.',
    ],
    about: [
      'Serás la primera cara del hotel y la persona que sabe dónde desayunan los del barrio.',
      'Recibirás en un hotel de ochenta habitaciones con un equipo de siete en recepción.',
    ],
  },
  {
    ...{ ...onSite, name: 'Dependiente/a de tienda', sector: 'retail', pay: 17.5, levels: early },
    ...{ shifts: ['ROTATIVO', 'FINES_DE_SEMANA'], studies: [school(), middle('Actividades Comerciales')] },
    skills: ['Ventas', 'Atención al cliente'],
    more: ['Manejo de caja', 'Escaparatismo', 'Gestión de inventarios', 'Reposición'],
    did: [
      'Atendí a unas {n} personas al día y cuadré la caja siempre.',
      'Ordené el almacén por tallas: buscamos la mitad.',
      'Fui la segunda en ventas de {n} tiendas.',
    ],
    duties: ['Atender y aconsejar sin prisa.', 'Reponer y ordenar la tienda.', 'Cobrar y cuadrar la caja.'],
    about: [
      'Atenderás a quien entra sabiendo lo que quiere y, con más tiempo, a quien no lo sabe.',
      'Tendrás el horario con un mes de antelación y un descuento que también vale para tu familia.',
    ],
  },
  {
    ...{ ...onSite, name: 'Encargado/a de tienda', sector: 'retail', pay: 24, levels: ['SEMI_SENIOR', 'SENIOR'] },
    ...{ shifts: ['ROTATIVO'], studies: [middle('Actividades Comerciales'), school()] },
    skills: ['Gestión de tiendas', 'Ventas', 'Liderazgo'],
    more: ['Gestión de inventarios', 'Atención al cliente', 'Excel', 'Escaparatismo', 'Manejo de caja'],
    did: [
      'Llevé una tienda de {n} personas con la menor rotación de la zona.',
      'Subí un {p} % las ventas cambiando los horarios a los de la gente.',
      'Abrí {n} tiendas nuevas en un año.',
    ],
    duties: [
      'Organizar horarios justos y conocidos.',
      'Cuidar ventas, almacén y caja.',
      'Formar y acompañar al equipo.',
    ],
    about: [
      'Llevarás una tienda de barrio con ocho personas y decidirás cómo se organiza.',
      'Buscamos a quien prefiera enseñar a vigilar, y que sepa leer unas cifras.',
    ],
  },
  {
    ...{ name: 'Comercial', sector: 'sales', pay: 24, levels: all, modes: ['HIBRIDO', 'PRESENCIAL'], licence: 'B' },
    ...{
      studies: [degree('Grado en Marketing'), higher('Gestión de Ventas y Espacios Comerciales')],
      vehicle: 'COCHE',
    },
    skills: ['Ventas', 'Negociación', 'Atención al cliente'],
    more: ['CRM', 'Prospección comercial', 'Excel', 'Salesforce'],
    did: [
      'Abrí {n} cuentas nuevas en un año y conservé el {p} %.',
      'Visité a {n} clientes por semana con ruta propia.',
      'Ordené la cartera: menos visitas y más ventas.',
    ],
    duties: [
      'Visitar y escuchar a los clientes de la zona.',
      'Preparar propuestas que se puedan cumplir.',
      'Mantener al día el registro de cada cuenta.',
    ],
    about: [
      'Llevarás una zona con clientes que ya nos conocen y otros que aún no, con coche de la empresa.',
      'Venderás lo que hacemos sin prometer lo que no: aquí quien vende habla luego con quien entrega.',
    ],
  },
  {
    ...{ name: 'Agente de atención al cliente', sector: 'sales', pay: 18, levels: early, english: 'B1' },
    ...{ modes: ['REMOTO', 'HIBRIDO'], shifts: ['MANANA', 'TARDE', 'FINES_DE_SEMANA'], studies: [school()] },
    skills: ['Atención al cliente', 'Atención telefónica'],
    more: ['CRM', 'Resolución de conflictos', 'Excel', 'Zendesk', 'Ventas'],
    did: [
      'Resolví unas {n} consultas al día con un {p} % en la primera llamada.',
      'Escribí respuestas tipo que usa todo el equipo.',
      'Ayudé a {n} compañeras nuevas en su primer mes.',
    ],
    duties: [
      'Responder por teléfono, chat y correo.',
      'Resolver sin pasar de mano en mano.',
      'Contar al equipo qué falla a menudo.',
    ],
    about: [
      'Responderás a personas con problemas de verdad, con permiso para resolverlos sin pedir tres firmas.',
      'Trabajarás desde casa con un equipo que se ve cada mes y que no cronometra las llamadas.',
    ],
  },
  {
    ...{ name: 'Especialista en marketing digital', sector: 'marketing', pay: 28, levels: all, english: 'B2' },
    ...{ modes: ['REMOTO', 'HIBRIDO'], studies: [degree('Grado en Publicidad'), degree('Grado en Marketing')] },
    skills: ['Marketing digital', 'SEO', 'Analítica web'],
    more: ['Google Ads', 'Redes sociales', 'Google Analytics', 'Redacción', 'Email marketing', 'Canva'],
    did: [
      'Subí un {p} % las visitas sin pagar más anuncios.',
      'Llevé campañas en {n} países con un solo panel.',
      'Escribí {n} guías que siguen trayendo visitas.',
    ],
    duties: [
      'Planificar y medir campañas.',
      'Escribir y mejorar las páginas que se buscan.',
      'Contar cada mes qué funcionó y qué no.',
    ],
    about: [
      'Harás que nos encuentre quien nos necesita, y medirás si de verdad le servimos.',
      'Llevarás buscadores, correo y redes con una diseñadora y un redactor.',
    ],
  },
  {
    ...{ name: 'Diseñador/a gráfico/a', sector: 'design', pay: 24, levels: all, modes: ['REMOTO', 'HIBRIDO'] },
    studies: [degree('Grado en Diseño'), higher('Gráfica Publicitaria')],
    skills: ['Diseño gráfico', 'Adobe Illustrator', 'Adobe Photoshop'],
    more: ['Adobe InDesign', 'Figma', 'Tipografía', 'Branding', 'Canva'],
    did: [
      'Diseñé la imagen de {n} marcas pequeñas.',
      'Maqueté un catálogo de {n} páginas en tres semanas.',
      'Rehíce los envases y las ventas subieron un {p} %.',
    ],
    duties: [
      'Diseñar piezas para papel y pantalla.',
      'Cuidar la marca y su guía.',
      'Preparar archivos que la imprenta entienda.',
    ],
    about: [
      'Diseñarás desde una tarjeta hasta un pabellón de feria, con tiempo para dibujar antes de abrir el programa.',
      'Te unirás a un estudio de cinco personas que firma lo que hace.',
    ],
  },
]
