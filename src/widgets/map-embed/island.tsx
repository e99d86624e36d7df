import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { defineIsland } from '#islands/define-island.ts'
import type { MapProvider } from './map-address.ts'
import { remembersMap, rememberMap } from './map-consent.ts'
import { text } from './text.ts'

type Props = { src: string; place: string; provider: MapProvider }

/** Nothing is asked of the map's site before the visitor wants it; who said yes is not asked again in this visit. */
function MapFrame({ src, place, provider }: Props) {
  const [asked, setAsked] = useState(false)
  const remembered = useSyncExternalStore(
    neverChanges,
    () => remembersMap(provider),
    () => false,
  )
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    // The button that had the focus is gone: it goes on to what took its place.
    if (asked) frame.current?.focus()
  }, [asked])
  if (asked || remembered) {
    return (
      <iframe
        className="map-embed-frame"
        ref={frame}
        src={src}
        title={text.frameTitle(place)}
        loading="lazy"
        referrerPolicy="no-referrer"
        // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin: it can't reach this page to lift its sandbox
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      />
    )
  }
  const show = () => {
    rememberMap(provider)
    setAsked(true)
  }
  return (
    <div className="map-embed-ask">
      <button type="button" className="button" onClick={show}>
        {text.show}
      </button>
      <p>{text.notice(provider)}</p>
    </div>
  )
}

const neverChanges = () => () => {}

// Not "interaction": a remembered yes shows the map when it comes into view, without another touch.
export default defineIsland('map-embed', 'visible', MapFrame)
