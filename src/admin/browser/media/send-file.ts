import { restNonce } from '../shared/rest-nonce.ts'

type Sent = { id: number; source_url: string }

/** Puts a file into the library and tells how far it is, from 0 to 1: only this old way of calling knows that. */
export async function sendFile(file: File, onProgress: (part: number) => void): Promise<Sent> {
  const nonce = await restNonce()
  return await new Promise<Sent>((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open('POST', '/wp-json/wp/v2/media')
    call.setRequestHeader('X-WP-Nonce', nonce)
    call.responseType = 'json'
    call.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    call.addEventListener('error', () => reject(new Error('não foi enviado: sem conexão com a loja.')))
    call.addEventListener('load', () => {
      const told = (call.response ?? {}) as Partial<Sent> & { message?: string }
      if (call.status === 201 && told.id !== undefined) resolve(told as Sent)
      else reject(new Error(told.message ?? 'não foi enviado. Tente de novo.'))
    })
    const body = new FormData()
    body.append('file', file, file.name)
    call.send(body)
  })
}
