import type { OutsideTag, ScriptPiece } from '#kit/consent.ts'
import type { Place } from '#content/pages/display-conditions.ts'

/** A script of somebody else that the merchant adds to the shop: a chat, a tag, a review service. */
export type OutsideScript = {
  id: number
  name: string
  /** As the service gave it: script elements, code, or an address. */
  code: string
  purpose: OutsideTag['purpose']
  /** Conditions of display («include/product»); none means every public page. Cart, checkout and account have to be named. */
  conditions: string[]
  /** Further origins that it talks to. */
  hosts: string[]
  enabled: boolean
  /** Raised by every change. */
  version: number
}

/** What one page carries of them: what its browser loads, and whom and what its policy lets run. */
export type ScriptsOfPage = { tags: OutsideTag[]; hosts: string[]; codes: string[] }
export type OutsideScriptReader = { onPage: (place: Place & { editMode?: boolean }) => Promise<ScriptsOfPage> }

export type Snippet = { ok: true; pieces: ScriptPiece[] } | { ok: false; problem: SnippetProblem }
export type SnippetProblem = 'empty' | 'too-long' | 'other-markup' | 'handler' | 'not-a-script' | 'bad-address' | 'unclosed'
