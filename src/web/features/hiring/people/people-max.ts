/** So many people are added together. */
export const PEOPLE_MAX = 200
