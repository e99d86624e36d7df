import type { CSSProperties } from 'react'
import { darkColours, FIRST_BRAND, lightColours, type LetterColours, type LetterLogo } from './brand.ts'
import type { Letter, Sender } from './letter.ts'
import { Coloured, Table } from './letter-elements.tsx'
import { PartView } from './letter-part-view.tsx'
import { preheaderOf } from './preheader.ts'
import { FontsProvider, lettersIn, useLetterFonts } from './letter-fonts.ts'
import { letterStyle } from './letter-style.ts'

const small: CSSProperties = { margin: 0, fontSize: 13, lineHeight: '20px' }

/** A whole letter as mail programs show it: in tables, 600 pixels wide at the most, light or dark as the reader's device is. */
export function LetterView({ letter, sender }: { letter: Letter; sender: Sender }) {
  const { title, subject, parts } = letter
  const { colours, logo, fonts: chosen } = sender.brand ?? FIRST_BRAND
  const fonts = lettersIn(chosen)
  const light = lightColours(colours)
  return (
    <html lang="pt-BR" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Numbers of orders and documents are no telephones. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{letterStyle(light, darkColours(colours))}</style>
      </head>
      <body {...{ bgcolor: light.ground }} className="ground" style={{ margin: 0, padding: 0 }}>
        <FontsProvider value={fonts}>
          <Preheader text={preheaderOf(letter)} />
          <Table ground={light.ground} className="ground">
            <tr>
              <td align="center" style={{ padding: '28px 12px' }}>
                <Table ground={light.card} className="card" padding={24} style={{ maxWidth: 600, borderRadius: 12 }}>
                  <tr>
                    <td
                      {...{ bgcolor: light.accent }}
                      className="accent"
                      height={6}
                      style={{ padding: 0, fontSize: 0, lineHeight: '6px', borderRadius: '12px 12px 0 0' }}
                    >
                      {NO_BREAK}
                    </td>
                  </tr>
                  <tr>
                    <td className="edge">
                      <Head sender={sender} logo={logo} light={light} />
                      <h1
                        className="title"
                        style={{
                          margin: '24px 0 20px',
                          fontFamily: fonts.display,
                          fontWeight: 600,
                          overflowWrap: 'anywhere',
                        }}
                      >
                        <Coloured color={light.ink} className="ink">
                          {title}
                        </Coloured>
                      </h1>
                      {parts.map((part, at) => (
                        // oxlint-disable-next-line react/no-array-index-key -- drawn once, and two parts may say the same
                        <PartView key={at} part={part} light={light} />
                      ))}
                    </td>
                  </tr>
                </Table>
                <Foot sender={sender} light={light} />
              </td>
            </tr>
          </Table>
        </FontsProvider>
      </body>
    </html>
  )
}

const NO_BREAK = '\u00a0'

/** What a list of mails shows beside the subject; the spaces keep the rest of the letter out of it. */
const Preheader = ({ text }: { text: string }) => (
  <div style={{ display: 'none', maxHeight: 0, maxWidth: 0, overflow: 'hidden', opacity: 0, fontSize: 1, lineHeight: '1px' }}>
    {text}
    {'\u00a0\u200c\u200b '.repeat(40)}
  </div>
)

/** The logo on a light ground in both schemes, since it was drawn for one; where pictures don't load its place has the name. */
function Head({ sender, logo, light }: { sender: Sender; logo: LetterLogo | undefined; light: LetterColours }) {
  const { display } = useLetterFonts()
  const name: CSSProperties = { fontFamily: display, fontSize: 20, lineHeight: '26px', fontWeight: 600 }
  return (
    <a href={sender.url} style={{ ...name, display: 'inline-block', textDecoration: 'none' }}>
      <Coloured color={light.accent} className="link">
        {logo ? (
          <img
            src={logo.url}
            alt={sender.name}
            width={logo.width}
            height={logo.height}
            {...{ border: 0 }}
            // React would put a link before it that fetches it sooner; no mail program takes one.
            fetchPriority="low"
            style={{ ...name, display: 'block', maxWidth: '100%', height: 'auto', backgroundColor: '#ffffff', borderRadius: 6 }}
          />
        ) : (
          sender.name
        )}
      </Coloured>
    </a>
  )
}

function Foot({ sender, light }: { sender: Sender; light: LetterColours }) {
  const { name, document, address, email, phone, url } = sender
  const plain = { ...small, fontFamily: useLetterFonts().text }
  const lines = [[name, document], [address], [email, phone]].map((line) => line.filter((part) => part !== '').join(' · '))
  return (
    <Table style={{ maxWidth: 600 }}>
      <tr>
        <td align="center" style={{ padding: '20px 20px 8px' }}>
          {lines
            .filter((line) => line !== '')
            .map((line) => (
              <p key={line} style={{ ...plain, overflowWrap: 'anywhere' }}>
                <Coloured color={light.muted} className="muted">
                  {line}
                </Coloured>
              </p>
            ))}
          <p style={{ ...plain, marginTop: 6 }}>
            <a href={url} className="muted" style={{ display: 'inline-block', padding: '12px 8px' }}>
              <Coloured color={light.muted} className="muted">
                {url.replace(/^https?:\/\//, '')}
              </Coloured>
            </a>
          </p>
        </td>
      </tr>
    </Table>
  )
}
