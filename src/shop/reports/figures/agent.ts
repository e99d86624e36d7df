import { isAhead } from '#kit/looks-ahead.ts'
import type { Device } from './contract.ts'

/** Programs name themselves; these words stand in no browser's name. */
const ROBOT =
  /bot\b|bot[/\-_ ;)]|crawl|spider|slurp|archiv|preview|monitor|uptime|pingdom|gtmetrix|lighthouse|headless|phantom|selenium|puppeteer|playwright|facebookexternalhit|whatsapp|telegram|embedly|scrap|fetch|curl|wget|python|java\/|okhttp|go-http|node|axios|libwww|httpclient|http-client|ruby|perl|php|scanner|validator|feed|google-(read|site|insp)|mediapartners|apis-google|bingpreview|yandex|baidu|semrush|ahrefs|gptbot|chatgpt|claude|anthropic|perplexity/i
/** Every browser of the last twenty years calls itself that. */
const BROWSER = /^Mozilla\/5\.0 \(/

/** On what a person looks at a page; undefined for a program that only reads it. */
export function personsDevice(agent: string): Device | undefined {
  if (!BROWSER.test(agent) || ROBOT.test(agent)) return undefined
  // An Android that does not say «Mobile» is a tablet, by its own convention.
  if (/ipad|tablet|kindle|silk\/|playbook|android(?!.*mobile)/i.test(agent)) return 'tablet'
  return /mobi|iphone|ipod|android/i.test(agent) ? 'phone' : 'desktop'
}

type Headers = Record<string, string | string[] | undefined>

/** A person's browser opens the page in a window of its own: no script that fetches it, no frame, nothing fetched ahead. */
export function isOpening(headers: Headers): boolean {
  const { 'sec-fetch-dest': destination, 'accept-language': language, accept } = headers
  if (destination !== undefined && destination !== 'document') return false
  return language !== undefined && accept?.includes('text/html') === true && !isAhead(headers)
}
