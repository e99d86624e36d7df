import type { Tree } from '../../documents/tree.ts'

const FIRST_MS = 2_000
const LONGEST_MS = 30_000

/**
 * After a drawing that failed the shop is not asked for the same again at once: first after two seconds, then after longer and longer.
 * `again`: called when it may be asked.
 */
export function createDrawingRest(again: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failed: Tree | undefined
  let lastsMs = FIRST_MS
  const end = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const goOn = () => {
    if (timer === undefined) return
    end()
    again()
  }
  return {
    /** Another document may be drawn where that one was not. */
    isFor: (tree: Tree) => timer !== undefined && tree === failed,
    begin: (tree: Tree) => {
      failed = tree
      end()
      timer = setTimeout(goOn, lastsMs)
      lastsMs = Math.min(lastsMs * 2, LONGEST_MS)
    },
    /** There is a line again. */
    goOn,
    over: () => {
      end()
      lastsMs = FIRST_MS
    },
  }
}
