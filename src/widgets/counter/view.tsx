import type { ViewProps } from '#builder/define-widget.ts'
import { IslandSlot } from '#islands/island-slot.tsx'
import counter from './island.tsx'
import type widget from './widget.ts'

export default function Counter({ settings, id }: ViewProps<typeof widget>) {
  const { starting_number: from, ending_number: to, duration: durationMs, thousand_separator: separator } = settings
  const { prefix, suffix, title, title_tag: Title } = settings
  return (
    <div className="elementor-counter">
      <IslandSlot island={counter} id={id} props={{ from, to, durationMs, separator, prefix, suffix }} />
      {title !== '' && <Title className="elementor-counter-title">{title}</Title>}
    </div>
  )
}
