import { sizeCss } from '#builder/style/values.ts'
import { patternOf } from './patterns.ts'

type Props = { id: string; style: string; height: unknown; weight: unknown }

/** A drawing repeated along what is free of the line. */
export function PatternLine({ id, style, height, weight }: Props) {
  const pattern = patternOf(style)
  if (!pattern) return null
  const tall = pixels(height, 20)
  const scale = tall / 24
  return (
    <svg className="divider-pattern" width="100%" height={tall} aria-hidden="true" focusable="false">
      <pattern
        id={id}
        width={pattern.width}
        height="24"
        patternUnits="userSpaceOnUse"
        patternTransform={scale === 1 ? undefined : `scale(${Number(scale.toFixed(3))})`}
      >
        {pattern.isLine ? (
          <path d={pattern.d} fill="none" stroke="currentColor" strokeWidth={Number((pixels(weight, 1) / scale).toFixed(2))} />
        ) : (
          <path d={pattern.d} fill="currentColor" fillRule="evenodd" />
        )}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

/** Drawings are measured in pixels. */
const pixels = (size: unknown, usual: number) => Number.parseFloat(sizeCss(size, { units: ['px'], min: 1, max: 200 })) || usual
