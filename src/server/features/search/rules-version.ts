/** Raised when rows must be written anew: other lexemes, other taxonomy, other currency table. */
export const SEARCH_RULES_VERSION = 8
