import type { HostedFields } from '../../contract.ts'
import { outsideScriptAddress } from '#kit/csp-sources.ts'
import type { StoredMethod } from '../../settings.ts'

const SDK = 'https://sdk.mercadopago.com/js/v2'
const STATIC = 'https://http2.mlstatic.com'
const FIELDS = 'https://secure-fields.mercadopago.com'
const FILES = 'https://api-static.mercadopago.com'

/** What Mercado Pago's script needs on a page: its own files, the frames of the card's fields, the calls for brands, parcels and tokens. */
const HOSTS = {
  scripts: [new URL(SDK).origin, STATIC],
  frames: [FIELDS, FILES, 'https://www.mercadopago.com', 'https://www.mercadolibre.com'],
  connects: ['https://api.mercadopago.com', 'https://api.mercadolibre.com', STATIC, FIELDS, FILES],
  images: [STATIC],
}

/** The fields of the card, by the shop's public key. `sdkUrl` stands in no form: a shop that is tested is given it with its database. */
export function hostedFieldsOf({ publicKey, sdkUrl }: StoredMethod): HostedFields {
  const standIn = outsideScriptAddress(sdkUrl)
  const origins = standIn === undefined ? [] : [new URL(standIn).origin]
  return {
    client: 'mercado-pago',
    scriptUrl: standIn ?? SDK,
    publicKey: typeof publicKey === 'string' ? publicKey : '',
    outside: standIn === undefined ? HOSTS : { scripts: origins, frames: origins, connects: origins },
  }
}
