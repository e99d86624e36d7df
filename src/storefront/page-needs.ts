import { everyElement, type ReadyElement } from '#builder/prepare.ts'
import { joinOutside, type Outside } from '#kit/csp-sources.ts'

type Drawn = {
  elements: readonly ReadyElement[]
  /** What they reach of other hosts. */
  outside: readonly Outside[]
  /** The families that they name. */
  fonts: readonly string[]
}

/**
 * What of these elements only a whole page brings: fonts, the script and the sheet of what moves, and hosts that its policy names. A page
 * in the editor tells its own, so that an element which needs no more than that can be drawn by itself.
 */
export function needsOf({ elements, outside, fonts }: Drawn): string[] {
  const needs = new Set(fonts.map((font) => `font ${font}`))
  for (const { motion, widget } of elements.flatMap(everyElement)) {
    if (motion) ['sheet', ...motion.kinds].forEach((kind) => needs.add(`motion ${kind}`))
    widget?.definition.frames?.forEach((host) => needs.add(`frame ${host}`))
  }
  for (const [kind, hosts] of Object.entries(joinOutside(outside))) hosts.forEach((host) => needs.add(`outside ${kind} ${host}`))
  return [...needs].sort()
}
