/** An S3-compatible store as its operator names it. */
export type S3Address = {
  host: string
  port: number
  tls: boolean
  bucket: string
  /** Before every name, with a slash at its end, or empty. */
  prefix: string
  region: string
  key: string
  secret: string
}
/** Where the shop's files are: in the data folder, or in a store. */
export type StorageAddress = 'disk' | S3Address

const FORM = 's3://CHAVE:SEGREDO@ENDEREÇO/BALDE[/PASTA][?region=REGIÃO][&tls=off]'
const KNOWN = ['region', 'tls']

/** Reads such an address. A problem never repeats it: a secret stands in it. */
export function readStorageAddress(text: string): StorageAddress | { problem: string } {
  if (text === 'disk') return text
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 's3:' || url.hostname === '') return { problem: `use disk, ou ${FORM}.` }
  const [bucket = '', ...folders] = url.pathname.split('/').filter(Boolean).map(plain)
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) return { problem: `falta o nome do balde (bucket): ${FORM}.` }
  if (folders.some((folder) => !/^[\w.-]+$/.test(folder) || /^\.+$/.test(folder)))
    return { problem: 'a pasta dentro do balde só pode ter letras, números, ponto, hífen e sublinhado.' }
  const [key, secret] = [plain(url.username), plain(url.password)]
  if (!key || !secret)
    return { problem: `faltam a chave e o segredo (troque / por %2F, + por %2B e @ por %40 dentro deles): ${FORM}.` }
  const unknown = [...url.searchParams.keys()].find((name) => !KNOWN.includes(name))
  if (unknown !== undefined) return { problem: `não conhecemos o parâmetro ${unknown.slice(0, 20)}; use ${KNOWN.join(' e ')}.` }
  const region = url.searchParams.get('region') ?? 'us-east-1'
  if (!/^[\w-]{1,64}$/.test(region)) return { problem: 'a região só pode ter letras, números e hífens.' }
  const encryption = url.searchParams.get('tls') ?? 'on'
  if (encryption !== 'on' && encryption !== 'off') return { problem: 'tls pode ser on ou off.' }
  const tls = encryption === 'on'
  const port = url.port === '' ? (tls ? 443 : 80) : Number(url.port)
  const prefix = folders.map((folder) => `${folder}/`).join('')
  return { host: url.hostname, port, tls, bucket, prefix, region, key, secret }
}

/** How a store is called where everybody may read it. */
export const storageName = (address: StorageAddress) =>
  address === 'disk' ? 'pasta de dados' : `${address.host}:${address.port}/${address.bucket}/${address.prefix}`

function plain(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
