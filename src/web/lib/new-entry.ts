/** What `?campo=` says of a list of the CV where a new entry is to be begun. */
export const newEntryIn = (section: string): string => `${section}.nueva`
