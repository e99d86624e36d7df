import { Box } from '@mui/material'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useWidth } from '../documents/use-width.ts'

const WINDOW_PX = 1280
/** A picture is as high as this share of its width; of a longer design the beginning is seen. */
const RATIO = 0.62
/** Those that are about to be scrolled into sight are drawn already. */
const AHEAD = '300px'

/** A small picture of a design: the shop draws it, without scripts, once it comes into sight. */
export function DesignPicture({ design }: { design: string }) {
  const { place, width } = useWidth<HTMLDivElement>()
  const isNear = useIsNear(place)
  const [height, setHeight] = useState<number>()
  /** A short design stands in the middle, on the ground of the shop's pages. */
  const [ground, setGround] = useState('#fff')
  const scale = width / WINDOW_PX
  const room = width * RATIO
  const top = height === undefined ? 0 : Math.max(0, (room - height * scale) / 2)
  return (
    <Box
      ref={place}
      aria-hidden
      sx={{ position: 'relative', overflow: 'hidden', aspectRatio: `1 / ${RATIO}`, bgcolor: ground, pointerEvents: 'none' }}
    >
      {isNear && width > 0 && (
        <iframe
          src={`/previa/modelos/?still&ids=${design}`}
          title={`Modelo ${design}`}
          tabIndex={-1}
          sandbox="allow-same-origin"
          onLoad={({ currentTarget: { contentDocument: page } }) => {
            setHeight(page?.querySelector('main')?.scrollHeight)
            if (page) setGround(getComputedStyle(page.body).backgroundColor)
          }}
          style={{
            position: 'absolute',
            insetBlockStart: top,
            insetInlineStart: 0,
            inlineSize: WINDOW_PX,
            blockSize: WINDOW_PX * RATIO,
            border: 0,
            transformOrigin: '0 0',
            transform: `scale(${scale})`,
            opacity: height === undefined ? 0 : 1,
          }}
        />
      )}
    </Box>
  )
}

function useIsNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  const watched = useRef(false)
  useEffect(() => {
    if (!place.current || watched.current) return undefined
    watched.current = true
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        setIsNear(true)
        observer.disconnect()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(place.current)
    return () => {
      watched.current = false
      observer.disconnect()
    }
  }, [place])
  return isNear
}
