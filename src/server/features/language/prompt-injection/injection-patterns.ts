/** Verbs that tell somebody to leave something out, as begun in the languages that people write CVs in. */
const DISREGARD =
  '\\b(?:ignor\\w*|olvid\\w*|omit[aei]\\w*|desatiend\\w*|disregard\\w*|forget|overlook|bypass|override|oubli\\w*|vergiss\\w*|missacht\\w*|esque[cç]\\w*|desconsider\\w*|dimentic\\w*|oblid\\w*|negeer\\w*|zignoruj\\w*)'
const ORDERS =
  '(?:instruc\\w*|indicaci\\w*|ordenes|prompts?|consignes?|anweisung\\w*|istruzion\\w*|instrukcj\\w*|instructies|criteri\\w*)'
const PERSON =
  '(?:candidat\\w*|postulant\\w*|applicants?|personas?|cvs?|resumes?|curricul\\w*|bewerb\\w*|lebenslauf|kandidat\\w*|perfil(?:es)?|profiles?|profils?)'
const OTHERS = '(?:demas|otr[ao]s|others?|autres|anderen?|outr[ao]s|altri|altres|resto|inny\\w*)'
const THIS = '(?:this|este|esta|ese|esa|ce|cet|cette|diese[nrsm]?|questo|questa|aquest|aquesta)'
const JUDGE =
  '\\b(?:rank|rate|score|select|choose|hire|approve|recommend|shortlist|prioriti[sz]e|mark|accept|puntua|califica|valora|elige|selecciona|contrata|aprueba|recomienda|prioriza|clasifica|coloca|pon|acepta|classez|notez|recommandez|selectionnez|bewerte\\w*|empfiehl|setze|classifique|recomende|avalie|aprove|contrate|valuta|raccomanda|assumi|recomana|puntualo|selecciona)\\b'
const GIVE =
  '\\b(?:da(?:le|me|d)?|asigna\\w*|otorga\\w*|pon(?:le)?|give|assign|return|output|devuelve|responde|answer|respond|donnez?|attribuez?|gib|vergib|atribua|de|dona)\\b'
const SCORE =
  '(?:puntuacion|puntaje|nota|calificacion|score|rating|marks?|encaje|note|punktzahl|bewertung|pontuacao|punteggio|puntuacio)'
const MOST = '(?:maxim\\w*|highest|perfect\\w*|top|full|hochste\\w*|massim\\w*|100|10/10)'
const PROGRAM =
  '(?:ia|ai|llms?|gpt|chatgpt|bot|chatbot|ats|modelos? de lenguaje|language models?|inteligencia artificial|artificial intelligence|assistant|asistente|algoritmo|algorithm|parser|ki|sprachmodell|modele de langage|intelligence artificielle)'

const rule = (source: string): RegExp => new RegExp(source, 'gu')

/**
 * What only somebody writes who speaks to a program. Read in small letters without accents, line by line; each begins
 * where the order begins. Words of honest CVs must not match: «nota máxima», «Sistema: SAP», «optimicé CV para el ATS».
 */
export const INJECTION_PATTERNS: readonly RegExp[] = [
  rule(`${DISREGARD}.{0,50}\\b${ORDERS}`),
  rule(`${DISREGARD}.{0,25}\\b${OTHERS}\\s+${PERSON}\\b`),
  rule(`${DISREGARD}\\s+all\\s+(?:the\\s+)?others?\\b`),
  rule(`${JUDGE}.{0,25}\\b${THIS}\\s+${PERSON}\\b`),
  rule(`${JUDGE}\\s+(?:the|al|a la)\\s+${PERSON}\\s+(?:first|above|highest|as|en primer|primer[oa]|por encima)`),
  rule(`${GIVE}.{0,40}\\b(?:${MOST}\\s+${SCORE}|${SCORE}\\s+(?:${MOST}|(?:of|de|del)\\s+100))`),
  rule(
    `\\b${THIS}\\s+${PERSON}\\b.{0,40}\\b(?:meets all|meets every|cumple tod[ao]s?|satisf\\w+ (?:all|todos)|is the (?:best|ideal|perfect)|es (?:el|la) (?:mejor|ideal|perfect[ao]))`,
  ),
  rule(
    `\\b(?:you are|you're|eres|actua como|act as|tu es|vous etes|du bist|voce e|sei un\\w*|ets un\\w*)\\b.{0,30}\\b(?:${PROGRAM}|recruiter|recruiting|reclutador\\w*|hiring|screening)\\b`,
  ),
  rule(
    `\\b(?:si eres|if you are|if you're|nota para|note to|note for|mensaje para|message to|message for|attention|atencion|dear|querid[ao])[,:]?\\s+(?:(?:an?|un[ao]?|la|el|any|the|cualquier)\\s+)?${PROGRAM}\\b`,
  ),
  rule('<\\|?/?(?:im_start|im_end|system|endoftext|assistant)\\|?>|\\[/?(?:inst|system|sys)\\]|<</?sys>>'),
  rule(
    '\\b(?:system|assistant)(?:\\s*(?:prompt|message|override))?\\s*:\\s*(?:you|ignor|eres|score|rank|rate|approve|this|new)|\\b(?:new|nuevas?|updated)\\s+(?:system\\s+)?(?:instructions?|instrucciones)\\s*:',
  ),
  rule(
    '(?:\\{\\s*)?["\'](?:score|puntuacion|match|verdict|veredicto|encaje|fit|ranking|rank|decision|rating)["\']\\s*:\\s*["\']?(?:\\d{1,3}|max\\w*|cumple|hire|contratar|approved?|high|alto|yes|si|true)\\b',
  ),
  rule('!\\[[^\\]]{0,80}\\]\\(\\s*(?:https?:)?//\\S+|<(?:img|script|iframe|object|svg)\\b|<!--'),
  rule(
    '\\b(?:send|envia|reenvia|forward|upload|exfiltrate|revela|reveal|print|muestra|repite|repeat)\\b.{0,40}\\b(?:system prompt|tus instrucciones|your instructions|api key|all (?:the )?(?:cvs|candidates|resumes)|todos los cvs?|contrasenas?|passwords?)\\b',
  ),
  rule(
    '忽略.{0,16}(?:指令|指示|说明|候选人|申请人|其他)|(?:指示|命令|応募者|候補者).{0,10}無視|(?:지시|지원자).{0,12}무시',
  ),
  rule('игнориру\\p{L}*.{0,40}(?:инструкц|указани|кандидат)|تجاهل.{0,40}(?:التعليمات|المرشحين|الاوامر)'),
]
