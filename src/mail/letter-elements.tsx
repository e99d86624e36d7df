import { createElement, type CSSProperties, type ReactNode } from 'react'

/** A table as mail programs lay things out by. */
export const Table = ({
  children,
  style,
  ground,
  className,
  padding = 0,
}: {
  children: ReactNode
  style?: CSSProperties
  ground?: string
  className?: string
  /** Around what its cells say, where no style sheet tells more. */
  padding?: number
}) => (
  <table
    role="presentation"
    width="100%"
    cellPadding={padding}
    cellSpacing={0}
    border={0}
    {...(ground !== undefined && { bgcolor: ground })}
    {...(className !== undefined && { className })}
    style={{ borderCollapse: 'separate', ...style }}
  >
    <tbody>{children}</tbody>
  </table>
)

/** Text in a colour that a style sheet may change: an old element, since a colour in `style` would win over every style sheet. */
export const Coloured = ({ color, className, children }: { color: string; className: string; children: ReactNode }) =>
  createElement('font', { color, className }, children)

/** A thin line across; an empty row, since the colour of a border could not follow the scheme. */
export const LineRow = ({ color, columns = 2 }: { color: string; columns?: number }) => (
  <tr>
    <td
      colSpan={columns}
      height={1}
      {...{ bgcolor: color }}
      className="line"
      style={{ height: 1, fontSize: 0, lineHeight: '1px', padding: 0 }}
    />
  </tr>
)
