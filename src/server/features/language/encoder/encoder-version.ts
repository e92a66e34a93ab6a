/** Of the trained rows; kept apart from them, so that it can be compared without loading them. */
export const ROWS_VERSION = '2026-11-15-v2'
/** The rows and what was learnt of lines, lines.bin. */
export const ENCODER_VERSION = `${ROWS_VERSION} lines-2`
