// What XML 1.0 can't hold at all, not even escaped.
// oxlint-disable-next-line no-control-regex -- those very characters are meant
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Text as it may stand between tags and inside quoted attributes, whatever it holds. */
export const xmlText = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

/** An element with text in it; without text there is no element. Names are ours, never somebody's text. */
export const xmlElement = (name: string, text: string | undefined, attributes: Record<string, string> = {}) =>
  text === undefined || text === '' ? '' : `<${name}${attributesOf(attributes)}>${xmlText(text)}</${name}>`

/** An element of attributes alone. */
export const xmlEmpty = (name: string, attributes: Record<string, string>) => `<${name}${attributesOf(attributes)}/>`

const attributesOf = (attributes: Record<string, string>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${xmlText(value)}"`)
    .join('')

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
