import { type LookupAddress, lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** An address of the open internet: not this machine, not a private network, not a cloud's own service. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}

/**
 * Looks a name up and refuses it when any of its addresses is not allowed. The connection is made to what was
 * checked here, so a name that answers differently the second time gains nothing.
 */
export const guardedLookup =
  (allows: (address: string) => boolean, resolve: Resolve = askTheSystem): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, (error, addresses) => {
      if (error) return callback(error, [])
      const fit = addresses.filter(({ family }) => !options.family || family === options.family)
      if (fit.length === 0 || !addresses.every(({ address }) => allows(address)))
        return callback(new RefusedAddress(hostname), [])
      if (options.all) return callback(null, fit)
      return callback(null, fit[0]!.address, fit[0]!.family)
    })
  }

/** Finds every address of a name. */
export type Resolve = (hostname: string, found: (error: Error | null, addresses: LookupAddress[]) => void) => void
const askTheSystem: Resolve = (hostname, found) => lookup(hostname, { all: true }, found)

export class RefusedAddress extends Error {
  override name = 'RefusedAddress'
  readonly code = 'ERR_REFUSED_ADDRESS'
  constructor(hostname: string) {
    super(`${hostname} leads to an address that is not on the open internet, so nothing is sent there.`)
  }
}
