/** Gives the elements of a document their ids, in order. They become class names and references, so each is plain and stands once. */
export function createElementIds() {
  const seen = new Set<string>()
  /** `place`: the number of the element in its document, for those whose id can't be kept. */
  return (stored: unknown, place: number): string => {
    const plain = typeof stored === 'string' && /^[a-z0-9]{1,16}$/.test(stored) ? stored : `e${place}`
    const id = seen.has(plain) ? `${plain}x${place}` : plain
    seen.add(id)
    return id
  }
}
