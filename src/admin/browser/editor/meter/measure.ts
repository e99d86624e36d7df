import type { Finding, WidgetOf } from './finding.ts'
import type { PageFacts } from './page-facts.ts'
import { alternativeFindings } from './rules/alternatives.ts'
import { contrastFindings } from './rules/contrast.ts'
import { firstScreenFindings } from './rules/first-screen.ts'
import { headingFindings } from './rules/headings.ts'
import { linkFindings } from './rules/links.ts'
import { weightFindings } from './rules/weight.ts'

type Known = { widgetOf: WidgetOf; origin: string; missing: ReadonlySet<string> }

/** Everything that was found, the grave first. */
export const findingsOf = (facts: PageFacts, { widgetOf, origin, missing }: Known): Finding[] =>
  [
    ...firstScreenFindings(facts, widgetOf),
    ...weightFindings(facts),
    ...contrastFindings(facts.texts, widgetOf),
    ...linkFindings(facts.links, { origin, anchors: facts.anchors, missing }),
    ...headingFindings(facts.headings, widgetOf),
    ...alternativeFindings(facts.pictures),
  ].toSorted((one, other) => Number(other.isGrave) - Number(one.isGrave))
