/** A Brazilian number as telephones dial it; what has no area code is left as it is. */
export function phoneUrl(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  return `tel:${digits.length === 10 || digits.length === 11 ? '+55' : ''}${digits}`
}

export function whatsappUrl(phone: string): string {
  return `https://wa.me/${phoneUrl(phone).replace(/^tel:\+?/, '')}`
}
