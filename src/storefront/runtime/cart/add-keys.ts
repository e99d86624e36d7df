/** Additions of which nobody knows yet whether the shop has done them, by what they add. */
const open = new Map<string, string>()

/** The key of an addition. Pressed again after an answer that never came, it is the same addition and has the same key. */
export function addKey(fields: [string, string][]): { key: string; settle: () => void } {
  const what = JSON.stringify(fields)
  const key = open.get(what) ?? newKey()
  open.set(what, key)
  return { key, settle: () => open.delete(what) }
}

const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')
