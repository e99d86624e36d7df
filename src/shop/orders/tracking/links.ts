import { isCorreiosCode } from './correios-code.ts'

type Followed = { carrier: string; code: string; url: string }

/** Where each carrier shows a parcel; Loggi asks for the code on its own page. */
const PAGES: readonly [name: RegExp, page: (code: string) => string][] = [
  [/correios|\bpac\b|sedex/i, (code) => `https://rastreamento.correios.com.br/app/index.php?objetos=${code}`],
  [/jadlog/i, (code) => `https://www.jadlog.com.br/tracking?cte=${code}`],
  [/loggi/i, () => 'https://www.loggi.com/rastreador/'],
  [/melhor\s*envio/i, (code) => `https://www.melhorrastreio.com.br/rastreio/${code}`],
]

/** Where a parcel is followed: as the merchant says, else on its carrier's page, which a code of Correios tells by itself. */
export function trackingUrl({ carrier, code, url }: Followed): string | undefined {
  if (url !== '') return url
  if (code === '') return undefined
  const page = PAGES.find(([name]) => name.test(carrier))?.[1]
  if (page) return page(encodeURIComponent(code))
  return carrier.trim() === '' && isCorreiosCode(code) ? PAGES[0]![1](encodeURIComponent(code)) : undefined
}
