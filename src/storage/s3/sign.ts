import { createHash, createHmac } from 'node:crypto'
import type { S3Address } from '#kit/storage-address.ts'

type Unsigned = {
  method: string
  /** Encoded by `encodePath`. */
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  body: Buffer
  at: Date
}

/** The headers of a request with its signature (AWS Signature Version 4); the body's fingerprint is part of what is signed. */
export function signed(request: Unsigned, { key, secret, region }: Pick<S3Address, 'key' | 'secret' | 'region'>) {
  const moment = request.at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
  const bodyHash = createHash('sha256').update(request.body).digest('hex')
  const headers = { ...request.headers, 'x-amz-date': moment, 'x-amz-content-sha256': bodyHash }
  const sorted = Object.entries(headers)
    .map(([name, value]) => [name.toLowerCase(), value.trim().replaceAll(/ +/g, ' ')] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  const names = sorted.map(([name]) => name).join(';')
  const canonical = [
    request.method,
    request.path,
    queryText(request.query),
    ...sorted.map(([name, value]) => `${name}:${value}`),
    '',
    names,
    bodyHash,
  ].join('\n')
  const scope = `${moment.slice(0, 8)}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', moment, scope, createHash('sha256').update(canonical).digest('hex')].join('\n')
  const signingKey = scope.split('/').reduce<Buffer>((mac, part) => hmac(mac, part), Buffer.from(`AWS4${secret}`))
  const signature = hmac(signingKey, text).toString('hex')
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${key}/${scope},SignedHeaders=${names},Signature=${signature}`,
  }
}

/** As the signature wants it: sorted, and everything encoded that is not plain. */
export const queryText = (query: Record<string, string>) =>
  Object.entries(query)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&')

export const encodePath = (path: string) => path.split('/').map(encode).join('/')

const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest()
