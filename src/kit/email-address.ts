/**
 * An address that mail can be sent to, by the one rule of the whole shop: one @, a name of up to 64 signs before it, a host with a dot
 * behind it, 254 signs at the most, nothing that a mail header could trip over. Whether mail arrives only the mail can tell.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > 254) return false
  const at = text.lastIndexOf('@')
  const name = text.slice(0, at)
  if (at < 1 || name.length > 64 || !/^[\w.!#$%&'*+/=?^`{|}~-]+$/.test(name) || /^\.|\.\.|\.$/.test(name)) return false
  const parts = text.slice(at + 1).split('.')
  return parts.length > 1 && parts.every(isHostPart) && !/^\d+$/.test(parts.at(-1)!)
}

const isHostPart = (part: string) => /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u.test(part)
