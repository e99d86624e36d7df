import type { RouterBlocker } from 'react-admin'

const UNBLOCKED: RouterBlocker = { state: 'unblocked', reset: undefined, proceed: undefined, location: undefined }
const answered = new WeakSet<RouterBlocker>()

/**
 * A way that is held up until somebody says whether to go it: answered once. The screen hears of the answer when it is drawn again,
 * which a slow machine does late; the router throws at a second answer, and the screen with all that was typed would be gone.
 */
export function answerOnce(blocker: RouterBlocker): RouterBlocker {
  if (blocker.state !== 'blocked') return blocker
  if (answered.has(blocker)) return UNBLOCKED
  const once = (answer: () => void) => () => {
    if (answered.has(blocker)) return
    answered.add(blocker)
    answer()
  }
  return { ...blocker, proceed: once(blocker.proceed), reset: once(blocker.reset) }
}
