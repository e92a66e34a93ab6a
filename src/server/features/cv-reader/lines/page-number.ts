const PAGE_NUMBER =
  /^(?:(?:page|p[áa]gina|p[áa]g\.?)\s*\d{1,3}(?:\s*(?:of|de|\/)\s*\d{1,3})?|\d{1,3}\s*(?:of|de|\/)\s*\d{1,3}|[-–]\s*\d{1,3}\s*[-–])$/i

/** «Página 2 de 3» says nothing about the person. */
export const isPageNumber = (text: string): boolean => PAGE_NUMBER.test(text.trim())
