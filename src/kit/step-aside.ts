import { AsyncLocalStorage } from 'node:async_hooks'

/** A place among few, whose holder may leave it to others for a while. */
export type Place = { aside: <T>(work: () => Promise<T>) => Promise<T> }

const places = new AsyncLocalStorage<Place>()

/** The work has this place. */
export const withPlace = <T>(place: Place, work: () => T): T => places.run(place, work)

/** While another server is waited for, the place is somebody else's. For work that asks nothing of the database meanwhile. */
export const stepAside = async <T>(work: () => Promise<T>): Promise<T> => {
  const place = places.getStore()
  return await (place ? place.aside(work) : work())
}
