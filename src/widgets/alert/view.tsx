import type { ViewProps } from '#builder/define-widget.ts'
import { Icon } from '#ui/icon.tsx'
import type widget from './widget.ts'

const ICONS = { info: 'info', success: 'check', warning: 'warning', danger: 'warning' }

export default function Alert({ settings }: ViewProps<typeof widget>) {
  const { alert_type, alert_title, alert_description } = settings
  return (
    // It stands there from the beginning: only what may do harm interrupts a screen reader.
    <div className="elementor-alert" data-kind={alert_type} role={alert_type === 'danger' ? 'alert' : 'note'}>
      <Icon name={ICONS[alert_type]} />
      <div>
        {alert_title !== '' && <strong>{alert_title}</strong>}
        {alert_description !== '' && <p>{alert_description}</p>}
      </div>
    </div>
  )
}
