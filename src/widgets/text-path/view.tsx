import type { ViewProps } from '#builder/define-widget.ts'
import { LinkTo } from '#ui/link.tsx'
import { PATHS } from './paths.ts'
import type widget from './widget.ts'

export default function TextPath({ settings, id }: ViewProps<typeof widget>) {
  const { text, path, link, font_size, word_spacing, start_point, show_path } = settings
  if (text === '') return null
  const { d, height } = PATHS[path]
  const drawing = (
    <svg viewBox={`0 0 500 ${height}`} aria-hidden="true">
      <path id={`path-${id}`} d={d} fill="none" data-shown={show_path ? '' : undefined} />
      <text fontSize={font_size} letterSpacing={word_spacing || undefined}>
        <textPath href={`#path-${id}`} startOffset={`${start_point}%`}>
          {text}
        </textPath>
      </text>
    </svg>
  )
  // Letters along a line are read one by one by some: the sentence stands beside them for those who hear it.
  return (
    <div className="e-text-path">
      <LinkTo to={link}>
        <span className="screen-reader-text">{text}</span>
        {drawing}
      </LinkTo>
    </div>
  )
}
