const BREAKS = /<\/?(?:br|p|div|li|ul|ol|h[1-6]|tr|table)(?:\s[^<>\n]{0,300})?\s*\/?>/gi
const INLINE = /<\/?(?:b|strong|i|em|u|span|font|a)(?:\s[^<>\n]{0,300})?>/gi

/** «Se valora experiencia.<br>Datos de contacto»: copied from a web page with its tags, of which some end a line. */
export const withoutTags = (text: string): string => text.replace(BREAKS, '\n').replace(INLINE, '')
