/** Of the trained rows; kept apart from them, so that it can be compared without loading them. */
export const ENCODER_VERSION = '2026-11-15-v2'
