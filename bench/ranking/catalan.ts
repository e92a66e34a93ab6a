import { flatten } from '#server/features/language/normalise/fold.ts'

/** Many vacancies in Spain are written in Catalan; these are the words of work that Spanish spells otherwise. */
const SPANISH: ReadonlyMap<string, string> = new Map(
  `administratiu administrativo|advocat abogado|ajudant ayudante|ajudants ayudantes|amb con|aprenent aprendiz
arquitecte arquitecto|assessor asesor|assistencia asistencia|assistent asistente|atencio atencion
auxiliars auxiliares|bibliotecari bibliotecario|botiga tienda|botigues tiendas|bugaderia lavanderia
caixer cajero|caixera cajera|cambrer camarero|cambrera camarera|cambreres camareras|cambrers camareros|cap jefe
caps jefes|carnisser carnicero|carretoner carretillero|centre centro|clinic clinico|comptabilitat contabilidad
comptable contable|comptables contables|conductors conductores|coneixements conocimientos
construccio construccion|cuidadors cuidadores|cuina cocina|cuiner cocinero|cuinera cocinera|cuiners cocineros
delineant delineante|dependent dependiente|dependenta dependienta|dependents dependientes
desenvolupador desarrollador|desenvolupament desarrollo|dietetic dietetico|direccio direccion|disseny diseno
dissenyador disenador|dissenyadora disenadora|educacio educacion|electricistes electricistas
electromecanic electromecanico|empreses empresas|encarregada encargada|encarregat encargado|enginyer ingeniero
enginyera ingeniera|enginyeria ingenieria|enginyers ingenieros|escola escuela|esport deporte|esports deportes
farmaceutic farmaceutico|feina trabajo|flequer panadero|fontaner fontanero|formacio formacion|forner panadero
fusta madera|fuster carpintero|gent gente|gestio gestion|incendis incendios|infermer enfermero
infermera enfermera|infermeria enfermeria|informatic informatico|instal·lacions instalaciones
instal·lador instalador|jardiner jardinero|joves jovenes|lampista fontanero|llar hogar|llengua lengua
lleure ocio|llevadora matrona|lloguer alquiler|magatzem almacen|magatzemer almacenero|magatzems almacenes
manteniment mantenimiento|mecanic mecanico|mecanics mecanicos|menjador comedor|mestra maestra|mestre maestro
metge medico|metgessa medica|montatge montaje|mosso mozo|muntador montador|muntadors montadores|muntatge montaje
neteja limpieza|netejador limpiador|netejadora limpiadora|netejadors limpiadores|nit noche|obrer obrero
operari operario|operaris operarios|pages agricultor|paleta albanil|paletes albaniles|peixater pescadero
per para|perruquer peluquero|perruquera peluquera|perruqueria peluqueria|persones personas|pintors pintores
pont puente|practiques practicas|produccio produccion|professor profesor|professora profesora
professors profesores|projecte proyecto|projectes proyectos|psicoleg psicologo|qualitat calidad|quimic quimico
recerca investigacion|regidor concejal|relacions relaciones|repartidors repartidores|restauracio restauracion
restaurant restaurante|salut salud|seguretat seguridad|serraller cerrajero|serralleria cerrajeria
servei servicio|serveis servicios|socials sociales|substitucio sustitucion|suport soporte|tarda tarde
tecnic tecnico|tecnics tecnicos|teixit tejido|torn turno|torner tornero|transport transporte|treball trabajo
treballador trabajador|treballadora trabajadora|treballadors trabajadores|turisme turismo|vendes ventas
venedor vendedor|venedora vendedora|venedors vendedores|veterinari veterinario|vigilant vigilante
vigilants vigilantes|xarxes redes|xofer chofer|xofers choferes|zelador celador`
    .split(/[|\n]/)
    .map((pair) => pair.split(' '))
    .flatMap(([catalan, spanish]) => (catalan && spanish ? [[catalan, spanish] as const] : [])),
)

/** Catalan words of work in Spanish; other words stay as they are. */
export function catalanToSpanish(text: string): string {
  return text
    .replace(/(\p{L}l)[·.-](?=l\p{L})/giu, (_, start: string) => start.slice(0, -1))
    .replace(/\p{L}+/gu, (word) => translated(flatten(word)) ?? bySuffix(word))
}

function translated(flat: string): string | undefined {
  const known = SPANISH.get(flat)
  if (known !== undefined || !flat.endsWith('s')) return known
  const singular = SPANISH.get(flat.slice(0, -1))
  return singular && `${singular}s`
}

/** «gestió», «formació» and «qualitat» follow rules that no Spanish noun contradicts. */
function bySuffix(word: string): string {
  return word.replace(/(?<=\p{L}{2}[cstgx])ió$/iu, 'ión').replace(/(?<=\p{L}{3})[ei]tat$/iu, 'idad')
}
