/** The answer to one question of the doctor; no problems means that all is well. */
export type Finding = {
  id: string
  question: string
  problems: string[]
  /** Why the question could not be asked. */
  skipped?: string
}

/** A person mends ten of a kind and asks again; a longer list would hide the other kinds. */
const SHOWN = 10

/** Keeps the first problems of a kind and counts the rest. */
export function createProblemList() {
  const first: string[] = []
  let more = 0
  return {
    add: (problem: string) => {
      if (first.length < SHOWN) first.push(problem)
      else more++
    },
    read: () => (more === 0 ? first : [...first, `… e mais ${more} do mesmo tipo.`]),
  }
}
