import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import busboy from 'busboy'
import { isStorableText } from '#kit/json.ts'
import { badRequest, Problem } from './problem.ts'

/** No form asks for more than this at once; each form's own limits are checked when it is known which one it is. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024
const MAX_BODY_BYTES = 40 * 1024 * 1024
const MAX_NAME_LENGTH = 200
const LIMITS = { fileSize: MAX_FILE_BYTES, files: 20, fieldSize: 64 * 1024, fieldNameSize: 600, parts: 300, headerPairs: 20 }

export type FormFields = Record<string, string | string[]>
type Sent = { headers: IncomingHttpHeaders; payload: Readable }
type SentPart = { field: string; name: string; stream: Readable }

/** The texts of a multipart form by name; `keep` is handed each file while it arrives. Anything half or malformed is refused whole. */
export async function readForm({ headers, payload }: Sent, keep: (file: SentPart) => Promise<void>): Promise<FormFields> {
  if (Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw tooLarge()
  const fields = Object.create(null) as FormFields
  const keeping: Promise<void>[] = []
  const keepWhole = async (file: SentPart & { stream: { truncated?: boolean } }) => {
    await keep(file)
    if (file.stream.truncated) throw tooLarge()
  }
  const form = busboy({ headers, limits: LIMITS, defParamCharset: 'utf8' })
  try {
    await new Promise<void>((resolve, reject) => {
      const orReject = (act: () => void) => {
        try {
          act()
        } catch (error) {
          reject(error)
        }
      }
      form.on('field', (name, value, { valueTruncated }) =>
        orReject(() => {
          if (valueTruncated) throw tooLarge()
          addField(fields, checkedName(name), value)
        }),
      )
      form.on('file', (field, stream, { filename }) => {
        // It may fail before anybody reads it.
        stream.on('error', reject)
        orReject(() => {
          const kept = keepWhole({ field: checkedName(field), name: plainName(filename), stream })
          kept.catch(reject)
          keeping.push(kept)
        })
      })
      for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) form.on(limit, () => reject(tooLarge()))
      let size = 0
      payload.on('data', (chunk: Buffer) => (size += chunk.length) > MAX_BODY_BYTES && reject(tooLarge()))
      payload.once('close', () => payload.readableEnded || reject(badRequest()))
      if (payload.destroyed) reject(badRequest())
      form.on('error', reject).once('close', resolve)
      payload.pipe(form)
    })
  } catch (error) {
    payload.unpipe(form)
    // What else is sent is not looked at; without it read, many senders would not hear the answer.
    payload.resume()
    form.destroy()
    await Promise.allSettled(keeping)
    throw error
  }
  await Promise.all(keeping)
  return fields
}

function addField(fields: FormFields, name: string, value: string) {
  if (!isStorableText(value)) throw badRequest('O formulário tem caracteres que não podem ser guardados.')
  if (name.endsWith('[]')) fields[name] = [...((fields[name] as string[] | undefined) ?? []), value]
  else if (name in fields) throw badRequest(`O campo «${name.slice(0, 60)}» veio duas vezes.`)
  else fields[name] = value
}

function checkedName(sent: string | undefined): string {
  const name = plainName(sent)
  if (name === '' || name.length > MAX_NAME_LENGTH || !isStorableText(name) || name === '__proto__') throw badRequest()
  return name
}

/** Browsers write %22 for a quotation mark and %0D%0A for a line break inside a name. */
const plainName = (sent = '') => sent.replaceAll('%22', '"').replaceAll(/%0D|%0A/gi, ' ')

export const tooLarge = () => new Problem(413, 'too_large', 'O que foi enviado é grande demais.')
