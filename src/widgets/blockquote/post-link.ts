/** Longer texts are cut by the network in the middle of a word: better by us, with the address still in it. */
export const POST_MAX_LENGTH = 250

type Quote = { content: string; author: string; url: string; via: string }

/** The address that opens X with the quote, its author and the page filled in. */
export function postLink({ content, author, url, via }: Quote): string {
  const said = [`“${content.trim()}”`, author && `— ${author}`].filter(Boolean).join(' ')
  const text = said.length > POST_MAX_LENGTH ? `${said.slice(0, POST_MAX_LENGTH - 1).trimEnd()}…` : said
  const query = Object.entries({ text, url, via }).filter(([, value]) => value !== '')
  return `https://x.com/intent/post?${query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`
}
