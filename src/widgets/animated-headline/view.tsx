import type { ViewProps } from '#builder/define-widget.ts'
import { IslandSlot } from '#islands/island-slot.tsx'
import headline from './island.tsx'
import type widget from './widget.ts'

export default function AnimatedHeadline({ settings, id }: ViewProps<typeof widget>) {
  const { headline_style: kind, highlighted_text, rotating_text, before_text, after_text, loop, ...rest } = settings
  const chosen = kind === 'rotate' ? rotating_text.split('\n') : [highlighted_text]
  const words = [...new Set(chosen.map((word) => word.trim()).filter(Boolean))]
  if (words.length === 0) return null
  return (
    <IslandSlot
      island={headline}
      id={id}
      props={{
        kind,
        words,
        tag: rest.tag,
        before: before_text,
        after: after_text,
        link: rest.link,
        motion: rest.animation_type,
        marker: rest.marker,
        loop,
        delayMs: rest.rotate_iteration_delay,
        durationMs: rest.highlight_animation_duration,
        repeatMs: rest.highlight_iteration_delay,
      }}
    />
  )
}
