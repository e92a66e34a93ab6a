/** `m•••@dominio.com`: enough to recognise one's own address. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}•••${email.slice(at)}`
}

export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)} ••• ${phone.slice(-2)}`
}
