import { whenIdle } from '#islands/when-idle.ts'

/** After everything that the page itself needs. */
export function whenQuiet(act: () => void) {
  const idle = () => whenIdle(act)
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
}
