/** Longer than anything takes to close. */
const MOST_FRAMES = 120
const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))

/** Nothing that has begun is left to do: a program draws a change of the width some steps after the browser does. */
const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }))

/** Letters are there, a change of the width has been drawn, and what moves for a moment has arrived. */
export async function settle(): Promise<void> {
  await document.fonts.ready
  await frame()
  await frame()
  await idle()
  const passing = document
    .getAnimations()
    .filter((one) => one.timeline === document.timeline && one.playState === 'running')
    .filter((one) => Number.isFinite(Number(one.effect?.getComputedTiming().endTime)))
  await Promise.allSettled(passing.map((one) => one.finished))
  for (let frames = 0; frames < MOST_FRAMES && isSomethingClosing(); frames++) await frame()
}

/** What MUI closes is taken away some time after it has faded out. */
const isSomethingClosing = () =>
  [...document.querySelectorAll('.MuiModal-root > .MuiBackdrop-root')].some(
    (one) => one.checkVisibility({ visibilityProperty: true }) && getComputedStyle(one).opacity === '0',
  )
