import { useGetOne } from 'react-admin'
import { conditionOf } from '#kit/condition-places.ts'
import { namedIn, placeName } from './places.ts'

type Named = { id: number; name?: string; title?: { rendered: string } }

/** A place in words, with the name of the one thing that it means. */
export function PlaceName({ place, isLeftOut = false }: { place: string; isLeftOut?: boolean }) {
  const named = namedIn(place)
  const { data } = useGetOne<Named>(
    named?.kind.resource ?? 'pages',
    { id: named?.id ?? 0 },
    // What was thrown away meanwhile has only its number left.
    { enabled: named !== undefined, retry: false, onError: () => {} },
  )
  const words = placeName(place, data?.name ?? data?.title?.rendered)
  return isLeftOut ? `exceto ${words.charAt(0).toLowerCase()}${words.slice(1)}` : words
}

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
