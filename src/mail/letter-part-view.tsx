import { Button } from '@react-email/button'
import { Heading } from '@react-email/heading'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { type CSSProperties, Fragment } from 'react'
import { formatMoney } from '#kit/money.ts'
import type { LetterColours } from './brand.ts'
import type { LetterPart } from './letter.ts'
import { Block, Coloured, LineRow, onGround, PairRow } from './letter-elements.tsx'
import { useLetterFonts } from './letter-fonts.ts'
import { useLetterShapes } from './letter-shapes.ts'
import { CODE_FONT } from './letter-style.ts'

const words: CSSProperties = { margin: '0 0 16px', fontSize: 16, lineHeight: '25px', overflowWrap: 'anywhere' }

/** One part of a letter. */
export function PartView({ part, light }: { part: LetterPart; light: LetterColours }) {
  const { ink, muted, line, soft } = light
  const fontFamily = useLetterFonts().text
  const { box } = useLetterShapes()
  switch (part.kind) {
    case 'words':
      return (
        <Text style={{ ...words, fontFamily }}>
          <Coloured color={ink} className="ink">
            {part.text.split('\n').map((text, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- drawn once, and two lines may say the same
              <Fragment key={at}>
                {at > 0 && <br />}
                {text}
              </Fragment>
            ))}
          </Coloured>
        </Text>
      )
    case 'heading':
      return (
        <Heading as="h2" style={{ margin: '28px 0 8px', fontFamily, fontSize: 18, lineHeight: '24px', fontWeight: 700 }}>
          <Coloured color={ink} className="ink">
            {part.text}
          </Coloured>
        </Heading>
      )
    case 'code':
      return (
        <Block
          {...onGround(soft, 'soft')}
          style={{ margin: '0 0 16px', borderRadius: box, tableLayout: 'fixed' }}
          cell={{ style: { padding: 16, fontFamily: CODE_FONT, fontSize: 14, lineHeight: '21px', wordBreak: 'break-all' } }}
        >
          <Coloured color={ink} className="ink">
            {part.text}
          </Coloured>
        </Block>
      )
    case 'button':
      return <ButtonView label={part.label} url={part.url} light={light} />
    case 'facts':
      return (
        <Section style={{ margin: '0 0 16px' }}>
          {part.facts.map(({ label, value }, at) => (
            <Fragment key={label}>
              {at > 0 && <LineRow color={line} />}
              <FactRow label={label} value={value} light={light} />
            </Fragment>
          ))}
        </Section>
      )
    case 'lines':
      return (
        <Section>
          {part.lines.map(({ name, details, quantity, cents }) => (
            <Fragment key={`${name} ${details}`}>
              <PairRow
                left={
                  <>
                    <Coloured color={ink} className="ink">
                      {quantity} × {name}
                    </Coloured>
                    {details === '' ? null : (
                      <Coloured color={muted} className="muted">
                        {' '}
                        ({details})
                      </Coloured>
                    )}
                  </>
                }
                right={
                  <Coloured color={ink} className="ink">
                    {formatMoney(cents)}
                  </Coloured>
                }
                rightStyle={{ whiteSpace: 'nowrap' }}
              />
              <LineRow color={line} />
            </Fragment>
          ))}
        </Section>
      )
  }
}

/** The total stands out; every other label stands back behind its value. */
function FactRow({ label, value, light: { ink, muted } }: { label: string; value: string; light: LetterColours }) {
  const isTotal = label === 'Total'
  const size: CSSProperties = isTotal ? { fontSize: 18, fontWeight: 700 } : {}
  return (
    <PairRow
      left={
        <span style={size}>
          <Coloured color={isTotal ? ink : muted} className={isTotal ? 'ink' : 'muted'}>
            {label}
          </Coloured>
        </span>
      }
      right={
        <span style={{ fontWeight: 600, ...size }}>
          <Coloured color={ink} className="ink">
            {value}
          </Coloured>
        </span>
      }
      // The 44 digits of an invoice's key have no place to break a line.
      rightStyle={{ wordBreak: 'break-word' }}
    />
  )
}

/** The colour is the cell's, since that of a link in `style` could not follow the scheme. */
const ButtonView = ({ label, url, light }: { label: string; url: string; light: LetterColours }) => (
  <Block
    // As wide as its label, at the left: `align` would let the text beside it.
    align={undefined}
    width={undefined}
    className="button-box"
    style={{ margin: '8px 0 24px' }}
    cell={{ align: 'center', ...onGround(light.accent, 'accent'), style: { borderRadius: useLetterShapes().button } }}
  >
    <Button
      href={url}
      className="button"
      style={{
        boxSizing: 'border-box',
        padding: '13px 28px',
        fontFamily: useLetterFonts().text,
        fontSize: 16,
        lineHeight: '22px',
        fontWeight: 700,
        textAlign: 'center',
        ...(useLetterShapes().capitals && { textTransform: 'uppercase', letterSpacing: 1 }),
      }}
    >
      <Coloured color={light.onAccent} className="on-accent">
        {label}
      </Coloured>
    </Button>
  </Block>
)
