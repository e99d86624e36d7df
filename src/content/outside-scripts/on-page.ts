import type { Place } from '#content/pages/display-conditions.ts'
import type { OutsideScript, OutsideScriptReader, ScriptsOfPage } from './contract.ts'
import { ownOrigins } from './hosts.ts'
import { readSnippet } from './snippet.ts'
import { OUTSIDE_SCRIPTS_SETTING, readStoredScripts } from './stored.ts'

/** What the conditions of a script mean. */
export type Conditions = {
  isIncluded: (conditions: readonly string[], place: Place) => boolean
  namesPrivatePage: (condition: string) => boolean
}

const EVERYWHERE = ['include/general']

/** Whether a page carries a script: never one where people sign in or pay, unless the merchant names that page. */
function isOnPage({ enabled, conditions }: OutsideScript, place: Place, { isIncluded, namesPrivatePage }: Conditions): boolean {
  if (!enabled) return false
  if (place.kind === 'private' && !isIncluded(conditions.filter(namesPrivatePage), place)) return false
  return isIncluded(conditions.length > 0 ? conditions : EVERYWHERE, place)
}

export function scriptsOfPage(scripts: readonly OutsideScript[], place: Place, meaning: Conditions): ScriptsOfPage {
  const found = scripts
    .filter((script) => isOnPage(script, place, meaning))
    .flatMap(({ code, purpose, hosts }) => {
      const snippet = readSnippet(code)
      return snippet.ok ? [{ pieces: snippet.pieces, purpose, hosts }] : []
    })
  return {
    tags: found.flatMap(({ pieces, purpose }) => pieces.map((piece) => ({ ...piece, purpose }))),
    hosts: [...new Set(found.flatMap(({ pieces, hosts }) => [...ownOrigins(pieces), ...hosts]))],
    codes: found.flatMap(({ pieces }) => pieces.flatMap((piece) => ('code' in piece ? [piece.code] : []))),
  }
}

const NONE: ScriptsOfPage = { tags: [], hosts: [], codes: [] }

type Options = { settings: { get: (name: string) => Promise<unknown> }; conditions: Conditions }

export function createOutsideScriptReader({ settings, conditions }: Options): OutsideScriptReader {
  return {
    // A page that is being edited runs nothing of others: it could change what is saved.
    onPage: async (place) =>
      place.editMode
        ? NONE
        : scriptsOfPage(readStoredScripts(await settings.get(OUTSIDE_SCRIPTS_SETTING)).scripts, place, conditions),
  }
}
