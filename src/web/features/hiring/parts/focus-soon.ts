/** A dialog gives focus back first, and what is focused may still have to be drawn where it belongs. */
const FOCUS_AFTER = 100

export const focusSoon = (id: string) => setTimeout(() => document.getElementById(id)?.focus(), FOCUS_AFTER)
