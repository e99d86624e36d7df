import type { CSSProperties, ReactNode } from 'react'
import { formatMoney } from '#kit/money.ts'
import type { Letter, LetterPart, Sender } from './letter.ts'

// Mail programs read neither style sheets nor modern layout: tables, and every look on its element.
const INK = '#2a2320'
const ACCENT = '#9c4327'
const PALE = '#fbf8f3'
const LINE = '#ddd5c8'
const FONT = 'Helvetica, Arial, sans-serif'
const cell: CSSProperties = { padding: '8px 0', borderBottom: `1px solid ${LINE}`, fontFamily: FONT, fontSize: 15, color: INK }

const Table = ({ children, style }: { children: ReactNode; style?: CSSProperties }) => (
  <table
    role="presentation"
    width="100%"
    cellPadding={0}
    cellSpacing={0}
    border={0}
    style={{ borderCollapse: 'collapse', ...style }}
  >
    <tbody>{children}</tbody>
  </table>
)

/** A whole letter as mail programs show it: no remote pictures, readable on a phone. */
export function LetterView({ letter, sender }: { letter: Letter; sender: Sender }) {
  const { title, subject, parts } = letter
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{subject}</title>
      </head>
      <body style={{ margin: 0, padding: 0, backgroundColor: PALE }}>
        <Table style={{ backgroundColor: PALE }}>
          <tr>
            <td align="center" style={{ padding: '24px 12px' }}>
              <Table style={{ maxWidth: 600, backgroundColor: '#ffffff', border: `1px solid ${LINE}` }}>
                <tr>
                  <td
                    style={{
                      padding: '20px 28px',
                      backgroundColor: ACCENT,
                      color: '#ffffff',
                      fontFamily: FONT,
                      fontSize: 20,
                      fontWeight: 700,
                    }}
                  >
                    {sender.name}
                  </td>
                </tr>
                <tr>
                  <td style={{ padding: '28px 28px 12px' }}>
                    <h1 style={{ margin: '0 0 16px', fontFamily: FONT, fontSize: 22, lineHeight: '28px', color: INK }}>
                      {title}
                    </h1>
                    {parts.map((part) => (
                      <PartView key={JSON.stringify(part)} part={part} />
                    ))}
                  </td>
                </tr>
                <tr>
                  <td
                    style={{
                      padding: '16px 28px',
                      borderTop: `1px solid ${LINE}`,
                      fontFamily: FONT,
                      fontSize: 12,
                      lineHeight: '18px',
                      color: '#5d554c',
                    }}
                  >
                    {[sender.name, sender.document, sender.address, sender.email, sender.phone]
                      .filter((line) => line !== '')
                      .join(' · ')}
                  </td>
                </tr>
              </Table>
            </td>
          </tr>
        </Table>
      </body>
    </html>
  )
}

function PartView({ part }: { part: LetterPart }) {
  const words: CSSProperties = { margin: '0 0 16px', fontFamily: FONT, fontSize: 15, lineHeight: '22px', color: INK }
  switch (part.kind) {
    case 'words':
      return <p style={words}>{part.text}</p>
    case 'heading':
      return <h2 style={{ margin: '20px 0 8px', fontFamily: FONT, fontSize: 17, color: INK }}>{part.text}</h2>
    case 'code':
      return (
        <p
          style={{
            ...words,
            padding: 12,
            backgroundColor: PALE,
            fontFamily: 'Menlo, Consolas, monospace',
            fontSize: 13,
            wordBreak: 'break-all',
          }}
        >
          {part.text}
        </p>
      )
    case 'button':
      return (
        <p style={{ margin: '4px 0 20px' }}>
          <a
            href={part.url}
            style={{
              display: 'inline-block',
              padding: '13px 22px',
              backgroundColor: ACCENT,
              color: '#ffffff',
              fontFamily: FONT,
              fontSize: 15,
              fontWeight: 700,
              textDecoration: 'none',
            }}
          >
            {part.label}
          </a>
        </p>
      )
    case 'facts':
      return (
        <Table style={{ marginBottom: 16 }}>
          {part.facts.map(({ label, value }) => (
            <tr key={label}>
              <td style={cell}>{label}</td>
              {/* The 44 digits of an invoice's key have no place to break a line. */}
              <td align="right" style={{ ...cell, fontWeight: 700, overflowWrap: 'anywhere', wordBreak: 'break-word' }}>
                {value}
              </td>
            </tr>
          ))}
        </Table>
      )
    case 'lines':
      return (
        <Table>
          {part.lines.map(({ name, details, quantity, cents }) => (
            <tr key={`${name} ${details}`}>
              <td style={cell}>
                {quantity} × {name}
                {details === '' ? null : <span style={{ color: '#5d554c' }}> ({details})</span>}
              </td>
              <td align="right" style={{ ...cell, whiteSpace: 'nowrap' }}>
                {formatMoney(cents)}
              </td>
            </tr>
          ))}
        </Table>
      )
  }
}
