import type { ViewProps } from '#builder/define-widget.ts'
import { IslandSlot } from '#islands/island-slot.tsx'
import { Icon } from '#ui/icon.tsx'
import mapFrame from './island.tsx'
import { frameAddress, outsideAddress } from './map-address.ts'
import { text } from './text.ts'
import type widget from './widget.ts'

export default function MapEmbed({ settings, id }: ViewProps<typeof widget>) {
  const { place, address, provider } = settings
  const src = frameAddress(settings)
  const outside = outsideAddress(settings)
  if (!outside && address === '') return null
  return (
    <div className="map-embed" data-look={settings.look === 'gray' ? 'gray' : undefined}>
      {(settings.show_card || !src) && (
        <div className="map-embed-card">
          <Icon name="map" />
          <address className="map-embed-address">
            <strong>{place}</strong>
            {address !== '' && <span>{address}</span>}
          </address>
          {outside && (
            <a className="map-embed-outside" href={outside} target="_blank" rel="noopener">
              {text.outside(provider)} <span className="screen-reader-text">{text.newTab}</span>
            </a>
          )}
        </div>
      )}
      {src && (
        <div className="map-embed-stage">
          <IslandSlot island={mapFrame} id={id} props={{ src, place, provider }} />
        </div>
      )}
    </div>
  )
}
