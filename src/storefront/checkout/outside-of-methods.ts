import { joinOutside, type Outside } from '#kit/csp-sources.ts'
import type { HostedFields } from '#shop/payments/contract.ts'

/** What a page may reach for the ways to pay that it offers: the hosts of their fields, and nothing where none has any. */
export function outsideOfMethods(methods: readonly { hostedFields?: HostedFields | undefined }[]): Outside | undefined {
  const all = methods.flatMap(({ hostedFields }) => (hostedFields ? [hostedFields.outside] : []))
  return all.length > 0 ? joinOutside(all) : undefined
}
