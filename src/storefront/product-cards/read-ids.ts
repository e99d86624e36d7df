/** The numbers of products that an address names, each once; undefined where it says something else. */
export function readIds(raw: unknown, most: number): number[] | undefined {
  if (typeof raw !== 'string' || raw.length > most * 17) return undefined
  const parts = raw.split(',').filter((part) => part !== '')
  if (parts.some((part) => !/^[1-9]\d{0,14}$/.test(part))) return undefined
  return [...new Set(parts.map(Number))].slice(0, most)
}
