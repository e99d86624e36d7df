import { decodeEntities } from '#kit/entities.ts'

const VOID = new Set('area base br col hr img input link meta source track wbr'.split(' '))

/** The server's own markup as a tree of nodes, with as much of the DOM as rules about drawn pages ask for. */
export function readMarkup(html: string): Element {
  const root = new Tag('body', '')
  let open = root
  for (const [, comment, closing, name, attributes = '', text] of html.matchAll(
    /(<!--[^]*?-->|<!doctype[^>]*>)|<(?:\/([a-z][\w:-]*)|([a-z][\w:-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*))\s*\/?>|([^<]+)/gi,
  )) {
    if (comment) continue
    if (text !== undefined) open.add(new Words(decoded(text)))
    else if (closing) open = open.parentElement ?? root
    else {
      const tag = new Tag(name!.toLowerCase(), attributes)
      open.add(tag)
      if (!VOID.has(tag.localName)) open = tag
    }
  }
  return root as unknown as Element // the rules ask for no more than it has
}

const decoded = (text: string) => decodeEntities(text.replaceAll('&#x27;', "'"))

class Words {
  readonly nodeType = 3
  parentElement: Tag | null = null
  readonly data: string
  constructor(data: string) {
    this.data = data
  }
  get textContent() {
    return this.data
  }
  contains(other: unknown) {
    return other === this
  }
}

class Tag {
  readonly nodeType = 1
  parentElement: Tag | null = null
  readonly childNodes: (Tag | Words)[] = []
  readonly localName: string
  private readonly attributes: string
  constructor(localName: string, attributes: string) {
    this.localName = localName
    this.attributes = attributes
  }
  add(child: Tag | Words) {
    child.parentElement = this
    this.childNodes.push(child)
  }
  get textContent(): string {
    return this.childNodes.map(({ textContent }) => textContent).join('')
  }
  getAttribute(name: string) {
    const found = new RegExp(`\\s${name}(?:="([^"]*)")?(?=\\s|$)`).exec(this.attributes)
    return found ? decoded(found[1] ?? '') : null
  }
  contains(other: Tag | Words | null): boolean {
    return other !== null && (other === this || this.contains(other.parentElement))
  }
  /** Of names of tags, or of one attribute. */
  closest(selector: string): Tag | null {
    const [, name, value] = /^\[([\w-]+)="(.*)"\]$/.exec(selector) ?? []
    const isMeant = name ? this.getAttribute(name) === value : selector.split(', ').includes(this.localName)
    return isMeant ? this : (this.parentElement?.closest(selector) ?? null)
  }
}
