import { Fragment, useRef, useState } from 'react'
import { defineIsland } from '#islands/define-island.ts'
import { LinkTo } from '#ui/link.tsx'
import { MARKER_PATHS, type Marker } from './markers.ts'
import { movesLetters, type Motion } from './motions.ts'
import { PAUSE_HEADLINE, PLAY_HEADLINE } from './text.ts'
import { sayAll } from './timing.ts'
import { useHighlight, useRotatingWord } from './use-headline.ts'

type Props = {
  kind: 'rotate' | 'highlight'
  tag: 'h1' | 'h2' | 'h3' | 'h4' | 'div' | 'p'
  before: string
  words: string[]
  after: string
  link: { url: string; is_external: boolean; nofollow: boolean }
  motion: Motion
  marker: Marker
  loop: boolean
  delayMs: number
  durationMs: number
  repeatMs: number
}

/** A sentence with a word that changes or is marked. It is read aloud as one whole sentence that stands still. */
function Headline(props: Props) {
  const { kind, tag: Tag, before, words, after, link, motion, marker, loop, delayMs, durationMs, repeatMs } = props
  const [paused, setPaused] = useState(false)
  const box = useRef<HTMLSpanElement>(null)
  const rotates = kind === 'rotate'
  const shown = useRotatingWord(box, { words, motion, delayMs, loop, paused: paused || !rotates })
  const drawn = useHighlight({ on: !rotates, durationMs, repeatMs, loop, paused })
  const moves = rotates ? words.length > 1 : loop
  return (
    <div className="headline-row">
      <Tag
        className={`elementor-headline elementor-headline--style-${kind}${rotates ? ` elementor-headline-animation-type-${motion}` : drawn ? ' e-animated' : ' e-hide-highlight'}`}
      >
        <LinkTo to={link}>
          <span className="screen-reader-text">{[before, sayAll(words), after].filter(Boolean).join(' ')}</span>
          <span aria-hidden="true">
            {before && <span className="elementor-headline-plain-text elementor-headline-text-wrapper">{before} </span>}
            <span className="elementor-headline-dynamic-wrapper elementor-headline-text-wrapper" ref={box}>
              {words.map((word, index) => (
                <span
                  key={word}
                  className={`elementor-headline-dynamic-text${index === shown ? ' elementor-headline-text-active' : ''}`}
                >
                  {rotates && movesLetters(motion) ? <Letters word={word} /> : word}
                </span>
              ))}
              {!rotates && <Pen marker={marker} />}
            </span>
            {after && <span className="elementor-headline-plain-text elementor-headline-text-wrapper"> {after}</span>}
          </span>
        </LinkTo>
      </Tag>
      {moves && (
        <button
          type="button"
          className="headline-pause"
          aria-label={paused ? PLAY_HEADLINE : PAUSE_HEADLINE}
          data-paused={paused ? '' : undefined}
          onClick={() => setPaused(!paused)}
        />
      )}
    </div>
  )
}

/** A line may break between words, and not between the boxes of a word's letters. */
function Letters({ word: phrase }: { word: string }) {
  return numbered(phrase.split(' ')).map(({ part: word, key }) => (
    <Fragment key={key}>
      {key !== '0' && ' '}
      <span className="elementor-headline-dynamic-word">
        {numbered([...word]).map(({ part: letter, key: place }) => (
          <span key={place} className="elementor-headline-dynamic-letter">
            {letter}
          </span>
        ))}
      </span>
    </Fragment>
  ))
}

const numbered = (parts: readonly string[]) => parts.map((part, place) => ({ part, key: `${place}` }))

function Pen({ marker }: { marker: Marker }) {
  return (
    <svg viewBox="0 0 500 150" preserveAspectRatio="none">
      {MARKER_PATHS[marker].map((path) => (
        <path key={path} d={path} pathLength="1" />
      ))}
    </svg>
  )
}

export default defineIsland('animated-headline', 'visible', Headline)
