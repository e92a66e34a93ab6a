/** Room for two columns beside the menu: the list with its filters, or with an open vacancy. */
export const WIDE = '(min-width: 80rem)'
