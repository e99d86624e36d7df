import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { editInPlace } from './edit-in-place.ts'
import type { Align, Way } from './align-buttons.tsx'
import { alignLines } from './prepared-node.ts'
import type { ShownText } from './text-setting.ts'
import type { OpenMarkup } from './write-markup.ts'

const TextToolbar = lazy(() => import('./text-toolbar.tsx'))

type Begin = {
  text: ShownText
  onChange: (value: string) => void
  onEnd: () => void
  onRefused: (tags: string[]) => void
}

/** At most one text of the page that is written where it stands, and its toolbar. */
export function useTextWriting(align: Align | undefined) {
  const session = useRef<{ end: () => void }>(undefined)
  const bar = useRef<HTMLElement>(null)
  const [open, setOpen] = useState<OpenMarkup>()
  const [isLinking, setIsLinking] = useState(false)
  useEffect(() => () => session.current?.end(), [])

  const begin = ({ text: { node, kind, value, label, maxLength }, onChange, onEnd, onRefused }: Begin) => {
    session.current?.end()
    session.current = editInPlace({
      node,
      kind,
      value,
      label,
      maxLength,
      onChange,
      onRefused,
      onEnd: () => {
        session.current = undefined
        setOpen(undefined)
        setIsLinking(false)
        onEnd()
      },
      onState: setOpen,
      onLink: () => setIsLinking(true),
      onToolbar: () => bar.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus(),
    })
  }
  const aligned = align && {
    ...align,
    onPick: (way: Way) => {
      // The page is drawn again only when the writing ends.
      if (open) alignLines(open.place, way)
      align.onPick(way)
    },
  }
  const toolbar: ReactNode = open && (
    <Suspense fallback={null}>
      <TextToolbar open={open} bar={bar} align={aligned} isLinking={isLinking} onLinking={setIsLinking} />
    </Suspense>
  )
  return { begin, end: () => session.current?.end(), toolbar }
}
