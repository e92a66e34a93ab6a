/** `/?ficha=`: what a company holds of somebody whom it added. */
export const HELD_PARAM = 'ficha'
