import type { ViewProps } from '#builder/define-widget.ts'
import { PlainIsland } from '#islands/plain-island.tsx'
import type widget from './widget.ts'

/** The scroll bar says the same to who can't see this one: it is for the eyes. */
export default function ProgressTracker({ settings }: ViewProps<typeof widget>) {
  const { type, relative_to, direction, percentage, percentage_position } = settings
  return (
    <div
      className={`elementor-scrolling-tracker elementor-scrolling-tracker-${type}`}
      data-way={relative_to}
      data-direction={direction}
      aria-hidden="true"
    >
      <span className="tracker-track">{type === 'horizontal' && <span className="current-progress" />}</span>
      {percentage && <span className="current-progress-percentage" data-place={percentage_position} />}
      <PlainIsland name="progress-tracker" when="visible">
        <i className="tracker-mark" />
      </PlainIsland>
    </div>
  )
}
