import type { ApiCall, Middleware } from './contract.ts'

/** Changes the address of a call, whichever of the two it has. */
export const withAddress = (call: ApiCall, change: (address: string) => string): ApiCall => ({
  ...call,
  ...(call.url !== undefined && { url: change(call.url) }),
  ...(call.path !== undefined && { path: change(call.path) }),
})

const argumentsOf = (address: string) => new URLSearchParams(address.split('#')[0]!.split('?')[1] ?? '')
export const argumentOf = ({ url, path }: ApiCall, name: string) => argumentsOf(url ?? path ?? '').get(name)

/** The same address with an argument set. */
export function setArgument(address: string, name: string, value: string): string {
  const given = argumentsOf(address)
  given.set(name, value)
  return `${address.split('#')[0]!.split('?')[0]}?${given}`
}

/** The language of whoever is signed in, unless the call says another. */
export const userLocale: Middleware = (call, next) =>
  next(argumentOf(call, '_locale') === null ? withAddress(call, (address) => setArgument(address, '_locale', 'user')) : call)

/** Paths become addresses below the API's root, which may itself be an argument (`/?rest_route=/`). */
export const rootUrl =
  (root: string): Middleware =>
  ({ path, ...call }, next) => {
    if (path === undefined) return next(call)
    const below = path.replace(/^\//, '')
    return next({ ...call, url: call.url ?? root + (root.includes('?') ? below.replace('?', '&') : below) })
  }
