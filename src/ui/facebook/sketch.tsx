type Drawing = {
  height: number
  /** Surfaces and lines of words. */ soft: string
  /** What catches the eye. */ strong: string
  cut?: string
}
type Plugin = { kind: string; attributes: Record<string, string> }

/** What will stand here, drawn in outline: a button, a talk, a post, a page. Nothing of it comes from Facebook. */
export function FacebookSketch({ kind, attributes }: Plugin) {
  const { height, soft, strong, cut } = drawingOf(kind, attributes)
  return (
    <svg
      className="facebook-sketch"
      viewBox={`0 0 320 ${height}`}
      aria-hidden="true"
      data-scheme={attributes['data-colorscheme'] === 'dark' ? 'dark' : undefined}
    >
      <path className="facebook-soft" d={soft} />
      <path className="facebook-strong" d={strong} />
      {cut && <path className="facebook-cut" d={cut} />}
    </svg>
  )
}

const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`
const dot = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

function drawingOf(kind: string, attributes: Record<string, string>): Drawing {
  if (kind === 'like') return button(attributes['data-layout'] ?? '')
  if (kind === 'page') return page(attributes)
  return DRAWINGS[kind] ?? DRAWINGS.post!
}

const THUMB = 'M12 11h4v11h-4zM19 12l4-8c3 0 3 3 2 6h7l-2 12h-11z'
const LIKE = { height: 64, strong: box(108, 18, 104, 28), cut: place(THUMB, 120, 19) }

/** Its four looks: alone, with the count beside or above it, with a sentence. */
function button(layout: string): Drawing {
  if (layout === 'button') return { ...LIKE, soft: '' }
  if (layout === 'button_count') return { ...LIKE, soft: box(224, 18, 44, 28) }
  if (layout === 'box_count')
    return { height: 100, soft: box(108, 12, 104, 34), strong: box(108, 58, 104, 28), cut: place(THUMB, 120, 59) }
  return { ...LIKE, strong: box(24, 18, 104, 28), cut: place(THUMB, 36, 19), soft: box(146, 22, 150, 5) + box(146, 37, 110, 5) }
}

/** A path of its own, moved to where it stands. */
function place(path: string, x: number, y: number) {
  return path.replaceAll(/M([\d.]+) ([\d.]+)/g, (_, left: string, top: string) => `M${Number(left) + x} ${Number(top) + y}`)
}

const comment = (x: number, y: number) => ({
  soft: box(x + 26, y + 4, 232 - x, 5) + box(x + 26, y + 17, 170 - x, 5),
  strong: dot(x, y + 2, 12) + box(x + 26, y - 9, 64, 5),
})
const [first, second, answer] = [comment(32, 74), comment(32, 126), comment(64, 126)]

const DRAWINGS: Record<string, Drawing> = {
  comments: {
    height: 160,
    soft: box(58, 14, 240, 26) + first.soft + second.soft,
    strong: dot(32, 27, 12) + first.strong + second.strong,
  },
  post: {
    height: 196,
    soft: box(58, 32, 60, 5) + box(20, 50, 270, 5) + box(20, 62, 190, 5) + box(20, 78, 280, 82),
    strong: dot(34, 28, 13) + box(58, 20, 96, 5) + box(20, 174, 50, 6) + box(92, 174, 60, 6) + box(174, 174, 70, 6),
    cut: 'M60 160l54-52 38 34 26-20 50 38z',
  },
  video: {
    height: 184,
    soft: box(20, 16, 280, 152),
    strong: dot(160, 88, 26) + box(34, 150, 96, 4),
    cut: 'M152 75l22 13-22 13z',
  },
  'comment-embed': {
    height: 160,
    soft: box(20, 14, 280, 30) + comment(32, 74).soft + answer.soft,
    strong: box(34, 26, 120, 6) + answer.strong + dot(32, 76, 12),
  },
}

/** With or without its cover, and what stands under it: the dates of fairs, or what was written last. */
function page(attributes: Record<string, string>): Drawing {
  const top = attributes['data-hide-cover'] === 'true' || attributes['data-small-header'] === 'true' ? 0 : 52
  const cover = top > 0 ? box(12, 12, 296, 64) : ''
  const strong = box(26, top + 18, 48, 48) + box(88, top + 36, 120, 7)
  const soft = cover + box(88, top + 52, 76, 5)
  const tabs = attributes['data-tabs'] ?? ''
  if (tabs === '') return { height: top + 84, soft, strong }
  if (tabs.includes('events')) {
    const row = (y: number) => ({ soft: box(70, y + 4, 190, 5) + box(70, y + 18, 120, 5), strong: box(26, y, 30, 28) })
    const [near, far] = [row(top + 90), row(top + 132)]
    return { height: top + 176, soft: soft + near.soft + far.soft, strong: strong + near.strong + far.strong }
  }
  return {
    height: top + 160,
    soft: soft + box(26, top + 86, 268, 5) + box(26, top + 98, 190, 5) + box(26, top + 114, 268, 34),
    strong,
  }
}
