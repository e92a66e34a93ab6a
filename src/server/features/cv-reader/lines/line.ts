/** A piece of a line that stands apart from the others, as a date at the right edge does. */
export interface Cell {
  text: string
  x: number
}

/** One line of the file. Lengths are points in a PDF and characters in plain text and DOCX. */
export interface Line {
  /** Without the sign of a list. */
  text: string
  cells: Cell[]
  page: number
  x: number
  right: number
  /** Where lines of its column end. */
  edge: number
  /** Of a typed text: how long its lines get. One that is far shorter was ended by its writer. */
  widest?: number
  /** Width of its first word: it tells whether that word would have fitted in the line above. */
  first_word: number
  /** Relative to the text around; 1 where sizes are not known. */
  size: number
  bold: boolean
  italic: boolean
  bullet: boolean
  /** Its sign is a number. */
  numbered?: boolean
  /** Of a typed text: which line of it this is, or is a part of. */
  row?: number
  /** Of a job: the head with the post that somebody had there first, and until when. */
  first_post?: { text: string; until: string }
  /** Of a job: the heading that says that it was a placement. */
  placement?: string
  /** Empty space above, in lines of text; the first of a column has 9. */
  gap: number
  /** Said by the file itself (a heading style of Word, `#` of Markdown). */
  marked_heading: boolean
}

/** Lines that are read one after the other: a column through all pages, a header, a whole text. */
export type Flow = Line[]

export const FIRST_GAP = 9

/** What every reader (PDF, DOCX, text) hands over. */
export interface ReadText {
  flows: Flow[]
  pages: string[]
  links: string[]
  hidden_text_found: boolean
  /** Texts of the file that nobody sees on its pages: hidden words, descriptions of pictures, notes about the file. */
  unseen: string
}

/** The same line with another text, in one cell. */
export const withText = (line: Line, text: string): Line => ({ ...line, text, cells: [{ text, x: line.x }] })
