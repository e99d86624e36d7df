import { standingOut } from '#content/settings/theme/nearest-readable.ts'
import { contrast, LEAST_CONTRAST } from '#kit/colour-contrast.ts'
import { type Finding, type Fix, short, type WidgetOf } from '../finding.ts'
import type { TextFact } from '../page-facts.ts'

/** What WCAG AA asks of large text. */
const LEAST_OF_LARGE = 3

/** Texts that are hard to read, each element once, by its worst. */
export function contrastFindings(texts: readonly TextFact[], widgetOf: WidgetOf): Finding[] {
  const worst = new Map<string, TextFact & { ratio: number; least: number }>()
  for (const text of texts) {
    const ratio = contrast(text.colour, text.ground)
    const least = text.isLarge ? LEAST_OF_LARGE : LEAST_CONTRAST
    if (text.element === undefined || ratio >= least) continue
    const known = worst.get(text.element)
    if (!known || ratio / least < known.ratio / known.least) worst.set(text.element, { ...text, ratio, least })
  }
  return [...worst].map(([element, { text, colour, ground, ratio, least }]) => ({
    key: `contrast ${element}`,
    kind: 'contrast',
    element,
    isGrave: true,
    text: `«${short(text)}» é difícil de ler: contraste ${inWords(ratio)}, o mínimo é ${inWords(least)}.`,
    fix: fixOf(widgetOf(element), readable(colour, ground, least)),
  }))
}

/** The same hue, as much darker or brighter as it needs: towards the end that is further from the ground. */
function readable(colour: string, ground: string, least: number): string {
  const towards = contrast('#000000', ground) > contrast('#ffffff', ground) ? '#000000' : '#ffffff'
  return standingOut(colour, { from: [ground], least, towards })
}

/** Only where an element has one colour for its words: which of several is meant, its merchant knows. */
function fixOf(widget: ReturnType<WidgetOf>, colour: string): Fix | undefined {
  const fields = [...(widget?.settings ?? []), ...(widget?.style ?? [])]
  const own = fields.filter(
    ({ control, state, name }) => control === 'color' && state === 'normal' && /^(title|text|button_text)_color$/.test(name),
  )
  const [only] = own
  if (!only || own.length > 1) return undefined
  return {
    label: 'Usar a cor legível mais próxima',
    change: ({ __globals__: globals, ...settings }) => {
      const { [only.name]: _replaced, ...others } = (globals ?? {}) as Record<string, unknown>
      return { ...settings, [only.name]: colour, ...(Object.keys(others).length > 0 && { __globals__: others }) }
    },
  }
}

const inWords = (ratio: number) => ratio.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
