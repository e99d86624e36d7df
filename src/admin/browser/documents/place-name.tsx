import { useGetOne } from 'react-admin'
import { conditionOf } from '#content/pages/condition-places.ts'
import { nameOf, type NamedThing, ONLY_NAMES } from './named-thing.ts'
import { namedIn, placeName } from './places.ts'

type Options = { place: string; isLeftOut?: boolean }

/** A place in words, with the name of the one thing that it means. */
export function usePlaceWords({ place, isLeftOut = false }: Options): string {
  const named = namedIn(place)
  const { data } = useGetOne<NamedThing>(
    named?.kind.resource ?? 'pages',
    { id: named?.id ?? 0, meta: ONLY_NAMES },
    // What was thrown away meanwhile has only its number left.
    { enabled: named !== undefined, retry: false, onError: () => {} },
  )
  const words = placeName(place, data && nameOf(data))
  return isLeftOut ? `exceto ${words.charAt(0).toLowerCase()}${words.slice(1)}` : words
}

export const PlaceName = (place: Options) => usePlaceWords(place)

/** Where something appears, in a line; `ordinary`: what one that names no place means. */
export function WhereText({ conditions, ordinary }: { conditions: readonly string[]; ordinary: string }) {
  if (conditions.length === 0) return <PlaceName place={ordinary} />
  return conditions.map((stored, index) => {
    const { verb, place } = conditionOf(stored)
    return (
      <span key={stored}>
        {index > 0 && ' · '}
        <PlaceName place={place} isLeftOut={verb === 'exclude'} />
      </span>
    )
  })
}
