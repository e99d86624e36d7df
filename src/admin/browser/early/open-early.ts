import type { Written } from '../editor/canvas/early-page.ts'
import { askEarly } from './answers.ts'

const IS_PAGE = /^wp\/v2\/(pages|posts)\//

/**
 * Asks what the screen at this address will ask, and has the page that is opened drawn as soon as it is told, while the screens are
 * still on their way. Tells what it asks.
 */
export function openEarly({ restRoot = '/wp-json/', restNonce = '', questions = '[]' }: DOMStringMap): string[] {
  const paths = JSON.parse(questions) as string[] // written by src/admin/shell.tsx
  const [record] = askEarly(paths, { root: restRoot, nonce: restNonce })
  // The screen reads the answer itself.
  if (record && IS_PAGE.test(paths[0]!)) void drawPage(record.then((answer) => answer.clone())).catch(() => {})
  return paths
}

/** What fails is asked again, and told, by the screen. */
async function drawPage(record: Promise<Response>) {
  const { beginPage } = await import('../editor/canvas/early-page.ts')
  const answer = await record
  if (answer.ok) await beginPage((await answer.json()) as Written) // what the API tells of a page or post
}
