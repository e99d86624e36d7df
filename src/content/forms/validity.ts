/** An address that mail can be sent to: one @, a name before it, a host with a dot behind it, nothing that a mail header could trip over. */
export function isEmail(text: string): boolean {
  if (text.length > 254) return false
  const at = text.lastIndexOf('@')
  const name = text.slice(0, at)
  const host = text.slice(at + 1)
  if (at < 1 || name.length > 64 || !/^[\w.!#$%&'*+/=?^`{|}~-]+$/.test(name) || /^\.|\.\.|\.$/.test(name)) return false
  const parts = host.split('.')
  return parts.length > 1 && parts.every(isHostPart) && !/^\d+$/.test(parts.at(-1)!)
}

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

const isHostPart = (part: string) => /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u.test(part)
