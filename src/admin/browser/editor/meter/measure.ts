import type { Finding, Elements } from './finding.ts'
import type { PageFacts } from './page-facts.ts'
import { alternativeFindings } from './rules/alternatives.ts'
import { contrastFindings } from './rules/contrast.ts'
import { firstScreenFindings } from './rules/first-screen.ts'
import { headingFindings } from './rules/headings.ts'
import { linkFindings } from './rules/links.ts'
import { weightFindings } from './rules/weight.ts'

type Known = Elements & { origin: string; missing: ReadonlySet<string> }

/** Everything that was found, the grave first. */
export const findingsOf = (facts: PageFacts, { origin, missing, ...elements }: Known): Finding[] =>
  [
    ...firstScreenFindings(facts, elements.widgetOf),
    ...weightFindings(facts),
    ...contrastFindings(facts.texts, elements.widgetOf),
    ...linkFindings(facts.links, { ...elements, origin, anchors: facts.anchors, missing }),
    ...headingFindings(facts.headings, elements.widgetOf),
    ...alternativeFindings(facts.pictures, elements),
  ].toSorted((one, other) => Number(other.isGrave) - Number(one.isGrave))
