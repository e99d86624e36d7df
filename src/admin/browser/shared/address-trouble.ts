import { safeHref } from '#kit/url.ts'

/** Why the shop would make no link of an address, in the merchant's words; an empty one leads nowhere, and may. */
export const addressTrouble = (address: string): string | undefined =>
  safeHref(address) === undefined ? 'Comece por / para páginas da loja, ou por https://, mailto: ou tel:.' : undefined
