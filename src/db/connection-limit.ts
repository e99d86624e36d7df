/** A share of the connections: work in the lane never has more of them at once, so that other work finds one. */
export type ConnectionLimit = ReturnType<typeof createConnectionLimit>

export function createConnectionLimit(width: number) {
  const waiting: (() => void)[] = []
  let taken = 0
  return {
    /** Comes back once there is a place, in the order of asking. */
    enter: async (): Promise<void> => {
      if (taken < width) taken++
      else await new Promise<void>((granted) => waiting.push(granted))
    },
    leave: () => {
      const next = waiting.shift()
      if (next) next()
      else taken--
    },
  }
}
