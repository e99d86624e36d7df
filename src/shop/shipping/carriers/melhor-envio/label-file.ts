import { listOf, recordOf, textOf } from '#kit/unknown-json.ts'
import { ServiceTrouble } from '#outgoing/service-trouble.ts'
import type { MelhorEnvioApi } from './api.ts'

/** Each is looked up before it is printed, and 250 calls a minute are allowed for everything. */
export const MOST_IN_FILE = 20
const PDF = Buffer.from('%PDF-')

/** The file of one label, or one that holds several. */
export async function labelFile({ ask, fetchFile }: MelhorEnvioApi, ids: readonly string[]): Promise<Buffer> {
  const [only] = ids
  const url = ids.length === 1 ? await ownUrl(ask, only!) : await joinedUrl(ask, ids)
  if (url === '') throw new ServiceTrouble('busy', 'Melhor Envio: a etiqueta ainda está sendo feita.', 5)
  const file = await fetchFile(url)
  // Its print page is meant for a person's browser: what it gives to a program is not promised.
  if (ids.length > 1 && !file.subarray(0, PDF.length).equals(PDF)) throw new ServiceTrouble('refused', ONE_BY_ONE)
  return file
}

type Ask = MelhorEnvioApi['ask']
const ownUrl = async (ask: Ask, id: string) => textOf(listOf(await ask('GET', `/api/v2/me/imprimir/pdf/${id}`))[0])
/** `public`: whoever has the address may open it, so that our key is not sent to where files lie. */
const joinedUrl = async (ask: Ask, orders: readonly string[]) =>
  textOf(recordOf(await ask('POST', '/api/v2/me/shipment/print', { body: { mode: 'public', orders } }))['url'])

const ONE_BY_ONE = 'Melhor Envio: não juntou as etiquetas em um PDF. Marque «Um arquivo por etiqueta» e imprima uma a uma.'
