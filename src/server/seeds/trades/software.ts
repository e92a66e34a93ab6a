import { degree, higher, type Trade } from './trade.ts'

const technology = { sector: 'technology', modes: ['REMOTO', 'HIBRIDO'], english: 'B2' } as const
const computing = [
  degree('Grado en Ingeniería Informática'),
  higher('Desarrollo de Aplicaciones Web'),
  degree('Ingeniería en Sistemas', 5),
]
const all = ['JUNIOR', 'SEMI_SENIOR', 'SENIOR'] as const

export const software: readonly Trade[] = [
  {
    ...technology,
    name: 'Desarrollador/a frontend',
    pay: 36,
    levels: all,
    studies: computing,
    skills: ['React', 'TypeScript', 'CSS', 'HTML', 'Git'],
    more: ['Next.js', 'Jest', 'Playwright', 'Accesibilidad web', 'Redux', 'Figma', 'GraphQL', 'Vue.js'],
    did: [
      'Reduje un {p} % el tiempo de carga de la portada y la mantuve por debajo de dos segundos.',
      'Construí una biblioteca de {n} componentes que usan tres equipos.',
      'Corregí {n} problemas de accesibilidad hasta cumplir el nivel AA.',
      'Escribí las pruebas de extremo a extremo de los {n} recorridos que más se usan.',
      'Migré el panel de administración a TypeScript sin parar las entregas.',
    ],
    duties: [
      'Desarrollar pantallas y componentes con el equipo de diseño.',
      'Escribir pruebas y revisar el código de otras personas.',
      'Medir la velocidad de cada pantalla y mejorarla.',
      'Cuidar que todo funcione con teclado y lector de pantalla.',
    ],
    about: [
      'Construirás las pantallas que miles de personas abren cada mañana, desde la primera idea hasta que se usan.',
      'Te sumarás al equipo que rehace nuestro panel principal, pantalla a pantalla y sin romper lo que ya funciona.',
    ],
  },
  {
    ...technology,
    name: 'Desarrollador/a backend Java',
    pay: 40,
    levels: all,
    studies: computing,
    skills: ['Java', 'Spring Boot', 'SQL', 'PostgreSQL', 'Git'],
    more: ['Docker', 'Kafka', 'Kubernetes', 'Maven', 'JUnit', 'Redis', 'AWS', 'Hibernate'],
    did: [
      'Diseñé el servicio de pagos que procesa {n} mil operaciones al día.',
      'Partí un programa grande en {n} servicios sin cortar el servicio ni una noche.',
      'Bajé un {p} % los errores de producción con pruebas de contrato.',
      'Automaticé la conciliación que antes ocupaba dos días al mes.',
    ],
    duties: [
      'Diseñar y mantener servicios con sus pruebas.',
      'Vigilar el rendimiento de las consultas y los mensajes.',
      'Participar en las guardias, una semana de cada seis.',
      'Documentar lo que otras personas van a llamar.',
    ],
    about: [
      'Mantendrás los servicios que mueven los pedidos de punta a punta y los prepararás para el doble de tráfico.',
      'Trabajarás en el corazón del producto: cobros, facturas y avisos que no se pueden perder.',
    ],
  },
  {
    ...technology,
    name: 'Desarrollador/a backend Python',
    pay: 38,
    levels: all,
    studies: computing,
    skills: ['Python', 'Django', 'SQL', 'PostgreSQL', 'Git'],
    more: ['FastAPI', 'Docker', 'Redis', 'AWS', 'Linux', 'Flask', 'Celery'],
    did: [
      'Escribí la interfaz que usan {n} aplicaciones de clientes.',
      'Reduje de horas a minutos el cálculo nocturno de precios.',
      'Añadí trazas y alertas: hoy sabemos de un fallo {n} minutos antes que los clientes.',
      'Actualicé Django en {n} proyectos sin interrupciones.',
    ],
    duties: [
      'Desarrollar servicios y sus pruebas.',
      'Cuidar el modelo de datos y sus migraciones.',
      'Acompañar cada entrega hasta que funciona en producción.',
      'Ayudar a soporte con los casos difíciles.',
    ],
    about: [
      'Desarrollarás la plataforma con la que nuestros clientes planifican su semana, en un equipo de seis personas.',
      'Harás crecer un servicio que empezó como una hoja de cálculo y hoy usan doscientas empresas.',
    ],
  },
  {
    ...technology,
    name: 'Desarrollador/a full stack JavaScript',
    pay: 34,
    levels: all,
    studies: computing,
    skills: ['JavaScript', 'Node.js', 'React', 'SQL', 'HTML'],
    more: ['TypeScript', 'MongoDB', 'Docker', 'Express.js', 'Git', 'Vue.js', 'CSS'],
    did: [
      'Llevé de la idea a la primera venta un portal para {n} talleres.',
      'Conecté la tienda con {n} sistemas de envío.',
      'Añadí un buscador que contesta en menos de {n} milisegundos.',
      'Formé a dos personas que empezaban; hoy publican solas.',
    ],
    duties: [
      'Añadir funciones completas, de la base de datos a la pantalla.',
      'Resolver incidencias y explicar su causa.',
      'Revisar el código del equipo.',
      'Proponer mejoras con quienes usan el producto.',
    ],
    about: [
      'Harás funciones completas, de la base de datos al botón, y verás cómo se usan esa misma semana.',
      'Entrarás en un equipo pequeño en el que cada persona lleva lo suyo de principio a fin.',
    ],
  },
  {
    ...technology,
    name: 'Desarrollador/a Android',
    pay: 37,
    levels: all,
    studies: computing,
    skills: ['Kotlin', 'Android', 'Git', 'SQL'],
    more: ['Java', 'Firebase', 'Jetpack Compose', 'Swift', 'Flutter', 'JUnit'],
    did: [
      'Publiqué una aplicación con {n} mil descargas y cuatro estrellas y media.',
      'Bajé un {p} % los cierres inesperados en teléfonos antiguos.',
      'Añadí el modo sin conexión que pedían los repartidores.',
      'Pasé {n} pantallas a Jetpack Compose.',
    ],
    duties: [
      'Desarrollar la aplicación y publicarla cada dos semanas.',
      'Probarla en teléfonos antiguos y con mala conexión.',
      'Diseñar con el equipo el trabajo sin conexión.',
      'Vigilar los cierres inesperados y corregirlos.',
    ],
    about: [
      'Llevarás la aplicación con la que trabajan dos mil personas en la calle, a veces sin cobertura.',
      'Te encargarás de nuestra aplicación de Android, desde el diseño de cada pantalla hasta la tienda.',
    ],
  },
  {
    ...technology,
    name: 'Desarrollador/a .NET',
    pay: 36,
    levels: all,
    studies: computing,
    skills: ['C#', '.NET', 'SQL Server', 'Git'],
    more: ['Azure', 'Angular', 'JavaScript', 'Docker', 'Entity Framework'],
    did: [
      'Mantuve el programa de gestión de {n} sucursales.',
      'Reescribí el cierre de caja: pasó de {n} minutos a segundos.',
      'Pasé a la nube {n} servicios sin perder datos.',
    ],
    duties: [
      'Mantener y ampliar el programa de gestión.',
      'Preparar integraciones con proveedores.',
      'Escribir pruebas antes de cada cambio delicado.',
    ],
    about: [
      'Ampliarás el programa de gestión que usan nuestras sucursales y lo llevarás poco a poco a la nube.',
      'Mantendrás las integraciones con bancos y proveedores, que son la parte que nadie ve y todos notan.',
    ],
  },
]
