import { deadTiming, deadTriggers, type Troubles } from '#content/popups/dead-rules.ts'
import { type Bounds, LOOKS_NUMBERS } from '#content/popups/numbers.ts'
import { type Rule, type Rules, TIMING, TRIGGERS } from './rules.ts'

type IsSelector = (words: string) => boolean
type Settings = Record<string, unknown> & { triggers?: Rules; timing?: Rules }

/** What of a popup's triggers can't work, by the name of the value at fault. */
export const triggerTroubles = (rules: Rules, isSelector: IsSelector = canSelect): Troubles => ({
  ...numberTroubles(TRIGGERS, rules),
  ...selectorTrouble('scrolling_to_selector', rules, isSelector),
  ...deadTriggers(rules),
})

/** Likewise of its conditions. */
export const timingTroubles = (rules: Rules): Troubles => ({ ...deadTiming(rules), ...numberTroubles(TIMING, rules) })

/** What keeps a popup from being saved, in the shape of its form. */
export function popupTroubles({ settings = {} }: { settings?: Settings }, isSelector: IsSelector = canSelect): object {
  const looks = Object.entries(LOOKS_NUMBERS).map(([name, bounds]) => [name, outOf(bounds, settings[name])] as const)
  const found = {
    ...Object.fromEntries(looks.filter(([, words]) => words !== undefined)),
    ...selectorTrouble('open_selector', settings, isSelector),
    ...filled('triggers', triggerTroubles(settings.triggers ?? {}, isSelector)),
    ...filled('timing', timingTroubles(settings.timing ?? {})),
  }
  return filled('settings', found)
}

const filled = (name: string, troubles: object) => (Object.keys(troubles).length > 0 ? { [name]: troubles } : {})

function numberTroubles(list: Rule[], rules: Rules): Troubles {
  const found: Troubles = {}
  for (const { name, values } of list)
    for (const value of values) {
      const field = `${name}_${value.name}`
      const words = value.kind === 'number' && rules[name] === 'yes' && outOf(value.bounds, rules[field])
      if (words) found[field] = words
    }
  return found
}

function outOf({ min, max }: Bounds, value: unknown): string | undefined {
  const isWithin = typeof value === 'number' && value >= min && value <= max
  return isWithin ? undefined : `Escreva um número de ${min.toLocaleString('pt-BR')} a ${max.toLocaleString('pt-BR')}.`
}

function selectorTrouble(name: string, values: Rules, isSelector: IsSelector): Troubles {
  const words = String(values[name] ?? '').trim()
  return words === '' || isSelector(words) ? {} : { [name]: 'O navegador não entende este seletor.' }
}

function canSelect(words: string): boolean {
  try {
    document.createDocumentFragment().querySelector(words)
    return true
  } catch {
    return false
  }
}
