import { restNonce } from '../shared/rest-nonce.ts'

export type SentFile = { id: number; source_url: string; media_type: 'image' | 'file' }

/** Puts a file into the library and tells how far it is, from 0 to 1: only this old way of calling knows that. */
export async function sendFile(file: File, onProgress: (part: number) => void): Promise<SentFile> {
  const nonce = await restNonce()
  return await new Promise<SentFile>((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open('POST', '/wp-json/wp/v2/media')
    call.setRequestHeader('X-WP-Nonce', nonce)
    call.responseType = 'json'
    call.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    call.addEventListener('error', () => reject(new Error('O arquivo não foi enviado: sem conexão com a loja.')))
    call.addEventListener('load', () => {
      const told = (call.response ?? {}) as Partial<SentFile> & { message?: string }
      if (call.status === 201 && told.id !== undefined) resolve(told as SentFile)
      else reject(new Error(told.message ?? 'O arquivo não foi enviado. Tente de novo.'))
    })
    const body = new FormData()
    body.append('file', file, file.name)
    call.send(body)
  })
}
