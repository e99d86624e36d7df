import { useEffect, type RefObject } from 'react'
import { mayContact } from '#islands/outside-consent.ts'

/** Up to this width a window is a phone's. */
const PHONE = '(max-width: 767px)'

export type Autoplay = { on: boolean; onPhones: boolean }

/**
 * Begins a video when half of it is in view: only where its host may be contacted anyway, and never for those who want little motion.
 * Whoever calls it plays without sound.
 */
export function useAutoplay(
  box: RefObject<HTMLElement | null>,
  { on, onPhones, host, play }: Autoplay & { host: string | undefined; play: () => void },
) {
  useEffect(() => {
    const { current: element } = box
    const mayMove = !matchMedia('(prefers-reduced-motion: reduce)').matches && (onPhones || !matchMedia(PHONE).matches)
    if (!on || !element || !mayMove || (host !== undefined && !mayContact(host))) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        play()
      },
      { threshold: 0.5 },
    )
    observer.observe(element)
    return () => observer.disconnect()
    // `play` is made anew at each drawing and always does the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [box, on, onPhones, host])
}
