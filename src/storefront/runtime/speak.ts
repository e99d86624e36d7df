const MANNERS = ['assertive', 'polite'] as const
type Manner = (typeof MANNERS)[number]

/** Says a text to screen readers, in the page's live regions: what can't wait, and what waits for a pause. */
export function speak(text: string, manner: Manner) {
  if (!regionOf(manner)) makeRegions()
  const region = regionOf(manner)!
  region.textContent = ''
  // A region that is new, or held the same words already, is only heard when the words come afterwards.
  requestAnimationFrame(() => (region.textContent = text))
}

const regionOf = (manner: Manner) => document.getElementById(`a11y-speak-${manner}`)

/** Who reads the end of the page by hand hears first what the words there are. */
function makeRegions() {
  const place = document.createElement('section')
  place.className = 'screen-reader-text'
  place.setAttribute('aria-labelledby', 'a11y-speak-intro-text')
  const intro = document.createElement('p')
  intro.id = intro.className = 'a11y-speak-intro-text'
  intro.textContent = 'Notificações'
  place.append(intro, ...MANNERS.map(makeRegion))
  document.body.append(place)
}

function makeRegion(manner: Manner) {
  const region = document.createElement('div')
  region.id = `a11y-speak-${manner}`
  region.className = 'a11y-speak-region'
  region.setAttribute('aria-live', manner)
  region.setAttribute('aria-relevant', 'additions text')
  region.setAttribute('aria-atomic', 'true')
  return region
}
