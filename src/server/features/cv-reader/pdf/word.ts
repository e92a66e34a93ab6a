/** A word as it stands on a page; `y` is its base line, measured from the top. */
export interface Word {
  text: string
  x: number
  right: number
  y: number
  size: number
  bold: boolean
  italic: boolean
  /** Runs in another direction than the page. */
  turned: boolean
  hidden: boolean
  /** Drawn without ink, as the text layer of a scanned page is. */
  inkless: boolean
}
