/** «*Escolaridad:* TSU», «**Experiencia**: 3 años», «_Idioma:_ inglés»: a label that is set off in its own line. */
const LABEL =
  /^([ \t]*)(\*{1,2}|_{1,2})(?!importante|ojo|atenci[oó]n|nota|aviso)([^*_\n:]{2,50}?)(:?)\2(:?)(?=[ \t]+[^\s*_])/gimu

/** A text whose labels stand as they are read, without the signs that make them bold where they were written. */
export const withoutEmphasis = (text: string): string =>
  text.replace(LABEL, (all, indent: string, _sign: string, label: string, inside: string, behind: string) =>
    inside === '' && behind === '' ? all : `${indent}${label}:`,
  )
