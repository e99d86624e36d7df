import type { ViewProps } from '#builder/define-widget.ts'
import type widget from './widget.ts'

export default function Progress({ settings }: ViewProps<typeof widget>) {
  const { title, percent, display_percentage, inner_text } = settings
  return (
    <div className="elementor-progress">
      <p aria-hidden="true">
        <strong>{title}</strong>
        {display_percentage && <span>{percent}%</span>}
      </p>
      <div
        className="elementor-progress-track"
        role="progressbar"
        aria-label={title || 'Progresso'}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={inner_text === '' ? undefined : `${percent}%, ${inner_text}`}
      >
        <div />
      </div>
      {inner_text !== '' && <small aria-hidden="true">{inner_text}</small>}
    </div>
  )
}
