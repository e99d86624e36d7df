import { documentIn } from '../../shared/post-into-frame.ts'

const LOOK_EVERY_MS = 30

/**
 * Tells when a page has come into a frame. `isFirst`: as soon as it can be worked in, while its pictures still come; a page that takes
 * the place of another is awaited as a whole.
 */
export function onArrival(frame: HTMLIFrameElement, { isFirst, tell }: { isFirst: boolean; tell: () => void }): () => void {
  const look = () => {
    const document = documentIn(frame)
    if (document === 'empty' || document?.readyState === 'loading') return
    stop()
    tell()
  }
  const timer = isFirst ? setInterval(look, LOOK_EVERY_MS) : undefined
  const stop = () => {
    clearInterval(timer)
    frame.removeEventListener('load', look)
  }
  frame.addEventListener('load', look)
  if (isFirst) look()
  return stop
}
