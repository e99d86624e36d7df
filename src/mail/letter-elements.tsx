import { Column } from '@react-email/column'
import { Row } from '@react-email/row'
import { type ComponentProps, createElement, type CSSProperties, type ReactNode } from 'react'
import { useLetterFonts } from './letter-fonts.ts'

/** The ground of a row or a cell, as an old attribute that a style sheet may change, unlike a colour in `style`. */
export const onGround = (color: string, className: string) => ({ className, bgcolor: color })

/** One cell across. Its corners are round where programs draw such, so its borders are not collapsed. */
export const Block = ({
  cell,
  style,
  children,
  ...row
}: Omit<ComponentProps<typeof Row>, 'children'> & { cell: ComponentProps<typeof Column>; children?: ReactNode }) => (
  <Row {...row} style={{ borderCollapse: 'separate', ...style }}>
    <Column {...cell}>{children}</Column>
  </Row>
)

/** Text in a colour that a style sheet may change: an old element, since a colour in `style` would win over every style sheet. */
export const Coloured = ({ color, className, children }: { color: string; className: string; children: ReactNode }) =>
  createElement('font', { color, className }, children)

/** What it says on the left, what it comes to on the right. */
export function PairRow({ left, right, rightStyle }: { left: ReactNode; right: ReactNode; rightStyle: CSSProperties }) {
  // On every cell: Outlook hands no font down into a table.
  const cell = { ...pairCell, fontFamily: useLetterFonts().text }
  return (
    <Row>
      <Column style={cell}>{left}</Column>
      <Column align="right" valign="top" style={{ ...cell, paddingLeft: 12, ...rightStyle }}>
        {right}
      </Column>
    </Row>
  )
}
const pairCell: CSSProperties = { padding: '11px 0', fontSize: 15, lineHeight: '21px', overflowWrap: 'anywhere' }

/** A thin line across; an empty cell, since the colour of a border could not follow the scheme. */
export const LineRow = ({ color }: { color: string }) => (
  <Block cell={{ ...onGround(color, 'line'), height: 1, style: { height: 1, fontSize: 0, lineHeight: '1px', padding: 0 } }} />
)
