const SEPARATOR = '|||'
/** Browsers refuse a cookie above 4096 bytes, name and attributes included: a longer one would be lost whole. */
const PACKED_MAX_BYTES = 3800
const VALUE_MAX_CHARS = 1000

/** As other scripts of this ecosystem write cookies: these five letters are escaped too. */
export function encode(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '')).replaceAll(
    /[!~*'()]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/** What can't be read as UTF-8 is read byte by byte, as old pages write it; a lone per cent sign stays. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text.replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  }
}

/** `key=value` pairs in one cookie. A value can't end its pair, and the longest give way until the cookie fits. */
export function pack(pairs: [key: string, value: string | number][]): string {
  for (let most = VALUE_MAX_CHARS; ; most *= 0.75) {
    const packed = pairs.map(([key, value]) => `${key}=${clip(String(value), most)}`).join(SEPARATOR)
    if (encode(packed).length <= PACKED_MAX_BYTES) return packed
  }
}

export function unpack(packed = ''): Record<string, string | undefined> {
  return Object.fromEntries(
    packed.split(SEPARATOR).map((pair) => {
      const [key = '', ...value] = pair.split('=')
      // oxlint-disable-next-line no-control-regex -- these have no place in a form
      return [key, decode(value.join('=')).replaceAll(/[\0-\x1f\x7f-\x9f]/g, '')]
    }),
  )
}

function clip(value: string, most: number) {
  const whole = value.replaceAll('|', '%7C')
  // An escaped letter that was cut in two would garble those before it.
  return whole.length <= most ? whole : whole.slice(0, most).replace(/(%[c-f]\w)?(%[89ab]\w){0,3}%?\w?$/i, '')
}
