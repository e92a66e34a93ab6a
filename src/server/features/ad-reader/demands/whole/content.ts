import { MUST } from '#shared/lexicon/importance.ts'
import type { AdText } from '../../text/ad-text.ts'
import { cuesIn } from '../../text/cues.ts'

/** Words that ask for nothing by themselves: they join, lead to something, or say how much of it or for how long. */
const EMPTY = new RegExp(
  `^(?:${[
    'de|del|la|el|lo|los|las|en|a|al|y|e|o|u|ni|que|q|un|una|uno|unos|unas|con|sin|por|como|se|su|sus|tu|tus|te|le|les|nos|me|mi|es|son|sea|ser|sera|estar|este|esta|esto|ello|si|no|ya|muy|mas|menos|bien|tambien|ademas|solo|todo|toda|todos|todas|cada|entre|desde|hasta|sobre|otr[oa]s?|algun[oa]?s?|cualquier[a]?|mism[oa]s?|mucho|mucha|etc|asi|tanto|aunque|pero|algo|poco|donde|cuando|ambos|ambas|tener|tengas?|tienes|tenga[ns]?|tenes|tener|contar|cuente|cuentes|poseer|disponer|haber|hayas?|has|ha|trabajado|trabajar|trabajando|laburando|usando|usado|utilizando|manejando|programando|desarrollando|hecho|llevado|realizando|haciendo',
    'experiencia|exp|previ[ao]s?|conocimientos?|conocer|conozcas?|conoces|manejo|manejar|manejes?|manejas|dominio|dominar|domines?|uso|usar|utilizar|nociones|soltura|saber|sabes|sepas?|formacion|trayectoria|habilidad(?:es)?|capacidad(?:es)?|destrezas?|titulo|titulacion|titulad[oa]s?|grado|carrera|estudios?|estudiantes?|egresad[oa]s?|profesional(?:es)?|licenciatura|diplomatura|bachiller|universitari[oa]s?|especialidad|maestria|master|posgrado|postgrado|diplomado|curso|cursos|certificad[oa]s?|certificacion(?:es)?|carnet|carne|licencia|permiso|conducir',
    'nivel(?:es)?|basic[oa]s?|intermedi[oa]s?|medi[oa]s?|avanzad[oa]s?|alt[oa]s?|usuario|expert[oa]s?|fluid[oa]s?|solid[oa]s?|buen[oa]?s?|excelentes?|amplio|amplios|amplia|minim[oa]s?|maxim[oa]|demostrables?|comprobables?|comprobad[oa]s?|acreditad[oa]s?|acreditables?|demostrad[oa]s?|probad[oa]|practic[oa]|practicos|real|reales|general(?:es)?|laboral|profesional|oral|escrit[oa]s?|hablad[oa]s?|leid[oa]|conversacional|tecnic[oa]|necesari[oa]s?|suficiente',
    'anos?|meses|mes|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|medio|media',
    `similar(?:es)?|afin(?:es)?|equivalentes?|parecid[oa]s?|analog[oa]s?|relacionad[oa]s?|superior|rubros?|areas?|sector(?:es)?|industria|puestos?|cargos?|posicion(?:es)?|funciones|tareas|empresas?|defecto|tipo|vigentes?|vigor|dia|actualizad[oa]s?|activ[oa]s?|complet[oa]s?|finalizad[oa]s?|terminad[oa]s?|concluid[oa]s?|${MUST}|programas?|software|herramientas?|sistemas?|plataformas?|aplicacion(?:es)?|aplicativos?|idioma|paquete|entornos?|lenguajes?|tecnologias?|personas?|gente|alguien|candidat[oa]s?|perfil(?:es)?`,
  ].join('|')})$`,
)

/** Why it is asked for, or what for: who reads «inglés para leer manuales» is asked for the language. */
const REASON = /,? (?:para|porque|ya que|pues|puesto que|dado que|aunque|por si|asi que) .*$/

/** The words of a stretch that ask for something, apart from what was read already and from what stands in brackets. */
export function contentOf(
  { flat }: Pick<AdText, 'flat'>,
  { from, to }: { from: number; to: number },
  read: readonly { at: number; end: number }[] = [],
): string[] {
  const letters = [...flat.slice(from, to)]
  for (const { at, end } of read) for (let i = Math.max(at, from); i < Math.min(end, to); i++) letters[i - from] = READ
  const rest = withoutCues(letters.join('').replace(/\([^()]*\)?/g, ' '))
  const said = read.length > 0 ? rest.replace(REASON, '') : rest
  return said.split(/[^a-z0-9ñ+#]+/).filter((word) => word.length > 1 && !EMPTY.test(word) && !/^\d+$/.test(word))
}

const READ = '|'

const withoutCues = (flat: string): string =>
  cuesIn(flat).reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, flat)
