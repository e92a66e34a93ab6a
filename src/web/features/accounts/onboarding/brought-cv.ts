const KEY = 'onboarding-cv'

/** Which CV was read in this tab, until the first steps are done or the person signs out. */
export const broughtCv = (): string | null => sessionStorage.getItem(KEY)

export const keepBroughtCv = (import_id: string): void => sessionStorage.setItem(KEY, import_id)

export const forgetBroughtCv = (): void => sessionStorage.removeItem(KEY)
