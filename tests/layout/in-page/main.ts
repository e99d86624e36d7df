import { checkLayout } from '../check.ts'
import type { Measured } from '../measured.ts'
import { coveredFocus } from '../rules/bars.ts'
import type { Finding } from '../rules/finding.ts'
import { keptPlace } from '../rules/page.ts'
import type { Kept } from '../state.ts'
import { createFacts, scopeOf } from './facts.ts'
import { focusStops } from './focus-stops.ts'
import { selectorOf } from './names.ts'
import { measurePage } from './page.ts'
import { measurePictures } from './pictures.ts'
import { settle } from './settle.ts'
import { measureTargets } from './targets.ts'
import { measureFields, measureTexts } from './texts.ts'

/** How many places of a page get the focus: of longer pages each second or third link. */
const FOCUS_STOPS = 40

/** Everything that the rules ask about, as it is now. */
function measureLayout(): Measured {
  const factsOf = createFacts()
  const { scope, dialogs } = scopeOf(factsOf)
  return {
    ...measurePage(dialogs, factsOf),
    dialog: scope === document.body ? undefined : selectorOf(scope),
    texts: measureTexts(scope, factsOf),
    fields: measureFields(factsOf),
    targets: measureTargets(scope, factsOf),
    pictures: measurePictures(scope, factsOf),
  }
}

/** What is wrong with what is seen, and with what had to stay as it was. */
export async function look(kept: Kept): Promise<Looked> {
  await settle()
  const measured = measureLayout()
  return { findings: [...checkLayout(measured), ...keptPlace(measured, kept)], dialog: measured.dialog }
}
export type Looked = { findings: Finding[]; dialog?: string }

/** What is wrong for whoever goes through the page by keyboard. */
export const lookByKeyboard = async (): Promise<Finding[]> => coveredFocus(await focusStops(FOCUS_STOPS))
