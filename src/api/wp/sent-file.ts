import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { MEDIA_TEXT } from '#content/media/text.ts'
import { filesOf } from '#http/multipart.ts'
import type { RestRequest } from '#http/rest/contract.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'

export type SentFile = { name: string; bytes: Buffer }

/** The file of a call: the part «file» of a form, or the body as it is with its name in Content-Disposition. */
type Call = Pick<RestRequest, 'body' | 'headers' | 'front'>

export async function sentFile({ body, headers, front }: Call): Promise<SentFile> {
  const file = Buffer.isBuffer(body) ? { name: nameIn(headers['content-disposition']), bytes: body } : await partOf(front.request)
  if (!file) throw new RestProblem(400, 'rest_upload_no_data', 'Nenhum dado enviado.')
  if (file.bytes.length === 0) throw new RestProblem(400, 'rest_upload_no_data', MEDIA_TEXT.empty)
  const expected = headers['content-md5']?.trim().toLowerCase()
  if (expected !== undefined && expected !== createHash('md5').update(file.bytes).digest('hex'))
    throw new RestProblem(412, 'rest_upload_hash_mismatch', 'O hash do conteúdo não corresponde ao esperado.')
  return { name: file.name.slice(-200), bytes: file.bytes }
}

async function partOf(request: Call['front']['request']): Promise<SentFile | undefined> {
  const file = filesOf(request).find(({ field }) => field === 'file')
  return file && { name: file.name, bytes: await readFile(file.path) }
}

function nameIn(disposition: string | undefined): string {
  if (disposition === undefined)
    throw new RestProblem(400, 'rest_upload_no_content_disposition', 'Não foi fornecido um Content-Disposition.')
  const extended = /filename\*\s*=\s*UTF-8''([^;\s]{1,600})/i.exec(disposition)?.[1]
  const name = extended === undefined ? /filename\s*=\s*(?:"([^"]{1,300})"|([^;\s"]{1,300}))/i.exec(disposition) : undefined
  const plain = extended === undefined ? (name?.[1] ?? name?.[2]) : decoded(extended)
  if (!plain)
    throw new RestProblem(
      400,
      'rest_upload_invalid_disposition',
      'O Content-Disposition fornecido é inválido. Ele precisa ter a forma `attachment; filename="imagem.png"`.',
    )
  return plain
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
