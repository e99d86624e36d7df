import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Html } from '@react-email/html'
import { Img } from '@react-email/img'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Text } from '@react-email/text'
import type { CSSProperties } from 'react'
import { darkColours, FIRST_BRAND, lightColours, type LetterColours, type LetterLogo } from './brand.ts'
import type { Letter, Sender } from './letter.ts'
import { Block, Coloured, onGround } from './letter-elements.tsx'
import { FontsProvider, lettersIn, useLetterFonts } from './letter-fonts.ts'
import { shapesIn, ShapesProvider } from './letter-shapes.ts'
import { PartView } from './letter-part-view.tsx'
import { preheaderOf } from './preheader.ts'
import { letterStyle } from './letter-style.ts'

const NO_BREAK = '\u00a0'
const small: CSSProperties = { margin: 0, fontSize: 13, lineHeight: '20px' }
const card: CSSProperties = { maxWidth: 600, borderCollapse: 'separate' }
const stripe: CSSProperties = { padding: 0, fontSize: 0, lineHeight: '6px' }
const title: CSSProperties = { margin: '24px 0 20px', fontWeight: 600, overflowWrap: 'anywhere' }

/** A whole letter as mail programs show it: in tables, 600 pixels wide at the most, light or dark as the reader's device is. */
export function LetterView({ letter, sender }: { letter: Letter; sender: Sender }) {
  const { colours, logo, fonts: chosen, shapes: theme } = sender.brand ?? FIRST_BRAND
  const shapes = shapesIn(theme)
  const fonts = lettersIn(chosen)
  const light = lightColours(colours)
  return (
    <Html lang="pt-BR">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Numbers of orders and documents are no telephones. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{letter.subject}</title>
        <style>{letterStyle(light, darkColours(colours))}</style>
      </Head>
      <Body {...onGround(light.ground, 'ground')} style={{ margin: 0, padding: 0 }}>
        <Preview>{preheaderOf(letter)}</Preview>
        <FontsProvider value={fonts}>
          <ShapesProvider value={shapes}>
            <Block {...onGround(light.ground, 'ground')} cell={{ align: 'center', style: { padding: '28px 12px' } }}>
              <Container {...onGround(light.card, 'card')} style={{ ...card, borderRadius: shapes.card }}>
                <Block
                  cell={{
                    ...onGround(light.accent, 'accent'),
                    height: 6,
                    style: { ...stripe, borderRadius: `${shapes.card}px ${shapes.card}px 0 0` },
                  }}
                >
                  {NO_BREAK}
                </Block>
                {/* The padding of programs without style sheets. */}
                <Block cellPadding={24} cell={{ className: 'edge' }}>
                  <Name sender={sender} logo={logo} light={light} />
                  <Heading className="title" style={{ ...title, fontFamily: fonts.display }}>
                    <Coloured color={light.ink} className="ink">
                      {letter.title}
                    </Coloured>
                  </Heading>
                  {letter.parts.map((part, at) => (
                    // oxlint-disable-next-line react/no-array-index-key -- drawn once, and two parts may say the same
                    <PartView key={at} part={part} light={light} />
                  ))}
                </Block>
              </Container>
              <Foot sender={sender} light={light} />
            </Block>
          </ShapesProvider>
        </FontsProvider>
      </Body>
    </Html>
  )
}

/** The library's links are blue by `style`, which no style sheet could change: their colour is that of the text in them. */
const UNCOLOURED: CSSProperties = { color: undefined }

/** The logo on a light ground in both schemes, since it was drawn for one; where pictures don't load its place has the name. */
function Name({ sender, logo, light }: { sender: Sender; logo: LetterLogo | undefined; light: LetterColours }) {
  const name: CSSProperties = { fontFamily: useLetterFonts().display, fontSize: 20, lineHeight: '26px', fontWeight: 600 }
  return (
    <Link href={sender.url} style={{ ...UNCOLOURED, ...name, display: 'inline-block', textDecoration: 'none' }}>
      {/* What stands in for a picture that is held back is on its white ground in the dark, too: no rule changes that colour. */}
      <Coloured color={light.accent} className={logo ? 'on-logo' : 'link'}>
        {logo ? (
          <Img
            src={logo.url}
            alt={sender.name}
            width={logo.width}
            height={logo.height}
            // React would put a link before it that fetches it sooner; no mail program takes one.
            fetchPriority="low"
            style={{ ...name, maxWidth: '100%', height: 'auto', backgroundColor: '#ffffff', borderRadius: 6 }}
          />
        ) : (
          sender.name
        )}
      </Coloured>
    </Link>
  )
}

function Foot({ sender, light }: { sender: Sender; light: LetterColours }) {
  const { name, document, address, email, phone, url } = sender
  const fontFamily = useLetterFonts().text
  const lines = [[name, document], [address], [email, phone]].map((line) => line.filter((part) => part !== '').join(' · '))
  return (
    <Container style={{ maxWidth: 600 }}>
      <Block cell={{ align: 'center', style: { padding: '20px 20px 8px' } }}>
        {lines
          .filter((line) => line !== '')
          .map((line) => (
            <Text key={line} style={{ ...small, fontFamily, overflowWrap: 'anywhere' }}>
              <Coloured color={light.muted} className="muted">
                {line}
              </Coloured>
            </Text>
          ))}
        <Text style={{ ...small, fontFamily, marginTop: 6 }}>
          <Link
            href={url}
            className="muted"
            style={{ ...UNCOLOURED, display: 'inline-block', padding: '12px 8px', textDecorationLine: 'underline' }}
          >
            <Coloured color={light.muted} className="muted">
              {url.replace(/^https?:\/\//, '')}
            </Coloured>
          </Link>
        </Text>
      </Block>
    </Container>
  )
}
