/** A telephone number of 6 to 15 digits, with the marks that people write between them. */
export function isPhone(text: string): boolean {
  if (text.length > 40 || !/^[\d\s()+\-./*#]+$/.test(text)) return false
  const digits = text.replaceAll(/\D/g, '').length
  return digits >= 6 && digits <= 15
}

/** A full web address: http or https and a host. */
export function isWebAddress(text: string): boolean {
  if (text.length > 2_000 || /\s/.test(text) || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return false
  const { hostname, username } = new URL(text)
  return username === '' && hostname !== ''
}
