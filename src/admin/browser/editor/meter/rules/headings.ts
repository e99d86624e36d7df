import { type Finding, type Fix, short, type WidgetOf } from '../finding.ts'
import type { HeadingFact } from '../page-facts.ts'

/** Headings are the page's table of contents: one of the first level, and none skipped on the way down. Each element is told of once. */
export function headingFindings(headings: readonly HeadingFact[], widgetOf: WidgetOf): Finding[] {
  const first = headings.findIndex(({ level }) => level === 1)
  const found = new Map<string, Finding>()
  const tell = (what: string, element: string | undefined, finding: Pick<Finding, 'isGrave' | 'text'>, level: number) => {
    const key = `headings ${what} ${element ?? ''}`
    if (!found.has(key)) found.set(key, { key, kind: 'headings', element, ...finding, fix: toLevel(element, level, widgetOf) })
  }
  const [top] = headings
  if (top && first === -1) {
    const text = `Nenhum título da página é H1. O primeiro é «${short(top.text)}».`
    tell('none', top.element, { isGrave: true, text }, 1)
  }
  let before = 0
  for (const [at, { level, element, text }] of headings.entries()) {
    if (level === 1 && first !== at)
      tell('second', element, { isGrave: false, text: `«${short(text)}» é mais um H1: uma página tem um só.` }, 2)
    else if (before > 0 && level > before + 1) {
      const skipped = `«${short(text)}» é H${level} logo depois de um H${before}: falta um nível no meio.`
      tell('skip', element, { isGrave: false, text: skipped }, before + 1)
    }
    before = level
  }
  return [...found.values()]
}

/** By the first setting of the widget that knows such a level. */
function toLevel(element: string | undefined, level: number, widgetOf: WidgetOf): Fix | undefined {
  const tag = `h${level}`
  const setting = element === undefined ? undefined : widgetOf(element)?.settings.find(isTagWith(tag))
  return setting && { label: `Mudar para H${level}`, change: (settings) => ({ ...settings, [setting.name]: tag }) }
}

const isTagWith =
  (tag: string) =>
  ({ options, many }: { options: { value: string }[]; many: boolean }) =>
    !many && options.some(({ value }) => value === tag)
