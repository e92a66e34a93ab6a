/** What is kept in a tab about whoever is signed in: CVs under review or just brought, what they were writing, the vacancy that somebody wants to come back to. */
const OF_THE_TAB = /^(?:cv-review:|held:|apply-return$|onboarding-cv$)/

/** Signing out leaves nothing of a person on the device, also when what wrote it was not opened since the page was loaded. */
export function forgetCopies(): void {
  for (const key of Object.keys(localStorage)) if (/^[a-z]+-draft:/.test(key)) localStorage.removeItem(key)
  for (const key of Object.keys(sessionStorage)) if (OF_THE_TAB.test(key)) sessionStorage.removeItem(key)
}
