/** Several reasons at the same moment ask once. */
export const REVIEW_DEBOUNCE_MS = 5
/** Who types an address is not answered after every letter. */
export const REVIEW_TYPING_MS = 1_000

/** `leaving`: the page is being opened again, so nothing may follow on it. */
export type DrawOutcome = 'drawn' | 'failed' | 'leaving'

type Options = {
  /** Whether there is still anything to ask for. */
  isOpen?: () => boolean
  /** What stands in the fields that people type into, as one text to compare. */
  typed: () => string
  /** Asks the shop for the summary. A draw that a later one overtakes may end in any way. */
  draw: () => Promise<DrawOutcome>
  /** Lets the shop keep what was typed. Says whether it did. */
  save: () => Promise<boolean>
}

/** When the summary is asked for: at once for a choice, after a pause for typing, and never twice for the same words. */
export function createReviewSchedule({ typed, draw, save, isOpen = () => true }: Options) {
  let soon: ReturnType<typeof setTimeout> | undefined
  let pause: ReturnType<typeof setTimeout> | undefined
  let drawsAfterPause = false
  let running: Promise<DrawOutcome> | undefined
  /** What the summary was last asked for, and what the shop keeps. */
  let drawn: string | undefined
  let kept: string | undefined

  const cancel = () => {
    clearTimeout(soon)
    clearTimeout(pause)
    soon = pause = undefined
    drawsAfterPause = false
  }

  const drawNow = () => {
    cancel()
    drawn = kept = typed()
    const mine = draw().then((outcome) => {
      if (running !== mine) return outcome
      running = undefined
      if (outcome === 'failed') drawn = kept = undefined
      return outcome
    })
    running = mine
    return mine
  }

  const saveNow = async () => {
    const sent = typed()
    kept = sent
    if (!(await save()) && kept === sent) kept = undefined
  }

  const afterPause = () => {
    const draws = drawsAfterPause
    cancel()
    if (draws && typed() !== drawn) void drawNow()
    else if (typed() !== kept) void saveNow()
  }

  const lastAnswer = async (): Promise<DrawOutcome | undefined> => {
    const awaited = running
    const outcome = await awaited
    return running === undefined || running === awaited ? outcome : await lastAnswer()
  }

  return {
    /** Somebody asks for the summary anew. */
    ask: () => {
      cancel()
      if (isOpen()) soon = setTimeout(() => void drawNow(), REVIEW_DEBOUNCE_MS)
    },
    /** Something was typed; `decides`: it may change the summary. */
    type: (decides: boolean) => {
      drawsAfterPause ||= decides
      clearTimeout(pause)
      // An answer that is asked for at once brings this along.
      if (soon === undefined && isOpen()) pause = setTimeout(afterPause, REVIEW_TYPING_MS)
    },
    /** What is due is asked for now. Resolves once the summary shows what is chosen, with whether the page stays. */
    settle: async (): Promise<boolean> => {
      if (soon !== undefined || (drawsAfterPause && typed() !== drawn)) void drawNow()
      return (await lastAnswer()) !== 'leaving'
    },
    isDue: () => soon !== undefined || drawsAfterPause || running !== undefined,
    cancel,
  }
}
