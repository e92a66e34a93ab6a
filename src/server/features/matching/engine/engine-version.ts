/** Raised with every change that can alter a verdict, a number or a sentence; stored with each match. */
export const ENGINE_VERSION = '3.2.1'
