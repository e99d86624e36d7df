import { RestProblem } from '#http/rest/rest-problem.ts'
import { urlProblem } from '#outgoing/post.ts'
import { MEDIA_URL } from '#content/media/service.ts'
import type { PictureInput } from '#shop/catalog/editing/contract.ts'

type Given = { id?: number; src?: string; alt?: string }
type Finding = { shopUrl: string; picturesOfFiles: (files: string[]) => Promise<ReadonlyMap<string, number>> }

/** The pictures that a client names: by id, by their address here, or by an address elsewhere, from where they are fetched later. */
export async function picturesOf(given: Given[], by: number, finding: Finding): Promise<PictureInput[]> {
  const known = await findOurs(given, finding)
  return given.flatMap((picture, index): PictureInput[] => {
    const { id, src, alt } = picture
    if (!id && !src) return []
    const found = known[index]
    if (found !== undefined) return [{ id: found, alt }]
    if (!src || isOurs(src, finding.shopUrl) || urlProblem(src) !== undefined) throw notFetched(src ?? '')
    return [{ url: src, by, alt }]
  })
}

/** One picture of the library, by id or by its address here; null takes it away. */
export async function pictureIdOf(given: Given | null, finding: Finding): Promise<number | null> {
  if (given === null || (!given.id && !given.src)) return null
  const [found] = await findOurs([given], finding)
  if (found === undefined) throw notInLibrary(given.src ?? '')
  return found
}

async function findOurs(given: Given[], { shopUrl, picturesOfFiles }: Finding): Promise<(number | undefined)[]> {
  const files = given.map(({ id, src }) => (id || !src ? undefined : fileOf(src, shopUrl)))
  const known = await picturesOfFiles(files.filter((file) => file !== undefined))
  return given.map(({ id }, index) => id || known.get(files[index] ?? ''))
}

/** The name of one of our own files; undefined for addresses elsewhere. */
export function fileOf(src: string, shopUrl: string): string | undefined {
  if (!URL.canParse(src, shopUrl)) return undefined
  const { pathname } = new URL(src, shopUrl)
  return isOurs(src, shopUrl) && pathname.startsWith(MEDIA_URL) ? pathname.slice(MEDIA_URL.length) : undefined
}

const isOurs = (src: string, shopUrl: string) =>
  URL.canParse(src, shopUrl) && new URL(src, shopUrl).origin === new URL(shopUrl).origin

const ERROR = 'woocommerce_product_image_upload_error'
const notFetched = (src: string) =>
  new RestProblem(400, ERROR, `A imagem “${src.slice(0, 200)}” não pode ser buscada: é preciso um endereço público com https.`)
const notInLibrary = (src: string) =>
  new RestProblem(
    400,
    ERROR,
    `A imagem “${src.slice(0, 200)}” não está na biblioteca de mídia desta loja. Envie-a antes para /wp/v2/media e use o seu id.`,
  )
