import type { ViewProps } from '#builder/define-widget.ts'
import { Icon } from '#ui/icon.tsx'
import type widget from './widget.ts'

export default function Divider({ settings: { text, icon } }: ViewProps<typeof widget>) {
  if (text === '' && icon === '') return <hr className="elementor-divider" />
  return (
    <div className="elementor-divider">
      <Icon name={icon} />
      {text !== '' && <span>{text}</span>}
    </div>
  )
}
