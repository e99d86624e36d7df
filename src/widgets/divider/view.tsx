import type { ViewProps } from '#builder/define-widget.ts'
import { Icon } from '#ui/icon.tsx'
import { PatternLine } from './pattern-line.tsx'
import { patternOf } from './patterns.ts'
import type widget from './widget.ts'

export default function Divider({ settings, id }: ViewProps<typeof widget>) {
  const { style, weight, pattern_height: height, look } = settings
  const text = look === '' || look === 'line_text' ? settings.text : ''
  const icon = look === '' || look === 'line_icon' ? settings.icon : ''
  const hasElement = text !== '' || icon !== ''
  const pattern = (side: string) => patternOf(style) && <PatternLine id={`d${id}${side}`} {...{ style, height, weight }} />
  if (!hasElement && !patternOf(style)) return <hr className="elementor-divider" />
  return (
    <div className="elementor-divider" role={hasElement ? undefined : 'separator'}>
      {pattern('a')}
      <Icon name={icon} />
      {text !== '' && <span>{text}</span>}
      {hasElement && pattern('b')}
    </div>
  )
}
