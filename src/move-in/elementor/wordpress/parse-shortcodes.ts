/** A shortcode with what stands in it; texts between shortcodes are texts. */
export type Shortcode = { name: string; attributes: Record<string, string>; children: (Shortcode | string)[] }

/** Of WPBakery, Divi, Avada, Enfold and the themes that build on them. */
const BUILDERS = /^(vc_|et_pb_|fusion_|av_|nectar_|mk_|cs_|mpc_|dt_|ultimate_|ux_)/
/** Flatsome's have no mark of their own: they are known where its rows stand. */
const FLATSOME = new Set(
  'section section_inner background row row_inner row_inner_1 row_inner_2 col col_inner col_inner_1 col_inner_2 col_grid title gap divider button text_box tabgroup tab accordion accordion-item featured_box team_member testimonial message_box scroll_to lightbox page_header stack map logo follow share blog_posts search'.split(
    ' ',
  ),
)
const isOfFlatsome = (text: string) => /\[(row|section)[\s\]]/.test(text) && /\[\/(row|section)\]/.test(text)

/** Whether a page builder of old wrote this text. */
export const isOfBuilder = (text: string): boolean =>
  /\[(vc_row|vc_section|et_pb_section|fusion_builder_container|av_section|av_one_full|av_textblock)\b/.test(text) ||
  isOfFlatsome(text)

const TAG = /\[(\/?)([a-z][\w-]{0,60})((?:\s(?:"[^"]{0,20000}"|'[^']{0,20000}'|[^\]"']){0,2000})?)\]/gi
const MOST_DEPTH = 30
const MOST_TAGS = 5_000

/** The shortcodes of page builders as they lie in each other; any other one stays in the text around it. */
export function parseShortcodes(text: string): (Shortcode | string)[] {
  const isFlatsome = isOfFlatsome(text)
  const isOurs = (name: string) => BUILDERS.test(name) || (isFlatsome && FLATSOME.has(name))
  const tags = [...text.matchAll(TAG)].filter(([, , name]) => isOurs(name!.toLowerCase())).slice(0, MOST_TAGS)
  const closings = new Map<string, number>()
  for (const [, slash, name] of tags) if (slash) closings.set(name!.toLowerCase(), (closings.get(name!.toLowerCase()) ?? 0) + 1)
  const root: Shortcode = { name: '', attributes: {}, children: [] }
  const open = [root]
  let at = 0
  for (const { 0: whole, 1: slash, 2: written = '', 3: rest = '', index } of tags) {
    const name = written.toLowerCase()
    const between = text.slice(at, index)
    if (between.trim() !== '') open.at(-1)!.children.push(between)
    at = index + whole.length
    if (slash) {
      closings.set(name, closings.get(name)! - 1)
      const place = open.findLastIndex((one) => one.name === name)
      if (place > 0) open.length = place
      continue
    }
    const made: Shortcode = { name, attributes: attributesOf(rest), children: [] }
    open.at(-1)!.children.push(made)
    if ((closings.get(name) ?? 0) > 0 && open.length < MOST_DEPTH) open.push(made)
  }
  const tail = text.slice(at)
  if (tail.trim() !== '') open.at(-1)!.children.push(tail)
  return root.children
}

function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([a-z][\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))/gi)]
  return Object.fromEntries(
    pairs.map(([, key, double, single, bare]) => [key!.toLowerCase(), plainValue(double ?? single ?? bare ?? '')]),
  )
}

/** Quotation marks and brackets would end a shortcode: builders write them so. */
const plainValue = (value: string) =>
  value
    .replaceAll('``', '"')
    .replaceAll('`{`', '[')
    .replaceAll('`}`', ']')
    .replaceAll('%22', '"')
    .replaceAll('%91', '[')
    .replaceAll('%93', ']')
