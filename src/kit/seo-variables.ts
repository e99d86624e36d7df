/** What the variables of Yoast (`%%title%%`) and Rank Math (`%title%`) stand for on one page; what is not named is left out. */
export type SeoValues = Readonly<Record<string, string>>

const YOAST = /%%([a-z0-9_-]{1,60})%%/gi
/** A percent sign alone is one: «50% de desconto e 10% no Pix» has no variable. */
const RANK_MATH = /%([a-z][a-z0-9_-]{1,60})(?:\([^()%]{0,100}\))?%/gi
/** The signs that both plug-ins offer between the parts of a title. */
const SIGNS = '-–—:·•*⋆|~«»<>'

/** A title or description of the old shop with its variables filled in, and the names of those that mean nothing here. */
export function resolveSeo(text: string, values: SeoValues, separator = '-'): { text: string; unknown: string[] } {
  const unknown = new Set<string>()
  const fill = (_whole: string, name: string) => {
    const key = name.toLowerCase()
    if (key === 'sep') return ` ${separator} `
    if (!Object.hasOwn(values, key)) unknown.add(key)
    return Object.hasOwn(values, key) ? values[key]! : ''
  }
  const hasVariables = text.includes('%%')
  const filled = text.replaceAll(hasVariables ? YOAST : RANK_MATH, fill)
  const isChanged = filled !== text
  return { text: isChanged ? tidy(filled) : filled.replaceAll(/\s+/g, ' ').trim(), unknown: [...unknown] }
}

/** Where a variable was empty, its separator goes too. */
function tidy(text: string): string {
  const sign = `[${SIGNS.replaceAll(/[\]\\^-]/g, String.raw`\$&`)}]`
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(new RegExp(`(?: ${sign})+(?= ${sign}(?: |$))`, 'g'), '')
    .replaceAll(new RegExp(`^(?: ?${sign} )+|(?: ${sign} ?)+$`, 'g'), '')
    .trim()
}

/** Whether a title only joins the page's name and the shop's, as every title without one of its own does. */
export function isUsualTitle(title: string, name: string, shopName: string): boolean {
  const plain = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
  const [whole, start, end] = [plain(title), plain(name), plain(shopName)]
  if (whole === start || whole === '') return true
  if (!whole.startsWith(`${start} `)) return false
  const rest = whole
    .slice(start.length)
    .replace(/^ (archives|arquivos?)(?= )/, '')
    .trim()
  return end !== '' && SIGNS.includes(rest.charAt(0)) && rest.slice(1).trim() === end
}
