import { DIVIDER_SHAPES, type DividerShape } from '#builder/style/shape-paths.ts'

type Props = {
  side: 'top' | 'bottom'
  shape: keyof typeof DIVIDER_SHAPES
  flip: boolean
  /** What is left of the box, in the place of the shape. */
  negative: boolean
}

/** A drawn edge of a section, with the hooks that style sheets of this ecosystem look for. */
export function Shape({ side, shape, flip, negative }: Props) {
  const { paths }: DividerShape = DIVIDER_SHAPES[shape]
  const turned = [flip && 'translate(1000 0) scale(-1 1)', negative && 'translate(0 100) scale(1 -1)'].filter(Boolean).join(' ')
  return (
    <div className={`elementor-shape elementor-shape-${side}`} data-negative={negative} aria-hidden="true">
      <svg viewBox="0 0 1000 100" preserveAspectRatio="none" focusable="false">
        <g transform={turned || undefined}>
          {paths.map(({ d, opacity }) => (
            <path
              key={d}
              className="elementor-shape-fill"
              d={negative ? `M0 0H1000V100H0Z${d}` : d}
              fillRule={negative ? 'evenodd' : undefined}
              opacity={opacity}
            />
          ))}
        </g>
      </svg>
    </div>
  )
}
