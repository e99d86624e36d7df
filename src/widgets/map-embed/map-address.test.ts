import { expect, test } from 'vitest'
import { frameAddress, MAP_FRAME_ORIGINS, outsideAddress, type MapPlace } from './map-address.ts'
import { remembersMap, rememberMap } from './map-consent.ts'

const aPlace = (over: Partial<MapPlace> = {}): MapPlace => ({
  provider: 'openstreetmap',
  address: 'Rua Direita, 42\nTiradentes, MG',
  latitude: -21.11,
  longitude: -44.177,
  zoom: 16,
  ...over,
})

test('a map comes from one of the two sites that the page allows, whatever the address says', () => {
  const places = [
    aPlace(),
    aPlace({ provider: 'google' }),
    aPlace({ provider: 'google', latitude: 0, longitude: 0, address: '"><script>&output=x' }),
  ]
  for (const place of places) expect(MAP_FRAME_ORIGINS).toContain(new URL(frameAddress(place)!).origin)
})

test('an OpenStreetMap frame is a box around the place, with a marker on it', () => {
  const { searchParams } = new URL(frameAddress(aPlace())!)
  const [west, south, east, north] = searchParams.get('bbox')!.split(',').map(Number)
  expect((west! + east!) / 2).toBeCloseTo(-44.177, 4)
  expect((south! + north!) / 2).toBeCloseTo(-21.11, 4)
  expect(searchParams.get('marker')).toBe('-21.11,-44.177')
})

test('a place without a point has no OpenStreetMap frame, but it can be looked for there', () => {
  const place = aPlace({ latitude: 0, longitude: 0 })
  expect(frameAddress(place)).toBeUndefined()
  expect(new URL(outsideAddress(place)!).searchParams.get('query')).toBe('Rua Direita, 42, Tiradentes, MG')
})

test('who has seen one map of a site is not asked again in this visit', () => {
  const kept = new Map<string, string>()
  const memory = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  expect(remembersMap('google', memory)).toBe(false)
  rememberMap('google', memory)
  expect(remembersMap('google', memory)).toBe(true)
  expect(remembersMap('openstreetmap', memory)).toBe(false)
})

test('a browser that forbids storage still shows the map that was asked for', () => {
  const forbidden = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  }
  expect(() => rememberMap('google', forbidden)).not.toThrow()
})
