export type MapProvider = 'openstreetmap' | 'google'
export type MapPlace = { provider: MapProvider; address: string; latitude: number; longitude: number; zoom: number }

/** The only places that a map's frame may come from: the page's policy allows these and no other. */
export const MAP_FRAME_ORIGINS = ['https://www.openstreetmap.org', 'https://www.google.com'] as const

/** The address of the map inside the page; undefined when the settings don't say where the place is. */
export function frameAddress(place: MapPlace): string | undefined {
  const { provider, latitude, longitude, zoom } = place
  if (provider === 'google') {
    const query = placeWords(place)
    return (
      query &&
      `https://www.google.com/maps?${new URLSearchParams({ q: query, z: String(zoom), hl: 'pt-BR', output: 'embed' }).toString()}`
    )
  }
  if (!hasPoint(place)) return undefined
  // A map at zoom 0 shows the whole 360 degrees, each step half of that; two tiles fill a frame.
  const halfWidth = 360 / 2 ** zoom
  const box = [longitude - halfWidth, latitude - halfWidth / 2, longitude + halfWidth, latitude + halfWidth / 2]
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
  return `https://www.openstreetmap.org/export/embed.html?${query.toString()}`
}

/** The same place on the map's own site, for those who would rather go there. */
export function outsideAddress(place: MapPlace): string | undefined {
  const { provider, latitude, longitude, zoom } = place
  const words = placeWords(place)
  if (words === undefined) return undefined
  if (provider === 'google')
    return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: words }).toString()}`
  if (hasPoint(place))
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: words }).toString()}`
}

const hasPoint = ({ latitude, longitude }: MapPlace) => latitude !== 0 || longitude !== 0
function placeWords(place: MapPlace): string | undefined {
  if (hasPoint(place)) return `${place.latitude},${place.longitude}`
  return place.address.trim().replaceAll(/\s*\n\s*/g, ', ') || undefined
}
