import { type CSSProperties, Fragment } from 'react'
import { formatMoney } from '#kit/money.ts'
import type { LetterColours } from './brand.ts'
import type { LetterPart } from './letter.ts'
import { Coloured, LineRow, Table } from './letter-elements.tsx'
import { useLetterFonts } from './letter-fonts.ts'
import { CODE_FONT } from './letter-style.ts'

const wordsStyle: CSSProperties = { margin: '0 0 16px', fontSize: 16, lineHeight: '25px', overflowWrap: 'anywhere' }
const cellStyle: CSSProperties = { padding: '11px 0', fontSize: 15, lineHeight: '21px' }
// The 44 digits of an invoice's key have no place to break a line.
const valueStyle: CSSProperties = { paddingLeft: 12, fontWeight: 600, overflowWrap: 'anywhere', wordBreak: 'break-word' }

/** One part of a letter. */
export function PartView({ part, light }: { part: LetterPart; light: LetterColours }) {
  const { ink, muted, line, soft, accent, onAccent } = light
  const fontFamily = useLetterFonts().text
  const words = { ...wordsStyle, fontFamily }
  const cell = { ...cellStyle, fontFamily }
  const value = { ...cell, ...valueStyle }
  switch (part.kind) {
    case 'words':
      return (
        <p style={words}>
          <Coloured color={ink} className="ink">
            {part.text.split('\n').map((text, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- drawn once, and two lines may say the same
              <Fragment key={at}>
                {at > 0 && <br />}
                {text}
              </Fragment>
            ))}
          </Coloured>
        </p>
      )
    case 'heading':
      return (
        <h2 style={{ margin: '28px 0 8px', fontFamily, fontSize: 18, lineHeight: '24px', fontWeight: 700 }}>
          <Coloured color={ink} className="ink">
            {part.text}
          </Coloured>
        </h2>
      )
    case 'code':
      return (
        <Table ground={soft} className="soft" style={{ margin: '0 0 16px', borderRadius: 8, tableLayout: 'fixed' }}>
          <tr>
            <td style={{ padding: 16, fontFamily: CODE_FONT, fontSize: 14, lineHeight: '21px', wordBreak: 'break-all' }}>
              <Coloured color={ink} className="ink">
                {part.text}
              </Coloured>
            </td>
          </tr>
        </Table>
      )
    case 'button':
      return <ButtonView label={part.label} url={part.url} colours={{ accent, onAccent }} fontFamily={fontFamily} />
    case 'facts':
      return (
        <Table style={{ margin: '0 0 16px' }}>
          {part.facts.map(({ label, value: text }, at) => (
            <Fragment key={label}>
              {at > 0 && <LineRow color={line} />}
              <tr>
                <td style={{ ...cell, ...(label === TOTAL && total) }}>
                  <Coloured color={label === TOTAL ? ink : muted} className={label === TOTAL ? 'ink' : 'muted'}>
                    {label}
                  </Coloured>
                </td>
                <td align="right" style={{ ...value, ...(label === TOTAL && total) }}>
                  <Coloured color={ink} className="ink">
                    {text}
                  </Coloured>
                </td>
              </tr>
            </Fragment>
          ))}
        </Table>
      )
    case 'lines':
      return (
        <Table>
          {part.lines.map(({ name, details, quantity, cents }) => (
            <Fragment key={`${name} ${details}`}>
              <tr>
                <td style={{ ...cell, overflowWrap: 'anywhere' }}>
                  <Coloured color={ink} className="ink">
                    {quantity} × {name}
                  </Coloured>
                  {details === '' ? null : (
                    <Coloured color={muted} className="muted">
                      {' '}
                      ({details})
                    </Coloured>
                  )}
                </td>
                <td align="right" valign="top" style={{ ...cell, paddingLeft: 12, whiteSpace: 'nowrap' }}>
                  <Coloured color={ink} className="ink">
                    {formatMoney(cents)}
                  </Coloured>
                </td>
              </tr>
              <LineRow color={line} />
            </Fragment>
          ))}
        </Table>
      )
  }
}

const TOTAL = 'Total'
const total: CSSProperties = { fontSize: 18, fontWeight: 700 }

/** Outlook pads no links: it takes the space from the cell around it. */
const OUTLOOK_PADDING: Record<string, string> = { msoPaddingAlt: '15px 28px' }

const ButtonView = ({
  label,
  url,
  colours: { accent, onAccent },
  fontFamily,
}: {
  label: string
  url: string
  colours: Pick<LetterColours, 'accent' | 'onAccent'>
  fontFamily: string
}) => (
  <table
    role="presentation"
    className="button-box"
    cellPadding={0}
    cellSpacing={0}
    border={0}
    style={{ borderCollapse: 'separate', margin: '8px 0 24px' }}
  >
    <tbody>
      <tr>
        <td align="center" {...{ bgcolor: accent }} className="accent" style={{ borderRadius: 8, ...OUTLOOK_PADDING }}>
          <a
            href={url}
            className="button"
            style={{
              display: 'inline-block',
              boxSizing: 'border-box',
              padding: '13px 28px',
              fontFamily,
              fontSize: 16,
              lineHeight: '22px',
              fontWeight: 700,
              textDecoration: 'none',
              textAlign: 'center',
            }}
          >
            <Coloured color={onAccent} className="on-accent">
              {label}
            </Coloured>
          </a>
        </td>
      </tr>
    </tbody>
  </table>
)
