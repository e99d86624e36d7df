import { lookup } from 'node:dns'
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
  (allows: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, [])
      const refused = addresses.find(({ address }) => !allows(address))
      if (refused || addresses.length === 0) return callback(new RefusedAddress(hostname), [])
      if (options.all) return callback(null, addresses)
      return callback(null, addresses[0]!.address, addresses[0]!.family)
    })
  }

export class RefusedAddress extends Error {
  override name = 'RefusedAddress'
  constructor(hostname: string) {
    super(`${hostname} leads to an address that is not on the open internet, so nothing is sent there.`)
  }
}
