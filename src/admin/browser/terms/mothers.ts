type Placed = { id: number; parent?: number }

/** What a category can stand in: neither itself nor anything below it. A new one has no id yet. */
export function mothersFor<T extends Placed>(all: readonly T[], id: number | undefined): T[] {
  const isBelow = ({ id: own, parent = 0 }: Placed, seen: readonly number[] = []): boolean => {
    if (own === id) return true
    const mother = seen.includes(own) ? undefined : all.find((one) => one.id === parent)
    return mother !== undefined && isBelow(mother, [...seen, own])
  }
  return all.filter((one) => !isBelow(one))
}
