export type MemoCache = ReturnType<typeof createMemoCache>

type Options = {
  /** While nobody would hear of a change, nothing is kept. */
  isUpToDate: () => boolean
  most?: number
}

/** Answers that stay true until there is news: each is worked out once, for all who ask meanwhile. */
export function createMemoCache({ isUpToDate, most = 200 }: Options) {
  const answers = new Map<string, Promise<unknown>>()
  return {
    of: <T>(question: string, work: () => Promise<T>): Promise<T> => {
      if (!isUpToDate()) return work()
      const known = answers.get(question)
      if (known) return known as Promise<T> // a question names the work, and so its kind of answer
      const answer = work()
      answers.set(question, answer)
      if (answers.size > most) answers.delete(answers.keys().next().value!)
      answer.catch(() => answers.get(question) === answer && answers.delete(question))
      return answer
    },
    /** There is news. What is being worked out now goes only to those who wait for it already. */
    forget: () => answers.clear(),
  }
}
