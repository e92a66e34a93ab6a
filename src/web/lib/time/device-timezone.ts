export const deviceTimezone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
