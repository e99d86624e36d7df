const BACK = new Set(['ArrowLeft', 'ArrowUp'])
const FORTH = new Set(['ArrowRight', 'ArrowDown'])

/** Which swatch a key leads to, past those that can't be chosen and round the corner; undefined for keys that lead nowhere. */
export function nextSwatch(key: string, current: number, disabled: readonly boolean[]): number | undefined {
  const open = disabled.flatMap((isDisabled, index) => (isDisabled && index !== current ? [] : [index]))
  if (open.length === 0) return undefined
  const at = open.indexOf(current)
  if (FORTH.has(key)) return open[(at + 1) % open.length]
  if (BACK.has(key)) return open[(at + open.length - (at < 0 ? 0 : 1)) % open.length]
  if (key === 'Home') return open.find((index) => !disabled[index])
  if (key === 'End') return open.findLast((index) => !disabled[index])
  return undefined
}
