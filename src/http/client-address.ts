import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'

/** Who asks: the nearest address that is no proxy of ours. The same that `request.ip` tells, before there is such a request. */
export function createAddressReader(proxies: readonly string[]) {
  const ranges = proxies.map(rangeOf)
  const isProxy = (address: string) => {
    if (!ipaddr.isValid(address)) return false
    const parsed = ipaddr.process(address)
    return ranges.some(([range, bits]) => range.kind() === parsed.kind() && parsed.match(range, bits))
  }
  return ({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string => {
    const nearest = socket.remoteAddress ?? ''
    const forwarded = headers['x-forwarded-for']
    if (ranges.length === 0 || forwarded === undefined || !isProxy(nearest)) return nearest
    const named = String(forwarded)
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)
      .reverse()
    return named.find((address) => !isProxy(address)) ?? named.at(-1) ?? nearest
  }
}

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number]

function rangeOf(proxy: string): Range {
  if (!proxy.includes('/')) {
    const address = ipaddr.process(proxy)
    return [address, address.kind() === 'ipv4' ? 32 : 128]
  }
  const [address, bits] = ipaddr.parseCIDR(proxy)
  const isMapped = address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress()
  return isMapped ? [address.toIPv4Address(), Math.max(0, bits - 96)] : [address, bits]
}
