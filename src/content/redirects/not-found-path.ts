import { tidyPath } from './asked-address.ts'

const LONGEST = 300
/** Pages of one visitor, the API and the workbench: whose addresses are asked for there is nobody's business, or no address at all. */
const UNTOLD =
  /^\/(?:checkout|lista-de-desejos|minha-conta|my-account|email|wp-json|wc-ajax|wc-api|painel|assets|vitrine)(?:\/|$)/
/** What programs ask every server for, hoping for holes of other systems. */
const NOISE = [
  /\.(?:php\d?|env|git|aspx?|jsp|cgi|sql|bak|old|zip|tar|gz|rar|ya?ml|ini|log|conf|sh|exe|dll|json|map|swp)$/,
  /(?:^|\/)\.(?!well-known\/)/,
  /^\/(?:wp-admin|wp-includes|wp-config|wp-content\/(?:plugins|themes)|xmlrpc|phpmyadmin|pma|mysql|adminer|cgi-bin)/,
  /^\/(?:vendor|node_modules|actuator|boaform|solr|jenkins|owa|autodiscover|ecp|hnap1|telescope|\+cscoe\+|sdk|geoserver)(?:\/|$)/,
  /^\/(?:apple-touch-icon[^/]*\.png|favicon[^/]*|browserconfig\.xml|ads\.txt|app-ads\.txt|humans\.txt|security\.txt)$/,
]

export const isNoise = (path: string) => NOISE.some((one) => one.test(path))

/** The address as it is counted: without its query and without what may name a person; undefined for what is not counted. */
export function countedPath(url: string): string | undefined {
  const path = tidyPath(url.split('?', 1)[0]!)
  if (path === undefined || UNTOLD.test(path)) return undefined
  return path.split('/').map(withoutPerson).join('/').slice(0, LONGEST)
}

/** E-mails, documents, telephones and long keys. */
function withoutPerson(part: string): string {
  if (part.includes('@') || /^[\w.~+=-]*[0-9][\w.~+=]{31,}$/.test(part)) return '…'
  return part.replaceAll(/\d[\d.\-/]{7,}\d/g, '…')
}

/** The host of the page that led here; empty where nobody says. */
export function referrerHost(referrer: string | undefined): string {
  if (referrer === undefined || !/^https?:/.test(referrer) || !URL.canParse(referrer)) return ''
  return new URL(referrer).host.slice(0, 255)
}
